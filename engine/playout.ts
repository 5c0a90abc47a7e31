import type { Runner } from './runner.ts'
import type { Ask, Option, Rng } from './types.ts'

/** How a simulated player answers. */
export type Policy<S> = (ask: Ask, state: S) => Option

export const randomPolicy =
  (rng: Rng): Policy<unknown> =>
  (ask) =>
    ask.options[rng.int(ask.options.length)] as Option

/** Plays on until the game is over or `limit` choices were made; tells how many were. */
export function playout<S>(runner: Runner<S>, policy: Policy<S>, limit = Number.POSITIVE_INFINITY): number {
  let made = 0
  while (made < limit) {
    const ask = runner.openAsk()
    if (!ask) break
    runner.answer(ask, policy(ask, runner.state))
    made++
  }
  return made
}
