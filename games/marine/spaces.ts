import { SPACES, type Space } from './components/action-display.ts'
import { SECTION_IDS, type SectionId } from './components/ids.ts'

/** The action display as tables by space number: 37 spaces, from top to bottom and left to right. */

export const SPACE_COUNT = SPACES.length

export const SPACE_REFS: readonly string[] = SPACES.map((s) => `space:${s.id}`)

/** By space: the number of its section. A higher number is a lower section. */
export const SECTION_OF: readonly number[] = SPACES.map((s) => SECTION_IDS.indexOf(s.section))

export const SPECIAL_ONLY: readonly boolean[] = SPACES.map((s) => s.specialOnly)

/** By space: how many animals it takes for the space to exist. */
export const MIN_ANIMALS: readonly number[] = SPACES.map((s) => s.minAnimals ?? 2)

export const spaceOf = (space: number): Space => SPACES[space] as Space

export const sectionOf = (space: number): SectionId => spaceOf(space).section

const BY_ID: ReadonlyMap<string, number> = new Map(SPACES.map((s, i) => [s.id, i]))

/** The number of a space, by its name: `competition-2`. */
export function spaceNamed(id: string): number {
  const space = BY_ID.get(id)
  if (space === undefined) throw new Error(`There is no space "${id}"`)
  return space
}
