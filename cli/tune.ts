import { makeRng, type Rng, seedRng } from '@deeptime/engine'
import type { Command } from 'commander'
import { threadCrew } from './arena-crew.ts'
import { meanOf, sequentially } from './arena-statistics.ts'
import { gameNamed } from './games.ts'
import { settingsOf } from './table-options.ts'
import { decimal, finish, type Match, outcomeOf, playMatch, type TrialOptions, type Tuned, today, withTrialOptions } from './tune-match.ts'
import { UNIT, type Weights } from './tuning.ts'
import { UserError, wholeNumber } from './user-error.ts'

interface TuneOptions extends TrialOptions {
  readonly steps: number
  readonly minutes: number
}

/** A step changes each weight with this chance, by a factor that is usually within a third up or down. */
const CHANGED = 0.35
const STRIDE = 0.3
/** Weights near 0 move as if they were this big. */
const LEAST = 0.1

/** About a standard normal number: the sum of twelve even ones. */
const normal = (rng: Rng): number => Array.from({ length: 12 }, () => rng.int(4096) / 4096).reduce((a, b) => a + b, -6)

export function stepFrom(weights: Weights, rng: Rng): Weights {
  const moved = (w: number): number => {
    if (rng.int(1000) >= 1000 * CHANGED) return w
    const size = Math.max(LEAST, Math.abs(w))
    return Number((w + size * STRIDE * normal(rng)).toFixed(3))
  }
  return Object.fromEntries(
    Object.entries(weights).map(([term, [early, late]]) => [term, UNIT.has(term) ? [early, late] : [moved(early), moved(late)]]),
  )
}

/** Deals between two looks at the sequential test. */
const BATCH = 8

/** Plays deal after deal until chance can hardly be the reason, or the games are used up. */
async function isBetter(
  about: Match,
  candidate: Weights,
  weights: Weights,
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
async function climb(about: Match, start: Weights, options: TuneOptions): Promise<{ weights: Weights; tried: number; kept: number }> {
  const rng = makeRng(seedRng(`tune/${options.seed}`))
  const until = performance.now() + 60_000 * options.minutes
  let weights = start
  let tried = 0
  let kept = 0
  for (; tried < options.steps && performance.now() < until; tried++) {
    const candidate = stepFrom(weights, rng)
    const { better, leads } = await isBetter({ ...about, seed: `${options.seed}/step/${tried}` }, candidate, weights, options.games)
    const told = `lead ${decimal(meanOf(leads).mean)} in ${2 * leads.length} games`
    process.stderr.write(`step ${tried + 1}/${options.steps}: ${told}${better ? ', kept' : ''}\n`)
    if (!better) continue
    weights = candidate
    kept++
  }
  return { weights, tried, kept }
}

async function tune(id: string, options: TuneOptions): Promise<Tuned> {
  const entry = gameNamed(id)
  if (!entry.tuning) throw new UserError(`${id} has no weights to tune`)
  const settings = await settingsOf(entry, options, 2)
  const crew = threadCrew(options.threads, new URL('./arena-worker.mjs', import.meta.url))
  const about: Match = { id, settings, bot: options.bot, seed: options.seed, crew }
  const before = entry.tuning.weights
  const { weights, tried, kept } = await climb(about, before, options)
  const how = `${tried} steps of up to ${options.games} games (${options.bot}, ${options.mode}, seed ${options.seed}); ${kept} kept.`
  const date = today()
  if (kept === 0) return { file: entry.tuning.file, tuned: { date, result: `${how} The weights before stay.`, weights } }
  const trial = await playMatch({ ...about, seed: `${options.seed}/trial` }, weights, before, 0, Math.ceil(options.trials / 2))
  return { file: entry.tuning.file, tuned: { date, ...outcomeOf(before, weights, trial, how) } }
}

export function addTune(program: Command): void {
  const command = program
    .command('tune <game>')
    .description('improve the weights of a game’s advice by play, then try them out against those before')
    .option('--steps <N>', 'steps to try', wholeNumber('steps', 0, 100_000), 20)
    .option('--games <N>', 'games for a step at most; it ends sooner when the result is clear', wholeNumber('games', 2, 100_000), 160)
    .option('--minutes <N>', 'no step begins after this time', wholeNumber('minutes', 1, 10_000), 5)
  withTrialOptions(command, 200).action(async (id: string, options: TuneOptions) => finish(await tune(id, options), options))
}
