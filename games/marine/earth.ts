import { ADJACENT, CORNERS, CORNERS_OF_HEX, HEXES, HEXES_OF_CORNER } from './geometry.ts'
import { ANIMALS, type MarineState, NONE, VENT } from './state.ts'

/** Questions about Earth, the tiles in play, that no card or trait changes. */

/** The terrain as it counts now, or `NONE` where no tile lies. A tile under a Vent is only a Vent. */
export const terrainAt = (s: MarineState, hex: number): number => s.terrain[hex] as number

export const isTile = (s: MarineState, hex: number): boolean => terrainAt(s, hex) !== NONE

export const isVent = (s: MarineState, hex: number): boolean => terrainAt(s, hex) === VENT

export const ventSideAt = (s: MarineState, hex: number): number => s.ventSide[hex] as number

/** Species of one animal on a tile. */
export const speciesAt = (s: MarineState, hex: number, animal: number): number => s.species[hex * ANIMALS + animal] as number

export const occupies = (s: MarineState, animal: number, hex: number): boolean => speciesAt(s, hex, animal) > 0

/** Species of all animals on a tile. */
export function allSpeciesAt(s: MarineState, hex: number): number {
  let n = 0
  for (let a = 0; a < ANIMALS; a++) n += speciesAt(s, hex, a)
  return n
}

export const opposingSpeciesAt = (s: MarineState, hex: number, animal: number): number => allSpeciesAt(s, hex) - speciesAt(s, hex, animal)

/** The element of the disc on a corner, or `NONE`. */
export const discAt = (s: MarineState, corner: number): number => s.corners[corner] as number

export const hexesOf = (corner: number): readonly number[] => HEXES_OF_CORNER[corner] as readonly number[]
export const cornersOf = (hex: number): readonly number[] => CORNERS_OF_HEX[hex] as readonly number[]
export const adjacentTo = (hex: number): readonly number[] => ADJACENT[hex] as readonly number[]

/** The corner of at least one tile of Earth. */
export function touchesEarth(s: MarineState, corner: number): boolean {
  for (const hex of hexesOf(corner)) if (isTile(s, hex)) return true
  return false
}

/** The elements on the corners of a tile, one bit for each type. */
export function elementBitsAt(s: MarineState, hex: number): number {
  let bits = 0
  for (const corner of cornersOf(hex)) {
    const element = discAt(s, corner)
    if (element !== NONE) bits |= 1 << element
  }
  return bits
}

/** Discs on the corners of a tile. */
export function discsAround(s: MarineState, hex: number): number {
  let n = 0
  for (const corner of cornersOf(hex)) if (discAt(s, corner) !== NONE) n++
  return n
}

/** Tiles of Earth for which the question is answered yes. */
export function tilesWhere(s: MarineState, is: (hex: number) => boolean): number[] {
  const found: number[] = []
  for (let hex = 0; hex < HEXES; hex++) if (isTile(s, hex) && is(hex)) found.push(hex)
  return found
}

export function cornersWhere(is: (corner: number) => boolean): number[] {
  const found: number[] = []
  for (let corner = 0; corner < CORNERS; corner++) if (is(corner)) found.push(corner)
  return found
}

export const everyTile = (s: MarineState): number[] => tilesWhere(s, () => true)

export const cornersOfEarth = (s: MarineState): number[] => cornersWhere((corner) => touchesEarth(s, corner))

/** Tiles of a terrain beside this hex. */
export function adjacentOf(s: MarineState, hex: number, terrain: number): number {
  let n = 0
  for (const other of adjacentTo(hex)) if (terrainAt(s, other) === terrain) n++
  return n
}

export function speciesOnVents(s: MarineState, animal: number): number {
  let n = 0
  for (let hex = 0; hex < HEXES; hex++) if (isVent(s, hex)) n += speciesAt(s, hex, animal)
  return n
}

export function ventsOccupied(s: MarineState, animal: number): number {
  let n = 0
  for (let hex = 0; hex < HEXES; hex++) if (isVent(s, hex) && occupies(s, animal, hex)) n++
  return n
}

/** Survival card: whoever alone has the most species on Vents holds it; `NONE` if nobody does. */
export function survivalHolder(s: MarineState): number {
  let holder = NONE
  let most = 0
  for (const animal of s.animals) {
    const n = speciesOnVents(s, animal)
    if (n > most) {
      most = n
      holder = animal
    } else if (n === most) holder = NONE
  }
  return holder
}
