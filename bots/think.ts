import type { Ask } from '@deeptime/engine'
import { greedy } from './greedy.ts'
import { askOf, rngOf } from './imagination.ts'
import { levelInfo } from './levels.ts'
import type { BotRequest, Budget, Level, Thought } from './types.ts'

/** An answer that needs no thought. */
const at = (ask: Ask, i: number): Thought => {
  const option = ask.options[i]?.id as string
  return { option, ranking: [{ option, value: 0, visits: 0 }], iterations: 0, choices: 0, ms: 0 }
}

function budgetOf(level: Level, asked: Budget | undefined): Budget {
  const { ms, iterations } = levelInfo(level)
  if (!asked) return { ms, iterations }
  return asked
}

/** What a bot of this level answers. It runs to its end: call it in a worker. */
export function think<S>(level: Level, request: BotRequest<S>): Thought {
  const ask = askOf(request)
  if (ask.options.length === 1) return at(ask, 0)
  if (level === 'random') return at(ask, rngOf(request.seed).int(ask.options.length))
  return greedy(request, budgetOf(level, request.budget), ask)
}
