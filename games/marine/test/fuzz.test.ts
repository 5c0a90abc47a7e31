import { makeRng, modeSettings, type Option, openingPosition, Runner, type Settings, seedRng } from '@deeptime/engine'
import { fuzz } from '@deeptime/engine/conformance'
import { describe, expect, test } from 'vitest'
import { audit } from '../audit.ts'
import { marine } from '../game.ts'
import { score } from '../score.ts'

/** Plays one random game, auditing every decision; tells how many there were. */
function audited(seats: number, settings: Settings, seed: string): number {
  const rng = makeRng(seedRng(`fuzz ${seed}`))
  const runner = new Runner(marine, openingPosition(marine, seats, settings, seed))
  for (let made = 0; ; made++) {
    const faults = audit(runner.state)
    if (faults.length > 0) throw new Error(`seed ${seed}, choice ${made}: ${faults.join('; ')}`)
    const ask = runner.openAsk()
    if (!ask) return made
    runner.answer(ask, ask.options[rng.int(ask.options.length)] as Option)
  }
}

const settingsOf = (mode: string, seats: number): Settings => {
  const settings = modeSettings(marine, mode, seats)
  if (!settings.ok) throw new Error(settings.problem)
  return settings.value
}

const tables = marine.modes.flatMap(({ id, seats }) => seats.map((n) => [id, n] as const))

describe('Random games', () => {
  test.each(tables)('%s with %i seats: nothing is created or lost, and the game ends', (mode, seats) => {
    const made = audited(seats, settingsOf(mode, seats), `${mode} ${seats}`)
    expect(made).toBeGreaterThan(100)
    expect(made).toBeLessThan(marine.bound)
  })

  test.each([
    ['standard', 3],
    ['short+four-animals+superheroes', 2],
    ['short+random-earth+alternate-animals', 4],
  ])('%s with %i seats passes the conformance suite', (mode, seats) => {
    const checks = { undo: 20, views: 20, snapshot: 100, record: 500 }
    expect(fuzz(marine, { seats, settings: settingsOf(mode, seats), seed: mode, checks }).violation).toBeUndefined()
  })

  test('every variant at once, by lot', () => {
    const settings = { ...settingsOf('four-animals+random-earth+alternate-animals+superheroes+epic', 2), animals: 'random' }
    expect(audited(2, settings, 'all')).toBeGreaterThan(100)
  })

  test('before any animal is chosen everybody has nothing', () => {
    const { state } = new Runner(marine, openingPosition(marine, 3, settingsOf('standard', 3), 'blank'))
    expect(score(state)).toEqual([0, 1, 2].map(() => ({ total: 0, parts: [] })))
  })
})
