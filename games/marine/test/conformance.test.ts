import { openingPosition, Runner } from '@deeptime/engine'
import { fuzz, LIGHT } from '@deeptime/engine/conformance'
import { conformanceSuite, settingsOf } from '@deeptime/testing'
import { describe, expect, test } from 'vitest'
import { marine } from '../game.ts'
import { manifest } from '../manifest.ts'
import { score } from '../score.ts'

await conformanceSuite(manifest, [
  { name: 'nothing is created or lost, and the game ends', checks: LIGHT, least: 100 },
  {
    name: 'every promise of the kernel is kept',
    tables: [
      ['standard', 3],
      ['short+four-animals+superheroes', 2],
      ['short+random-earth+alternate-animals', 4],
    ],
    checks: { undo: 20, views: 20, snapshot: 100, record: 500 },
  },
])

describe('Random games', () => {
  test('every variant at once, by lot', () => {
    const mode = 'four-animals+random-earth+alternate-animals+superheroes+epic'
    const settings = { ...settingsOf(marine, [mode, 2]), animals: 'random' }
    const report = fuzz(marine, { seats: 2, settings, seed: 'all', checks: LIGHT })
    expect(report.violation).toBeUndefined()
    expect(report.decisions).toBeGreaterThan(100)
  })

  test('before any animal is chosen everybody has nothing', () => {
    const { state } = new Runner(marine, openingPosition(marine, 3, settingsOf(marine, ['standard', 3]), 'blank'))
    expect(score(state)).toEqual([0, 1, 2].map(() => ({ total: 0, parts: [] })))
  })
})
