import type { CratonIcon, Disc, DiscPlace, EventData, ReservoirEvent, Row } from './types.ts'

/** The vocabulary of the event cards, so that a card reads as it is printed. */
export const CRATER: EventData = { kind: 'crater' }
export const RIFT: EventData = { kind: 'rift' }
export const DELUGE: EventData = { kind: 'deluge' }
export const MUTAGEN: EventData = { kind: 'mutagen' }
export const CROWD_DISEASE: EventData = { kind: 'crowdDisease' }
export const WINDY: EventData = { kind: 'windy' }

export const drift = (direction: 'N' | 'S', steps: 1 | 2): EventData => ({ kind: 'latitudinalDrift', direction, steps })
export const collision = (craton: CratonIcon, direction: 'E' | 'W'): EventData => ({ kind: 'collision', craton, direction })
export const climax = (...latitudes: readonly number[]): EventData => ({ kind: 'climax', latitudes })
export const radiation = (organs: Row): EventData => ({ kind: 'radiation', organs })

/** A disc moves between a reservoir and the map, or between reservoirs (D10). */
export const move = (
  disc: Disc,
  from: DiscPlace,
  to: DiscPlace,
  icons: Pick<ReservoirEvent, 'pistol' | 'requires' | 'rainShadow'> = {},
): EventData => ({ kind: 'reservoir', disc, from, to, ...icons })
