import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { makeRng, type Rng, type Settings, seedRng } from '@deeptime/engine'
import type { Command } from 'commander'
import { type Crew, threadCrew } from './arena-crew.ts'
import type { ArenaGame, ArenaJob, ArenaSeat } from './arena-game.ts'
import { meanOf, wilson } from './arena-statistics.ts'
import { gameNamed } from './games.ts'
import { settingsOf, type TableOptions, withTableOptions } from './table-options.ts'
import type { Weights } from './tuning.ts'
import { UserError, wholeNumber } from './user-error.ts'

interface TuneOptions extends TableOptions {
  readonly steps: number
  readonly games: number
  readonly trials: number
  readonly bot: string
  readonly threads: number
  readonly write?: boolean
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
  // A point is a point: the other weights are measured by it.
  return Object.fromEntries(
    Object.entries(weights).map(([term, [early, late]]) => [term, term === 'vp' ? [early, late] : [moved(early), moved(late)]]),
  )
}

interface Match {
  readonly id: string
  readonly settings: Settings
  readonly bot: string
  readonly seed: string
  readonly crew: Crew
}

/** The new weights against the old, every deal from both seats. */
async function match({ id, settings, bot, seed, crew }: Match, after: Weights, before: Weights, games: number) {
  const jobs = Array.from({ length: games }, (_, i): ArenaJob => {
    const weights = i % 2 === 0 ? [after, before] : [before, after]
    return { game: id, settings, bots: [bot, bot], seed: `${seed}/${Math.floor(i / 2)}`, observe: false, weights }
  })
  const played: ArenaGame[] = await crew.play(jobs, () => undefined)
  const seats = played.map((game, i) => ({ own: game[i % 2] as ArenaSeat, other: game[1 - (i % 2)] as ArenaSeat }))
  return {
    lead: meanOf(seats.map(({ own, other }) => own.score - other.score)),
    wins: wilson(
      seats.reduce((sum, { own }) => sum + own.win, 0),
      games,
    ),
  }
}

const percent = (n: number): string => (100 * n).toFixed(1)

/** Small steps at random; a step is kept when its lead over many games is clearly above chance. */
async function climb(match1: Match, start: Weights, options: TuneOptions): Promise<Weights> {
  const rng = makeRng(seedRng(`tune/${options.seed}`))
  let weights = start
  for (let i = 0; i < options.steps; i++) {
    const candidate = stepFrom(weights, rng)
    const { lead, wins } = await match({ ...match1, seed: `${options.seed}/step/${i}` }, candidate, weights, options.games)
    // One standard error above 0: a good step is kept five times in six, a useless one once in six.
    const kept = lead.mean > (lead.high - lead.low) / 4
    process.stderr.write(
      `step ${i + 1}/${options.steps}: lead ${lead.mean.toFixed(1)}, wins ${percent(wins.share)} %${kept ? ', kept' : ''}\n`,
    )
    if (kept) weights = candidate
  }
  return weights
}

async function tune(id: string, options: TuneOptions) {
  const entry = gameNamed(id)
  if (!entry.tuning) throw new UserError(`${id} has no weights to tune`)
  const settings = await settingsOf(entry, options, 2)
  const crew = threadCrew(options.threads, new URL('./arena-worker.mjs', import.meta.url))
  const about: Match = { id, settings, bot: options.bot, seed: options.seed, crew }
  const before = entry.tuning.weights
  const weights = await climb(about, before, options)
  const { lead, wins } = await match({ ...about, seed: `${options.seed}/trial` }, weights, before, options.trials)
  const result =
    `${options.steps} steps of ${options.games} games each (${options.bot}, ${options.mode}, seed ${options.seed}). Against the weights before, on other deals: ` +
    `won ${percent(wins.share)} % (${percent(wins.low)}–${percent(wins.high)} %) of ${options.trials} games, by ${lead.mean.toFixed(1)} points on average.`
  return { file: entry.tuning.file, tuned: { date: new Date().toISOString().slice(0, 10), result, weights } }
}

export function addTune(program: Command): void {
  const command = program
    .command('tune <game>')
    .description('improve the weights of a game’s advice by play, then try them out against those before')
    .option('--steps <N>', 'steps to try', wholeNumber('steps', 0, 100_000), 20)
    .option('--games <N>', 'games for each step', wholeNumber('games', 2, 100_000), 60)
    .option('--trials <N>', 'games of the new weights against the old ones', wholeNumber('trials', 2, 100_000), 100)
    .option('--bot <LEVEL>', 'who plays them', 'greedy')
    .option('--threads <N>', 'games played side by side', wholeNumber('threads', 1, 256), availableParallelism())
    .option('--write', 'keep the new weights')
  withTableOptions(command).action(async (id: string, options: TuneOptions) => {
    const { file, tuned } = await tune(id, options)
    console.log(JSON.stringify(tuned, null, 2))
    if (options.write) await writeFile(file, `${JSON.stringify(tuned, null, 2)}\n`)
  })
}
