/** K6 The rain dance: Medea brings rain, or wears a mountain down. K0c: without water the world is dead. */

import type { Script } from '@deeptime/engine'
import { darkHeart, greenHeart, maxActions, stripOf } from '../climate.ts'
import { GREEN } from '../components/phyla.ts'
import { CLOUD_TRACK, degas, degasOffshore, fromPlace, fromTrack, medeaSeat, tabTakes, takesDisc } from '../discs.ts'
import { followAir } from '../events/resolve.ts'
import { geometryOf } from '../geometry.ts'
import { isBasin, waterHexes } from '../habitat.ts'
import { decide, type MegafaunaOption, type MegafaunaTable, maybe, tell } from '../keys.ts'
import { DECLINE, erodeOption, type PlaceOption, placeOption, rainOption } from '../options.ts'
import { placeWord } from '../refs.ts'
import { tallyOf } from '../score.ts'
import { BARE, BLACK_DISC, DRY_END, NONE, type State, WHITE_DISC } from '../state.ts'
import { playerOf } from '../tableau.ts'

/** Living creeples and hosts of Medea's holder against its heart. */
export function mayDance(s: State): boolean {
  if (s.medea === NONE || playerOf(s, GREEN).lazarus || maxActions(s, GREEN) < 1) return false
  const { living, hosts } = tallyOf(s, s.medea, { living: 0, tableau: 0, hosts: 0, emotions: 0, language: 0 })
  return living + hosts > (s.medea === GREEN ? greenHeart(s) : darkHeart(s))
}

const openTabs = (s: State): readonly number[] => {
  const { tabs, open } = geometryOf(s.landmasses)
  return tabs.filter((tab) => tabTakes(s, tab, open[tab] as boolean, BLACK_DISC))
}

function rainOptions(s: State): MegafaunaOption[] {
  const { hexes } = geometryOf(s.landmasses)
  const dry = s.clouds > 0 ? hexes.filter((hex) => isBasin(s, hex) && s.discs[hex] === BARE && takesDisc(s, hex, WHITE_DISC)) : []
  const mountains = openTabs(s).length > 0 ? hexes.filter((hex) => s.discs[hex] === BLACK_DISC) : []
  return [...dry.map((hex) => rainOption(s, hex)), ...mountains.map((hex) => erodeOption(s, hex))]
}

export function* rainStep(t: MegafaunaTable): Script {
  const s = t.state
  if (mayDance(s)) yield* dance(t)
  if (waterHexes(s).length > 0) return
  s.endFlags |= DRY_END
}

function* dance(t: MegafaunaTable): Script {
  const s = t.state
  const answer = yield* maybe(t, medeaSeat(s), 'rain', rainOptions(s), 'K6', {}, DECLINE)
  if (!answer) return
  const { place, label } = answer as PlaceOption
  s.rainDebt = 1
  const before = stripOf(s).id
  if (label === 'rain') {
    tell(t, 'rain.falls', { place: placeWord(s, place) }, 'K6')
    yield* degas(t, fromTrack(CLOUD_TRACK), WHITE_DISC, place, 'K6')
  } else {
    const options = openTabs(s).map((tab) => placeOption(s, tab))
    const { place: tab } = yield* decide(t, medeaSeat(s), 'medea.target', options, 'K6', { disc: '@disc.black' })
    tell(t, 'rain.erodes', { place: placeWord(s, place), tab: placeWord(s, tab) }, 'K6')
    degasOffshore(t, fromPlace(place), BLACK_DISC, tab, 'K6')
  }
  followAir(t, before)
}
