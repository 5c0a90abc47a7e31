import { makeRng, modeSettings, type Option, openingPosition, Runner, randomPolicy, seedRng } from '@deeptime/engine'
import { fuzz } from '@deeptime/engine/conformance'
import { describe, expect, it } from 'vitest'
import { HABITATS } from '../components/map.ts'
import { isAtPeace } from '../cull.ts'
import { megafaunaClassic } from '../game.ts'
import { QUIET_TURNS } from '../turn.ts'

const tables = megafaunaClassic.modes.flatMap((mode) => mode.seats.map((seats) => [mode.id, seats] as const))

function settingsOf(mode: string, seats: number) {
  const settings = modeSettings(megafaunaClassic, mode, seats)
  if (!settings.ok) throw new Error(settings.problem)
  return settings.value
}

describe('the kernel’s invariants', () => {
  it.each(tables)('hold at every decision of a random game: %s, %i seats', (mode, seats) => {
    const report = fuzz(megafaunaClassic, {
      seats,
      settings: settingsOf(mode, seats),
      seed: `all-${mode}-${seats}`,
      checks: { record: 25 },
    })
    expect(report.violation).toBeUndefined()
    expect(report.decisions).toBeGreaterThan(10)
  })
})

/** 4.3a–b: nobody is hungry or crowded when a turn begins. */
function troubleAtTurns(mode: string, seats: number, seed: string): readonly string[] {
  const runner = new Runner(megafaunaClassic, openingPosition(megafaunaClassic, seats, settingsOf(mode, seats), seed))
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
  it.each(tables)('stay sound and end: %s, %i seats', (mode, seats) => {
    const settings = settingsOf(mode, seats)
    for (let i = 0; i < 8; i++) {
      const report = fuzz(megafaunaClassic, { seats, settings, seed: `many-${i}`, checks: { undo: 7, views: 13, snapshot: 17, record: 0 } })
      expect(report.violation).toBeUndefined()
    }
  })

  it('end even when nobody wants to buy: after forty quiet turns somebody must', () => {
    const runner = new Runner(megafaunaClassic, openingPosition(megafaunaClassic, 2, settingsOf('long', 2), 'idle'))
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
