import { makeRng, seedRng } from '@deeptime/engine'
import { describe, expect, test } from 'vitest'
import type { ArenaSeat } from '../arena/game.ts'
import { meanOf } from '../arena/statistics.ts'
import { balanceOf, balanceTable, bandOf, outOfLine, type Worth } from '../balance/balance.ts'
import { balancePlot } from '../balance/plot.ts'
import { stepFrom } from '../learning/tune.ts'

const seat = (score: number, win: number, held: readonly string[]): ArenaSeat => ({
  bot: 'hard',
  score,
  place: 1 - win,
  win,
  choices: 1,
  ms: 1,
  slowest: 1,
  held,
})

const GAMES = [
  [seat(50, 1, ['card.predator', 'card.predator', 'trait.venom']), seat(40, 0, ['card.instinct', 'trait.torpor'])],
  [seat(30, 0, ['card.instinct', 'trait.torpor']), seat(36, 1, ['card.predator', 'trait.venom'])],
]

describe('balance by play', () => {
  const groups = balanceOf(GAMES)

  test('tells the lead and the wins of those who held a thing, once a game', () => {
    expect(groups.get('card')).toEqual([
      {
        item: 'card.predator',
        held: 2,
        points: expect.objectContaining({ mean: 43 }),
        lead: expect.objectContaining({ mean: 8 }),
        wins: expect.objectContaining({ share: 1 }),
      },
      {
        item: 'card.instinct',
        held: 2,
        points: expect.objectContaining({ mean: 35 }),
        lead: expect.objectContaining({ mean: -8 }),
        wins: expect.objectContaining({ share: 0 }),
      },
    ])
  })

  test('compares seats, traits and cards apart', () => {
    expect([...groups.keys()].sort()).toEqual(['card', 'seat', 'trait'])
    expect(groups.get('seat')?.map((w) => [w.item, w.lead.mean])).toEqual([
      ['seat.0', 2],
      ['seat.1', -2],
    ])
  })

  test('a game may sort its things into tables of its own', () => {
    const kinds = balanceOf(GAMES, (item) => (item === 'card.instinct' ? 'mind' : undefined))
    expect([...kinds.keys()].sort()).toEqual(['card', 'mind', 'seat', 'trait'])
  })

  test('is a table and a plot that name every item', () => {
    const worths = groups.get('card') ?? []
    const nameOf = (item: string): string => (item === 'card.predator' ? 'Predator & prey' : 'Instinct')
    expect(balanceTable(worths, nameOf)).toMatch(/^\| Predator & prey \| 2 \| 43\.0 \| .* \| \+8\.0 \| .* \| 100 % \|/m)
    const plot = balancePlot('Leads', worths, nameOf)
    expect(plot).toContain('Predator &amp; prey')
    // A lead and a win rate for each of the two.
    expect(plot.match(/<circle/g)).toHaveLength(4)
  })
})

describe('far out of line', () => {
  const rate = (share: number, low: number, high: number): Worth => ({
    item: `card.${share}`,
    held: 100,
    points: meanOf([1, 2]),
    lead: meanOf([1, 2]),
    wins: { share, low, high },
  })

  test('the band is the odds of the median, times and divided by one and a half', () => {
    expect(bandOf([rate(0.2, 0, 1), rate(0.5, 0, 1), rate(0.9, 0, 1)])).toEqual({ low: expect.closeTo(0.4), high: expect.closeTo(0.6) })
    expect(bandOf([rate(0.2, 0, 1), rate(0.3, 0, 1)])).toEqual({ low: expect.closeTo(2 / 11), high: expect.closeTo(1 / 3) })
  })

  test('is only what lies outside with its whole interval', () => {
    const band = { low: 0.4, high: 0.6 }
    expect(outOfLine(rate(0.7, 0.61, 0.8), band)).toBe('above')
    expect(outOfLine(rate(0.7, 0.59, 0.8), band)).toBeUndefined()
    expect(outOfLine(rate(0.3, 0.2, 0.39), band)).toBe('below')
    expect(outOfLine(rate(0.3, 0.2, 0.41), band)).toBeUndefined()
  })
})

describe('a step of tuning', () => {
  const weights = { vp: [1, 1], tiles: [0.5, 0.9], genes: [0, 0] } as const

  test('moves some weights and never what a VP is worth', () => {
    const steps = Array.from({ length: 30 }, (_, i) => stepFrom(weights, makeRng(seedRng(`step ${i}`)), ['vp']))
    expect(steps.every((s) => s.vp?.join() === '1,1')).toBe(true)
    expect(steps.some((s) => s.tiles?.join() !== '0.5,0.9')).toBe(true)
    expect(steps.some((s) => s.genes?.join() !== '0,0')).toBe(true)
  })

  test('is the same for the same seed', () => {
    expect(stepFrom(weights, makeRng(seedRng('s')), ['vp'])).toEqual(stepFrom(weights, makeRng(seedRng('s')), ['vp']))
  })
})
