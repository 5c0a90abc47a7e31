import {
  type Advice,
  type Ask,
  type Game,
  imagine,
  makeRng,
  type Option,
  type Policy,
  type Rng,
  type Runner,
  seedRng,
} from '@deeptime/engine'
import type { BotRequest } from './types.ts'

/** The advice of a game that gives none: the running score, by which a seat leads or which all have made together. */
export function scoreAdvice<S>(game: Game<S>): Advice<S> {
  const worth = (state: S, seat: number): number => {
    const totals = game.score(state).map((s) => s.total)
    if (game.aim(state) === 'common') return totals.reduce((sum, total) => sum + total, 0)
    return (totals[seat] as number) - Math.max(...totals.filter((_, i) => i !== seat))
  }
  return { evaluate: worth, explain: (state, seat) => [{ term: 'score', value: worth(state, seat) }] }
}

export const adviceOf = <S>(request: BotRequest<S>): Advice<S> => request.advice ?? scoreAdvice(request.game)

export const rngOf = (seed: string): Rng => makeRng(seedRng(seed))

/** The imagined game of this number: the same for every option that is compared in it. */
export function world<S>({ game, root, seat, seed }: BotRequest<S>, number: number): Runner<S> {
  return imagine(game, root, seat, rngOf(`${seed}/world/${number}`))
}

/** What the seat is asked, as it may know it. */
export function askOf<S>(request: BotRequest<S>): Ask {
  const ask = world(request, 0).askOf(request.seat)
  if (!ask) throw new Error(`Seat ${request.seat} has nothing to decide`)
  return ask
}

/** Takes the option that looks best before any search. */
export function likeliestPolicy<S>(advice: Advice<S>, rng: Rng): Policy<S> {
  return (ask, state) => {
    const { options } = ask
    if (!advice.prior) return options[rng.int(options.length)] as Option
    let best = options[0] as Option
    let high = Number.NEGATIVE_INFINITY
    for (const option of options) {
      const prior = advice.prior(ask, option, state)
      if (prior > high) {
        high = prior
        best = option
      }
    }
    return best
  }
}

/**
 * Looks at a few options, drawn at random or all of a short list, and takes the most promising: a playout must not weigh
 * every option of every choice. `whim` from 0 to 1 is how far chance may overrule the priors.
 */
export function priorPolicy<S>(advice: Advice<S>, rng: Rng, tries: number, whim: number): Policy<S> {
  const { prior } = advice
  if (!prior) return (ask) => ask.options[rng.int(ask.options.length)] as Option
  return (ask, state) => {
    const { options } = ask
    const n = options.length
    if (n === 1) return options[0] as Option
    const all = n <= tries
    let best = options[0] as Option
    let high = Number.NEGATIVE_INFINITY
    for (let i = all ? n : tries; i > 0; i--) {
      const option = options[all ? i - 1 : rng.int(n)] as Option
      const weight = prior.call(advice, ask, option, state) * (1 - (whim * rng.int(1024)) / 1024)
      if (weight > high) {
        high = weight
        best = option
      }
    }
    return best
  }
}

/** A turn that is not settled after this many choices is judged as it stands. */
const SETTLED = 40

/** Plays on until another seat must decide: the turn is settled. How many choices that took. */
export function settle<S>(runner: Runner<S>, seat: number, policy: Policy<S>): number {
  let made = 0
  for (let ask = runner.openAsk(); ask?.seat === seat && made < SETTLED; ask = runner.openAsk()) {
    runner.answer(ask, policy(ask, runner.state))
    made++
  }
  return made
}
