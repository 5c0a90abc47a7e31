import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Game, type GameRecord, ProblemError, type Result, Session } from '@deeptime/engine'
import { GameList, type Manifest } from '@deeptime/kit'
import { describe, expect, test } from 'vitest'
import { tablesOf } from './tables.ts'

interface Golden {
  readonly record: GameRecord
  readonly scores: readonly number[]
  readonly result: Partial<Result>
}

const filesIn = (folder: URL): readonly string[] => (existsSync(folder) ? readdirSync(folder).sort() : [])

/** The record plays out as it did. What results say beyond what was kept is told by the rules' own tests. */
function expectGolden(game: Game, file: URL): void {
  const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden
  const replayed = Session.replay(game, golden.record)
  if (!replayed.ok) throw new ProblemError(replayed.problem)
  const { state, over } = replayed.value
  expect(over).toBe(true)
  expect(game.score(state).map((s) => s.total)).toEqual(golden.scores)
  expect(game.result(state)).toMatchObject(golden.result)
}

/**
 * Finished games that must play out for ever as they did: of the newest rules in `test/golden`, of each older version beside its
 * rules on the shelf. `folder` is the game's own.
 */
export async function goldenSuite(manifest: Manifest, folder: URL): Promise<void> {
  const list = new GameList([manifest])
  const { game: newest } = await manifest.rules()
  describe(`golden records of ${manifest.id}, newest rules`, () => {
    const records = new URL('test/golden/', folder)

    test('there is one for every mode and number of seats', () => {
      expect(filesIn(records)).toEqual(
        tablesOf(newest)
          .map(([mode, seats]) => `${mode}-${seats}.json`)
          .sort(),
      )
    })

    test.each(filesIn(records))('%s ends as it did', (file) => expectGolden(newest, new URL(file, records)))
  })

  for (const version of Object.keys(manifest.shelf)) {
    const records = new URL(`shelf/${version}/golden/`, folder)
    describe(`golden records of ${manifest.id}, version ${version}`, () => {
      test('are kept beside its rules', () => expect(filesIn(records).length).toBeGreaterThan(0))

      test.each(filesIn(records))('%s ends as it did', async (file) => {
        const rules = await list.rulesOf(manifest.id, version)
        if (!rules) throw new Error(`There are no rules of version ${version}`)
        expectGolden(rules.game, new URL(file, records))
      })
    })
  }
}
