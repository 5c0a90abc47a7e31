import {
  answerById,
  cloneData,
  type Game,
  openingPosition,
  ProblemError,
  Runner,
  rankedResult,
  type Script,
  Session,
  type Table,
} from '@deeptime/engine'
import { describe, expect, test } from 'vitest'
import { history } from '../conformance/invariants.ts'

/** Beachcombing: step by step along the shore; every fiftieth step a wave brings what nobody could know. */
interface Walk {
  steps: number
  found: number[]
}

const LENGTH = 200
let copies = 0

function* stride(t: Table<Walk>): Script {
  const first = yield* t.ask(t.state.steps % 2, 'look', [{ id: 'left' }, { id: 'right' }], '1')
  t.state.steps++
  t.log(first.id, {}, '1')
  if (first.id === 'right') yield* t.ask(t.state.steps % 2, 'dig', [{ id: 'shallow' }, { id: 'deep' }], '2')
  t.next({ step: 'wave' })
}

function wave(t: Table<Walk>) {
  if (t.state.steps % 50 === 0) t.state.found.push(t.roll(6))
  t.next({ step: 'rest' })
}

function rest(t: Table<Walk>) {
  t.log('rest', { steps: t.state.steps }, '3')
  if (t.state.steps < LENGTH) t.next({ step: 'stride' })
}

const walk: Game<Walk, Walk> = {
  id: 'walk',
  version: '1',
  seats: [2],
  settings: [],
  modes: [],
  bound: 2 * LENGTH,
  setup: () => ({ steps: 0, found: [] }),
  opening: [{ step: 'stride' }],
  steps: { stride, wave, rest },
  clone: (s) => {
    copies++
    return cloneData(s)
  },
  view: (s) => s,
  determinize: () => undefined,
  score: () => [],
  aim: () => 'lead',
  result: () => rankedResult([[0, 1]], 'end', '3'),
  audit: () => [],
}

function walked(choices: number): Session<Walk, Walk> {
  const started = Session.start(walk, { seats: [{}, {}], seed: 'shore' })
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  for (let i = 0; i < choices && !session.over; i++) {
    const ask = session.pending()[0]
    session.choose(ask?.seat as number, ask?.options[i % 3 === 0 ? 1 : 0]?.id as string)
  }
  return session
}

function replayed(session: Session<Walk, Walk>, to: number): Session<Walk, Walk> {
  const again = Session.replay(walk, session.record(), to)
  if (!again.ok) throw new ProblemError(again.problem)
  return again.value
}

describe('checkpoints', () => {
  test('are few: most choices copy nothing', () => {
    copies = 0
    const session = walked(2 * LENGTH)
    expect(session.over).toBe(true)
    expect(copies).toBeLessThan(session.choices.length / 2)
  })

  test('going back to any choice gives the session as a replay gives it', () => {
    const session = walked(2 * LENGTH)
    const whole = replayed(session, session.choices.length)
    for (let to = session.choices.length - 1; to >= 0; to -= 3) {
      session.rewind(to)
      const again = replayed(whole, to)
      expect([history(session), session.barrier, session.root()]).toEqual([history(again), again.barrier, again.root()])
    }
  })

  test('undo to the barrier and redo lead back to the same session', () => {
    const session = walked(120)
    const before = history(session)
    let undone = 0
    while (session.undo().ok) undone++
    expect(undone).toBeGreaterThan(20)
    expect(session.choices).toHaveLength(session.barrier)
    while (session.redo().ok) undone--
    expect([undone, history(session)]).toEqual([0, before])
  })

  test('the position in which the last step began is there at every choice, whatever was kept', () => {
    const { choices } = walked(2 * LENGTH)
    let began = ''
    const runner = new Runner(walk, openingPosition(walk, 2, {}, 'shore'), undefined, {
      step: (position) => {
        began = JSON.stringify(position)
      },
    })
    const session = walked(0)
    for (const [at, choice] of choices.entries()) {
      if (at % 5 !== 0) expect(JSON.stringify(session.root().position)).toBe(began)
      session.choose(choice.seat, choice.option)
      answerById(runner, choice)
    }
    expect(runner.over).toBe(true)
    expect(session.checkpoint().position).toEqual(runner.position)
  })
})
