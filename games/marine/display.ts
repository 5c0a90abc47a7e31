import { drawKind, putInSlot } from './elements.ts'
import { type DiscSection, type MarineState, NONE, SLOTS } from './state.ts'

/** Filling the action display, at set-up and at each Reseed. `random(n)` gives 0 to n − 1. */
type Random = (n: number) => number

/** In the order in which they are filled. */
export const POOLS: readonly DiscSection[] = ['abundance', 'adaptation', 'speciation', 'wanderlust']

/** Four random discs for each pool, from left to right, as far as the bag goes. */
export function fillPools(s: MarineState, random: Random): void {
  for (const section of POOLS) for (let slot = 0; slot < SLOTS; slot++) putInSlot(s, section, slot, drawKind(s.bag, random))
}

/** Markers for Competition keep the order of the draw; those for Evolution are sorted as the terrains are printed. */
export function drawMarkers(s: MarineState, random: Random): void {
  for (let i = 0; i < s.competition.length; i++) s.competition[i] = drawKind(s.markerBag, random)
  for (let i = 0; i < s.evolution.length; i++) s.evolution[i] = drawKind(s.markerBag, random)
  s.evolution.sort((a, b) => a - b)
}

/** All terrain markers go back to the bag. */
export function returnMarkers(s: MarineState): void {
  for (const markers of [s.competition, s.evolution]) {
    for (let i = 0; i < markers.length; i++) {
      const terrain = markers[i] as number
      if (terrain !== NONE) s.markerBag[terrain] = (s.markerBag[terrain] as number) + 1
      markers[i] = NONE
    }
  }
}
