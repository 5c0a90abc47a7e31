import type { Command } from 'commander'
import { threadCrew } from './arena-crew.ts'
import type { ArenaGame } from './arena-game.ts'
import { gameNamed } from './games.ts'
import { type LearningOptions, learningGames, rounded, toldOf, withLearningOptions } from './learning.ts'
import { LeastSquares } from './least-squares.ts'
import { settingsOf } from './table-options.ts'
import { finish, outcomeOf, playMatch, type Tuned, today } from './tune-match.ts'
import { UNIT, type Weights } from './tuning.ts'
import { UserError } from './user-error.ts'

/** Leads beyond so many times their spread say no more about the position than that. */
const FAR = 2
/** Draws weights of which the games say little towards 0. */
const CAUTION = 50

const leadOf = (game: ArenaGame, seat: number): number =>
  (game[seat]?.score ?? 0) - Math.max(...game.filter((_, i) => i !== seat).map((other) => other.score))

function spreadOf(games: readonly ArenaGame[]): number {
  const leads = games.flatMap((game) => game.map((_, seat) => leadOf(game, seat)))
  return Math.sqrt(leads.reduce((sum, lead) => sum + lead * lead, 0) / leads.length)
}

/** Learns what each term is worth from how far the seat led in the end. Terms that never showed keep their weights. */
export function learntFrom(games: readonly ArenaGame[], before: Weights): Weights {
  const terms = Object.keys(before)
  const squares = new LeastSquares(2 * terms.length)
  const far = FAR * spreadOf(games)
  for (const game of games) {
    for (const [seat, { turns = [] }] of game.entries()) {
      for (const turn of turns) learnTurn(squares, terms, turn, leadOf(game, seat), far)
    }
  }
  const found = squares.solve(CAUTION)
  const weightOf = (term: string, i: number): readonly [number, number] => {
    const late = terms.length + i
    if (!squares.isKnown(i) && !squares.isKnown(late)) return before[term] as readonly [number, number]
    return [rounded(found[i] as number), rounded(found[late] as number)]
  }
  return Object.fromEntries(terms.map((term, i) => [term, weightOf(term, i)]))
}

/** Points that were made already are not to be learnt: they are taken off the lead. */
function learnTurn(squares: LeastSquares, terms: readonly string[], turn: readonly number[], lead: number, far: number): void {
  let made = 0
  const row = turn.map((value, i) => {
    if (!UNIT.has(terms[i % terms.length] as string)) return value
    made += value
    return 0
  })
  squares.add(row, Math.max(-far, Math.min(far, lead - made)))
}

async function fit(id: string, options: LearningOptions): Promise<Tuned> {
  const entry = gameNamed(id)
  const { tuning } = entry
  if (!tuning) throw new UserError(`${id} has no weights to fit`)
  const settings = await settingsOf(entry, options, 2)
  const crew = threadCrew(options.threads, new URL('./arena-worker.mjs', import.meta.url))
  const games = await learningGames(crew, id, settings, options, false)
  const how = `Fitted to ${toldOf(options)}`
  const after = learntFrom(games, tuning.weights)
  process.stderr.write(`${JSON.stringify(after)}\n`)
  const match = { id, settings, bot: options.bot, seed: `${options.seed}/trial`, crew }
  const trial = await playMatch(match, after, tuning.weights, 0, Math.ceil(options.trials / 2))
  return { file: tuning.file, tuned: { date: today(), ...outcomeOf(tuning.weights, after, trial, how) } }
}

export function addFit(program: Command): void {
  const command = program
    .command('fit <game>')
    .description('learn the weights of a game’s advice from how its games end, then try them out against those before')
  withLearningOptions(command, 4000, 15, 400).action(async (id: string, options: LearningOptions) =>
    finish(await fit(id, options), options),
  )
}
