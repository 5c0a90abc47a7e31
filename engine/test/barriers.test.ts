import { cloneData, type Game, rankedResult, type Script, Session, type Table } from '@deeptime/engine'
import { describe, expect, test } from 'vitest'

/** Shore: one choice, then something happens, then another choice. */
interface Shore {
  pile: number[]
}

const OPTIONS = [{ id: 'a' }, { id: 'b' }]

type Happening = (t: Table<Shore>) => Script | undefined

/** `between` happens after the first choice: within its step, or in one of its own. */
function shore(between: Happening, handOver: boolean): Game<Shore, unknown> {
  function* happen(t: Table<Shore>): Script {
    const script = between(t)
    if (script) yield* script
  }
  function* walk(t: Table<Shore>): Script {
    yield* t.ask(0, 'first', OPTIONS, '1')
    if (handOver) return t.next({ step: 'happen' }, { step: 'rest' })
    yield* happen(t)
    yield* t.ask(0, 'second', OPTIONS, '2')
  }
  function* rest(t: Table<Shore>): Script {
    yield* t.ask(0, 'second', OPTIONS, '2')
  }
  return {
    id: 'shore',
    version: '1',
    seats: [2],
    settings: [],
    modes: [],
    bound: 9,
    setup: () => ({ pile: [1, 2, 3] }),
    opening: [{ step: 'walk' }],
    steps: { walk, happen, rest },
    clone: cloneData,
    view: () => ({}),
    determinize: (s, _seat, rng) => void rng.shuffle(s.pile),
    score: () => [0, 1].map(() => ({ total: 0, parts: [] })),
    aim: () => 'lead',
    result: () => rankedResult([[0, 1]], 'none', '2'),
    audit: () => [],
  }
}

/** Plays to the second choice of seat 0; everybody takes the first option. */
function secondChoice(between: Happening, handOver: boolean): Session<Shore, unknown> {
  const started = Session.start(shore(between, handOver), { seats: [{}, {}], seed: 's' })
  if (!started.ok) throw new Error('no game')
  const session = started.value
  while (session.pending()[0]?.kind !== 'second') session.choose(session.pending()[0]?.seat as number, 'a')
  return session
}

const plainly = (act: (t: Table<Shore>) => unknown): Happening => {
  return (t) => {
    act(t)
    return undefined
  }
}

function* together(t: Table<Shore>): Script {
  yield* t.askTogether([0, 1].map((seat) => ({ seat, kind: 'secret', options: OPTIONS, rule: '3' })))
}

function* lone(t: Table<Shore>): Script {
  yield* t.askTogether([{ seat: 1, kind: 'open', options: OPTIONS, rule: '3' }])
}

describe.each([
  ['within the step', false],
  ['in a step of its own', true],
])('the information barrier, %s', (_, handOver) => {
  test.each<[string, Happening]>([
    ['a die', plainly((t) => t.roll(6))],
    ['a lot', plainly((t) => t.random(3))],
    ['a shuffled pile', plainly((t) => t.shuffle(t.state.pile))],
    ['a card drawn', plainly((t) => t.draw(t.state.pile))],
    ['something turned up', plainly((t) => t.reveal())],
    ['answers given together', together],
  ])('%s raises it: undo stops there, redo and rewind do not', (_name, between) => {
    const session = secondChoice(between, handOver)
    expect(session.barrier).toBe(session.choices.length)
    expect(session.undo()).toEqual({ ok: false, refusal: { code: 'information-barrier' } })
    session.choose(0, 'b')
    expect(session.over).toBe(true)
    expect(session.undo().ok).toBe(true)
    expect(session.redo().ok).toBe(true)
    session.rewind(0)
    expect(session.barrier).toBe(0)
  })

  test.each<[string, Happening]>([
    ['nothing', plainly(() => undefined)],
    ['a line of the story', plainly((t) => t.log('x', {}, '1'))],
    ['an answer given in the open', lone],
  ])('%s leaves it where it was', (_name, between) => {
    const session = secondChoice(between, handOver)
    expect(session.barrier).toBe(0)
    while (session.choices.length > 0) expect(session.undo().ok).toBe(true)
  })
})
