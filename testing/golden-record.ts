import { type Game, type GameRecord, ProblemError, type Result, Session } from '@deeptime/engine'

/** A finished game and how it ended: it must play out so for ever, by the rules of its version. */
export interface Golden {
  readonly record: GameRecord
  readonly scores: readonly number[]
  /** Records of versions that said less of the end hold less of it. */
  readonly result: Partial<Result>
}

/** What is kept of a finished game. */
export function goldenOf({ game, state, record }: { game: Game; state: unknown; record: GameRecord }): Golden {
  return { record, scores: game.score(state).map((s) => s.total), result: game.result(state) }
}

/** As it is written to a file. */
export const goldenText = (golden: Golden): string => `${JSON.stringify(golden)}\n`

/** The file that these rules would write of the game that a golden file holds: the same, to the byte. */
export function replayedText(game: Game, text: string): string {
  const golden = JSON.parse(text) as Golden
  const replayed = Session.replay(game, golden.record)
  if (!replayed.ok) throw new ProblemError(replayed.problem)
  const session = replayed.value
  if (!session.over) throw new Error('The record ends before its game does')
  const { record, scores, result } = goldenOf({ game, state: session.state, record: session.record() })
  const said = Object.keys(golden.result) as (keyof Result)[]
  return goldenText({ record, scores, result: Object.fromEntries(said.map((key) => [key, result[key]])) })
}
