import { fuzz, LIGHT } from '@deeptime/engine/conformance'
import { settingsOf, tablesOf } from '@deeptime/testing'
import { describe, expect, test } from 'vitest'
import { genesis } from '../game.ts'

describe('Random games', () => {
  test.each(tablesOf(genesis))('nothing is created or lost, and the game ends: %s, %i seats', (mode, seats) => {
    for (let seed = 0; seed < 12; seed++) {
      const { violation } = fuzz(genesis, { seats, settings: settingsOf(genesis, [mode, seats]), seed: `light ${seed}`, checks: LIGHT })
      expect(violation).toBeUndefined()
    }
  })

  test.each([
    ['standard', 3],
    ['solitaire', 1],
    ['cooperative+crystal', 2],
    ['introductory+short', 4],
    ['crystal+macro+short', 4],
  ] as const)('every promise of the kernel is kept: %s, %i seats', (mode, seats) => {
    for (let seed = 0; seed < 3; seed++) {
      const { violation } = fuzz(genesis, {
        seats,
        settings: settingsOf(genesis, [mode, seats]),
        seed: `all ${seed}`,
        checks: { undo: 5, views: 5, snapshot: 20, record: 100 },
      })
      expect(violation).toBeUndefined()
    }
  })
})
