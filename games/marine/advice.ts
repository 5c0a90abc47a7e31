import type { Advice } from '@deeptime/engine'
import { features, lookAt, TERMS } from './advice-features.ts'
import { prior } from './advice-priors.ts'
import { ADVICE_TERMS, type AdviceTerm, type AdviceWeights, MARINE_WEIGHTS } from './advice-weights.ts'
import { ANIMALS, type MarineState } from './state.ts'

/** Cards in the draw pile when a standard game begins. */
const FULL_PILE = 20

/** How far the game has come, from 0 to 1: by the draw pile, which holds Asteroid near its bottom. */
export function progress(s: MarineState): number {
  return s.lastRound ? 1 : Math.max(0, 1 - s.pile.length / FULL_PILE)
}

const NOTHING = 0

/** Advice by these weights; the ones in use are `marineAdvice`. */
export function adviceBy(weights: AdviceWeights): Advice<MarineState> {
  const early = Float64Array.from(ADVICE_TERMS, (t) => weights[t][0])
  const late = Float64Array.from(ADVICE_TERMS, (t) => weights[t][1])
  const weightOf = (i: number, p: number): number => (early[i] as number) * (1 - p) + (late[i] as number) * p
  const worths = new Float64Array(ANIMALS)
  const weightsNow = new Float64Array(TERMS)

  /** What each animal's position is worth. */
  const weigh = (s: MarineState): void => {
    const p = progress(s)
    lookAt(s)
    for (let i = 0; i < TERMS; i++) weightsNow[i] = weightOf(i, p)
    for (const animal of s.animals) {
      let worth = NOTHING
      for (let i = 0, at = animal * TERMS; i < TERMS; i++, at++) worth += (weightsNow[i] as number) * (features[at] as number)
      worths[animal] = worth
    }
  }

  /** The animal that a seat's result depends on: its only one, or the weaker of two. `NOTHING` before animals are chosen. */
  const weakest = (s: MarineState, seat: number): number | undefined => {
    let found: number | undefined
    for (const animal of s.animals) {
      if (s.seatOf[animal] === seat && (found === undefined || (worths[animal] as number) < (worths[found] as number))) found = animal
    }
    return found
  }

  const strongestOther = (s: MarineState, seat: number): number | undefined => {
    let found: number | undefined
    for (let other = 0; other < s.seats; other++) {
      const animal = other === seat ? undefined : weakest(s, other)
      if (animal !== undefined && (found === undefined || (worths[animal] as number) > (worths[found] as number))) found = animal
    }
    return found
  }

  const lead = (s: MarineState, seat: number): number => {
    const own = weakest(s, seat)
    const other = strongestOther(s, seat)
    return (own === undefined ? NOTHING : (worths[own] as number)) - (other === undefined ? NOTHING : (worths[other] as number))
  }

  return {
    evaluate(s, seat) {
      weigh(s)
      return lead(s, seat)
    },
    evaluateAll(s, leads) {
      weigh(s)
      for (let seat = 0; seat < s.seats; seat++) leads[seat] = lead(s, seat)
    },
    explain(s, seat) {
      weigh(s)
      const own = weakest(s, seat)
      const other = strongestOther(s, seat)
      const p = progress(s)
      const featureOf = (animal: number | undefined, i: number): number =>
        animal === undefined ? 0 : (features[animal * TERMS + i] as number)
      return ADVICE_TERMS.map((term: AdviceTerm, i) => ({ term, value: weightOf(i, p) * (featureOf(own, i) - featureOf(other, i)) }))
    },
    prior,
  }
}

export { observedIn } from './advice-balance.ts'
export { ADVICE_TERMS, MARINE_WEIGHTS } from './advice-weights.ts'

export const marineAdvice: Advice<MarineState> = adviceBy(MARINE_WEIGHTS)
