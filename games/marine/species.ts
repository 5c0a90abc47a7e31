import { thriveOn } from './cards/modifiers.ts'
import { occupies, speciesAt, terrainAt } from './earth.ts'
import { hasMatch } from './elements.ts'
import { ANIMALS, type MarineState } from './state.ts'

/** Species on Earth: whether they thrive, and how they come and go. */

/** Thriving: a type on a corner of the tile is on the animal's display. All its species on a tile share the same fate. */
export const wouldThrive = (s: MarineState, animal: number, hex: number): boolean =>
  hasMatch(s, animal, hex) || thriveOn(s, animal, terrainAt(s, hex))

export const isThriving = (s: MarineState, animal: number, hex: number): boolean => occupies(s, animal, hex) && wouldThrive(s, animal, hex)

export const isEndangered = (s: MarineState, animal: number, hex: number): boolean =>
  occupies(s, animal, hex) && !wouldThrive(s, animal, hex)

const change = (s: MarineState, animal: number, hex: number, by: number): void => {
  s.species[hex * ANIMALS + animal] = speciesAt(s, hex, animal) + by
}

/** From the gene pool onto a tile. */
export function placeSpecies(s: MarineState, animal: number, hex: number, n: number): void {
  s.genePool[animal] = (s.genePool[animal] as number) - n
  change(s, animal, hex, n)
}

/** From the box, where eliminated cubes lie, onto a tile. */
export function reviveSpecies(s: MarineState, animal: number, hex: number, n: number): void {
  s.box[animal] = (s.box[animal] as number) - n
  change(s, animal, hex, n)
}

/** From a tile into the box: out of the game. */
export function eliminateSpecies(s: MarineState, animal: number, hex: number, n: number): void {
  change(s, animal, hex, -n)
  s.box[animal] = (s.box[animal] as number) + n
}

/** From a tile back to the gene pool. */
export function returnSpecies(s: MarineState, animal: number, hex: number, n: number): void {
  change(s, animal, hex, -n)
  s.genePool[animal] = (s.genePool[animal] as number) + n
}

export function moveSpecies(s: MarineState, animal: number, from: number, to: number, n: number): void {
  change(s, animal, from, -n)
  change(s, animal, to, n)
}
