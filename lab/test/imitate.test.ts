import { GAMES } from '@deeptime/games'
import type { Manifest } from '@deeptime/kit'
import { describe, expect, test } from 'vitest'
import { playArenaGame } from '../arena/game.ts'
import { priorsFrom } from '../learning/imitate.ts'
import { type Choice, chances, softmaxWeights } from '../learning/softmax.ts'

describe('weights of choices', () => {
  /** Options of two columns each, taken as these weights would have them taken. */
  const made = [1.5, -0.7]
  const choices = Array.from({ length: 3000 }, (_, i): Choice => {
    const options = [i % 5, (i * 3) % 7, (i * i) % 4].map((n, k) => [[0, n / 4] as const, [1, ((i + k) % 3) / 2] as const])
    return { options, shares: chances({ options, shares: [] }, made) }
  })

  test('are found from how often each option was taken', () => {
    const [first, second] = softmaxWeights(choices, 2)
    expect(first).toBeCloseTo(1.5, 1)
    expect(second).toBeCloseTo(-0.7, 1)
  })

  test('stay at 0 for what was never seen', () => {
    expect(softmaxWeights(choices, 3)[2]).toBe(0)
  })

  test('leave every option a chance', () => {
    const options = [[[0, 1000] as const], [[0, 0] as const]]
    expect(chances({ options, shares: [] }, [1])[1]).toBeGreaterThan(0)
  })
})

const classic: Manifest | undefined = GAMES.find('megafauna-classic')
const imitation = async () => (await classic?.measured?.())?.imitation

describe('priors learnt from games', () => {
  const job = { game: 'megafauna-classic', settings: {}, bots: ['easy@16', 'greedy'], seed: 'looks', observe: false }

  test('speak for what a search takes; every trait has its weight', () => {
    const traits = { good: ['always'], poor: ['always', 'never'] }
    const look = (visits: readonly number[]) => ({
      options: [
        { group: 'good', traits: [1] },
        { group: 'poor', traits: [1, 0] },
      ],
      visits,
    })
    const seat = { bot: 'easy', score: 0, place: 0, win: 0, choices: 0, ms: 0, slowest: 0, held: [] }
    const table = priorsFrom([[{ ...seat, looks: Array.from({ length: 50 }, () => look([3, 1])) }]], traits)
    expect(table.good?.always).toBeGreaterThan(0.5)
    expect(table.poor?.always).toBeLessThan(-0.5)
    expect(table.poor?.never).toBe(0)
  })

  test('a game tells what was on offer, and is the same again', async () => {
    const [searcher] = await playArenaGame(GAMES, { ...job, looks: true })
    const { traits } = (await imitation()) ?? {}
    expect(searcher?.looks?.length).toBe(searcher?.choices)
    for (const { options, visits } of searcher?.looks ?? []) {
      expect(visits).toHaveLength(options.length)
      for (const { group, traits: values } of options) expect(values).toHaveLength(traits?.[group]?.length as number)
    }
    expect((await playArenaGame(GAMES, { ...job, looks: true }))[0]?.looks).toEqual(searcher?.looks)
    expect((await playArenaGame(GAMES, job))[0]).not.toHaveProperty('looks')
  })

  test('a seat can play by priors of its own', async () => {
    const own = (await imitation())?.priors ?? {}
    const turned = Object.fromEntries(
      Object.entries(own).map(([group, weights]) => [
        group,
        Object.fromEntries(Object.entries(weights).map(([trait, weight]) => [trait, -weight])),
      ]),
    )
    const choices = async (priors = own) =>
      (await playArenaGame(GAMES, { ...job, bots: ['easy@16', 'easy@16'], priors: [priors, own] })).map((s) => s.choices)
    expect(await choices()).toEqual(await choices(own))
    expect(await choices(turned)).not.toEqual(await choices())
  })
})
