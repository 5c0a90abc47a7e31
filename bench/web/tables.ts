import { think } from '@deeptime/bots'
import { type GameRecord, ProblemError, type Seat, type SeatInfo, Session } from '@deeptime/engine'
import { GAMES } from '@deeptime/games'

/** A table to measure: a game of four at its beginning, or late. */
export interface MeasuredTable {
  readonly name: string
  readonly record: GameRecord
}

/** Whoever measures sits first; the others answer at once. */
const SEATS: readonly SeatInfo[] = [{}, { bot: 'random' }, { bot: 'random' }, { bot: 'random' }]

const SEED = 'bench'

/** How much of a whole game has been played when it is called late. */
const LATE = 0.6

/** A whole game between bots that know what they want. */
async function wholeGame(id: string, seats = SEATS): Promise<GameRecord> {
  const rules = await GAMES.rulesOf(id)
  if (!rules) throw new Error(`There is no game "${id}"`)
  const { game } = rules
  const started = Session.start(game, { seats, seed: SEED })
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  while (!session.over) {
    const seat = session.pending()[0]?.seat as Seat
    const question = { ...rules, root: session.root(), seat, seed: `${session.choices.length}`, why: false }
    session.choose(seat, think('greedy', question).option)
  }
  return session.record()
}

/** Both moments of a game. */
export async function tablesOf(game: string): Promise<readonly MeasuredTable[]> {
  const record = await wholeGame(game)
  const late = Math.floor(record.choices.length * LATE)
  return [
    { name: `${game}, early`, record: { ...record, choices: [] } },
    { name: `${game}, late`, record: { ...record, choices: record.choices.slice(0, late) } },
  ]
}

/** A person against two bots of the usual level, a third of the way through. */
export async function tableWithTwoBots(game: string): Promise<GameRecord> {
  const record = await wholeGame(game, [{}, { bot: 'normal' }, { bot: 'normal' }])
  return { ...record, choices: record.choices.slice(0, Math.floor(record.choices.length / 3)) }
}

export const MEASURED_GAMES: readonly string[] = GAMES.ids
