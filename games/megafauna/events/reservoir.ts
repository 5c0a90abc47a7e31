/** D10 Reservoir events: a disc moves, or by the pistol all of its colour. */

import type { Script } from '@deeptime/engine'
import { AIR_CAPACITY, airDiscs, conditionHolds, windOf } from '../climate.ts'
import { CENTRE } from '../components/cratons.ts'
import { GREEN } from '../components/phyla.ts'
import type { Disc, DiscPlace, ReservoirEvent } from '../components/types.ts'
import {
  AIR_TRACK,
  airTakesBlack,
  CLOUD_TRACK,
  degas,
  degasOffshore,
  fromPlace,
  fromTrack,
  holdsDisc,
  medeaSeat,
  moveToTrack,
  OXYGEN_TRACK,
  type Source,
  tabTakes,
  takesDisc,
  trackHolds,
  whiteTrack,
} from '../discs.ts'
import { EAST, geometryOf, WEST } from '../geometry.ts'
import { printedBiome, WEEDS } from '../habitat.ts'
import { decide, type MegafaunaTable, tell } from '../keys.ts'
import { medeaMoves } from '../medea.ts'
import { FIRE, HAND_ON_OPTIONS, type NumberOption, ONE, placeOption } from '../options.ts'
import { NOWHERE, slotOf } from '../places.ts'
import { colourWord } from '../refs.ts'
import { BLACK_DISC, GREEN_DISC, NONE, type State, WHITE_DISC } from '../state.ts'
import { scavenge, trackFor } from './scavenge.ts'

const DISCS: Readonly<Record<Disc, number>> = { black: BLACK_DISC, white: WHITE_DISC, green: GREEN_DISC }
const TRACKS: Readonly<Partial<Record<DiscPlace, readonly number[]>>> = {
  oxygen: [OXYGEN_TRACK],
  clouds: [CLOUD_TRACK],
  atmosphere: [AIR_TRACK],
  cloudsOrAtmosphere: [CLOUD_TRACK, AIR_TRACK],
}

/** D12a: centres, and hexes downwind of a mountain on its row. */
export function rainShadows(s: State): readonly number[] {
  const geometry = geometryOf(s.landmasses)
  const found = new Set<number>()
  for (const hex of geometry.hexes) {
    if (slotOf(hex) === CENTRE) found.add(hex)
    if (s.discs[hex] !== BLACK_DISC) continue
    const wind = windOf(geometry.row[hex] as number)
    const lee = wind === EAST ? geometry.eastOf[hex] : wind === WEST ? geometry.westOf[hex] : NOWHERE
    if (lee !== undefined && lee !== NOWHERE) found.add(lee)
  }
  return [...found].sort((a, b) => a - b)
}

/** Places where the disc of the event may go now. */
function targetsOf(s: State, event: ReservoirEvent, disc: number): readonly number[] {
  const geometry = geometryOf(s.landmasses)
  if (event.to === 'offshore') return geometry.tabs.filter((tab) => tabTakes(s, tab, geometry.open[tab] as boolean, disc))
  const hexes = event.rainShadow ? rainShadows(s) : geometry.hexes
  return hexes.filter(
    (hex) => takesDisc(s, hex, disc) && (disc !== GREEN_DISC || !s.rules.greenOnWeedsOnly || printedBiome(s, hex) === WEEDS),
  )
}

/** Places on the map that hold a disc for the event. */
function sourcesOf(s: State, from: DiscPlace, disc: number): readonly number[] {
  const { hexes, tabs } = geometryOf(s.landmasses)
  return (from === 'offshore' ? tabs : hexes).filter((place) => holdsDisc(s, place, disc))
}

const isMap = (place: DiscPlace): boolean => place === 'continent' || place === 'offshore'

/** Whether the destination can take the disc at all: else the event stops before it is lifted. */
function hasRoom(s: State, event: ReservoirEvent, disc: number): boolean {
  if (isMap(event.to)) return targetsOf(s, event, disc).length > 0
  // White into a full Atmosphere goes to the Clouds; from the Clouds that is nothing.
  if (event.to !== 'atmosphere') return true
  if (disc === BLACK_DISC) return airTakesBlack(s)
  return !(event.from === 'clouds' && airDiscs(s) >= AIR_CAPACITY)
}

