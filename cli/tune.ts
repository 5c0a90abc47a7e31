import { writeFile } from 'node:fs/promises'
import { type Level, think } from '@deeptime/bots'
import { type Advice, type Game, type Seat, Session, type Settings } from '@deeptime/engine'
import type { Command } from 'commander'
import { wilson } from './arena-statistics.ts'
import { type GameEntry, gameNamed } from './games.ts'
import { Progress } from './progress.ts'
import { settingsOf, type TableOptions, withTableOptions } from './table-options.ts'
import { ridge, type Sample } from './tune-regression.ts'
import type { Tuning, Weights } from './tuning.ts'
import { UserError, wholeNumber } from './user-error.ts'

interface TuneOptions extends TableOptions {
  readonly games: number
  readonly trials: number
  readonly bot: Level
  readonly write?: boolean
}

/** Weights are held near what they were as if by this many positions. */
const PULL = 400
/** Choices made at random, so that games differ and positions are met that good play would avoid. */
const RANDOM_SHARE = 0.05

interface Players {
  readonly game: Game
  readonly settings: Settings
  readonly advice: readonly Advice<never>[]
  readonly bot: Level
}

/** Plays a game, each seat with its own advice. */
function play(
  { game, settings, advice, bot }: Players,
  seed: string,
  random: number,
  onDecision?: (session: Session<unknown, unknown>) => void,
) {
  const started = Session.start(game, { seats: advice.map(() => ({ bot })), settings, seed })
  if (!started.ok) throw new UserError(started.problem)
  const session = started.value
  while (!session.over) {
    onDecision?.(session)
    const seat = session.pending()[0]?.seat as Seat
    const at = `${seed}/${seat}/${session.choices.length}`
    const request = {
      game,
      advice: advice[seat] as Advice<unknown>,
      root: session.root(),
      seat,
      seed: at,
      why: false,
      now: () => performance.now(),
    }
    session.choose(seat, think(hash(at) < random ? 'random' : bot, request).option)
  }
  return session
}

/** A number from 0 to 1 that depends on the text alone. */
function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32
}

/** Positions of one game, each with the lead that its seat had in the end. */
function samplesOf(players: Players, tuning: Tuning, seed: string): Sample[] {
  const seen: { seat: Seat; x: readonly number[] }[] = []
  const session = play(players, seed, RANDOM_SHARE, (s) => {
    const ask = s.pending()[0]
    if (ask?.kind !== tuning.at) return
    const p = tuning.progress(s.state as never)
    const x = tuning.features(s.state as never, ask.seat).flatMap((f) => [f * (1 - p), f * p])
    seen.push({ seat: ask.seat, x })
  })
  const totals = players.game.score(session.state).map((s) => s.total)
  return seen.map(({ seat, x }) => ({ x, y: (totals[seat] as number) - Math.max(...totals.filter((_, i) => i !== seat)) }))
}

function fitted(tuning: Tuning, samples: readonly Sample[]): Weights {
  const found = ridge(
    samples,
    tuning.terms.flatMap((t) => tuning.weights[t] ?? [0, 0]),
    PULL,
  )
  const rounded = found.map((w) => Number(w.toFixed(3)))
  return Object.fromEntries(tuning.terms.map((t, i) => [t, [rounded[2 * i] as number, rounded[2 * i + 1] as number] as const]))
}

/** How often the new weights beat the old ones, every deal played from both seats. */
function trial(players: Omit<Players, 'advice'>, before: Advice<never>, after: Advice<never>, games: number, seed: string) {
  const progress = new Progress(games, 'trial')
  let won = 0
  for (let i = 0; i < games; i++) {
    const seat = i % 2
    const advice = seat === 0 ? [after, before] : [before, after]
    const session = play({ ...players, advice }, `${seed}/trial/${Math.floor(i / 2)}`, 0)
    const first = players.game.result(session.state).places[0] ?? []
    if (first.includes(seat)) won += 1 / first.length
    progress.tick(i + 1)
  }
  return wilson(won, games)
}

async function tune(entry: GameEntry, tuning: Tuning, options: TuneOptions) {
  const settings = await settingsOf(entry, options, 2)
  const players = { game: entry.game, settings, bot: options.bot }
  const before = tuning.adviceBy(tuning.weights)
  const progress = new Progress(options.games, 'games')
  const samples: Sample[] = []
  for (let i = 0; i < options.games; i++) {
    samples.push(...samplesOf({ ...players, advice: [before, before] }, tuning, `${options.seed}/${i}`))
    progress.tick(i + 1)
  }
  const weights = fitted(tuning, samples)
  const { share, low, high } = trial(players, before, tuning.adviceBy(weights), options.trials, options.seed)
  const percent = (n: number): string => (100 * n).toFixed(1)
  const result = `Fitted to ${samples.length} positions of ${options.games} games of ${options.bot} against itself (seed ${options.seed}); ${options.bot} with them won ${percent(share)} % (${percent(low)}–${percent(high)} %) of ${options.trials} games against the weights before.`
  return { date: new Date().toISOString().slice(0, 10), result, weights }
}

export function addTune(program: Command): void {
  const command = program
    .command('tune <game>')
    .description('fit the weights of a game’s advice to games that bots play against themselves, then try them out')
    .option('--games <N>', 'games to learn from', wholeNumber('games', 1, 100_000), 200)
    .option('--trials <N>', 'games of the new weights against the old ones', wholeNumber('trials', 2, 100_000), 100)
    .option('--bot <LEVEL>', 'who plays them', 'greedy')
    .option('--write', 'keep the new weights')
  withTableOptions(command).action(async (id: string, options: TuneOptions) => {
    const entry = gameNamed(id)
    if (!entry.tuning) throw new UserError(`${id} has no weights to tune`)
    const tuned = await tune(entry, entry.tuning, options)
    console.log(JSON.stringify(tuned, null, 2))
    if (options.write) await writeFile(entry.tuning.file, `${JSON.stringify(tuned, null, 2)}\n`)
  })
}
