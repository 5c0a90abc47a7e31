import { readFileSync } from 'node:fs'
import {
  imagine,
  makeRng,
  openingPosition,
  playout,
  Runner,
  randomPolicy,
  readRecord,
  Session,
  seedRng,
  type Table,
} from '@deeptime/engine'
import { fuzz } from '@deeptime/engine/conformance'
import { describe, expect, test } from 'vitest'
import { lowTide } from './toy.ts'

const start = (seed = 'shore', seats = 2) => {
  const started = Session.start(lowTide, { seats: Array.from({ length: seats }, () => ({})), seed })
  if (!started.ok) throw new Error(started.problem)
  return started.value
}

const firstOption = (session: ReturnType<typeof start>, seat: number): string => session.askOf(seat)?.options[0]?.id ?? 'nothing'

describe('a session', () => {
  test('asks every seat at once, and tells nobody an answer before all are in', () => {
    const session = start()
    expect(session.pending().map((a) => a.seat)).toEqual([0, 1])
    const before = JSON.stringify(session.view(1))
    expect(session.choose(0, firstOption(session, 0))).toEqual({ ok: true })
    expect(session.askOf(0)).toBeUndefined()
    expect(JSON.stringify(session.view(1).game)).toBe(JSON.stringify(JSON.parse(before).game))
    expect(session.view(1).waitingFor).toEqual([1])
  })

  test('refuses what is not offered, and says why', () => {
    const session = start()
    expect(session.choose(0, 'card:99')).toEqual({ ok: false, refusal: { code: 'no-such-option', option: 'card:99' } })
    session.choose(0, firstOption(session, 0))
    expect(session.choose(0, 'card:1')).toEqual({ ok: false, refusal: { code: 'not-your-decision', seat: 0 } })
    expect(session.choices).toHaveLength(1)
  })

  test('undoes a secret choice, but not past the reveal', () => {
    const session = start()
    const [a, b] = [firstOption(session, 0), firstOption(session, 1)]
    session.choose(0, a)
    expect(session.undo().ok).toBe(true)
    expect(session.canRedo).toBe(true)
    expect(session.redo().ok).toBe(true)
    session.choose(1, b)
    expect(session.undo()).toEqual({ ok: false, refusal: { code: 'information-barrier' } })
    session.rewind(1)
    expect(session.choices).toEqual([{ seat: 0, option: a }])
    expect(session.askOf(1)).toBeDefined()
  })

  test('after a rewind, undo stops at the reveal before', () => {
    const session = start('shore', 2)
    for (let i = 0; i < 4; i++) session.choose(session.pending()[0]?.seat as number, session.pending()[0]?.options[0]?.id as string)
    session.rewind(3)
    while (session.canUndo) session.undo()
    expect(session.choices).toHaveLength(2)
  })

  test('resuming from a stored checkpoint leaves the checkpoint as it was, and can undo below it', () => {
    const session = start('shore', 2)
    session.choose(0, firstOption(session, 0))
    const stored = JSON.stringify(session.checkpoint())
    const checkpoint = session.checkpoint()
    session.choose(1, firstOption(session, 1))
    for (let i = 0; i < 2; i++) {
      const resumed = Session.resume(lowTide, session.record(), checkpoint, session.log)
      if (!resumed.ok) throw new Error(resumed.problem)
      resumed.value.rewind(0)
      expect(resumed.value.pending()).toHaveLength(2)
    }
    expect(JSON.stringify(checkpoint)).toBe(stored)
  })

  test('a new choice forgets what was undone', () => {
    const session = start()
    const other = session.askOf(0)?.options[1]?.id as string
    session.choose(0, firstOption(session, 0))
    session.undo()
    session.choose(0, other)
    expect(session.redo()).toEqual({ ok: false, refusal: { code: 'nothing-to-redo' } })
  })

  test('a record replays to any point', () => {
    const { record } = fuzz(lowTide, { seats: 3, seed: 'a' })
    const whole = Session.replay(lowTide, record)
    const part = Session.replay(lowTide, record, 2)
    expect(whole.ok && whole.value.over).toBe(true)
    expect(part.ok && part.value.choices).toHaveLength(2)
  })

  test('a record with an illegal choice, of another game or of other rules is refused with the reason', () => {
    const { record } = fuzz(lowTide, { seats: 2, seed: 'b' })
    const problem = (r: object) => {
      const replayed = Session.replay(lowTide, { ...record, ...r })
      return replayed.ok ? '' : replayed.problem
    }
    expect(problem({ choices: ['0:card:77'] })).toBe('Choice 1 of the record, "0:card:77", is not legal there.')
    expect(problem({ game: 'marine' })).toBe('This record is of "marine", not of "low-tide".')
    expect(problem({ version: '0' })).toBe('This record was played by rules 0 of low-tide; these are rules 1.')
    expect(problem({ settings: { moon: true } })).toBe('low-tide has no setting "moon"')
  })

  test('a script that throws leaves the session as it was, and reports the record', () => {
    const award = () => {
      throw new Error('the tide broke')
    }
    const broken = { ...lowTide, steps: { ...lowTide.steps, award } }
    const started = Session.start(broken, { seats: [{}, {}], seed: 'x' })
    if (!started.ok) throw new Error(started.problem)
    const session = started.value
    session.choose(0, session.askOf(0)?.options[0]?.id as string)
    expect(() => session.choose(1, session.askOf(1)?.options[0]?.id as string)).toThrow(/the tide broke[\s\S]*"choices":\["0:/)
    expect(session.choices).toHaveLength(1)
    expect(session.askOf(1)).toBeDefined()
  })
})

describe('records', () => {
  test.each([
    [null, 'it is not an object'],
    [{ format: 'x' }, 'its format is "x", expected "deep-time-record-1"'],
    [{ format: 'deep-time-record-1', game: 'a', version: '1', seed: 's', seats: [] }, '"seats" must be a list of seats'],
    [{ format: 'deep-time-record-1', game: 'a', version: '1', seed: 's', seats: [{ name: 3 }] }, 'seats[0].name must be a short text'],
    [
      { format: 'deep-time-record-1', game: 'a', version: '1', seed: 's', seats: [{}], settings: {}, choices: ['0:a', 'b'] },
      'choices[1] must look like "0:option"',
    ],
  ])('a corrupt record is refused with what is wrong (%#)', (data, reason) => {
    expect(readRecord(data)).toEqual({ ok: false, problem: `This is not a Deep Time record: ${reason}.` })
  })
})

describe('randomness', () => {
  test('the same seed gives the same dice, another seed others', () => {
    const roll = (seed: string) =>
      Array.from(
        { length: 8 },
        (
          (rng) => () =>
            rng.int(1000)
        )(makeRng(seedRng(seed))),
      )
    expect(roll('a')).toEqual(roll('a'))
    expect(roll('a')).not.toEqual(roll('b'))
  })

  test('dice are even', () => {
    const rng = makeRng(seedRng('even'))
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) counts[rng.int(6)] = (counts[rng.int(6)] as number) + 1
    for (const n of counts) expect(Math.abs(n - 10_000)).toBeLessThan(500)
  })
})

describe('conformance', () => {
  test('the toy game holds every invariant at every decision', () => {
    for (let i = 0; i < 60; i++) expect(fuzz(lowTide, { seats: 2 + (i % 2), seed: `${i}` }).violation).toBeUndefined()
  })

  test('a card that vanishes is found', () => {
    const award = (t: Table<{ played: number[] }>) => {
      t.state.played = []
      t.next({ step: 'bid' })
    }
    const leaky = { ...lowTide, steps: { ...lowTide.steps, award } }
    expect(fuzz(leaky, { seats: 2, seed: '1' }).violation?.invariant).toBe('2 nothing created or lost')
  })

  test('a view that shows a hand is found', () => {
    const open = { ...lowTide, view: (s: object) => s }
    expect(fuzz(open, { seats: 2, seed: '1' }).violation?.invariant).toMatch(/^4 /)
  })

  test('a game that does not end in its bound is found', () => {
    expect(fuzz({ ...lowTide, bound: 2 }, { seats: 2, seed: '1' }).violation?.invariant).toBe('1 ends')
  })

  test('a clone that shares a part is found', () => {
    const shallow = { ...lowTide, clone: <T extends object>(s: T) => ({ ...s }) }
    expect(fuzz(shallow, { seats: 2, seed: '1' }).violation).toBeDefined()
  })

  test('a score with a part left out is found', () => {
    const wrong: typeof lowTide = { ...lowTide, score: (s) => lowTide.score(s).map((x) => ({ ...x, total: x.total + 1 })) }
    expect(fuzz(wrong, { seats: 2, seed: '1' }).violation?.invariant).toMatch(/^6 /)
  })
})

describe('search and playouts', () => {
  test('an imagined game keeps what the seat knows and deals the rest anew', () => {
    const session = start('q', 3)
    const hand = () => session.askOf(1)?.options.map((o) => o.id)
    const rng = makeRng(seedRng('imagine'))
    const others = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const runner = imagine(lowTide, session.root(), 1, rng)
      expect(runner.askOf(1)?.options.map((o) => o.id)).toEqual(hand())
      others.add(JSON.stringify(runner.askOf(0)?.options))
    }
    expect(others.size).toBeGreaterThan(5)
  })

  test('an imagined game forgets secret answers to the open decision', () => {
    const session = start('q', 3)
    session.choose(0, firstOption(session, 0))
    const runner = imagine(lowTide, session.root(), 1, makeRng(seedRng('forget')))
    expect(runner.openAsks().map((a) => a.seat)).toEqual([0, 1, 2])
  })

  test('a playout runs to the end and is repeatable', () => {
    const play = () => {
      const runner = new Runner(lowTide, openingPosition(lowTide, 2, {}, 'p'))
      const made = playout(runner, randomPolicy(makeRng(seedRng('r'))))
      return JSON.stringify([made, runner.state])
    }
    expect(play()).toBe(play())
  })
})

test('the toy game of the README is the one that is tested, and short', () => {
  const toy = readFileSync(new URL('./toy.ts', import.meta.url), 'utf8')
  expect(toy.split('\n').length).toBeLessThanOrEqual(101)
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(toy.trim())
})
