import type { OptionOf } from '@deeptime/kit'
import { ANIMAL_IDS, ELEMENT_IDS, VENT_SIDES } from './components/ids.ts'
import { CORNER_REFS, HEX_REFS } from './geometry.ts'
import type { OptionLabel } from './keys.ts'
import { SPACE_REFS } from './spaces.ts'

/** Options are made once and shared, so that a list of legal answers is a list of references. */

/** An option whose label has words. */
export type MarineOption = OptionOf<OptionLabel>

export interface HexOption extends MarineOption {
  readonly hex: number
}
export interface CornerOption extends MarineOption {
  readonly corner: number
}
export interface SpaceOption extends MarineOption {
  readonly space: number
}
export interface ElementOption extends MarineOption {
  readonly element: number
}
export interface AnimalOption extends MarineOption {
  readonly animal: number
}
export interface CountOption extends MarineOption {
  readonly count: number
}
export interface NameOption extends MarineOption {
  readonly name: string
}

export const HEX_OPTIONS: readonly HexOption[] = HEX_REFS.map((id, hex) => ({ id, about: [id], hex }))

export const CORNER_OPTIONS: readonly CornerOption[] = CORNER_REFS.map((id, corner) => ({ id, about: [id], corner }))

export const SPACE_OPTIONS: readonly SpaceOption[] = SPACE_REFS.map((id, space) => ({ id, about: [id], space }))

export const ELEMENT_OPTIONS: readonly ElementOption[] = ELEMENT_IDS.map((name, element) => ({
  id: `element:${name}`,
  about: [`element:${name}`],
  label: 'element',
  params: { element: `@element.${name}` },
  element,
}))

/** The special pawn of an element, in front of its controller. */
export const PAWN_OPTIONS: readonly ElementOption[] = ELEMENT_IDS.map((name, element) => ({
  id: `pawn:${name}`,
  about: [`pawn:${name}`],
  label: 'pawn',
  params: { element: `@element.${name}` },
  element,
}))

export const ANIMAL_OPTIONS: readonly AnimalOption[] = ANIMAL_IDS.map((name, animal) => ({
  id: `animal:${name}`,
  about: [`animal:${name}`],
  label: 'animal',
  params: { animal: `@animal.${name}` },
  animal,
}))

export interface SpeciesOption extends AnimalOption, HexOption {}

/** The species of one animal on one tile: `species:fish@2,-1`. By `hex × 4 + animal`. */
const SPECIES_OPTIONS: readonly SpeciesOption[] = HEX_REFS.flatMap((tile, hex) =>
  ANIMAL_IDS.map((name, animal) => ({
    id: `species:${name}@${tile.slice('tile:'.length)}`,
    about: [`species:${name}@${tile.slice('tile:'.length)}`, tile],
    label: 'species',
    params: { animal: `@animal.${name}` },
    hex,
    animal,
  })),
)

export const speciesOption = (hex: number, animal: number): SpeciesOption =>
  SPECIES_OPTIONS[hex * ANIMAL_IDS.length + animal] as SpeciesOption

const MOST_CUBES = 35

/** A number of species on a tile, from 0 to all cubes of an animal. */
const COUNTS_ON: readonly (readonly CountOption[])[] = HEX_REFS.map((ref) =>
  Array.from({ length: MOST_CUBES + 1 }, (_, count) => ({ id: `count:${count}`, about: [ref], label: 'count', params: { count }, count })),
)

/** "How many?", from the most down to the least. */
export function countsOn(hex: number, most: number, least = 0): readonly CountOption[] {
  const counts = COUNTS_ON[hex] as readonly CountOption[]
  const options: CountOption[] = []
  for (let n = most; n >= least; n--) options.push(counts[n] as CountOption)
  return options
}

export const STACK_OPTIONS: readonly CountOption[] = [0, 1, 2].map((count) => ({
  id: `stack:${count + 1}`,
  about: [`stack:${count + 1}`],
  count,
}))

export const SIDE_OPTIONS: readonly CountOption[] = VENT_SIDES.map((side, count) => ({
  id: `side:${side}`,
  label: 'side',
  params: { side: `@vent.${side}` },
  count,
}))

const named = (kind: 'card' | 'trait') => {
  const made = new Map<string, NameOption>()
  return (name: string): NameOption => {
    const known = made.get(name)
    if (known) return known
    const id = `${kind}:${name}`
    const option: NameOption = { id, about: [id], label: kind, params: { [kind]: `@${kind}.${name}` }, name }
    made.set(name, option)
    return option
  }
}

/** Cards and traits may be a table's own, so their options are made as they are met. */
export const cardOption = named('card')
export const traitOption = named('trait')

const button = <I extends OptionLabel>(id: I) => ({ id, label: id }) as const

export const RETRIEVE = { ...button('retrieve'), about: ['retrieve'] } as const
export { DONE } from '@deeptime/kit'
/** Leave the whole action out. */
export const FORGO = button('forgo')
export const REMOVE = button('remove')
export const PLACE_CUBE = button('place-cube')
export const VACANT_SPACE = button('vacant-space')
export const FROM_GENE_POOL = button('gene-pool')
export const FROM_BOX = button('box')
