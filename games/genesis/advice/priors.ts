import type { Ask, Option } from '@deeptime/engine'
import type { DecisionKind } from '../keys.ts'
import { ALLOW, CALL, CLAIM, DIE, DONE, GAIA, KEEP, LAND, LEAVE, MEDEA, REROLL, TAKE } from '../options.ts'
import { refugiumDice } from '../refugia.ts'
import type { GenesisState } from '../state.ts'

/** How promising options look at first sight: 1 is ordinary. Rough and fast: search does the rest. */

/** Plain answers that are seldom or usually right, whatever the position. */
const PLAIN: ReadonlyMap<string, number> = new Map([
  [CALL.id, 0.5],
  [CLAIM.id, 0.8],
  [GAIA.id, 1.2],
  [MEDEA.id, 0.6],
  [LAND.id, 2],
  [DIE.id, 0.2],
  [ALLOW.id, 0.5],
  [LEAVE.id, 0.8],
  [KEEP.id, 1.2],
  [REROLL.id, 0.8],
])

/** The first letters of what a menu offers. */
const MENUS: readonly (readonly [start: string, prior: number])[] = [
  ['macro:', 6],
  ['promote:', 2],
  ['buy:', 1.6],
  ['organ:', 1.8],
  ['red-queen:', 1.2],
  ['flip', 0.3],
  ['scramble:', 0.4],
  ['donate:', 0.05],
  ['parasite:', 1.5],
  ['biont:', 1.4],
  ['catalyst:', 0.5],
  ['face:6', 2.5],
  ['face:5', 2],
  ['face:1', 0.2],
  ['face:', 0.5],
]

function menuPrior(id: string): number {
  for (const [start, prior] of MENUS) if (id.startsWith(start)) return prior
  return 1
}

/** Dice from which on a refugium is well worth taking. */
const RIPE = 4

export function prior(ask: Ask, option: Option, s: GenesisState): number {
  const kind = ask.kind as DecisionKind
  if (option.id === TAKE.id) return s.roll && refugiumDice(s, s.roll.of) >= RIPE ? 2.5 : 1.2
  if (option.id === DONE.id) return kind === 'assign' || kind === 'purchase' ? 0.6 : 0.8
  // Bionts are the last to die.
  if (kind === 'auto.die' || kind === 'atrophy.token') return option.id.startsWith('biont:') || option.id.startsWith('trophic:') ? 0.4 : 1
  return PLAIN.get(option.id) ?? menuPrior(option.id)
}
