import { type Checks, fuzz } from '@deeptime/engine/conformance'
import type { Manifest } from '@deeptime/kit'
import { describe, expect, test } from 'vitest'
import { settingsOf, type TestTable, tablesOf } from './tables.ts'

/** One way to try out a game. */
export interface Round {
  readonly name: string
  /** Every mode and number of seats, unless told. */
  readonly tables?: readonly TestTable[]
  /** How many games at each table. */
  readonly games?: number
  /** How often the costly checks run; all of them at every decision, unless told. */
  readonly checks?: Partial<Checks>
  /** No game is shorter than this. */
  readonly least?: number
}

/** Random games through the kernel's invariants: at every decision, in every mode, for every number of seats. */
export async function conformanceSuite(manifest: Manifest, rounds: readonly Round[]): Promise<void> {
  const { game } = await manifest.rules()
  describe.each(rounds)(`random games of ${manifest.id}: $name`, ({ name, tables = tablesOf(game), games = 1, checks = {}, least = 1 }) => {
    test.each(tables)('%s, %i seats', (mode, seats) => {
      const settings = settingsOf(game, [mode, seats])
      for (let i = 0; i < games; i++) {
        const report = fuzz(game, { seats, settings, seed: `${name}/${mode}/${seats}/${i}`, checks })
        expect(report.violation).toBeUndefined()
        expect(report.decisions).toBeGreaterThanOrEqual(least)
      }
    })
  })
}
