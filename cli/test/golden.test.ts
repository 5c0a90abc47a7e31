import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type GameRecord, type Result, Session } from '@deeptime/engine'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../games.ts'

interface Golden {
  readonly record: GameRecord
  readonly scores: readonly number[]
  readonly result: Result
}

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('golden records of %s', (id, { game }) => {
  const folder = new URL(`../../games/${id}/test/golden/`, import.meta.url)
  const files = existsSync(folder) ? readdirSync(folder) : []

  test('there is one for every mode and number of seats', () => {
    expect(files.sort()).toEqual(game.modes.flatMap((m) => m.seats.map((n) => `${m.id}-${n}.json`)).sort())
  })

  test.each(files)('%s ends as it did', (file) => {
    const golden = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Golden
    const replayed = Session.replay(game, golden.record)
    if (!replayed.ok) throw new Error(replayed.problem)
    const { state, over } = replayed.value
    expect(over).toBe(true)
    expect(game.score(state).map((s) => s.total)).toEqual(golden.scores)
    expect(game.result(state)).toEqual(golden.result)
  })
})
