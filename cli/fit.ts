import type { Command } from 'commander'
import { threadCrew } from './arena-crew.ts'
import type { ArenaGame, ArenaJob } from './arena-game.ts'
import { gameNamed } from './games.ts'
import { LeastSquares } from './least-squares.ts'
import { settingsOf } from './table-options.ts'
import { finish, outcomeOf, playMatch, type TrialOptions, type Tuned, today, withTrialOptions } from './tune-match.ts'
import { UNIT, type Weights } from './tuning.ts'
import { UserError, wholeNumber } from './user-error.ts'

interface FitOptions extends TrialOptions {
  readonly whim: number
}

/** Leads beyond this say no more about the position than this one. */
const FAR = 25
/** Draws weights of which the games say little towards 0. */
const CAUTION = 50

const rounded = (n: number): number => Number(n.toFixed(2))

/** Learns what each term is worth from how far the seat led in the end. */
export class WeightFit {
  readonly #squares: LeastSquares
  readonly #terms: readonly string[]

  constructor(readonly before: Weights) {
    this.#terms = Object.keys(before)
    this.#squares = new LeastSquares(2 * this.#terms.length)
  }

  /** Points that were made already are not to be learnt: they are taken off the lead. */
  add(game: ArenaGame): void {
    const terms = this.#terms
    for (const [seat, { score, turns = [] }] of game.entries()) {
      const lead = score - Math.max(...game.filter((_, i) => i !== seat).map((other) => other.score))
      for (const turn of turns) {
        let made = 0
        const row = turn.map((value, i) => {
          if (!UNIT.has(terms[i % terms.length] as string)) return value
          made += value
          return 0
        })
        this.#squares.add(row, Math.max(-FAR, Math.min(FAR, lead - made)))
      }
    }
  }

  /** Terms that never showed keep their weights. */
  weights(): Weights {
    const n = this.#terms.length
    const found = this.#squares.solve(CAUTION)
    const weightOf = (term: string, i: number): readonly [number, number] =>
      this.#squares.isKnown(i) || this.#squares.isKnown(n + i)
        ? [rounded(found[i] as number), rounded(found[n + i] as number)]
        : (this.before[term] as readonly [number, number])
    return Object.fromEntries(this.#terms.map((term, i) => [term, weightOf(term, i)]))
  }
}

async function fit(id: string, options: FitOptions): Promise<Tuned> {
  const entry = gameNamed(id)
  const { tuning } = entry
  if (!tuning) throw new UserError(`${id} has no weights to fit`)
  const settings = await settingsOf(entry, options, 2)
  const crew = threadCrew(options.threads, new URL('./arena-worker.mjs', import.meta.url))
  const jobs = Array.from({ length: options.games }, (_, i): ArenaJob => {
    const seed = `${options.seed}/fit/${i}`
    return { game: id, settings, bots: [options.bot, options.bot], seed, observe: false, whim: options.whim / 100 }
  })
  const learnt = new WeightFit(tuning.weights)
  await crew.play(jobs, (played) => learnt.add(played))
  const how = `Fitted to ${options.games} games (${options.bot} with ${options.whim} % of choices at random, ${options.mode}, seed ${options.seed}).`
  const after = learnt.weights()
  process.stderr.write(`${JSON.stringify(after)}\n`)
  const match = { id, settings, bot: options.bot, seed: `${options.seed}/trial`, crew }
  const trial = await playMatch(match, after, tuning.weights, 0, Math.ceil(options.trials / 2))
  return { file: tuning.file, tuned: { date: today(), ...outcomeOf(tuning.weights, after, trial, how) } }
}

export function addFit(program: Command): void {
  const command = program
    .command('fit <game>')
    .description('learn the weights of a game’s advice from how its games end, then try them out against those before')
    .option('--games <N>', 'games to learn from', wholeNumber('games', 1, 1_000_000), 4000)
    .option('--whim <N>', 'choices made at random, in percent, so that unusual positions come up too', wholeNumber('whim', 0, 100), 15)
  withTrialOptions(command, 400).action(async (id: string, options: FitOptions) => finish(await fit(id, options), options))
}
