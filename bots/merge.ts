import type { Budget, Opinion, Thought } from './types.ts'

/** The seed of one of several searches of the same choice, so that each imagines other games. */
export const workerSeed = (seed: string, worker: number): string => (worker === 0 ? seed : `${seed}/worker/${worker}`)

/** What each of several searches of the same choice may spend, so that together they spend the whole. */
export function shareOf({ ms, iterations }: Budget, workers: number): Budget {
  return { ...(ms !== undefined && { ms }), ...(iterations !== undefined && { iterations: Math.ceil(iterations / workers) }) }
}

/** Joins searches of the same choice that ran side by side: visits add up, values are weighed by them. */
export function mergeThoughts(thoughts: readonly Thought[]): Thought {
  const [first] = thoughts
  if (!first) throw new Error('There is no thought to merge')
  if (thoughts.length === 1) return first
  const merged = new Map<string, Opinion>()
  for (const opinion of thoughts.flatMap((t) => t.ranking)) {
    const known = merged.get(opinion.option)
    merged.set(opinion.option, known ? joined(known, opinion) : opinion)
  }
  const ranking = [...merged.values()].sort((a, b) => b.visits - a.visits || b.value - a.value)
  return {
    option: ranking[0]?.option ?? first.option,
    ranking,
    iterations: thoughts.reduce((n, t) => n + t.iterations, 0),
    choices: thoughts.reduce((n, t) => n + t.choices, 0),
    ms: Math.max(...thoughts.map((t) => t.ms)),
  }
}

function joined(a: Opinion, b: Opinion): Opinion {
  const visits = a.visits + b.visits
  const value = visits > 0 ? (a.value * a.visits + b.value * b.visits) / visits : 0
  const terms = a.terms ?? b.terms
  return { option: a.option, value, visits, ...(terms && { terms }) }
}
