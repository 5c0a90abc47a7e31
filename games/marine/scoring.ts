import type { Table } from '@deeptime/engine'
import { scoringCount, scoringVP, winsTies } from './cards/modifiers.ts'
import { TERRAINS } from './components/terrains.ts'
import { occupies, speciesAt, terrainAt } from './earth.ts'
import { gainVP } from './points.ts'
import type { AnyRule } from './rules.ts'
import type { MarineState, VpSource } from './state.ts'

/** VP that the places on a tile of this terrain pay, first to last. */
export const placesOf = (terrain: number): readonly number[] => TERRAINS[terrain]?.score ?? []

/** How many species an animal counts for when the tile is scored. */
const weightAt = (s: MarineState, animal: number, hex: number): number => {
  const own = speciesAt(s, hex, animal)
  return own + scoringCount(s, animal, own)
}

/** The animals on a tile from first to last place. Ties are broken by traits, then by the food chain from its top. */
export function ranking(s: MarineState, hex: number): number[] {
  const terrain = terrainAt(s, hex)
  const present: number[] = []
  for (const animal of s.animals) if (occupies(s, animal, hex)) present.push(animal)
  if (present.length < 2) return present
  // Evolution scoring 1–4; the list is in the order of the food chain, and sorting keeps equals in that order.
  return present.sort(
    (a, b) => weightAt(s, b, hex) - weightAt(s, a, hex) || Number(winsTies(s, b, terrain)) - Number(winsTies(s, a, terrain)),
  )
}

/** What each place on the tile pays now: [animal, VP] from first to last. */
export function awards(s: MarineState, hex: number): [animal: number, vp: number][] {
  const places = placesOf(terrainAt(s, hex))
  return ranking(s, hex)
    .slice(0, places.length)
    .map((animal, i) => [animal, (places[i] as number) + scoringVP(s, animal, hex, i + 1)])
}

const PLACE_RULES = ['Evolution scoring 1', 'Evolution scoring 2', 'Evolution scoring 3', 'Evolution scoring 4'] as const

/** Scores a tile. No animal gets two places, and a place without an animal is not paid. */
export function scoreTile(t: Table<MarineState>, hex: number, source: VpSource, rule?: AnyRule): void {
  awards(t.state, hex).forEach(([animal, vp], place) => {
    gainVP(t, animal, vp, source, rule ?? (PLACE_RULES[place] as AnyRule))
  })
}
