import { describe, expect, test } from 'vitest'
import { contestant } from '../arena/contestant.ts'
import type { ArenaSeat } from '../arena/game.ts'
import { groups, lineUps } from '../arena/line-ups.ts'
import { arenaReport, arenaTables } from '../arena/report.ts'
import { elo, meanOf, wilson } from '../arena/statistics.ts'
import { withSection } from '../pages.ts'

describe('line-ups', () => {
  test('every pair of bots plays the same deal from both seats', () => {
    const games = lineUps(['a', 'b', 'c'], 2, 6)
    expect(games.map((g) => g.bots.join(''))).toEqual(['ab', 'ba', 'ac', 'ca', 'bc', 'cb'])
    expect(new Set(games.map((g) => g.deal))).toEqual(new Set([0]))
  })

  test('the next deal begins when every pair has played', () => {
    expect(lineUps(['a', 'b', 'c'], 2, 8).map((g) => g.deal)).toEqual([0, 0, 0, 0, 0, 0, 1, 1])
  })

  test('every group of three is met at three seats', () => {
    expect(groups(['a', 'b', 'c', 'd'], 3).map((g) => g.join(''))).toEqual(['abc', 'abd', 'acd', 'bcd'])
    expect(lineUps(['a', 'b', 'c'], 3, 3).map((g) => g.bots.join(''))).toEqual(['abc', 'bca', 'cab'])
  })

  test('few bots sit down several times at a big table', () => {
    expect(lineUps(['a', 'b'], 4, 4).map((g) => g.bots.join('') + g.deal)).toEqual(['abab0', 'baba0', 'abab1', 'baba1'])
  })

  test('a bot that meets only itself never plays the same game twice', () => {
    expect(lineUps(['a'], 2, 3)).toEqual([0, 1, 2].map((deal) => ({ bots: ['a', 'a'], deal })))
  })
})

describe('statistics', () => {
  test('Wilson’s interval of 7 wins in 10 games', () => {
    const { share, low, high } = wilson(7, 10)
    expect(share).toBe(0.7)
    expect(low).toBeCloseTo(0.3968, 4)
    expect(high).toBeCloseTo(0.8922, 4)
  })

  test('a clean sweep of 400 games proves 99 %, one of 300 does not', () => {
    expect(wilson(400, 400).low).toBeGreaterThan(0.99)
    expect(wilson(300, 300).low).toBeLessThan(0.99)
  })

  test('the mean and its interval', () => {
    expect(meanOf([1, 2, 3, 4, 5])).toEqual({ mean: 3, low: expect.closeTo(1.614, 3), high: expect.closeTo(4.386, 3) })
  })

  test('three wins to one are about 191 Elo', () => {
    const duels = new Map([
      ['a', new Map([['b', 750]])],
      ['b', new Map([['a', 250]])],
    ])
    const ratings = elo(['a', 'b'], duels)
    expect((ratings.get('a') as number) - (ratings.get('b') as number)).toBeCloseTo(190.6, 0)
    expect((ratings.get('a') as number) + (ratings.get('b') as number)).toBeCloseTo(3000, 6)
  })

  test('Elo of bots that never met each other goes by whom they met', () => {
    const duels = new Map([
      ['a', new Map([['b', 75]])],
      [
        'b',
        new Map([
          ['a', 25],
          ['c', 75],
        ]),
      ],
      ['c', new Map([['b', 25]])],
    ])
    const ratings = elo(['a', 'b', 'c'], duels)
    expect((ratings.get('a') as number) - (ratings.get('c') as number)).toBeGreaterThan(350)
  })
})

describe('the report', () => {
  const seat = (bot: string, place: number, score: number, win: number): ArenaSeat => ({
    bot,
    place,
    score,
    win,
    choices: 10,
    ms: 50,
    slowest: 9,
    held: [],
  })
  const games = [
    [seat('hard', 0, 50, 1), seat('easy', 1, 40, 0)],
    [seat('easy', 0, 44, 0.5), seat('hard', 0, 44, 0.5)],
    [seat('hard', 0, 61, 1), seat('easy', 1, 12, 0)],
  ]
  const report = arenaReport({ game: 'marine', mode: 'standard', seats: 2, seconds: 1 }, ['hard', 'easy'], games)

  test('counts a tie as half a win for each', () => {
    expect(report.bots.map((b) => b.winRate)).toEqual([0.8333, 0.1667])
    expect(report.pairs).toEqual([expect.objectContaining({ bot: 'hard', against: 'easy', games: 3, winRate: 0.8333 })])
  })

  test('tells scores, time and rating of each bot', () => {
    expect(report.bots[0]).toMatchObject({ name: 'hard', meanScore: 51.67, msPerChoice: 5, msMost: 9 })
    expect(report.bots[0]?.elo).toBeGreaterThan(report.bots[1]?.elo ?? 0)
    expect(arenaTables(report)).toContain('| hard | easy | 3 | 83.3 % |')
  })
})

describe('contestants', () => {
  test('are levels, with or without a budget of their own', () => {
    expect(contestant('hard')).toEqual({ level: 'hard' })
    expect(contestant('hard@500')).toMatchObject({ level: 'hard', budget: { iterations: 500 } })
    for (const wrong of ['', 'god', 'hard@', 'hard@x', 'hard@1@2', 'hard@-1']) expect(contestant(wrong)).toBeUndefined()
  })
})

describe('saving', () => {
  test('a table takes the place of the older one with its title and leaves the rest alone', () => {
    const page = '# Bots\n\nWords.\n\n### One\n\nold\n\n### Two\n\nkept\n'
    expect(withSection(page, 'One', 'new')).toBe('# Bots\n\nWords.\n\n### One\n\nnew\n\n### Two\n\nkept\n')
    expect(withSection(page, 'Three', 'more')).toBe(`${page}\n### Three\n\nmore\n`)
    expect(withSection('', 'One', 'new')).toBe('### One\n\nnew\n')
  })
})
