import type { Advice } from '@deeptime/engine'
import { type Looks, linearAdvice } from '@deeptime/kit'
import { type GenesisState, NONE } from '../state.ts'
import { features, lookAt, TOGETHER } from './features.ts'
import { prior } from './priors.ts'
import { TERMS, type Term } from './terms.ts'
import { type AdviceWeights, GENESIS_WEIGHTS } from './weights.ts'

/** Events of a whole game (C step 4). */
const FULL_DECK = 20

const isCommon = ({ variants }: GenesisState): boolean => variants.mode === 'solitaire' || variants.mode === 'cooperative'

/** How far the game has come, from 0 to 1. */
export const progress = (s: GenesisState): number => (s.ending ? 1 : Math.min(1, Math.max(0, 1 - s.eventDeck.length / FULL_DECK)))

function rowOf(s: GenesisState, seat: number): number {
  if (isCommon(s)) return TOGETHER
  for (const player of s.players) if (s.seatOf[player] === seat) return player
  return NONE
}

/** Of a common cause there is one row, and nobody to be ahead of. */
const LOOKS: Looks<GenesisState, Term> = {
  terms: TERMS,
  features,
  lookAt,
  progress,
  isOver: (s) => s.over,
  seats: (s) => (isCommon(s) ? 1 : s.seats),
  rowOf,
}

/** Advice by these weights; the ones in use are `genesisAdvice`. */
export function adviceBy(weights: AdviceWeights): Advice<GenesisState> {
  const linear = linearAdvice(LOOKS, weights)
  const asked = (s: GenesisState, seat: number): number => (isCommon(s) ? 0 : seat)
  return {
    evaluate: (s, seat) => linear.evaluate(s, asked(s, seat)),
    evaluateAll(s, leads) {
      linear.evaluateAll(s, leads)
      if (isCommon(s)) leads.fill(leads[0] as number, 0, s.seats)
    },
    explain: (s, seat) => linear.explain(s, asked(s, seat)),
    prior,
  }
}

export { TERMS } from './terms.ts'
export { GENESIS_WEIGHTS } from './weights.ts'

export const genesisAdvice: Advice<GenesisState> = adviceBy(GENESIS_WEIGHTS)
