import type { Climate, Disc, Humidity, Source, Strip } from './types.ts'

/** Discs fill a track from the bottom, and the value just above the topmost one counts: a level is the number of discs (C1k). */

export const CLIMATES: readonly Climate[] = ['tooCold', 'goldilocks', 'tooHot']

export interface OxygenLevel {
  readonly percent: number
  /** Actions of orange, black and white (A2). */
  readonly actions: number
  readonly darkHeart: number
}

const o2 = (percent: number, actions: number, darkHeart: number): OxygenLevel => ({ percent, actions, darkHeart })

/** By green discs, 0 to 18. Fixed points are 3, 4, 7 and 12 % (K3g, D7b, C1k, M); the rest is interpolated. */
export const OXYGEN: readonly OxygenLevel[] = [
  o2(35, 4, 8),
  o2(30, 4, 8),
  o2(28, 4, 8),
  o2(25, 4, 8),
  o2(21, 3, 8),
  o2(18, 3, 7),
  o2(16, 3, 7),
  o2(14, 3, 6),
  o2(13, 3, 6),
  o2(12, 3, 6),
  o2(11, 2, 5),
  o2(10, 2, 5),
  o2(9, 2, 4),
  o2(8, 2, 4),
  o2(7, 2, 3),
  o2(6, 2, 3),
  o2(5, 2, 3),
  o2(4, 1, 2),
  o2(3, 1, 2),
]

export interface CloudLevel {
  /** Share of sunlight that is thrown back, in hundredths. */
  readonly albedo: number
  readonly greenHeart: number
}

const albedo = (hundredths: number, greenHeart: number): CloudLevel => ({ albedo: hundredths, greenHeart })

/** By white discs, 0 to 12. Fixed points are 1, 2 and 6 discs (glossary, D7g, C1k); the rest is interpolated. */
export const CLOUDS: readonly CloudLevel[] = [
  albedo(5, 1),
  albedo(10, 2),
  albedo(20, 3),
  albedo(25, 4),
  albedo(30, 5),
  albedo(35, 6),
  albedo(40, 6),
  albedo(50, 6),
  albedo(60, 5),
  albedo(70, 4),
  albedo(80, 3),
  albedo(85, 2),
  albedo(90, 1),
]

export interface AirLevel {
  readonly strip: Strip
  /** Actions of green (A2b). */
  readonly greenActions: number
}

const air = (strip: Strip, greenActions: number): AirLevel => ({ strip, greenActions })

/** By black and white discs together, 0 to 12. The order of the names and Eden's two actions are printed (C1j, M2a). */
export const ATMOSPHERE: readonly AirLevel[] = [
  air('icehouse', 1),
  air('icehouse', 1),
  air('iceAge', 2),
  air('iceAge', 2),
  air('cool', 2),
  air('cool', 2),
  air('eden', 2),
  air('eden', 2),
  air('warm', 3),
  air('warm', 4),
  air('hothouse', 4),
  air('hothouse', 4),
  air('hothouse', 4),
]

/** The discs that bring a runaway greenhouse (D10h). */
export const RUNAWAY = 12

/** Thresholds of the conditions D10c–e: percent of oxygen, and discs of cloud. */
export const MICROBES_UP_TO = 14
export const FIRE_FROM = 13
export const RAIN_FROM = 3
export const OVERCAST_FROM = 7

export interface TrackData {
  readonly id: 'oxygen' | 'clouds' | 'atmosphere'
  readonly discs: readonly Disc[]
  readonly capacity: number
  readonly source: Source
}

export const TRACKS: readonly TrackData[] = [
  { id: 'oxygen', discs: ['green'], capacity: 18, source: 'reconstructed' },
  { id: 'clouds', discs: ['white'], capacity: 12, source: 'reconstructed' },
  { id: 'atmosphere', discs: ['black', 'white'], capacity: 12, source: 'reconstructed' },
]

export interface StripData {
  readonly id: Strip
  readonly climate: Climate
  /** Latitudes 0 (north) to 7 (south). */
  readonly humidity: readonly Humidity[]
  readonly source: Source
}

const strip = (id: Strip, climate: Climate, bands: string): StripData => ({
  id,
  climate,
  humidity: [...bands].map((band) => (band === 'w' ? 'wet' : 'arid')),
  source: 'reconstructed',
})

/** The six latitude strips (A1g): w is wet, a arid, from latitude 0 to 7. Only latitude 1 of Warm is given (D5). */
export const STRIPS: readonly StripData[] = [
  strip('icehouse', 'tooCold', 'aaawwaaa'),
  strip('iceAge', 'tooCold', 'aawwwwaa'),
  strip('cool', 'goldilocks', 'awawwawa'),
  strip('eden', 'goldilocks', 'awwwwwwa'),
  strip('warm', 'tooHot', 'wwawwaww'),
  strip('hothouse', 'tooHot', 'wwwaawww'),
]

/** Where the wind blows to in latitudes 0 to 7, on every strip: +1 east, −1 west, 0 calm (F5b). */
export const WINDS: readonly number[] = [0, 1, 0, -1, -1, 0, 1, 0]
export const LATITUDES = 8
