import { ProblemError, type Root, type Seat, Session } from '@deeptime/engine'
import { describe, expect, test } from 'vitest'
import { lowTide } from '../../engine/test/toy.ts'
import { budgetOf, CARE, isLevel, LEVELS, levelInfo, mergeThoughts, Search, search, type Thought, think, workerSeed } from '../index.ts'
import { shareOf } from '../merge.ts'
import { type LowTideState, play, request, startTide } from './low-tide.ts'

const SEARCHING = ['greedy', 'easy', 'normal', 'hard', 'expert'] as const

/** The same decision point, with everything that the seat can't see dealt otherwise. */
function otherSecrets(root: Root<LowTideState>, seat: Seat): Root<LowTideState> {
  const state = lowTide.clone(root.position.state)
  const hidden = [...state.deck, ...state.hands.flatMap((hand, i) => (i === seat ? [] : hand))].reverse()
  state.hands.forEach((hand, i) => {
    if (i !== seat) hand.splice(0, hand.length, ...hidden.splice(0, hand.length))
  })
  state.deck = hidden
  return { ...root, position: { rng: [1, 2, 3, 4], agenda: root.position.agenda, state } }
}

describe('a bot', () => {
  test.each(SEARCHING)('%s thinks the same twice with the same seed and a budget of iterations', (level) => {
    const root = startTide('a').root()
    const thoughts = [0, 1].map(() => think(level, request(root, 0, { budget: { iterations: 200 } })))
    expect(thoughts[0]).toEqual(thoughts[1])
  })

  test.each(SEARCHING)('%s thinks the same of two games that differ only in what its seat can’t see', (level) => {
    const root = startTide('b', 3).root()
    const other = otherSecrets(root, 1)
    expect(other.position.state).not.toEqual(root.position.state)
    const [here, there] = [root, other].map((r) => think(level, request(r, 1, { budget: { iterations: 150 } })))
    expect(here).toEqual(there)
  })

  test('does not look at what another seat has just answered in secret', () => {
    const session = startTide('c')
    const hand = session.askOf(0)?.options ?? []
    const thoughts = hand.map((option) => {
      const fork = startTide('c')
      fork.choose(0, option.id)
      return think('normal', request(fork.root(), 1, { budget: { iterations: 150 } }))
    })
    expect(hand.length).toBeGreaterThan(1)
    for (const thought of thoughts) expect(thought).toEqual(thoughts[0])
  })

  test('leaves the game that it thinks about as it was', () => {
    const session = startTide('d')
    const before = JSON.stringify(session.root())
    think('hard', request(session.root(), 0, { budget: { iterations: 100 } }))
    expect(JSON.stringify(session.root())).toBe(before)
  })

  test('answers at once when there is one option', () => {
    const session = startTide('e')
    for (let i = 0; i < 2; i++) {
      while (session.state.round === i) session.choose(session.pending()[0]?.seat as Seat, session.pending()[0]?.options[0]?.id as string)
    }
    while (session.pending()[0]?.kind === 'share') session.choose(session.pending()[0]?.seat as Seat, 'keep')
    expect(session.askOf(0)?.options).toHaveLength(1)
    const thought = think('expert', request(session.root(), 0))
    expect(thought.option).toBe(session.askOf(0)?.options[0]?.id)
    expect(thought.iterations).toBe(0)
  })

  test('says so when its seat has nothing to decide', () => {
    const session = startTide('f')
    session.choose(0, session.askOf(0)?.options[0]?.id as string)
    expect(() => think('easy', request(session.root(), 0))).toThrow('Seat 0 has nothing to decide')
  })

  test('stops when its time is up, by the clock that it was given', () => {
    let time = 0
    const now = (): number => {
      time += 3
      return time
    }
    const thought = think('expert', request(startTide('g').root(), 0, { budget: { ms: 300 }, now, why: false }))
    expect(thought.iterations).toBeGreaterThan(10)
    expect(thought.ms).toBeLessThan(320)
  })

  test('refuses a budget of time with no clock to keep it', () => {
    expect(() => think('hard', request(startTide('g').root(), 0, { budget: { ms: 300 } }))).toThrow('needs a clock')
  })

  test('spends no more iterations than it has', () => {
    for (const level of SEARCHING) {
      const thought = think(level, request(startTide('h').root(), 0, { budget: { iterations: 37 } }))
      expect(thought.iterations).toBeLessThanOrEqual(37)
    }
  })

  test('explains its three best options with terms of the advice, and ranks all of them', () => {
    const session = startTide('i')
    const thought = think('normal', request(session.root(), 0, { budget: { iterations: 200 } }))
    expect(thought.ranking.map((o) => o.option).sort()).toEqual(
      session
        .askOf(0)
        ?.options.map((o) => o.id)
        .sort(),
    )
    expect(thought.ranking[0]?.option).toBe(thought.option)
    for (const opinion of thought.ranking.slice(0, 3)) expect(opinion.terms).toBeDefined()
  })

  test('goes by the running score when the game gives no advice', () => {
    const { advice: _none, ...bare } = request(startTide('j').root(), 0, { budget: { iterations: 300 } })
    expect(think('hard', bare).iterations).toBeGreaterThan(0)
  })
})

