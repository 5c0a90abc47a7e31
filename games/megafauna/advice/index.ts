/** What the game tells bots: how well a seat stands, term by term, and which options look promising at first sight. */

import type { Advice } from '@deeptime/engine'
import { type Looks, linearAdvice } from '@deeptime/kit'
import { coloursBySeat } from '../score.ts'
import type { State } from '../state.ts'
import { features, lookAt, progress } from './features.ts'
import { prior } from './priors.ts'
import { type AdviceWeights, MEGAFAUNA_WEIGHTS, TERMS, type Term } from './weights.ts'

const LOOKS: Looks<State, Term> = {
  terms: TERMS,
  features,
  lookAt,
  progress,
  isOver: (s) => s.over,
  seats: (s) => s.rules.seats,
  rowOf: (s, seat) => coloursBySeat(s)[seat] ?? -1,
}

/** Advice by these weights; the ones in use are `megafaunaAdvice`. */
export const adviceBy = (weights: AdviceWeights): Advice<State> => ({ ...linearAdvice(LOOKS, weights), prior })

export { MEGAFAUNA_WEIGHTS, TERMS, type Term } from './weights.ts'

export const megafaunaAdvice: Advice<State> = adviceBy(MEGAFAUNA_WEIGHTS)
