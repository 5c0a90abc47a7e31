/** D14, D3c, D5, D6b Where discs come from when several places need one and the reservoir runs short. */

import type { Script } from '@deeptime/engine'
import {
  AIR_TRACK,
  CLOUD_TRACK,
  degas,
  fromPlace,
  fromTrack,
  holdsDisc,
  medeaSeat,
  OXYGEN_TRACK,
  type Source,
  takesDisc,
  trackHolds,
} from '../discs.ts'
import { geometryOf } from '../geometry.ts'
import { decide, type MegafaunaOption, type MegafaunaTable, maybe, tell } from '../keys.ts'
import { DECLINE, type NumberOption, type PlaceOption, placeOption, TRACK_OPTIONS } from '../options.ts'
import { placeWord } from '../refs.ts'
import type { RuleId } from '../rules.ts'
import { BLACK_DISC, GREEN_DISC, NONE, type State, WHITE_DISC } from '../state.ts'

/** The tracks that give a colour when nothing else is said. */
export const tracksOf = (disc: number): readonly number[] =>
  disc === GREEN_DISC ? [OXYGEN_TRACK] : disc === BLACK_DISC ? [AIR_TRACK] : [CLOUD_TRACK, AIR_TRACK]

/** D13: from Clouds or from the Atmosphere, as Medea says; nowhere if both are empty. */
export function* trackFor(t: MegafaunaTable, disc: number, tracks: readonly number[]): Script<number> {
  const s = t.state
  const full = tracks.filter((track) => trackHolds(s, track, disc) > 0)
  if (full.length === 0) return NONE
  const options = full.map((track) => TRACK_OPTIONS[track] as NumberOption)
  return (yield* decide(t, medeaSeat(s), 'medea.whiteFrom', options, 'D13')).number
}

/** D14: any other place or track that has a disc of the colour. */
export function* scavenge(t: MegafaunaTable, disc: number, except: number, tracks: readonly number[]): Script<Source | undefined> {
  const s = t.state
  const { hexes, tabs } = geometryOf(s.landmasses)
  const places = [...hexes, ...tabs].filter((place) => place !== except && holdsDisc(s, place, disc))
  const options: MegafaunaOption[] = places.map((place) => placeOption(s, place))
  for (const track of [OXYGEN_TRACK, CLOUD_TRACK, AIR_TRACK]) {
    if (!tracks.includes(track) && trackHolds(s, track, disc) > 0) options.push(TRACK_OPTIONS[track] as NumberOption)
  }
  const found = yield* maybe(t, medeaSeat(s), 'medea.scavenge', options, 'D14', { disc: discName(disc) }, DECLINE)
  if (!found) return undefined
  return found.label === 'track' ? fromTrack((found as NumberOption).number) : fromPlace((found as PlaceOption).place)
}
const discName = (disc: number): string => ['', '@disc.black', '@disc.white', '@disc.green'][disc] as string

const supplyOf = (s: State, disc: number): number => {
  let n = 0
  for (const track of tracksOf(disc)) n += trackHolds(s, track, disc)
  return n
}

/** D3c, D5, D6b: a disc for each of these hexes; where the reservoir holds some but too few, Medea says who is next. */
export function* degasAll(t: MegafaunaTable, hexes: readonly number[], disc: number, rule: RuleId): Script {
  const s = t.state
  let left = hexes.filter((hex) => takesDisc(s, hex, disc))
  while (left.length > 0) {
    const supply = supplyOf(s, disc)
    let hex = left[0] as number
    if (supply > 0 && supply < left.length) {
      const options = left.map((place) => placeOption(s, place))
      hex = (yield* decide(t, medeaSeat(s), 'medea.order', options, rule)).place
    }
    left = left.filter((other) => other !== hex)
    if (!takesDisc(s, hex, disc)) continue
    yield* degasOne(t, hex, disc, rule)
  }
}

/** One disc from its reservoir, or by D14 from anywhere else. */
export function* degasOne(t: MegafaunaTable, hex: number, disc: number, rule: RuleId): Script {
  const s = t.state
  const tracks = tracksOf(disc)
  const track = disc === WHITE_DISC ? yield* trackFor(t, disc, tracks) : supplyOf(s, disc) > 0 ? (tracks[0] as number) : NONE
  const source = track === NONE ? yield* scavenge(t, disc, hex, tracks) : fromTrack(track)
  if (source) yield* degas(t, source, disc, hex, rule)
  else tell(t, 'disc.none', { disc: discName(disc), place: placeWord(s, hex) }, 'D14')
}
