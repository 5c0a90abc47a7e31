import { type Budget, isLevel, type Level } from '@deeptime/bots'

export interface Contestant {
  readonly level: Level
  readonly budget?: Budget
}

/** A level by its name; `hard@500` is one with a budget of its own, in imagined games alone, so that its games can be repeated exactly. */
export function contestant(name: string): Contestant | undefined {
  const [level, iterations, ...rest] = name.split('@')
  if (!level || !isLevel(level) || rest.length > 0) return undefined
  if (iterations === undefined) return { level }
  const n = Number(iterations)
  return Number.isInteger(n) && n > 0 ? { level, budget: { iterations: n } } : undefined
}
