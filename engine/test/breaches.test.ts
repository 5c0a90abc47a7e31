import { cloneData, type Game, type Option, rankedResult, type Script, type Seat, SPECTATOR, type Table } from '@deeptime/engine'
import { fuzz } from '@deeptime/engine/conformance'
import { describe, expect, test } from 'vitest'

/** Rock Pool: seat 0 holds one shell that only it knows, the others lie face down; the seats in turn keep or swap. Sound as it stands. */
interface Pool {
  turn: number
  pile: number[]
  held: number
  shown: number
}

const SHELLS = [1, 2, 3, 4, 5, 6]
const LENGTH = 6
const KEEP: readonly Option[] = [{ id: 'keep' }, { id: 'swap' }]

function deal(t: Table<Pool>): void {
  t.shuffle(t.state.pile)
  t.state.held = t.draw(t.state.pile) as number
  t.next({ step: 'turn' })
}

function* turn(t: Table<Pool>): Script {
  yield* t.ask(t.state.turn % 2, 'keep', KEEP, '1')
  t.next({ step: 'end' })
}

function end(t: Table<Pool>): void {
  t.state.turn++
  if (t.state.turn < LENGTH) t.next({ step: 'turn' })
}

const pool: Game<Pool, unknown> = {
  id: 'pool',
  version: '1',
  seats: [2],
  settings: [],
  modes: [],
  bound: 30,
  setup: () => ({ turn: 0, pile: [...SHELLS], held: 0, shown: 0 }),
  opening: [{ step: 'deal' }],
  steps: { deal, turn, end },
  clone: cloneData,
  view: ({ turn, pile, held, shown }, seat) => ({ turn, pile: pile.length, shown, held: seat === 0 ? held : 0 }),
  determinize(s, seat, rng) {
    const unseen = rng.shuffle([...s.pile, ...(seat === 0 ? [] : [s.held])].sort())
    if (seat !== 0) s.held = unseen.pop() as number
    s.pile = unseen
  },
  score: () => [0, 1].map(() => ({ total: 1, parts: [{ label: 'x', value: 1, rule: '1' }] })),
  aim: () => 'lead',
  result: () => rankedResult([[0, 1]], 'x', '1'),
  audit: ({ pile, held, shown }) => {
    const all = [...pile, held, shown].filter((n) => n > 0).sort((a, b) => a - b)
    return all.join() === SHELLS.join() ? [] : [`shells are ${all.join()}`]
  },
}

const invariantOf = (change: Partial<Game<Pool, unknown>>): string | undefined => {
  for (let i = 0; i < 6; i++) {
    const { violation } = fuzz({ ...pool, ...change }, { seats: 2, seed: `${i}` })
    if (violation) return violation.invariant
  }
  return undefined
}

/** The invariant that breaks with another script for a turn. */
const withTurn = (script: (t: Table<Pool>) => Script): string | undefined => invariantOf({ steps: { deal, turn: script, end } })

/** The invariant that breaks if this happens at the end of each turn. */
function withEnd(act: (t: Table<Pool>) => void): string | undefined {
  const spoilt = (t: Table<Pool>): void => {
    act(t)
    end(t)
  }
  return invariantOf({ steps: { deal, turn, end: spoilt } })
}

/** Asks whoever's turn it is, and goes on. */
function* asked(t: Table<Pool>, options: readonly Option[] = KEEP): Script<Option> {
  const answer = yield* t.ask(t.state.turn % 2, 'keep', options, '1')
  t.next({ step: 'end' })
  return answer
}

test('the game as it stands breaks nothing', () => expect(invariantOf({})).toBeUndefined())

describe('state is plain JSON, and all of it', () => {
  test.each<[string, (t: Table<Pool>) => void]>([
    ['a set', (t) => Object.assign(t.state, { extra: new Set([1]) })],
    ['a date', (t) => Object.assign(t.state, { extra: new Date(0) })],
    ['a number that is none', (t) => Object.assign(t.state, { extra: Number.NaN })],
    ['a function', (t) => Object.assign(t.state, { extra: () => 1 })],
    ['a hole in a list', (t) => Object.assign(t.state, { extra: [1, undefined] })],
  ])('%s in the state is found', (_, spoil) => {
    const found = withTurn(function* (t) {
      spoil(t)
      yield* asked(t)
    })
    expect(found).toBe('3 state is plain JSON')
  })

  test('an option with more than data is found', () => {
    const options = KEEP.map((option) => ({ ...option, act: () => 1 }))
    expect(withTurn((t) => asked(t, options) as unknown as Script)).toBe('3 state is plain JSON')
  })

  test('what a script remembers outside the state is found', () => {
    let calls = 0
    const found = withTurn(function* (t) {
      calls++
      yield* asked(t, [{ id: `keep:${calls}` }])
    })
    expect(found).toMatch(/^[34] /)
  })

  test('a clone that shares a part is found', () => {
    const steps = {
      deal,
      *turn(t: Table<Pool>): Script {
        t.state.pile.reverse()
        yield* asked(t)
      },
      end,
    }
    expect(invariantOf({ steps, clone: (s) => ({ ...s }) })).toMatch(/^[34] /)
  })
})

