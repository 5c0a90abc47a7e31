import { imagine, makeRng, openingPosition, ProblemError, Runner, randomPolicy, Session, seedRng } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { classicAdvice } from '../advice/index.ts'
import { megafaunaClassic } from '../game.ts'
import { type Scene, scene } from './scene.ts'

const HOMES = { T2: 'HR', H4: 'HO' }
const worth = (s: Scene, seat = 0): number => classicAdvice.evaluate(scene({ tiles: HOMES, ...s }), seat)
const even: Scene = { species: { 'red-dino': { at: ['T2b'] }, 'orange-cat': { at: ['H4b'] } } }

describe('advice for bots', () => {
  it.each([1, 2, 3, 4])('is the sum of its terms at every decision of a random game with %i seats', (seats) => {
    const runner = new Runner(megafaunaClassic, openingPosition(megafaunaClassic, seats, {}, `advice-${seats}`))
    const choose = randomPolicy(makeRng(seedRng('advice')))
    for (let ask = runner.openAsk(); ask; ask = runner.openAsk()) {
      const terms = classicAdvice.explain(runner.state, ask.seat)
      expect(terms.reduce((sum, t) => sum + t.value, 0)).toBeCloseTo(classicAdvice.evaluate(runner.state, ask.seat), 6)
      for (const option of ask.options) expect(classicAdvice.prior?.(ask, option, runner.state)).toBeGreaterThan(0)
      runner.answer(ask, choose(ask, runner.state))
    }
  })

  it('likes fossils, animals and cultures, and being a Lazarus less', () => {
    expect(worth({ ...even, fossils: { red: ['MA16'] } })).toBeGreaterThan(worth(even))
    expect(worth({ species: { ...even.species, 'red-fin': { at: ['T2r'] } } })).toBeGreaterThan(worth(even))
    expect(worth({ species: { ...even.species, 'red-dino': { cultures: ['toolUse'], at: ['T2b'] } } })).toBeGreaterThan(worth(even))
    expect(worth({ species: { 'orange-cat': { at: ['H4b'] } } })).toBeLessThan(worth(even))
  })

  it('fears catastrophes: the same animal with four more letters is worth less than with the letters alone', () => {
    const long = { ...even, species: { ...even.species, 'red-dino': { innate: 'AANNSS', at: ['T2b'] } } }
    const risk = classicAdvice.explain(scene({ tiles: HOMES, ...long }), 0).find((t) => t.term === 'risk')
    expect(risk?.value).toBeLessThan(0)
  })
})

describe('the terms of advice', () => {
  const terms = (s: Scene) =>
    Object.fromEntries(classicAdvice.explain(scene({ tiles: HOMES, ...s }), 0).map(({ term, value }) => [term, value]))

  it('tell one’s own homeland from another place, and what lives on prey', () => {
    const hunter = { ...even, species: { ...even.species, 'red-fin': { at: ['H4p'] } } }
    expect(terms(even).homeland).toBeCloseTo(0, 9)
    expect(terms({ species: { 'red-dino': { at: ['T2b'] } } }).homeland).not.toBeCloseTo(0, 9)
    expect(terms(even).predators).toBeCloseTo(0, 9)
    expect(terms(hunter).predators).toBeLessThan(0)
  })
})

describe('an imagined game', () => {
  it('is the same for two games that differ only in their piles', () => {
    const started = Session.start(megafaunaClassic, { seats: [{}, {}], seed: 'piles' })
    if (!started.ok) throw new ProblemError(started.problem)
    const root = started.value.root()
    const state = structuredClone(root.position.state)
    const cards = [...state.periods.flat(), ...state.general]
    for (const pile of [state.general, ...state.periods]) for (let i = 0; i < pile.length; i++) pile[i] = cards.shift() as number
    state.mesozoic.reverse()
    expect(state).not.toEqual(root.position.state)
    const roots = [root, { ...root, position: { ...root.position, state } }]
    const [here, there] = roots.map((r) => imagine(megafaunaClassic, r, 0, makeRng(seedRng('alike'))).state)
    expect(here).toEqual(there)
  })
})

describe('advice for the solitaire game', () => {
  const solo: Scene = { players: ['green', 'white'], settings: { solitaire: true } }
  const TEN = ['MJ52', 'MJ54', 'MH12', 'MH14', 'MH24', 'MH38', 'MH43', 'MH44', 'MH48', 'MH49']
  const quota = (fossils: readonly string[]): number =>
    classicAdvice.explain(scene({ ...solo, fossils: { green: fossils } }), 0).find((t) => t.term === 'quota')?.value ?? 0

  it('minds the ten fossils that it asks for', () => {
    expect(quota(TEN.slice(0, 4))).toBeLessThan(quota(TEN.slice(0, 5)))
    expect(quota(TEN)).toBeCloseTo(0, 9)
  })
})
