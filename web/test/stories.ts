import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Choice,
  type Game,
  type GameRecord,
  type LogEntry,
  ProblemError,
  readChoice,
  type SeatInfo,
  type SeatView,
  Session,
} from '@deeptime/engine'
import { type Language, Words } from '@deeptime/words'
import { type Chapter, chaptersOf } from '../story/chapters.ts'
import { Storyteller, type Summary } from '../story/tell.ts'
import type { GameTable } from '../table/board.ts'
import { type Cast, castOf } from '../table/cast.ts'
import { wordsAt } from '../table/tableWords.ts'
import { en } from '../words/en.ts'
import { fr } from '../words/fr.ts'

const GAMES = join(import.meta.dirname, '..', '..', 'games')

export const app: Readonly<Record<Language, Words>> = { en: new Words('en', [en]), fr: new Words('fr', [fr]) }

/** A finished game, played again from its record. */
export interface Played {
  readonly name: string
  readonly record: GameRecord
  readonly log: readonly LogEntry[]
  readonly totals: readonly (readonly number[])[]
  readonly view: SeatView<unknown>
}

export function played(game: Game, name: string, record: GameRecord): Played {
  const started = Session.start(game, record)
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  const totals = [game.score(session.state).map((score) => score.total)]
  for (const text of record.choices) {
    const { seat, option } = readChoice(text) as Choice
    session.choose(seat, option)
    totals.push(game.score(session.state).map((score) => score.total))
  }
  return { name, record, log: session.logFor(0), totals, view: session.view(0) }
}

/** The golden games of a game: every mode that it knows. */
export function goldenGames(game: Game): readonly Played[] {
  const folder = join(GAMES, game.id, 'shelf', game.version, 'golden')
  return readdirSync(folder).map((file) => {
    const { record } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { record: GameRecord }
    return played(game, file, record)
  })
}

export interface Told {
  readonly chapters: readonly Chapter[]
  readonly summaries: readonly Summary[]
  readonly cast: Cast
}

/** The whole story of a game, as the first seat reads it. */
export function told(
  table: GameTable<unknown>,
  of: Played,
  language: Language,
  seats: readonly SeatInfo[] = of.record.seats,
  eyes = 0,
): Told {
  const words = wordsAt(table, language, of.record.settings)
  const cast = castOf({ seats, eyes }, table.story.actors(of.view.game), words, app[language])
  const chapters = chaptersOf(of.log, table.story)
  const storyteller = new Storyteller({ teller: table.story, cast, words, app: app[language] })
  return { chapters, cast, summaries: storyteller.summaries(chapters, of.totals) }
}