export function* reservoir(t: MegafaunaTable, event: ReservoirEvent): Script {
  const s = t.state
  // D10c–e
  if (event.requires && !conditionHolds(s, event.requires))
    return tell(t, 'event.condition', { condition: `@condition.${event.requires}` }, 'D10c')
  const disc = DISCS[event.disc]
  tell(t, 'event.reservoir', { disc: `@disc.${event.disc}`, from: `@reservoir.${event.from}`, to: `@reservoir.${event.to}` }, 'D10')
  let most = 1
  if (event.pistol) {
    // D10a: all discs that are there when it is fired, and none of them twice.
    const answer = yield* decide(t, medeaSeat(s), 'medea.pistol', [ONE, FIRE], 'D10a', { disc: `@disc.${event.disc}` })
    if (answer === FIRE) most = isMap(event.from) ? sourcesOf(s, event.from, disc).length : countOn(s, event.from, disc)
    tell(t, answer === FIRE ? 'event.pistol' : 'event.pistol.spared', {}, 'D10a')
    for (let n = 0; n < most; n++) if (!(yield* moveOne(t, event, disc))) break
    if (answer === FIRE) yield* ricochet(t)
    return
  }
  yield* moveOne(t, event, disc)
}

const countOn = (s: State, from: DiscPlace, disc: number): number =>
  (TRACKS[from] ?? []).reduce((sum, track) => sum + trackHolds(s, track, disc), 0)

/** One disc from source to destination; says whether it moved. */
function* moveOne(t: MegafaunaTable, event: ReservoirEvent, disc: number): Script<boolean> {
  const s = t.state
  if (!hasRoom(s, event, disc)) {
    tell(t, 'event.void', {}, event.rainShadow ? 'D12a' : disc === GREEN_DISC ? 'D12c' : 'D10')
    return false
  }
  const source = yield* sourceOf(t, event, disc)
  if (!source) {
    tell(t, 'event.void', {}, 'D14')
    return false
  }
  if (isMap(event.to)) yield* toMap(t, event, disc, source)
  else yield* toTrack(t, event, disc, source)
  return true
}

function* sourceOf(t: MegafaunaTable, event: ReservoirEvent, disc: number): Script<Source | undefined> {
  const s = t.state
  if (isMap(event.from)) {
    const places = sourcesOf(s, event.from, disc)
    if (places.length === 0) return undefined
    const options = places.map((place) => placeOption(s, place))
    const { place } = yield* decide(t, medeaSeat(s), 'medea.source', options, 'D12', { disc: `@disc.${event.disc}` })
    return fromPlace(place)
  }
  const tracks = TRACKS[event.from] ?? []
  const track = yield* trackFor(t, disc, tracks)
  if (track !== NONE) return fromTrack(track)
  // D14: never where the card shows a pistol.
  return event.pistol ? undefined : yield* scavenge(t, disc, NOWHERE, [...tracks, ...(TRACKS[event.to] ?? [])])
}

function* toMap(t: MegafaunaTable, event: ReservoirEvent, disc: number, source: Source): Script {
  const s = t.state
  const options = targetsOf(s, event, disc)
    .filter((place) => place !== source.place)
    .map((place) => placeOption(s, place))
  if (options.length === 0) return tell(t, 'event.void', {}, 'D12')
  const { place } = yield* decide(t, medeaSeat(s), 'medea.target', options, event.rainShadow ? 'D12a' : 'D12', {
    disc: `@disc.${event.disc}`,
  })
  if (event.to === 'offshore') degasOffshore(t, source, disc, place, 'D10g')
  else yield* degas(t, source, disc, place, 'D10f')
}

/** D13: white discs from the map may go to Clouds or Atmosphere. */
function* toTrack(t: MegafaunaTable, event: ReservoirEvent, disc: number, source: Source): Script {
  const s = t.state
  let track = (TRACKS[event.to] ?? [])[0] as number
  if (event.to === 'cloudsOrAtmosphere') track = yield* whiteTrack(t, source.place)
  else if (disc === WHITE_DISC && track === AIR_TRACK && airDiscs(s) >= AIR_CAPACITY) track = CLOUD_TRACK
  moveToTrack(t, source, disc, track, 'D10')
}

/** D10b: who fires hands Medea on, if there are plants in the game. */
function* ricochet(t: MegafaunaTable): Script {
  const s = t.state
  if (!s.players[GREEN] || !medeaMoves(s)) return
  const others = s.players.flatMap((player, colour) => (player && colour !== s.medea && player.seat !== NONE ? [colour] : []))
  if (others.length === 0) return
  const options = others.map((colour) => HAND_ON_OPTIONS[colour] as NumberOption)
  const { number } = yield* decide(t, medeaSeat(s), 'medea.handOn', options, 'D10b')
  tell(t, 'medea.passes', { player: colourWord(s.medea), to: colourWord(number) }, 'D10b')
  s.medea = number
}
