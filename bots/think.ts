import type { Ask } from '@deeptime/engine'
import { turnsForeseen } from './foresight.ts'
import { greedy } from './greedy.ts'
import { askOf, rngOf } from './imagination.ts'
import { levelInfo } from './levels.ts'
import { shareOf } from './merge.ts'
import { search } from './search.ts'
import type { BotRequest, Budget, Level, Thought } from './types.ts'

/** An answer that needs no thought. */
const at = (ask: Ask, i: number): Thought => {
  const option = ask.options[i]?.id as string
  return { option, ranking: [{ option, value: 0, visits: 0 }], iterations: 0, choices: 0, ms: 0 }
}

/** A list of this many options deserves the whole budget; a shorter one a smaller part of it, but never less than half. */
const LONG_LIST = 12
const LEAST_PART = 1 / 2

/** An imagined game with foresight stands for this many without. */
const FORESIGHT_COUNTS = 10

/** What a bot of this level may spend on a list of so many options, by all its searches together. */
export function budgetOf<S>(level: Level, request: BotRequest<S>, options: number): Budget {
  const { ms, iterations, care } = levelInfo(level)
  const part = Math.max(LEAST_PART, Math.min(1, options / LONG_LIST))
  return { ms, iterations: Math.ceil((iterations * part) / (care.foresight && turnsForeseen(request) > 0 ? FORESIGHT_COUNTS : 1)) }
}

/** What a bot of this level answers. It runs to its end: call it in a worker. */
export function think<S>(level: Level, request: BotRequest<S>): Thought {
  const ask = askOf(request)
  if (ask.options.length === 1) return at(ask, 0)
  if (level === 'random') return at(ask, rngOf(request.seed).int(ask.options.length))
  const budget = request.budget ?? shareOf(budgetOf(level, request, ask.options.length), request.searchers ?? 1)
  return level === 'greedy' ? greedy(request, budget, ask) : search(request, budget, levelInfo(level).care, ask)
}
