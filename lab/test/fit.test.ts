import { GAMES } from '@deeptime/games'
import { describe, expect, test } from 'vitest'
import { playArenaGame } from '../arena/game.ts'
import { learntFrom } from '../learning/fit.ts'
import { LeastSquares } from '../learning/least-squares.ts'

const seat = (score: number, turns: readonly (readonly number[])[]) => ({
  bot: 'greedy',
  score,
  place: 0,
  win: 0,
  choices: 0,
  ms: 0,
  slowest: 0,
  held: [],
  turns,
})

describe('least squares', () => {
  test('finds the weights that rows were made with', () => {
    const squares = new LeastSquares(3)
    for (let i = 0; i < 50; i++) {
      const row = [1, i % 7, (i * i) % 5]
      squares.add(row, 2 - 3 * (row[1] as number) + 0.5 * (row[2] as number))
    }
    const weights = squares.solve(0)
    expect(weights[0]).toBeCloseTo(2, 9)
    expect(weights[1]).toBeCloseTo(-3, 9)
    expect(weights[2]).toBeCloseTo(0.5, 9)
  })

  test('draws weights towards 0 the more cautious it is, and knows which columns it never saw', () => {
    const squares = new LeastSquares(2)
    for (let i = 1; i < 5; i++) squares.add([i, 0], 4 * i)
    expect(squares.solve(30)[0]).toBeCloseTo(2, 9)
    expect([squares.isKnown(0), squares.isKnown(1)]).toEqual([true, false])
  })
})

describe('weights learnt from games', () => {
  const before = { vp: [1, 1], herd: [0, 0], quota: [-3, -4] } as const

  /** One animal is worth three points early and one late; columns: vp, herd, quota early, then late. */
  const game = (i: number, scale = 1) => {
    const made = i % 5
    const herd = i % 3
    const early = (i % 4) / 4
    const late = 1 - early
    const lead = made + scale * herd * (3 * early + 1 * late)
    return [seat(lead, [[made * early, herd * early, 0, made * late, herd * late, 0]]), seat(0, [])]
  }
  const games = (scale?: number) => Array.from({ length: 400 }, (_, i) => game(i, scale))

  test('explain what the points made already do not; a term that never showed keeps its weight', () => {
    const { vp, herd, quota } = learntFrom(games(), before, ['vp'])
    expect(vp).toEqual([1, 1])
    expect(quota).toEqual([-3, -4])
    expect(herd?.[0]).toBeGreaterThan(2)
    expect(herd?.[1]).toBeLessThan(herd?.[0] as number)
  })

  test('are as large as the points of the game make them', () => {
    expect(learntFrom(games(40), before, ['vp']).herd?.[0]).toBeGreaterThan(80)
  })
})

describe('a game with whims', () => {
  const job = { game: 'megafauna-classic', settings: {}, bots: ['random', 'random'], seed: 'whim', observe: false }

  test('tells what the terms said after every turn, and is the same again', async () => {
    const [one, two] = await playArenaGame(GAMES, { ...job, whim: 0.5 })
    expect(one?.turns?.length).toBeGreaterThan(5)
    expect(new Set([...(one?.turns ?? []), ...(two?.turns ?? [])].map((turn) => turn.length))).toEqual(new Set([32]))
    expect((await playArenaGame(GAMES, { ...job, whim: 0.5 }))[0]?.turns).toEqual(one?.turns)
  })

  test('is told of nothing else without them', async () => {
    expect((await playArenaGame(GAMES, job))[0]).not.toHaveProperty('turns')
  })
})
