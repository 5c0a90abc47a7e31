import { CARE, type Care } from './search.ts'
import type { Level } from './types.ts'

/** How a level thinks. */
export interface LevelInfo {
  readonly name: Level
  /** No choice takes longer than this, in milliseconds, whatever is still open. */
  readonly ms: number
  /** Imagined games for one choice: the usual measure, so that a level plays alike on any machine. */
  readonly iterations: number
  readonly care: Care
}

export const LEVELS: readonly LevelInfo[] = [
  { name: 'random', ms: 50, iterations: 0, care: CARE },
  { name: 'greedy', ms: 250, iterations: 1, care: CARE },
  { name: 'easy', ms: 400, iterations: 10, care: CARE },
  { name: 'normal', ms: 600, iterations: 120, care: CARE },
  { name: 'hard', ms: 3500, iterations: 3000, care: CARE },
  { name: 'expert', ms: 15000, iterations: 15_000, care: { ...CARE, foresight: true } },
]

export function levelInfo(level: Level): LevelInfo {
  const info = LEVELS.find((l) => l.name === level)
  if (!info) throw new Error(`There is no level "${level}"; there are ${LEVELS.map((l) => l.name).join(', ')}`)
  return info
}

export const isLevel = (name: string): name is Level => LEVELS.some((l) => l.name === name)
