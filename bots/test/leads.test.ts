import {
  type Advice,
  cloneData,
  commonResult,
  type Game,
  openingPosition,
  Runner,
  rankedResult,
  type Script,
  type Table,
} from '@deeptime/engine'
import { describe, expect, test } from 'vitest'
import { greedy } from '../greedy.ts'
import { scoreAdvice } from '../imagination.ts'
import { search } from '../index.ts'
import { Leads, WIN } from '../leads.ts'

/** The Cairn: one choice, after which the game is over. A big stone scores more; only the flat one makes the cairn stand. */
interface Cairn {
  stones: number[]
  stands: boolean
}

function* build(t: Table<Cairn>): Script {
  const stone = yield* t.ask(0, 'stone', [{ id: 'big' }, { id: 'flat' }], '1')
  t.state.stones = stone.id === 'big' ? [8, 0] : [3, 1]
  t.state.stands = stone.id === 'flat'
}

const game = (aim: 'lead' | 'common', seats: number): Game<Cairn, Cairn> => ({
  id: 'cairn',
  version: '1',
  seats: [seats],
  settings: [],
  modes: [],
  bound: 2,
  setup: () => ({ stones: [0, 0], stands: false }),
  opening: [{ step: 'build' }],
  steps: { build },
  clone: cloneData,
  view: (s) => s,
  determinize: () => undefined,
  score: (s) => s.stones.slice(0, seats).map((total) => ({ total, parts: [{ label: 'stones', value: total, rule: '1' }] })),
  aim: () => aim,
  result: (s) =>
    aim === 'common' ? commonResult(seats, s.stands ? 'won' : 'lost', 'cairn', '2') : rankedResult([[0], [1]], 'stones', '1'),
  audit: () => [],
})

/** What the seats are worth after this choice. */
function judged(of: Game<Cairn>, choice: 'big' | 'flat', advice: Advice<Cairn> = scoreAdvice(of)): readonly number[] {
  const seats = of.seats[0] as number
  const runner = new Runner(of, openingPosition(of, seats, {}, 's'))
  const ask = runner.openAsk()
  const option = ask?.options.find((o) => o.id === choice)
  if (!ask || !option) throw new Error('nothing to choose')
  runner.answer(ask, option)
  const leads = new Leads(seats, advice)
  leads.judge(runner)
  return leads.values
}

const requestFor = (of: Game<Cairn>) => ({
  game: of,
  root: { position: openingPosition(of, of.seats[0] as number, {}, 's'), choices: [], open: 0 },
  seat: 0,
  seed: 'x',
})

describe('what an ended game is worth', () => {
  test('a game of leads: the lead, and ten points for whoever won it', () => {
    expect(WIN).toBe(10)
    expect(judged(game('lead', 2), 'big')).toEqual([8 + 10, -8 - 10])
    expect(judged(game('lead', 2), 'flat')).toEqual([2 + 10, -2 - 10])
  })

  test('a drawn one: a share of them', () => {
    const drawn = { ...game('lead', 2), result: () => rankedResult([[0, 1]], 'stones', '1') }
    expect(judged(drawn, 'big')).toEqual([8 + 5, -8 + 5])
  })

  test('a game of a common cause: what the advice says, and ten points to all if it was won', () => {
    expect(judged(game('common', 2), 'flat')).toEqual([4 + 10, 4 + 10])
    expect(judged(game('common', 2), 'big')).toEqual([8 - 10, 8 - 10])
    const advice: Advice<Cairn> = { evaluate: (_, seat) => seat, explain: () => [] }
    expect(judged(game('common', 2), 'flat', advice)).toEqual([10, 11])
  })

  test('a game for one that can be won or lost is of that kind, too', () => {
    expect(judged(game('common', 1), 'flat')).toEqual([3 + 10])
    expect(judged(game('common', 1), 'big')).toEqual([8 - 10])
  })
})

describe('bots play for what seats want', () => {
  test('together or alone they make the cairn stand, against each other they take the big stone', () => {
    for (const [aim, seats, best] of [
      ['common', 1, 'flat'],
      ['common', 2, 'flat'],
      ['lead', 2, 'big'],
    ] as const) {
      const request = requestFor(game(aim, seats))
      expect(search(request, { iterations: 60 }).option).toBe(best)
      expect(greedy(request, { iterations: 2 }).option).toBe(best)
    }
  })
})
