/** 10.3 Inheritance: what a new species can take over from its parent, step by step, never into a dead end. */

import type { WhyNot } from '@deeptime/engine'
import { whyNotOf } from '@deeptime/kit'
import { MALE_CONTESTS } from '../components/cultures.ts'
import { LETTERS, M, ROADRUNNER } from '../components/dna.ts'
import { FACES, type Face, INHERITANCE_TILES, tileOfFace } from '../components/inheritance.ts'
import { colourOf } from '../components/players.ts'
import type { ClassicOption } from '../keys.ts'
import { terrainsOf, withinSizes } from '../species/genome.ts'
import { hasDestination } from '../species/migration.ts'
import { type Beast, playerOf, type Species, type State } from '../state.ts'
import { because } from '../why-not.ts'

/** One thing to inherit: levels of a roadrunner track (10.3b) or a face of a tile (10.3c). */
export interface Inherit extends ClassicOption {
  readonly letter: number
  readonly count: number
  /** The face, −1 for a track. */
  readonly face: number
}

const TRACKS: readonly Inherit[] = LETTERS.slice(ROADRUNNER).flatMap((name, i) =>
  [1, 2, 3].map((count) => ({
    id: `inherit:${name.repeat(count)}`,
    about: [`track:${name}${count}`],
    label: 'inherit.track',
    params: { dna: name.repeat(count) },
    letter: ROADRUNNER + i,
    count,
    face: -1,
  })),
)

const TILES: readonly Inherit[] = FACES.map((face, i) => ({
  id: `inherit:${face.id}`,
  about: [`inheritance:${face.id}`],
  label: 'inherit.face',
  params: { dna: face.dna },
  letter: face.letter,
  count: face.count,
  face: i,
}))

export const INHERIT_NOTHING: Inherit = { id: 'inherit:none', label: 'inherit.none', letter: -1, count: 0, face: -1 }

/** A child species that is being planned. */
export interface Draft extends Beast {
  readonly dna: number[]
  enters: number
  readonly inherited: Inherit[]
}

export const newDraft = (parent: Species): Draft => ({
  unit: -1,
  size: parent.size,
  dna: parent.dna.map(() => 0),
  cultures: 0,
  enters: terrainsOf(NO_DNA, parent.size),
  hunts: true,
  inherited: [],
})

const NO_DNA: readonly number[] = LETTERS.map(() => 0)

export function take(draft: Draft, inherit: Inherit): void {
  if (inherit.count === 0) return
  draft.dna[inherit.letter] = (draft.dna[inherit.letter] as number) + inherit.count
  draft.enters = terrainsOf(draft.dna, draft.size)
  draft.inherited.push(inherit)
}

function putBack(draft: Draft, inherit: Inherit): void {
  if (inherit.count === 0) return
  draft.dna[inherit.letter] = (draft.dna[inherit.letter] as number) - inherit.count
  draft.enters = terrainsOf(draft.dna, draft.size)
  draft.inherited.pop()
}

/** What can be inherited at one point of the sequence; of each slot at most one. */
export type Slot = readonly Inherit[]

/**
 * 10.3: one track and one tile; the children of a species with male contests (9.2f) may have any number of each.
 * M comes first, for it alone can take destinations away.
 */
export function slotsOf(state: State, parent: Species): readonly Slot[] {
  const tracks = TRACKS.filter((i) => i.count <= (parent.dna[i.letter] as number))
  const { inheritance } = playerOf(state, colourOf(parent.unit))
  const tiles = TILES.filter((i) => {
    const inReserve = (inheritance & (1 << tileOfFace(i.face))) !== 0
    return inReserve && i.count <= (parent.dna[i.letter] as number) && withinSizes((FACES[i.face] as Face).sizes, parent.size)
  })
  if ((parent.cultures & MALE_CONTESTS) === 0) return [tracks, tiles].filter((slot) => slot.length > 0)
  const letters = [M, ...[5, 6, 7, 8].filter((letter) => letter !== M)]
  const byLetter = letters.map((letter) => tracks.filter((i) => i.letter === letter))
  const byTile = INHERITANCE_TILES.map((tile) => tiles.filter((i) => tileOfFace(i.face) === tile))
  return [...byLetter, ...byTile].filter((slot) => slot.length > 0)
}

/** 9.2f: of each letter not more than the parent has. */
const fits = (parent: Species, draft: Draft, inherit: Inherit): boolean =>
  (draft.dna[inherit.letter] as number) + inherit.count <= (parent.dna[inherit.letter] as number)

/** Armour, night and speed only ever help: of such a track the highest level opens every place that a lower one or none would. */
const onlyHelps = (inherit: Inherit): boolean => inherit.face < 0 && inherit.letter !== M

/** Is there a place for this child, once it has inherited something from the slots that are left? */
export function canBeBorn(state: State, parent: Species, draft: Draft, slots: readonly Slot[], next: number, from: number): boolean {
  if (hasDestination(state, draft, from)) return true
  if (next >= slots.length) return false
  const slot = slots[next] as Slot
  let tried = -1
  for (let i = slot.length - 1; i >= 0; i--) {
    const inherit = slot[i] as Inherit
    if (!fits(parent, draft, inherit) || (inherit.letter === tried && onlyHelps(inherit))) continue
    tried = inherit.letter
    take(draft, inherit)
    const born = canBeBorn(state, parent, draft, slots, next + 1, from)
    putBack(draft, inherit)
    if (born) return true
  }
  return slot.some(onlyHelps) ? false : canBeBorn(state, parent, draft, slots, next + 1, from)
}

/** The answers to one slot that still leave the child a place to go. */
export function inheritOptions(
  state: State,
  parent: Species,
  draft: Draft,
  slots: readonly Slot[],
  index: number,
  from: number,
): readonly Inherit[] {
  return [INHERIT_NOTHING, ...(slots[index] as Slot)].filter((inherit) => {
    if (inherit.count > 0 && !fits(parent, draft, inherit)) return false
    take(draft, inherit)
    const born = canBeBorn(state, parent, draft, slots, index + 1, from)
    putBack(draft, inherit)
    return born
  })
}

/** 10.3: why a track or a tile can't be inherited now: another is asked about, the parent has less, or no place would be left. */
export function whyNotInherit(parent: Species, open: readonly Inherit[], rule: '10.3b' | '10.3c'): readonly WhyNot[] {
  const letters = new Set(open.map(({ letter }) => letter))
  return whyNotOf(
    [...TRACKS, ...TILES],
    ({ about }) => about?.[0] as string,
    (inherit) => {
      if (open.includes(inherit)) return undefined
      if (inherit.count > (parent.dna[inherit.letter] as number)) return because('parent-lacks', rule)
      return because(inherit.face < 0 === (rule === '10.3b') && letters.has(inherit.letter) ? 'dead-end' : 'other-letter', rule)
    },
  )
}
