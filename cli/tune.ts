import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { makeRng, type Rng, type Settings, seedRng } from '@deeptime/engine'
import type { Command } from 'commander'
import { type Crew, threadCrew } from './arena-crew.ts'
import type { ArenaGame, ArenaJob, ArenaSeat } from './arena-game.ts'
import { meanOf, sequentially, wilson } from './arena-statistics.ts'
import { gameNamed } from './games.ts'
import { settingsOf, type TableOptions, withTableOptions } from './table-options.ts'
import type { Weights } from './tuning.ts'
import { UserError, wholeNumber } from './user-error.ts'

interface TuneOptions extends TableOptions {
  readonly steps: number
  readonly games: number
  readonly trials: number
  readonly minutes: number
  readonly bot: string
  readonly threads: number
  readonly write?: boolean
}

/** A step changes each weight with this chance, by a factor that is usually within a third up or down. */
const CHANGED = 0.35
const STRIDE = 0.3
/** Weights near 0 move as if they were this big. */
const LEAST = 0.1

/** Terms that count points already made: the others are measured by them. */
const UNIT: ReadonlySet<string> = new Set(['vp', 'fossils'])

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

interface Match {
  readonly id: string
  readonly settings: Settings
  readonly bot: string
  readonly seed: string
  readonly crew: Crew
}

/** Deals between two looks at the sequential test. */
const BATCH = 8

interface MatchResult {
  /** Of each deal: the lead of the new weights, on average over both seats. */
  readonly leads: readonly number[]
  readonly wins: number
}

/** The new weights against the old on these deals, each from both seats. */
async function play(
  { id, settings, bot, seed, crew }: Match,
  after: Weights,
  before: Weights,
  first: number,
  deals: number,
): Promise<MatchResult> {
  const jobs = Array.from({ length: 2 * deals }, (_, i): ArenaJob => {
    const weights = i % 2 === 0 ? [after, before] : [before, after]
    return { game: id, settings, bots: [bot, bot], seed: `${seed}/${first + Math.floor(i / 2)}`, observe: false, weights }
  })
  const played: ArenaGame[] = await crew.play(jobs, () => undefined)
  const own = played.map((game, i) => game[i % 2] as ArenaSeat)
  const lead = (i: number): number => (own[i]?.score ?? 0) - (played[i]?.[1 - (i % 2)]?.score ?? 0)
  return {
    leads: Array.from({ length: deals }, (_, deal) => (lead(2 * deal) + lead(2 * deal + 1)) / 2),
    wins: own.reduce((sum, seat) => sum + seat.win, 0),
  }
}

const percent = (n: number): string => (100 * n).toFixed(1)
const decimal = (n: number): string => n.toFixed(1)

/** Plays deal after deal until chance can hardly be the reason, or the games are used up. */
async function isBetter(
  about: Match,
  candidate: Weights,
  weights: Weights,
  games: number,
): Promise<{ better: boolean; leads: readonly number[] }> {
  const leads: number[] = []
  while (2 * leads.length < games) {
    leads.push(...(await play(about, candidate, weights, leads.length, Math.min(BATCH, Math.ceil(games / 2) - leads.length))).leads)
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

/** What is kept in the game's data: the new weights if a trial on other deals speaks for them, else the old, with the result either way. */
export function outcomeOf(before: Weights, after: Weights, trial: MatchResult, how: string): { result: string; weights: Weights } {
  const lead = meanOf(trial.leads)
  const wins = wilson(trial.wins, 2 * trial.leads.length)
  const better = lead.low > 0
  const told =
    `${how} Against the weights before, on other deals: won ${percent(wins.share)} % (${percent(wins.low)}–${percent(wins.high)} %) ` +
    `of ${2 * trial.leads.length} games, by ${decimal(lead.mean)} points on average (${decimal(lead.low)} to ${decimal(lead.high)}).`
  return { result: `${told} ${better ? 'Kept.' : 'Not above chance: the weights before stay.'}`, weights: better ? after : before }
}

async function tune(id: string, options: TuneOptions) {
  const entry = gameNamed(id)
  if (!entry.tuning) throw new UserError(`${id} has no weights to tune`)
  const settings = await settingsOf(entry, options, 2)
  const crew = threadCrew(options.threads, new URL('./arena-worker.mjs', import.meta.url))
  const about: Match = { id, settings, bot: options.bot, seed: options.seed, crew }
  const before = entry.tuning.weights
  const { weights, tried, kept } = await climb(about, before, options)
  const how = `${tried} steps of up to ${options.games} games (${options.bot}, ${options.mode}, seed ${options.seed}); ${kept} kept.`
  const date = new Date().toISOString().slice(0, 10)
  if (kept === 0) return { file: entry.tuning.file, tuned: { date, result: `${how} The weights before stay.`, weights } }
  const trial = await play({ ...about, seed: `${options.seed}/trial` }, weights, before, 0, Math.ceil(options.trials / 2))
  return { file: entry.tuning.file, tuned: { date, ...outcomeOf(before, weights, trial, how) } }
}

export function addTune(program: Command): void {
  const command = program
    .command('tune <game>')
    .description('improve the weights of a game’s advice by play, then try them out against those before')
    .option('--steps <N>', 'steps to try', wholeNumber('steps', 0, 100_000), 20)
    .option('--games <N>', 'games for a step at most; it ends sooner when the result is clear', wholeNumber('games', 2, 100_000), 160)
    .option('--minutes <N>', 'no step begins after this time', wholeNumber('minutes', 1, 10_000), 5)
    .option('--trials <N>', 'games of the new weights against the old ones', wholeNumber('trials', 2, 100_000), 200)
    .option('--bot <LEVEL>', 'who plays them', 'greedy')
    .option('--threads <N>', 'games played side by side', wholeNumber('threads', 1, 256), availableParallelism())
    .option('--write', 'keep the result, and the new weights if they are better')
  withTableOptions(command).action(async (id: string, options: TuneOptions) => {
    const { file, tuned } = await tune(id, options)
    // Two weights a line, as the formatter has them.
    const text = JSON.stringify(tuned, null, 2).replace(/\[\s+(\S+)\s+(\S+)\s+\]/g, '[$1 $2]')
    console.log(text)
    if (options.write) await writeFile(file, `${text}\n`)
  })
}
