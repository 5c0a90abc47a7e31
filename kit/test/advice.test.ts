import type { Ask } from '@deeptime/engine'
import { describe, expect, test } from 'vitest'
import { type Looks, linearAdvice, priorBy, readPriors, readWeights } from '../index.ts'

/** Points and hopes of each player, and who plays which row; row 3 is a rival that nobody plays. */
interface State {
  readonly rows: readonly (readonly [points: number, hopes: number])[]
  readonly rowBySeat: readonly number[]
  readonly progress: number
  readonly over?: boolean
  readonly rival?: boolean
}

const TERMS = ['points', 'hopes'] as const
const features = new Float64Array(4 * TERMS.length)
const LOOKS: Looks<State, (typeof TERMS)[number]> = {
  terms: TERMS,
  features,
  lookAt: (s) => features.set([...s.rows.flat(), ...new Array<number>(features.length - 2 * s.rows.length).fill(0)]),
  progress: (s) => s.progress,
  isOver: (s) => s.over === true,
  seats: (s) => s.rowBySeat.length,
  rowOf: (s, seat) => s.rowBySeat[seat] as number,
  rivalOf: (s) => (s.rival ? 3 : -1),
}
const advice = linearAdvice(LOOKS, { points: [1, 1], hopes: [4, 0] })
const three: State = {
  rows: [
    [10, 1],
    [8, 2],
    [3, 0],
  ],
  rowBySeat: [0, 1, 2],
  progress: 0,
}

describe('linear advice', () => {
  test('is the lead over the strongest other, early and late', () => {
    expect([0, 1, 2].map((seat) => advice.evaluate(three, seat))).toEqual([-2, 2, -13])
    expect([0, 1, 2].map((seat) => advice.evaluate({ ...three, progress: 1 }, seat))).toEqual([2, -2, -7])
    expect(advice.evaluate({ ...three, progress: 0.5 }, 0)).toBe(0)
  })

  test('is the same for all seats in one go, and the sum of what explains it', () => {
    for (const progress of [0, 0.3, 1]) {
      const state = { ...three, progress }
      const leads: number[] = []
      advice.evaluateAll(state, leads)
      for (const seat of [0, 1, 2]) {
        expect(leads[seat]).toBe(advice.evaluate(state, seat))
        const parts = advice.explain(state, seat)
        expect(parts.map((p) => p.term)).toEqual([...TERMS])
        expect(parts.reduce((total, p) => total + p.value, 0)).toBeCloseTo(leads[seat] as number, 9)
      }
    }
  })

  test('counts every term of a finished game once', () => {
    expect(advice.evaluate({ ...three, over: true }, 0)).toBe(1)
  })

  test('knows a rival that no seat plays, and a seat that has nothing yet', () => {
    const alone: State = {
      rows: [
        [5, 0],
        [0, 0],
        [0, 0],
        [7, 0],
      ],
      rowBySeat: [0],
      progress: 1,
      rival: true,
    }
    expect(advice.evaluate(alone, 0)).toBe(-2)
    expect(advice.evaluate({ ...three, rowBySeat: [-1, 0] }, 0)).toBe(-14)
    expect(advice.evaluate({ ...three, rowBySeat: [-1, -1] }, 0)).toBe(0)
  })
})

describe('weights and priors', () => {
  test('as they are kept in data must be complete', () => {
    expect(readWeights(TERMS, { points: [1, 2], hopes: [3, 4] })).toEqual({ points: [1, 2], hopes: [3, 4] })
    expect(() => readWeights(TERMS, { points: [1, 2], hopes: [3] })).toThrow('The weights of "hopes" are missing')
    expect(() => readPriors({ buy: ['cost'] }, { buy: {} })).toThrow('The weight of "buy.cost" is missing')
  })

  test('a prior is ordinary where nothing speaks for or against an option, and never runs wild', () => {
    const values = new Float64Array(2)
    const lists = { buy: ['cost', 'use'], pass: [] } as const
    const lookAt = (_: Ask, { id }: { id: string }): 'buy' | 'pass' => {
      values.set(id === 'cheap' ? [1, 2] : id === 'dear' ? [100, 0] : [0, 0])
      return id === 'pass' ? 'pass' : 'buy'
    }
    const prior = priorBy({ lists, values, lookAt }, readPriors(lists, { buy: { cost: -1, use: 2 }, pass: {} }))
    const of = (id: string): number => prior({} as Ask, { id }, undefined)
    expect(of('pass')).toBe(1)
    expect(of('cheap')).toBeCloseTo(Math.exp(1.5), 9)
    expect(of('dear')).toBeCloseTo(Math.exp(-3), 9)
  })
})
