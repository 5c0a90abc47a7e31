import { makeRng, type Option, openingPosition, Runner, randomPolicy, seedRng } from '@deeptime/engine'
import { conformanceSuite, settingsOf, tablesOf } from '@deeptime/testing'
import { describe, expect, it } from 'vitest'
import { HABITATS } from '../components/map.ts'
import { isAtPeace } from '../contests/cull.ts'
import { megafaunaClassic } from '../game.ts'
import { manifest } from '../manifest.ts'
import { QUIET_TURNS } from '../phases/turn.ts'

const tables = tablesOf(megafaunaClassic)

await conformanceSuite(manifest, [
  { name: 'every promise of the kernel, at every decision', checks: { record: 25 }, least: 11 },
  { name: 'more of them stay sound and end', games: 8, checks: { undo: 7, views: 13, snapshot: 17, record: 0 } },
])

/** 4.3a–b: nobody is hungry or crowded when a turn begins. */
function troubleAtTurns(mode: string, seats: number, seed: string): readonly string[] {
  const runner = new Runner(megafaunaClassic, openingPosition(megafaunaClassic, seats, settingsOf(megafaunaClassic, [mode, seats]), seed))
  const choose = randomPolicy(makeRng(seedRng(seed)))
  const trouble: string[] = []
  for (let ask = runner.openAsk(); ask; ask = runner.openAsk()) {
    if (ask.kind === 'action') trouble.push(...HABITATS.filter((_, h) => !isAtPeace(runner.state, h)))
    runner.answer(ask, choose(ask, runner.state))
  }
  return trouble
}

describe('the cull', () => {
  it.each(tables)('leaves every habitat at peace before each turn: %s, %i seats', (mode, seats) => {
    for (let i = 0; i < 25; i++) expect(troubleAtTurns(mode, seats, `peace-${i}`)).toEqual([])
  })
})

describe('random games', () => {
  it('end even when nobody wants to buy: after forty quiet turns somebody must', () => {
    const runner = new Runner(megafaunaClassic, openingPosition(megafaunaClassic, 2, settingsOf(megafaunaClassic, ['long', 2]), 'idle'))
    let decisions = 0
    for (let ask = runner.openAsk(); ask; ask = runner.openAsk()) {
      const option = ask.options.find((o) => !o.id.startsWith('card:') && !o.id.startsWith('species:')) ?? ask.options[0]
      runner.answer(ask, option as Option)
      decisions++
    }
    expect(runner.state.turn).toBeGreaterThan(QUIET_TURNS * 3)
    expect(decisions).toBeLessThan(megafaunaClassic.bound)
  })
})
