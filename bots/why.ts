import type { Advice, Ask, Policy } from '@deeptime/engine'
import { adviceOf, likeliestPolicy, rngOf, settle, world } from './imagination.ts'
import type { BotRequest, Opinion, Term } from './types.ts'

/** How many of the best options are explained, in how many imagined games each. */
const EXPLAINED = 3
const WORLDS = 3

/** How the turn goes on after its first option; `otherwise` is what looks best at first sight. */
export type Plan<S> = (first: string, otherwise: Policy<S>) => Policy<S>

/** What an option changes, term by term, once the turn is settled: the mean over a few imagined games. */
function termsOf<S>(request: BotRequest<S>, advice: Advice<S>, option: string, plan: Plan<S>): Term[] {
  const sums = new Map<string, number>()
  const add = (terms: readonly Term[], sign: number): void => {
    for (const { term, value } of terms) sums.set(term, (sums.get(term) ?? 0) + (sign * value) / WORLDS)
  }
  for (let i = 0; i < WORLDS; i++) {
    const runner = world(request, i)
    const ask = runner.askOf(request.seat) as Ask
    const chosen = ask.options.find((o) => o.id === option)
    if (!chosen) continue
    add(advice.explain(runner.state, request.seat), -1)
    runner.answer(ask, chosen)
    settle(runner, request.seat, plan(option, likeliestPolicy(advice, rngOf(`${request.seed}/why/${i}`))))
    add(advice.explain(runner.state, request.seat), 1)
  }
  return [...sums]
    .map(([term, value]) => ({ term, value }))
    .filter((t) => Math.abs(t.value) >= 0.05)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
}

const atFirstSight = <S>(_first: string, otherwise: Policy<S>): Policy<S> => otherwise

/** The ranking, with reasons for its best options. */
export function explained<S>(request: BotRequest<S>, ranking: readonly Opinion[], plan: Plan<S> = atFirstSight): Opinion[] {
  const advice = adviceOf(request)
  return ranking.map((opinion, i) => (i < EXPLAINED ? { ...opinion, terms: termsOf(request, advice, opinion.option, plan) } : opinion))
}
