/** What the game tells bots: how well a seat stands, term by term, and which options look promising at first sight. */

import type { Advice } from '@deeptime/engine'
import { type Looks, linearAdvice } from '@deeptime/kit'
import { WHITE } from '../components/players.ts'
import type { State } from '../state.ts'
import { features, lookAt, progress } from './features.ts'
import { CLASSIC_PRIORS, type ClassicPriors, priorsBy } from './priors.ts'
import { type AdviceWeights, CLASSIC_WEIGHTS, TERMS, type Term } from './weights.ts'

/** Turns are short, and how they are played tells: with three more the same search wins clearly more, with one hardly. */
const FORESIGHT = 3

function seatsOf(s: State): number {
  let seats = 0
  for (const player of s.players) if (player && player.seat >= 0) seats++
  return seats
}

function colourOfSeat(s: State, seat: number): number {
  for (let colour = 0; colour < s.players.length; colour++) if (s.players[colour]?.seat === seat) return colour
  return -1
}

const LOOKS: Looks<State, Term> = {
  terms: TERMS,
  features,
  lookAt,
  progress,
  isOver: (s) => s.over,
  seats: seatsOf,
  rowOf: colourOfSeat,
  rivalOf: (s) => (s.rules.solitaire ? WHITE : -1),
}

/** Advice by these weights; the ones in use are `classicAdvice`. */
export const adviceBy = (weights: AdviceWeights, priors: ClassicPriors = CLASSIC_PRIORS): Advice<State> => ({
  ...linearAdvice(LOOKS, weights),
  prior: priorsBy(priors),
  foresight: FORESIGHT,
})

export { looked, OPTION_TRAITS } from './options.ts'
export { CLASSIC_PRIORS, readClassicPriors as readPriors } from './priors.ts'
export { CLASSIC_WEIGHTS, TERMS, type Term } from './weights.ts'

export const classicAdvice: Advice<State> = adviceBy(CLASSIC_WEIGHTS)
