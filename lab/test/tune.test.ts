import { GAMES } from '@deeptime/games'
import { describe, expect, test } from 'vitest'
import { playArenaGame } from '../arena/game.ts'
import { sequentially } from '../arena/statistics.ts'
import { outcomeOf } from '../learning/match.ts'

/** A list that repeats these values. */
const repeated = (values: readonly number[], times: number): number[] => Array.from({ length: times }, () => values).flat()

describe('the sequential test', () => {
  test('keeps a step that leads by half a standard deviation, and soon', () => {
    // Mean 5, standard deviation 10: each value is worth 0.35 × (0.5 − 0.175) = 0.114, the bound is ln 9 = 2.197.
    expect(sequentially(repeated([15, -5], 9))).toBeUndefined()
    expect(sequentially(repeated([15, -5], 11))).toBe('above')
  })

  test('drops a step that makes no difference, sooner one that is worse', () => {
    expect(sequentially(repeated([10, -10], 17))).toBeUndefined()
    expect(sequentially(repeated([10, -10], 19))).toBe('not above')
    expect(sequentially(repeated([5, -15], 6))).toBe('not above')
  })

  test('says nothing of the first few deals', () => {
    expect(sequentially([9, 9, 9])).toBeUndefined()
  })
})

describe('what a tuning run keeps', () => {
  const before = { vp: [1, 1] as const }
  const after = { vp: [1, 2] as const }

  test('the new weights, if other deals speak for them', () => {
    const kept = outcomeOf(before, after, { leads: repeated([8, 2], 10), wins: 26 }, 'How.')
    expect(kept.weights).toBe(after)
    expect(kept.result).toContain('won 65.0 % (49.5–77.9 %) of 40 games, by 5.0 points on average (3.7 to 6.3). Kept.')
  })

  test('the weights before, if the trial may be chance, and the result all the same', () => {
    const kept = outcomeOf(before, after, { leads: repeated([8, -6], 10), wins: 22 }, 'How.')
    expect(kept.weights).toBe(before)
    expect(kept.result).toContain('How. Against the weights before, on other deals: won 55.0 %')
    expect(kept.result).toContain('Not above chance: the weights before stay.')
  })
})

describe('a game for one', () => {
  test('is lost, though there is only the first place, when the ten fossils are missing', async () => {
    const [seat] = await playArenaGame(GAMES, { game: 'megafauna-classic', settings: {}, bots: ['random'], seed: 'alone', observe: false })
    expect(seat).toMatchObject({ place: 0, win: 0 })
  })
})
