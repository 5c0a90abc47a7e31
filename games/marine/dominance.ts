import { dominanceDelta } from './cards/modifiers.ts'
import { cornersOf, discAt, isTile, occupies } from './earth.ts'
import { discsOn } from './elements.ts'
import { HEXES } from './geometry.ts'
import { ELEMENTS, type MarineState } from './state.ts'

function hasDisc(s: MarineState, hex: number, element: number): boolean {
  for (const corner of cornersOf(hex)) if (discAt(s, corner) === element) return true
  return false
}

/** Tiles that hold both a species of the animal and a disc of the type; several discs on one tile count once. */
function tilesShared(s: MarineState, animal: number, element: number): number {
  let n = 0
  for (let hex = 0; hex < HEXES; hex++) if (occupies(s, animal, hex) && isTile(s, hex) && hasDisc(s, hex, element)) n++
  return n
}

/** Discs of the type on the display × tiles shared with the type; a trait may raise what is not zero. */
export function dominanceValue(s: MarineState, animal: number, element: number): number {
  const discs = discsOn(s, animal, element) // Dominance 1
  const value = discs === 0 ? 0 : discs * tilesShared(s, animal, element) // Dominance 2
  return value === 0 ? 0 : value + dominanceDelta(s, animal)
}

export const targetOf = (s: MarineState, element: number): number => s.target[element] as number

/** Several animals may dominate a type at the same time. */
export const dominates = (s: MarineState, animal: number, element: number): boolean =>
  dominanceValue(s, animal, element) > targetOf(s, element) // Dominance 3

export function dominatedBy(s: MarineState, animal: number): number[] {
  const types: number[] = []
  for (let element = 0; element < ELEMENTS; element++) if (dominates(s, animal, element)) types.push(element)
  return types
}
