/** Creeples on the map: standing, lying, coming and going. Nothing here asks or follows up: that is `settle.ts`. */

import { levelOfSpace, placeOfSpace, SPACE_COUNT, spaceAt } from './places.ts'
import { NONE, type State } from './state.ts'

export const uprightAt = (s: State, place: number, level: number): number => s.upright[spaceAt(place, level)] as number

/** Puts an unborn or newborn creeple on the map, lying: it stands up once nobody disputes its space. */
export function enter(s: State, species: number, space: number): void {
  s.living[species] = (s.living[species] as number) + 1
  s.lying.push({ space, species })
}

/** A lying creeple stands up. */
export function standUp(s: State, species: number, space: number): void {
  removeLying(s, species, space)
  s.upright[space] = species
}

/** A standing creeple lies down. */
export function layDown(s: State, space: number): void {
  s.lying.push({ space, species: s.upright[space] as number })
  s.upright[space] = NONE
}

export function removeLying(s: State, species: number, space: number): void {
  for (let i = s.lying.length - 1; i >= 0; i--) {
    const creeple = s.lying[i] as State['lying'][number]
    if (creeple.species !== species || creeple.space !== space) continue
    s.lying.splice(i, 1)
    return
  }
  throw new Error(`No creeple of species ${species} lies at ${space}`)
}

/** A creeple leaves the map for the unborn. */
export function takeOff(s: State, species: number): void {
  s.living[species] = (s.living[species] as number) - 1
  s.spare[species] = (s.spare[species] as number) + 1
}

/** Spaces where a species stands, in order of place. */
export function standingSpaces(s: State, species: number): number[] {
  const found: number[] = []
  const { upright } = s
  for (let space = 0; space < SPACE_COUNT; space++) if (upright[space] === species) found.push(space)
  return found
}

/** Places where a species lives, standing or lying: where mothers are (F1). */
export function placesOf(s: State, species: number, found: number[] = []): number[] {
  const { upright, lying } = s
  for (let space = 0; space < SPACE_COUNT; space++) if (upright[space] === species) found.push(placeOfSpace(space))
  for (const creeple of lying) if (creeple.species === species) found.push(placeOfSpace(creeple.space))
  return found
}

/** Lying creeples at a space. */
export const lyingAt = (s: State, space: number): number => {
  let n = 0
  for (const creeple of s.lying) if (creeple.space === space) n++
  return n
}

export { levelOfSpace, placeOfSpace }
