/** D5 Climax and D6 Deluge: whole latitudes change at once. */

import type { Script } from '@deeptime/engine'
import { climateOf, isWet, TOO_COLD } from '../climate.ts'
import { release } from '../discs.ts'
import { geometryOf } from '../geometry.ts'
import { printedBiome, seasOf, WEEDS } from '../habitat.ts'
import { type MegafaunaTable, tell } from '../keys.ts'
import { BARE, BLACK_DISC, GREEN_DISC, type State, WHITE_DISC } from '../state.ts'
import { degasAll } from './scavenge.ts'

const isWeeds = (s: State, hex: number): boolean => printedBiome(s, hex) === WEEDS

/** D5: one event; the humidity of all its latitudes is read when it begins. */
export function* climax(t: MegafaunaTable, latitudes: readonly number[]): Script {
  const s = t.state
  const geometry = geometryOf(s.landmasses)
  tell(t, 'event.climax', { latitudes: latitudes.map(String) }, 'D5')
  const wet = latitudes.map((row) => isWet(s, row))
  for (const [i, row] of latitudes.entries()) {
    const hexes = geometry.hexes.filter((hex) => geometry.row[hex] === row)
    if (wet[i]) yield* wetClimax(t, hexes)
    else yield* aridClimax(t, hexes)
  }
}

/** D5a: ice melts off the weeds, and forests grow there. */
function* wetClimax(t: MegafaunaTable, hexes: readonly number[]): Script {
  const s = t.state
  const weeds = hexes.filter((hex) => isWeeds(s, hex))
  for (const hex of weeds) if (s.discs[hex] === WHITE_DISC) yield* release(t, hex, 'D5a')
  yield* degasAll(t, weeds, GREEN_DISC, 'D5a')
}

/** D5b: forests die off the weeds, and every bare hex freezes or dries up. */
function* aridClimax(t: MegafaunaTable, hexes: readonly number[]): Script {
  const s = t.state
  for (const hex of hexes) if (isWeeds(s, hex) && s.discs[hex] === GREEN_DISC) yield* release(t, hex, 'D5b')
  const bare = hexes.filter((hex) => s.discs[hex] === BARE && (s.rules.aridClimaxHitsWater || isWeeds(s, hex)))
  yield* degasAll(t, bare, WHITE_DISC, 'D5b')
}

/** D6. */
export function* deluge(t: MegafaunaTable): Script {
  const s = t.state
  const geometry = geometryOf(s.landmasses)
  const seas = seasOf(s)
  if (climateOf(s) !== TOO_COLD) {
    tell(t, 'event.deluge', { kind: '@deluge.rising' }, 'D6a')
    for (const hex of seas) if (s.discs[hex] === BLACK_DISC || s.discs[hex] === GREEN_DISC) yield* release(t, hex, 'D6a')
    return
  }
  tell(t, 'event.deluge', { kind: '@deluge.falling' }, 'D6b')
  const wet = seas.filter((hex) => isWet(s, geometry.row[hex] as number))
  const arid = seas.filter((hex) => !wet.includes(hex))
  for (const hex of seas) if (s.discs[hex] !== BARE) yield* release(t, hex, 'D6b')
  yield* degasAll(t, wet, GREEN_DISC, 'D6b')
  yield* degasAll(t, arid, WHITE_DISC, 'D6b')
}
