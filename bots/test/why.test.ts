import {
  type Advice,
  cloneData,
  commonResult,
  type Game,
  type Option,
  ProblemError,
  type Script,
  Session,
  type Table,
} from '@deeptime/engine'
import { expect, test } from 'vitest'
import { greedy } from '../greedy.ts'
import { search } from '../index.ts'
import { WIN } from '../leads.ts'

/** Two Doors: one seat opens a door, then takes what lies behind it. Behind the left one gold lies beside straw, which shines. */
interface TwoDoors {
  gold: number
  straw: number
}

function* open(t: Table<TwoDoors>): Script {
  const door = yield* t.ask(0, 'door', [{ id: 'left' }, { id: 'right' }], '1')
  if (door.id === 'right') {
    t.state.straw += 1
    return
  }
  const taken = yield* t.ask(0, 'thing', [{ id: 'straw' }, { id: 'gold' }], '2')
  t.state[taken.id === 'gold' ? 'gold' : 'straw'] += 1
}

const twoDoors: Game<TwoDoors, TwoDoors> = {
  id: 'two-doors',
  version: '1',
  seats: [1],
  settings: [],
  modes: [],
  bound: 4,
  setup: () => ({ gold: 0, straw: 0 }),
  opening: [{ step: 'open' }],
  steps: { open },
  clone: cloneData,
  view: (s) => s,
  determinize: () => undefined,
  score: (s) => [{ total: 10 * s.gold + s.straw, parts: [] }],
  aim: () => 'common',
  result: () => commonResult(1, 'won', 'gold', '2'),
  audit: () => [],
}

const advice: Advice<TwoDoors> = {
  evaluate: (s) => 10 * s.gold + s.straw,
  explain: (s) => [
    { term: 'gold', value: 10 * s.gold },
    { term: 'straw', value: s.straw },
  ],
  prior: (_ask, option: Option) => (option.id === 'straw' ? 2 : 1),
}

const request = () => {
  const started = Session.start(twoDoors, { seats: [{}], seed: 'a' })
  if (!started.ok) throw new ProblemError(started.problem)
  return { game: twoDoors, advice, root: started.value.root(), seat: 0, seed: 'a' }
}

test('a search explains an option by how it means to go on, not by what shines', () => {
  const [best] = search(request(), { iterations: 100 }).ranking
  expect(best).toMatchObject({ option: 'left', terms: [{ term: 'gold', value: 10 }] })
})

test('greedy explains by what looks best at first sight, as it judges', () => {
  const left = greedy(request(), { iterations: 2 }).ranking.find((opinion) => opinion.option === 'left')
  expect(left).toMatchObject({ value: 1 + WIN, terms: [{ term: 'straw', value: 1 }] })
})

test('nothing is explained that nobody asked for', () => {
  expect(search({ ...request(), why: false }, { iterations: 100 }).ranking[0]).not.toHaveProperty('terms')
})
