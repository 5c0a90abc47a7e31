import { readdirSync, readFileSync } from 'node:fs'
import { type GameRecord, type Result, Session } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { megafaunaClassic } from '../game.ts'

interface Golden {
  readonly record: GameRecord
  readonly scores: readonly number[]
  readonly result: Result
  readonly ending: string
}

const folder = new URL('golden/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

/** Finished games that must play out as they did. If one does not, the rules changed: so must their version. */
describe('golden records', () => {
  it('cover every mode', () => {
    expect(files.map((name) => name.replace('.json', '')).sort()).toEqual(megafaunaClassic.modes.map((m) => m.id).sort())
  })

  it.each(files)('%s plays out as it did', (name) => {
    const golden = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Golden
    const replayed = Session.replay(megafaunaClassic, golden.record)
    if (!replayed.ok) throw new Error(replayed.problem)
    const { state, over } = replayed.value
    expect(over).toBe(true)
    expect(megafaunaClassic.score(state).map((s) => s.total)).toEqual(golden.scores)
    expect(megafaunaClassic.result(state)).toEqual(golden.result)
    expect(state.ending).toBe(golden.ending)
  })
})
