import type { Level } from './types.ts'

/** How a level thinks. */
export interface LevelInfo {
  readonly name: Level
  /** No choice takes longer than this, in milliseconds, whatever is still open. */
  readonly ms: number
  /** Imagined games for one choice: the usual measure, so that a level plays alike on any machine. */
  readonly iterations: number
}

export const LEVELS: readonly LevelInfo[] = [
  { name: 'random', ms: 50, iterations: 0 },
  { name: 'greedy', ms: 250, iterations: 200 },
  { name: 'easy', ms: 400, iterations: 100 },
  { name: 'normal', ms: 900, iterations: 400 },
  { name: 'hard', ms: 4500, iterations: 2000 },
  { name: 'expert', ms: 15000, iterations: 10000 },
]

export function levelInfo(level: Level): LevelInfo {
  const info = LEVELS.find((l) => l.name === level)
  if (!info) throw new Error(`There is no level "${level}"; there are ${LEVELS.map((l) => l.name).join(', ')}`)
  return info
}

export const isLevel = (name: string): name is Level => LEVELS.some((l) => l.name === name)