describe('the tree', () => {
  test('grows no further than its bound', () => {
    const root = startTide('k', 3).root()
    const session = Session.start(lowTide, { seats: [{}, {}, {}], seed: 'k' })
    if (!session.ok) throw new ProblemError(session.problem)
    const ask = session.value.askOf(0)
    if (!ask) throw new Error('no ask')
    const run = new Search(request(root, 0), ask, { ...CARE, edges: 60 })
    for (let i = 0; i < 3000; i++) run.iterate()
    expect(run.tree.edges).toBe(60)
    expect(run.ranking()[0]?.visits).toBeGreaterThan(100)
  })

  test('visits every option of a short list', () => {
    const thought = search(request(startTide('l').root(), 0), { iterations: 400 })
    expect(thought.ranking.every((o) => o.visits > 0)).toBe(true)
  })
})

describe('searches that ran side by side', () => {
  const part = (visits: number, value: number): Thought => ({
    option: 'a',
    ranking: [
      { option: 'a', value, visits },
      { option: 'b', value: 1, visits: 10 },
    ],
    iterations: visits + 10,
    choices: 100,
    ms: visits,
  })

  test('are merged by their visits', () => {
    const merged = mergeThoughts([part(30, 2), part(10, 6)])
    expect(merged).toEqual({
      option: 'a',
      ranking: [
        { option: 'a', value: 3, visits: 40 },
        { option: 'b', value: 1, visits: 20 },
      ],
      iterations: 60,
      choices: 200,
      ms: 30,
    })
  })

  test('can outvote the first of them', () => {
    const other: Thought = { ...part(5, 0), ranking: [{ option: 'b', value: 3, visits: 50 }] }
    expect(mergeThoughts([part(30, 2), other]).option).toBe('b')
  })

  test('spend the same number of imagined games together, and no more time than one', () => {
    expect(shareOf({ ms: 900, iterations: 400 }, 3)).toEqual({ ms: 900, iterations: 134 })
    expect(shareOf({ iterations: 10 }, 2)).toEqual({ iterations: 5 })
  })

  test('each take their part of the level’s budget', () => {
    const level = levelInfo('normal').iterations
    const root = startTide('n').root()
    expect(budgetOf('normal', request(root, 0), 12).iterations).toBe(level)
    expect(budgetOf('normal', request(root, 0), 2).iterations).toBe(level / 2)
    const alone = think('normal', request(root, 0, { why: false, searchers: 5 }))
    expect(alone.iterations).toBeLessThanOrEqual(level / 5)
  })

  test('imagine other games each, the first one those of a single search', () => {
    expect(new Set([0, 1, 2].map((w) => workerSeed('s', w))).size).toBe(3)
    expect(workerSeed('s', 0)).toBe('s')
  })
})

describe('levels', () => {
  test('are known by name, each with its time', () => {
    expect(LEVELS.map((l) => l.name)).toEqual(['random', 'greedy', 'easy', 'normal', 'hard', 'expert'])
    expect(levelInfo('normal').ms).toBeLessThanOrEqual(1000)
    expect(levelInfo('hard').ms).toBeLessThanOrEqual(5000)
    expect(isLevel('grandmaster')).toBe(false)
  })

  test('search beats random at Low Tide', () => {
    let won = 0
    const games = 120
    for (let i = 0; i < games; i++) {
      const seat = i % 2
      const levels = seat === 0 ? (['normal', 'random'] as const) : (['random', 'normal'] as const)
      const first = play(levels, `game ${i}`, 120)
      if (first.includes(seat)) won += 1 / first.length
    }
    expect(won / games).toBeGreaterThan(0.6)
  })
})
