import { makeRng, type Rng, seedRng } from '@deeptime/engine'
import type { TermWeights, Tuning } from '@deeptime/kit'
import { meanOf, sequentially } from '../arena/statistics.ts'
import { decimal, type Lesson, type Match, playMatch, type Tuned, today, tryOut } from './match.ts'

/** A search by small steps (stochastic hill climbing). */
export interface Climb extends Lesson {
  readonly steps: number
  /** No step begins after this time. */
  readonly minutes: number
}

/** A step changes each weight with this chance, by a factor that is usually within a third up or down. */
const CHANGED = 0.35
const STRIDE = 0.3
/** TermWeights near 0 move as if they were this big. */
const LEAST = 0.1

/** About a standard normal number: the sum of twelve even ones. */
const normal = (rng: Rng): number => Array.from({ length: 12 }, () => rng.int(4096) / 4096).reduce((a, b) => a + b, -6)

export function stepFrom(weights: TermWeights, rng: Rng, unit: readonly string[]): TermWeights {
  const moved = (w: number): number => {
    if (rng.int(1000) >= 1000 * CHANGED) return w
    const size = Math.max(LEAST, Math.abs(w))
    return Number((w + size * STRIDE * normal(rng)).toFixed(3))
  }
  return Object.fromEntries(
    Object.entries(weights).map(([term, [early, late]]) => [term, unit.includes(term) ? [early, late] : [moved(early), moved(late)]]),
  )
}

/** Deals between two looks at the sequential test. */
const BATCH = 8

/** Plays deal after deal until chance can hardly be the reason, or the games are used up. */
async function isBetter(
  about: Match,
  candidate: TermWeights,
  weights: TermWeights,
  games: number,
): Promise<{ better: boolean; leads: readonly number[] }> {
  const leads: number[] = []
  while (2 * leads.length < games) {
    leads.push(...(await playMatch(about, candidate, weights, leads.length, Math.min(BATCH, Math.ceil(games / 2) - leads.length))).leads)
    const verdict = sequentially(leads)
    if (verdict) return { better: verdict === 'above', leads }
  }
  return { better: false, leads }
}

/** Small steps at random; a step is kept when the sequential test finds it better. */
async function climb(
  lesson: Climb,
  start: TermWeights,
  unit: readonly string[],
  tell: (line: string) => void,
): Promise<{ weights: TermWeights; tried: number; kept: number }> {
  const rng = makeRng(seedRng(`tune/${lesson.seed}`))
  const until = performance.now() + 60_000 * lesson.minutes
  let weights = start
  let tried = 0
  let kept = 0
  for (; tried < lesson.steps && performance.now() < until; tried++) {
    const candidate = stepFrom(weights, rng, unit)
    const { better, leads } = await isBetter({ ...lesson, seed: `${lesson.seed}/step/${tried}` }, candidate, weights, lesson.games)
    const told = `lead ${decimal(meanOf(leads).mean)} in ${2 * leads.length} games`
    tell(`step ${tried + 1}/${lesson.steps}: ${told}${better ? ', kept' : ''}`)
    if (!better) continue
    weights = candidate
    kept++
  }
  return { weights, tried, kept }
}

/** Improves the weights of a game's advice by play, then tries them out against those before. */
export async function tune(
  lesson: Climb,
  { weights: before }: Tuning,
  unit: readonly string[],
  tell: (line: string) => void,
): Promise<Tuned> {
  const { weights, tried, kept } = await climb(lesson, before, unit, tell)
  const how = `${tried} steps of up to ${lesson.games} games (${lesson.bot}, ${lesson.mode}, seed ${lesson.seed}); ${kept} kept.`
  if (kept === 0) return { date: today(), result: `${how} The weights before stay.`, weights }
  return tryOut(lesson, before, weights, how)
}
