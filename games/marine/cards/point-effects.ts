import type { Effect } from '../components/effects.ts'
import { bonusPoints, gainVP, loseVP } from '../points.ts'
import { tileRef } from '../refs.ts'
import { scoreTile } from '../scoring.ts'
import { type Run, ruleOf, type T, tellOf } from './run.ts'
import { amountOf, animalsMeant, namedTile } from './select.ts'

/** Steps of cards about victory points. Each tells whether it changed anything. */

function gain(t: T, run: Run, animal: number, vp: number): boolean {
  gainVP(t, animal, vp, 'cards', ruleOf(run))
  return vp > 0
}

export const gainVPEffect = (t: T, run: Run, { amount, who = 'actor' }: Effect<'gainVP'>): boolean =>
  gain(t, run, run[who], amountOf(t.state, run, amount))

export const gainBonusVPEffect = (t: T, run: Run, { count }: Effect<'gainBonusVP'>): boolean =>
  gain(t, run, run.actor, bonusPoints(amountOf(t.state, run, count)))

/** Who is meant is settled before anybody loses anything. */
export function loseVPEffect(t: T, run: Run, { who, amount }: Effect<'loseVP'>): boolean {
  const vp = amountOf(t.state, run, amount)
  let changed = false
  for (const animal of animalsMeant(t.state, run, who)) changed = loseVP(t, animal, vp, ruleOf(run)) > 0 || changed
  return changed
}

/** As in the first half of an Evolution action, with no card. */
export function scoreTileEffect(t: T, run: Run, { on }: Effect<'scoreTile'>): boolean {
  const hex = namedTile(t.state, on)
  if (hex === undefined) return false
  tellOf(t, run, 'card.scored', run.actor, { tile: tileRef(hex) })
  scoreTile(t, hex, 'cards', ruleOf(run))
  return true
}
