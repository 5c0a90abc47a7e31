import type { TermWeights, Tuning } from '@deeptime/kit'
import type { ArenaGame } from '../arena/game.ts'
import { type GamesLesson, learningGames, rounded, toldOf } from './games.ts'
import { LeastSquares } from './least-squares.ts'
import { type Tuned, tryOut } from './match.ts'

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
export function learntFrom(games: readonly ArenaGame[], before: TermWeights, unit: readonly string[]): TermWeights {
  const terms = Object.keys(before)
  const isUnit = terms.map((term) => unit.includes(term))
  const squares = new LeastSquares(2 * terms.length)
  const far = FAR * spreadOf(games)
  for (const game of games) {
    for (const [seat, { turns = [] }] of game.entries()) {
      for (const turn of turns) learnTurn(squares, isUnit, turn, leadOf(game, seat), far)
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
function learnTurn(squares: LeastSquares, isUnit: readonly boolean[], turn: readonly number[], lead: number, far: number): void {
  let made = 0
  const row = turn.map((value, i) => {
    if (!isUnit[i % isUnit.length]) return value
    made += value
    return 0
  })
  squares.add(row, Math.max(-far, Math.min(far, lead - made)))
}

/** Learns the weights of a game's advice from how its games end, then tries them out against those before. */
export async function fit(lesson: GamesLesson, { weights }: Tuning, unit: readonly string[], tell: (line: string) => void): Promise<Tuned> {
  const games = await learningGames(lesson, false)
  const after = learntFrom(games, weights, unit)
  tell(JSON.stringify(after))
  return tryOut(lesson, weights, after, `Fitted to ${toldOf(lesson)}`)
}
