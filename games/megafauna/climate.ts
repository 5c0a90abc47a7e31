/** What the three reservoirs and the latitude strip say (C1k, A1g). */

import { BLUE, GREEN, GREEN_ORGAN, speciesIdsOf, WHITE_ORGAN } from './components/phyla.ts'
import {
  ATMOSPHERE,
  CLIMATES,
  CLOUDS,
  FIRE_FROM,
  LATITUDES,
  MICROBES_UP_TO,
  OVERCAST_FROM,
  OXYGEN,
  RAIN_FROM,
  RUNAWAY,
  STRIPS,
  type StripData,
  TRACKS,
  WINDS,
} from './components/reservoirs.ts'
import { TOOTH_AND_CLAW } from './components/setup.ts'
import type { Condition, Strip } from './components/types.ts'
import { EAST, geometryOf, WEST } from './geometry.ts'
import type { State } from './state.ts'

const OXYGEN_CAPACITY = TRACKS[0]?.capacity as number
export const CLOUD_CAPACITY = TRACKS[1]?.capacity as number
export const AIR_CAPACITY = TRACKS[2]?.capacity as number

/** Green discs on the Oxygen; on worlds of three levels the plant's creeples that are not in play (K4). */
export function oxygenDiscs(s: State): number {
  if (!s.rules.alien) return s.oxygen
  let discs = 0
  for (const species of speciesIdsOf(GREEN)) discs += s.spare[species] as number
  return Math.min(OXYGEN_CAPACITY, discs)
}

export const airDiscs = (s: State): number => s.airBlack + s.airWhite

const STRIP_BY_ID = Object.fromEntries(STRIPS.map((strip) => [strip.id, strip])) as Readonly<Record<Strip, StripData>>
const STRIP_BY_AIR: readonly StripData[] = ATMOSPHERE.map(({ strip }) => STRIP_BY_ID[strip])
const CLIMATE_BY_AIR: readonly number[] = STRIP_BY_AIR.map(({ climate }) => CLIMATES.indexOf(climate))

export const TOO_COLD = CLIMATES.indexOf('tooCold')
export const TOO_HOT = CLIMATES.indexOf('tooHot')

export const stripOf = (s: State): StripData => STRIP_BY_AIR[airDiscs(s)] as StripData
export const climateOf = (s: State): number => CLIMATE_BY_AIR[airDiscs(s)] as number

/** Rows beyond the strip have the humidity of its ends. */
export const isWet = (s: State, row: number): boolean =>
  // A8f, K3b: there is no strip, and it is always wet.
  s.rules.toothAndClaw || s.rules.alien || stripOf(s).humidity[Math.min(LATITUDES - 1, Math.max(0, row))] === 'wet'

/** G5: the organ that feeds best in a row. */
export const humidityOrgan = (s: State, place: number): number =>
  isWet(s, geometryOf(s.landmasses).row[place] as number) ? GREEN_ORGAN : WHITE_ORGAN

/** F5: whether a raft drifts that way in a row; D11: on a windy turn it drifts both ways everywhere. */
export function windBlows(s: State, row: number, heading: number): boolean {
  if (s.windy) return true
  // A8, K7d: toward the west in every row.
  if (s.rules.toothAndClaw || s.rules.world === 'venus') return heading === WEST
  return WINDS[row] === heading
}

/** D12a: where the wind of a row blows to, windy turn or not: west, east, or 0. */
export const windOf = (row: number): number => WINDS[row] ?? 0
export const HEADINGS: readonly [typeof WEST, typeof EAST] = [WEST, EAST]

/** A2: how many actions a colour has now. */
export function maxActions(s: State, colour: number): number {
  if (s.rules.toothAndClaw) return TOOTH_AND_CLAW.actions
  return colour === GREEN ? (ATMOSPHERE[airDiscs(s)]?.greenActions as number) : (OXYGEN[oxygenDiscs(s)]?.actions as number)
}

/** D7b–c: the hearts. */
export const darkHeart = (s: State): number => OXYGEN[oxygenDiscs(s)]?.darkHeart as number
export const greenHeart = (s: State): number => CLOUDS[s.clouds]?.greenHeart as number

/** D10c–e. */
export function conditionHolds(s: State, condition: Condition): boolean {
  const percent = OXYGEN[oxygenDiscs(s)]?.percent as number
  switch (condition) {
    case 'microbe':
      return percent <= MICROBES_UP_TO
    case 'conflagration':
      return percent >= FIRE_FROM
    case 'precipitation':
      return s.clouds >= RAIN_FROM
    case 'overcast':
      return s.clouds >= OVERCAST_FROM
  }
}

/** D10h; K5e: on worlds of three levels only with all discs in the air, and never on Mars. */
export function runsAway(s: State): boolean {
  if (!s.rules.alien) return airDiscs(s) >= RUNAWAY
  return s.rules.world !== 'mars' && airDiscs(s) + s.clouds >= CLOUD_CAPACITY + AIR_CAPACITY
}

export const REPRODUCTION = BLUE
