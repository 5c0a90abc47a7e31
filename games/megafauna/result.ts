/** A6, A7, K0d, L1c Who won. */

import { type Aim, commonResult, type Result, rankedResult } from '@deeptime/engine'
import { waterHexes } from './habitat.ts'
import type { ResultKey } from './keys.ts'
import type { RuleId } from './rules.ts'
import { coloursBySeat, isPlantGame, totalOf } from './score.ts'
import { RUNAWAY_END, type State } from './state.ts'
import { playerOf } from './tableau.ts'

/** K0d: points for a decisive victory. */
export const DECISIVE = 15

/** Alone one plays to win; among several, to lead. */
export const aim = (s: State): Aim => (s.rules.seats === 1 ? 'common' : 'lead')

const isGone = (s: State, colour: number): boolean => playerOf(s, colour).lazarus

/** What a lone player's game came to. */
function soloOutcome(s: State): ResultKey {
  const own = coloursBySeat(s)[0] as number
  if ((s.endFlags & RUNAWAY_END) !== 0) return 'runaway'
  if (waterHexes(s).length === 0) return 'dry'
  if (isGone(s, own)) return 'extinct'
  return totalOf(s, own) >= DECISIVE ? 'decisive' : 'won'
}

/** L1c, L2c: whether nobody wins on Venus. */
function isBarren(s: State): boolean {
  if (!s.rules.alien) return false
  if (waterHexes(s).length === 0 || (s.endFlags & RUNAWAY_END) !== 0) return true
  return !s.rules.plantByRules && s.players.some((player, colour) => player !== null && isGone(s, colour))
}

export function result(s: State): Result {
  if (s.rules.seats === 1) {
    const reason = soloOutcome(s)
    const rule: RuleId = isPlantGame(s) ? 'K0e' : 'K0d'
    return commonResult(1, reason === 'decisive' || reason === 'won' ? 'won' : 'lost', reason, rule)
  }
  const seats = coloursBySeat(s).map((colour, seat) => ({ seat, points: totalOf(s, colour) }))
  // Nobody wins: all share the place there is.
  if (isBarren(s)) return rankedResult([seats.map(({ seat }) => seat)], 'nobody' satisfies ResultKey, 'L1c' satisfies RuleId)
  seats.sort((a, b) => b.points - a.points || a.seat - b.seat)
  const places: number[][] = []
  for (const [i, { seat, points }] of seats.entries()) {
    if (i > 0 && seats[i - 1]?.points === points) places.at(-1)?.push(seat)
    else places.push([seat])
  }
  const shared = (places[0]?.length ?? 0) > 1
  return rankedResult(places, (shared ? 'shared' : 'points') satisfies ResultKey, 'A7' satisfies RuleId)
}
