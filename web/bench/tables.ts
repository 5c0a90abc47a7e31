import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRecord } from '@deeptime/engine'

/** A table to measure: a game of four at its beginning, or shortly before its end. */
export interface MeasuredTable {
  readonly name: string
  readonly record: GameRecord
}

/** Whoever measures sits first; the others answer at once. */
const SEATS = [{}, { bot: 'random' }, { bot: 'random' }, { bot: 'random' }]

/** How much of a whole game has been played when it is called late. */
const LATE = 0.75

function golden(game: string, name: string): GameRecord {
  const path = join(process.cwd(), `games/${game}/test/golden/${name}.json`)
  return (JSON.parse(readFileSync(path, 'utf8')) as { record: GameRecord }).record
}

function tablesOf(game: string, name: string): readonly MeasuredTable[] {
  const record = { ...golden(game, name), seats: SEATS }
  const late = Math.floor(record.choices.length * LATE)
  return [
    { name: `${game}, early`, record: { ...record, choices: [] } },
    { name: `${game}, late`, record: { ...record, choices: record.choices.slice(0, late) } },
  ]
}

export const MEASURED: readonly MeasuredTable[] = [...tablesOf('marine', 'standard-4'), ...tablesOf('megafauna-classic', 'options-4')]
