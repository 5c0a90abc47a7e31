import { type Ask, makeRng, ProblemError, Session, seedRng } from '@deeptime/engine'
import { readWeights } from '@deeptime/kit'
import { describe, expect, test } from 'vitest'
import { adviceBy, MARINE_WEIGHTS, marineAdvice, observedIn, progress, TERMS } from '../advice/index.ts'
import { marine } from '../index.ts'
import type { MarineState } from '../state.ts'

/** A game played by lot up to a number of choices. */
function gameAt(choices: number, seats = 2, settings: Record<string, boolean | string> = {}): Session<MarineState, unknown> {
  const started = Session.start(marine, { seats: Array.from({ length: seats }, () => ({})), seed: 'advice', settings })
  if (!started.ok) throw new ProblemError(started.problem)
  const rng = makeRng(seedRng('advice'))
  while (!started.value.over && started.value.choices.length < choices) {
    const { seat, options } = started.value.pending()[0] as Ask
    started.value.choose(seat, options[rng.int(options.length)]?.id as string)
  }
  return started.value
}

describe('Marine’s advice', () => {
  test('has a weight for every term, early and late', () => {
    expect(Object.keys(MARINE_WEIGHTS).sort()).toEqual([...TERMS].sort())
    expect(() => readWeights(TERMS, { vp: [1, 1] })).toThrow('The weights of "tiles" are missing')
  })

  test.each([
    [2, {}],
    [4, {}],
    [2, { fourAnimals: true }],
  ])('explains exactly what it evaluates, for %i seats with %j', (seats, settings) => {
    for (const choices of [0, 60, 250]) {
      const { state } = gameAt(choices, seats, settings)
      const all = Array<number>(seats).fill(0)
      marineAdvice.evaluateAll?.(state, all)
      for (let seat = 0; seat < seats; seat++) {
        const sum = marineAdvice.explain(state, seat).reduce((total, t) => total + t.value, 0)
        expect(sum).toBeCloseTo(marineAdvice.evaluate(state, seat), 6)
        expect(all[seat]).toBe(marineAdvice.evaluate(state, seat))
      }
    }
  })

  test('sees two seats from both sides alike', () => {
    const { state } = gameAt(200)
    expect(marineAdvice.evaluate(state, 0)).toBeCloseTo(-marineAdvice.evaluate(state, 1), 6)
  })

  test('with two animals a seat goes by the weaker one', () => {
    const { state } = gameAt(250, 2, { fourAnimals: true })
    const richer = structuredClone(state)
    const own = state.animals.filter((a) => state.seatOf[a] === 0)
    const strong = own.reduce((a, b) => ((state.vp[a] as number) > (state.vp[b] as number) ? a : b))
    richer.vp[strong] = (richer.vp[strong] as number) + 500
    const vpOnly = adviceBy(readWeights(TERMS, Object.fromEntries(TERMS.map((t) => [t, t === 'vp' ? [1, 1] : [0, 0]]))))
    expect(vpOnly.evaluate(richer, 0)).toBe(vpOnly.evaluate(state, 0))
  })

  test('counts one VP as one point', () => {
    const { state } = gameAt(200)
    const richer = structuredClone(state)
    const animal = state.seatOf.indexOf(0)
    richer.vp[animal] = (richer.vp[animal] as number) + 7
    expect(marineAdvice.evaluate(richer, 0) - marineAdvice.evaluate(state, 0)).toBeCloseTo(7, 6)
  })

  test('gives every option of a whole game a chance, and forgoing a small one', () => {
    const session = gameAt(0, 4)
    const rng = makeRng(seedRng('priors'))
    while (!session.over && session.choices.length < 400) {
      const ask = session.pending()[0] as Ask
      for (const option of ask.options) {
        const prior = marineAdvice.prior?.(ask, option, session.state) ?? 0
        expect(prior).toBeGreaterThan(0)
        if (option.id === 'forgo') expect(prior).toBeLessThan(0.1)
      }
      session.choose(ask.seat, ask.options[rng.int(ask.options.length)]?.id as string)
    }
  })

  test('knows how far the game has come', () => {
    expect(progress(gameAt(0).state)).toBeLessThan(0.3)
    expect(progress({ ...gameAt(60).state, lastRound: true })).toBe(1)
  })

  test('tells animals, traits and cards of a seat', () => {
    const session = gameAt(400)
    const held = observedIn(session.state, session.log, 0)
    expect(held.filter((key) => key.startsWith('animal.'))).toHaveLength(1)
    expect(held.filter((key) => key.startsWith('trait.'))).toHaveLength(1)
    const taken = session.log.filter((e) => e.key === 'evolution.card').length
    const both = [0, 1].flatMap((seat) => observedIn(session.state, session.log, seat)).filter((key) => key.startsWith('card.'))
    expect(both).toHaveLength(taken)
  })
})
