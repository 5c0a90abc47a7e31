import { makeRng, openingPosition, playout, Runner, randomPolicy, seedRng } from '@deeptime/engine'
import { adviceSuite, manifestSuite, settingsOf } from '@deeptime/testing'
import { describe, expect, test } from 'vitest'
import { GENESIS_WEIGHTS, genesisAdvice, TERMS } from '../advice/index.ts'
import { genesis } from '../game.ts'
import { manifest } from '../manifest.ts'
import type { GenesisState } from '../state.ts'

await manifestSuite(manifest)
await adviceSuite(manifest)

/** A game by lot, after so many choices. */
function gameAt(choices: number, mode = 'standard', seats = 2): GenesisState {
  const runner = new Runner(genesis, openingPosition(genesis, seats, settingsOf(genesis, [mode, seats]), 'advice'))
  playout(runner, randomPolicy(makeRng(seedRng('advice'))), choices)
  return runner.state
}

const termsOf = (s: GenesisState, seat = 0) => Object.fromEntries(genesisAdvice.explain(s, seat).map(({ term, value }) => [term, value]))

describe('what bots look at', () => {
  test('every term has a weight, early and late', () => {
    expect(Object.keys(GENESIS_WEIGHTS)).toEqual([...TERMS])
  })

  test('two seats are seen from both sides alike', () => {
    const s = gameAt(50)
    expect(genesisAdvice.evaluate(s, 0)).toBeCloseTo(-genesisAdvice.evaluate(s, 1), 6)
  })

  test('a trophy is a point, and the clock makes points count sooner', () => {
    const s = gameAt(50)
    const before = termsOf(s)
    const player = s.seatOf.indexOf(0)
    ;(s.trophies[player] as number[]).push(0)
    expect(termsOf(s).points).toBeCloseTo((before.points as number) + 1, 6)
    s.climate = ['sun', 'sun', 'sun']
    expect(termsOf(s).clock).toBeGreaterThan(before.clock as number)
  })

  test('those who share a cause see it alike', () => {
    const s = gameAt(30, 'cooperative', 3)
    expect(genesisAdvice.evaluate(s, 0)).toBe(genesisAdvice.evaluate(s, 2))
    expect(genesisAdvice.explain(s, 1)).toEqual(genesisAdvice.explain(s, 0))
  })
})