describe('all randomness comes from the table', () => {
  test('other dice are found', () => {
    const found = withTurn(function* (t) {
      yield* asked(t, [{ id: `keep:${Math.random()}` }])
    })
    expect(found).toMatch(/^[34] /)
  })

  test('other dice that only change the state are found', () => {
    expect(withEnd((t) => t.state.pile.sort(() => Math.random() - 0.5))).toMatch(/^3 /)
  })
})

describe('what was face down hands over before it is asked about', () => {
  test('a card drawn', () => {
    const found = withTurn(function* (t) {
      const shell = t.draw(t.state.pile) as number
      yield* asked(t, [{ id: `keep:${shell}` }])
      t.state.pile.push(shell)
    })
    expect(found).toMatch(/^[24] /)
  })

  test('a card turned up, which the view shows', () => {
    const found = withTurn(function* (t) {
      if (t.state.shown === 0) t.state.shown = t.state.pile.pop() as number
      t.reveal()
      yield* asked(t)
    })
    expect(found).toMatch(/^4 seat -1 sees only what it may/)
  })

  test('a card turned up, which only the story tells', () => {
    const found = withTurn(function* (t) {
      t.reveal()
      t.log('top', { shell: t.state.pile.at(-1) as number }, '1')
      yield* asked(t)
    })
    expect(found).toMatch(/^4 an imagined game tells seat -1 the same story/)
  })

  test('a shuffled pile', () => {
    const found = withTurn(function* (t) {
      t.shuffle(t.state.pile)
      yield* asked(t, [{ id: `keep:${t.state.pile[0]}` }])
    })
    expect(found).toMatch(/^4 /)
  })

  test('dice whose number hangs on what lies face down', () => {
    const found = withTurn(function* (t) {
      for (let i = t.state.pile.at(-1) as number; i > 0; i--) t.roll(6)
      yield* asked(t)
    })
    expect(found).toMatch(/^4 /)
  })

  test('a lot among as many as lie face down', () => {
    const found = withTurn(function* (t) {
      t.random(t.state.pile.at(-1) as number)
      yield* asked(t)
    })
    expect(found).toMatch(/^4 an imagined game tells seat -?\d the same story/)
  })
})

describe('secrets live in the state', () => {
  test('a secret answer kept in a local variable while another seat decides is found', () => {
    const found = withTurn(function* (t) {
      const first = yield* t.ask(0, 'secret', KEEP, '1')
      yield* t.ask(1, 'guess', KEEP, '1')
      t.log('secret', { was: first.id }, '1')
      t.next({ step: 'end' })
    })
    expect(found).toBe('4 a secret answer hands over to another step')
  })

  test('an answer that everybody sees may be kept', () => {
    const found = withTurn(function* (t) {
      const first = yield* t.ask(0, 'open', KEEP, '1')
      t.log('open', { was: first.id }, '1')
      yield* t.ask(1, 'guess', KEEP, '1')
      t.next({ step: 'end' })
    })
    expect(found).toBeUndefined()
  })

  test('a card that its seat was told of, kept in a local variable, is found', () => {
    const found = withTurn(function* (t) {
      const shell = t.state.pile[0] as number
      t.logFor([0], 'peek', { shell }, '1')
      yield* asked(t)
    })
    expect(found).toBe('4 an imagined game tells seat 0 the same story')
  })
})

describe('what a game promises of its state', () => {
  test('a shell that is lost is found', () => {
    expect(withEnd((t) => t.state.pile.pop())).toMatch(/^2 /)
  })

  test('a view that tells a secret is found', () => {
    expect(invariantOf({ view: (s) => s })).toBe('4 seat -1 sees only what it may')
  })

  test('a determinized state that takes from a seat what it knows is found', () => {
    const forgetful = (s: Pool, _seat: Seat, rng: Parameters<typeof pool.determinize>[2]) => pool.determinize(s, SPECTATOR, rng)
    expect(invariantOf({ determinize: forgetful })).toBe('4 seat 0 sees only what it may')
  })

  test('a determinized state in which something is lost is found', () => {
    expect(invariantOf({ determinize: (s) => void s.pile.pop() })).toBe('4 determinized states are sound')
  })

  test('an ask without a rule, with two options of one id or with none is found', () => {
    const asking = (options: readonly Option[], rule: string) =>
      withTurn(function* (t) {
        yield { asks: [{ seat: 0, kind: 'keep', options, rule }] }
        t.next({ step: 'end' })
      })
    expect(asking(KEEP, '')).toBe('1 every decision cites its rule')
    expect(asking([{ id: 'keep' }, { id: 'keep' }], '1')).toBe('1 option ids are unique')
    expect(asking([], '1')).toBe('1 an option at every decision')
  })

  test('a step that does not exist is found', () => {
    const found = invariantOf({ steps: { deal, turn, end: (t: Table<Pool>) => t.next({ step: 'nowhere' }) } })
    expect(found).toBe('scripts run')
  })

  test('a game without end is found', () => {
    expect(invariantOf({ bound: 3 })).toBe('1 ends')
  })
})
