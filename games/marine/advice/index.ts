import type { Advice } from '@deeptime/engine'
import { type Looks, linearAdvice } from '@deeptime/kit'
import { type MarineState, NONE } from '../state.ts'
import { features, lookAt } from './features.ts'
import { prior } from './priors.ts'
import { type AdviceWeights, MARINE_WEIGHTS, TERMS, type Term } from './weights.ts'

/** Cards in the draw pile when a standard game begins. */
const FULL_PILE = 20

/** How far the game has come, from 0 to 1: by the draw pile, which holds Asteroid near its bottom. */
export function progress(s: MarineState): number {
  return s.lastRound ? 1 : Math.max(0, 1 - s.pile.length / FULL_PILE)
}

/** The animal that a seat's result depends on: its only one, or the weaker of two. None before animals are chosen. */
function weakest(s: MarineState, seat: number, worths: Float64Array): number {
  let found = NONE
  for (const animal of s.animals) {
    if (s.seatOf[animal] === seat && (found === NONE || (worths[animal] as number) < (worths[found] as number))) found = animal
  }
  return found
}

const LOOKS: Looks<MarineState, Term> = { terms: TERMS, features, lookAt, progress, seats: (s) => s.seats, rowOf: weakest }

/** Advice by these weights; the ones in use are `marineAdvice`. */
export const adviceBy = (weights: AdviceWeights): Advice<MarineState> => ({ ...linearAdvice(LOOKS, weights), prior })

export { observedIn } from './balance.ts'
export { MARINE_WEIGHTS, TERMS } from './weights.ts'

export const marineAdvice: Advice<MarineState> = adviceBy(MARINE_WEIGHTS)
