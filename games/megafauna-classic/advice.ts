/** What the game tells bots: how well a seat stands, term by term, and which options look promising at first sight. */

import type { Advice } from '@deeptime/engine'
import { features, lookAt, progress, TERMS } from './advice-features.ts'
import { CLASSIC_PRIORS, type PriorTable, priorBy } from './advice-priors.ts'
import { ADVICE_TERMS, type AdviceTerm, type AdviceWeights, CLASSIC_WEIGHTS } from './advice-weights.ts'
import { COLOURS, WHITE } from './components/players.ts'
import { solitaireIsWon } from './end-of-game.ts'
import type { State } from './state.ts'

/** A solitaire game won or lost is worth this many points more or less. */
const OUTCOME = 10

/** Turns are short, and how they are played tells: with three more the same search wins clearly more, with one hardly. */
const FORESIGHT = 3

/** Advice by these weights; the ones in use are `classicAdvice`. */
export function adviceBy(weights: AdviceWeights, priors: PriorTable = CLASSIC_PRIORS): Advice<State> {
  const early = Float64Array.from(ADVICE_TERMS, (t) => weights[t][0])
  const late = Float64Array.from(ADVICE_TERMS, (t) => weights[t][1])
  const now = new Float64Array(TERMS)
  const worths = new Float64Array(COLOURS.length)

  /** What each colour's position is worth. A finished game is worth its score. */
  const weigh = (s: State): void => {
    lookAt(s)
    const p = progress(s)
    for (let i = 0; i < TERMS; i++) now[i] = s.over ? 1 : (early[i] as number) * (1 - p) + (late[i] as number) * p
    for (let colour = 0; colour < COLOURS.length; colour++) {
      let worth = 0
      for (let i = 0, at = colour * TERMS; i < TERMS; i++, at++) worth += (now[i] as number) * (features[at] as number)
      worths[colour] = worth
    }
  }

  const colourOfSeat = (s: State, seat: number): number => s.players.findIndex((p) => p?.seat === seat)

  /** The strongest of the others; in the solitaire game that is White. */
  const rivalOf = (s: State, own: number): number => {
    if (s.rules.solitaire) return WHITE
    let rival = -1
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (colour === own || !s.players[colour]) continue
      if (rival < 0 || (worths[colour] as number) > (worths[rival] as number)) rival = colour
    }
    return rival
  }

  const outcome = (s: State): number => (s.rules.solitaire && s.over ? (solitaireIsWon(s) ? OUTCOME : -OUTCOME) : 0)

  const lead = (s: State, seat: number): number => {
    const own = colourOfSeat(s, seat)
    return (worths[own] as number) - (worths[rivalOf(s, own)] as number) + outcome(s)
  }

  return {
    evaluate(s, seat) {
      weigh(s)
      return lead(s, seat)
    },
    evaluateAll(s, leads) {
      weigh(s)
      for (let seat = 0; seat < leads.length; seat++) leads[seat] = lead(s, seat)
    },
    explain(s, seat) {
      weigh(s)
      const own = colourOfSeat(s, seat)
      const rival = rivalOf(s, own)
      const difference = (i: number): number => (features[own * TERMS + i] as number) - (features[rival * TERMS + i] as number)
      return ADVICE_TERMS.map((term: AdviceTerm, i) => ({
        term,
        value: (now[i] as number) * difference(i) + (term === 'quota' ? outcome(s) : 0),
      }))
    },
    prior: priorBy(priors),
    foresight: FORESIGHT,
  }
}

export { looked, OPTION_TRAITS } from './advice-options.ts'
export { CLASSIC_PRIORS, readPriors } from './advice-priors.ts'
export { ADVICE_TERMS, type AdviceTerm, CLASSIC_WEIGHTS } from './advice-weights.ts'

export const classicAdvice: Advice<State> = adviceBy(CLASSIC_WEIGHTS)
