import { type Ask, cloneData, type Game, type Option, ProblemError, rankedResult, type Script, Session, type Table } from '@deeptime/engine'
import { expect, test } from 'vitest'
import { search } from '../index.ts'

/** Two Hands: each seat opens both hands at once; stones in the left hand count one, in the right hand two. */
interface TwoHands {
  stones: number[]
}

interface Stones extends Option {
  readonly worth: number
}

const hand = (name: string, weight: number): Stones[] => [0, 1, 2].map((stones) => ({ id: `${name}:${stones}`, worth: stones * weight }))

function* open(t: Table<TwoHands>): Script {
  const asks: Ask<Stones>[] = t.state.stones.flatMap((_, seat) => [
    { seat, kind: 'hand', options: hand('left', 1), rule: '1' },
    { seat, kind: 'hand', options: hand('right', 2), rule: '1' },
  ])
  const answers = yield* t.askTogether(asks)
  answers.forEach(({ worth }, i) => {
    t.state.stones[asks[i]?.seat as number] = (t.state.stones[asks[i]?.seat as number] as number) + worth
  })
}

const twoHands: Game<TwoHands, TwoHands> = {
  id: 'two-hands',
  version: '1',
  seats: [2],
  settings: [],
  modes: [],
  bound: 4,
  setup: (seats) => ({ stones: Array(seats).fill(0) }),
  opening: [{ step: 'open' }],
  steps: { open },
  clone: cloneData,
  view: (s) => s,
  determinize: () => undefined,
  score: (s) => s.stones.map((total) => ({ total, parts: [] })),
  aim: () => 'lead',
  result(s) {
    const best = Math.max(...s.stones)
    const of = (first: boolean) => s.stones.flatMap((n, i) => ((n === best) === first ? [i] : []))
    return rankedResult([of(true), of(false)], 'stones', '1')
  },
  audit: () => [],
}

test('a seat that answers two questions at once finds the best answer to each', () => {
  const started = Session.start(twoHands, { seats: [{}, {}], seed: 'a' })
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  for (const seat of [0, 1]) {
    const [first, second] = ['left:2', 'right:2']
    for (const best of [first, second]) {
      const thought = search({ game: twoHands, root: session.root(), seat, seed: best as string }, { iterations: 200 })
      expect(thought.option).toBe(best)
      session.choose(seat, thought.option)
    }
  }
  expect(session.over).toBe(true)
})
