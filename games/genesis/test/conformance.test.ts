import { fuzz, LIGHT } from '@deeptime/engine/conformance'
import { settingsOf, tablesOf } from '@deeptime/testing'
import { describe, expect, test } from 'vitest'
import { genesis } from '../game.ts'
import { grown } from './grown.ts'

describe('Random games', () => {
  test.each(tablesOf(genesis))('nothing is created or lost, and the game ends: %s, %i seats', (mode, seats) => {
    for (let seed = 0; seed < 5; seed++) {
      const { violation } = fuzz(genesis, { seats, settings: settingsOf(genesis, [mode, seats]), seed: `light ${seed}`, checks: LIGHT })
      expect(violation).toBeUndefined()
    }
  })

  test.each([
    ['standard', 2],
    ['standard', 3],
    ['standard', 4],
    ['introductory', 3],
    ['solitaire', 1],
    ['cooperative', 3],
    ['crystal+macro+short', 4],
  ] as const)('nor in a world that has grown: %s, %i seats', (mode, seats) => {
    for (let seed = 0; seed < 6; seed++) {
      const settings = { ...settingsOf(grown, [mode, seats]), ...(mode === 'introductory' && { foreign: seed % 2 === 0 }) }
      const checks = { undo: 10, views: 10, snapshot: 40, record: 200 }
      const { violation } = fuzz(grown, { seats, settings, seed: `grown ${seed}`, checks })
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
