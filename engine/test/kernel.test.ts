import { readFileSync } from 'node:fs'
import {
  imagine,
  makeRng,
  modeSettings,
  openingPosition,
  type Problem,
  ProblemError,
  playout,
  type Result,
  Runner,
  randomPolicy,
  readRecord,
  readSettings,
  Session,
  type Settings,
  seedRng,
  type Table,
} from '@deeptime/engine'
import { fuzz } from '@deeptime/engine/conformance'
import { describe, expect, test } from 'vitest'
import { lowTide } from './toy.ts'

const start = (seed = 'shore', seats = 2) => {
  const started = Session.start(lowTide, { seats: Array.from({ length: seats }, () => ({})), seed })
  if (!started.ok) throw new ProblemError(started.problem)
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
      if (!resumed.ok) throw new ProblemError(resumed.problem)
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
      return replayed.ok ? undefined : replayed.problem
    }
    expect(problem({ choices: ['0:card:77'] })).toEqual({ code: 'record.illegal', params: { choice: 1, text: '0:card:77' } })
    expect(problem({ game: 'marine' })).toEqual({ code: 'record.game', params: { found: 'marine', game: 'low-tide' } })
    expect(problem({ version: '0' })).toEqual({ code: 'record.rules', params: { game: 'low-tide', found: '0', rules: '1' } })
    expect(problem({ settings: { moon: true } })).toEqual({ code: 'setting.unknown', params: { game: 'low-tide', setting: 'moon' } })
  })

  test('a script that throws leaves the session as it was, and reports the record', () => {
    const award = () => {
      throw new Error('the tide broke')
    }
    const broken = { ...lowTide, steps: { ...lowTide.steps, award } }
    const started = Session.start(broken, { seats: [{}, {}], seed: 'x' })
    if (!started.ok) throw new ProblemError(started.problem)
    const session = started.value
    session.choose(0, session.askOf(0)?.options[0]?.id as string)
    expect(() => session.choose(1, session.askOf(1)?.options[0]?.id as string)).toThrow(/the tide broke[\s\S]*"choices":\["0:/)
    expect(session.choices).toHaveLength(1)
    expect(session.askOf(1)).toBeDefined()
  })
})

describe('records', () => {
  const sound = { format: 'deep-time-record-1', game: 'a', version: '1', seed: 's', seats: [{}], settings: {}, choices: [] }

  test.each<[unknown, Problem]>([
    [null, { code: 'record.object', params: {} }],
    [{ format: 'x' }, { code: 'record.format', params: { found: 'x', expected: 'deep-time-record-1' } }],
    [{}, { code: 'record.format', params: { found: 'none', expected: 'deep-time-record-1' } }],
    [
      { ...sound, seed: 7 },
      { code: 'record.text', params: { field: 'seed' } },
    ],
    [
      { ...sound, seats: [] },
      { code: 'record.seats', params: {} },
    ],
    [
      { ...sound, seats: [7] },
      { code: 'record.seat', params: { seat: 1 } },
    ],
    [
      { ...sound, seats: [{}, { name: 3 }] },
      { code: 'record.seat-text', params: { seat: 2, field: 'name' } },
    ],
    [
      { ...sound, settings: [] },
      { code: 'record.settings', params: {} },
    ],
    [
      { ...sound, choices: 'all' },
      { code: 'record.choices', params: { most: 100_000 } },
    ],
    [
      { ...sound, choices: ['0:a', 'b'] },
      { code: 'record.choice', params: { choice: 2 } },
    ],
  ])('a corrupt record is refused with what is wrong (%#)', (data, problem) => {
    expect(readRecord(data)).toEqual({ ok: false, problem })
  })

  test('a sound one is read', () => expect(readRecord(sound)).toEqual({ ok: true, value: sound }))
})

describe('settings', () => {
  const game: typeof lowTide = {
    ...lowTide,
    settings: [
      { id: 'moon', kind: 'flag', initial: false, seats: [3] },
      { id: 'tide', kind: 'choice', values: ['low', 'high'], initial: 'low' },
      { id: 'shore', kind: 'data', check: (value) => (value === 'sand' ? undefined : { key: 'shore', params: { value: String(value) } }) },
    ],
    modes: [{ id: 'moon', settings: { moon: true }, seats: [3] }],
  }
  test.each<[number, Settings, Problem]>([
    [7, {}, { code: 'table.seats', params: { game: 'low-tide', allowed: ['2', '3'], seats: 7 } }],
    [2, { sun: 1 }, { code: 'setting.unknown', params: { game: 'low-tide', setting: 'sun' } }],
    [2, { moon: 1 }, { code: 'setting.flag', params: { setting: 'moon' } }],
    [2, { moon: true }, { code: 'setting.seats', params: { setting: 'moon', allowed: ['3'], seats: 2 } }],
    [2, { tide: 'neap' }, { code: 'setting.choice', params: { setting: 'tide', values: ['low', 'high'] } }],
    [2, { shore: 'mud' }, { code: 'setting.data', params: { setting: 'shore' }, flaw: { key: 'shore', params: { value: 'mud' } } }],
  ])('that do not fit are refused with a code and what its words need (%#)', (seats, settings, problem) => {
    expect(readSettings(game, seats, settings)).toEqual({ ok: false, problem })
  })

  test('of a mode that does not fit are refused, too', () => {
    const unknown: Problem = { code: 'mode.unknown', params: { game: 'low-tide', mode: 'sun', modes: ['moon'] } }
    expect(modeSettings(game, 'sun', 2)).toEqual({ ok: false, problem: unknown })
    const seats: Problem = { code: 'mode.seats', params: { mode: 'moon', allowed: ['3'], seats: 2 } }
    expect(modeSettings(game, 'moon', 2)).toEqual({ ok: false, problem: seats })
  })

  test('that fit are completed with the game’s own', () => {
    expect(readSettings(game, 2, { shore: 'sand' })).toEqual({ ok: true, value: { moon: false, tide: 'low', shore: 'sand' } })
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

  test.each<[string, Partial<Result>]>([
    ['no rule', { rule: '' }],
    ['too few outcomes', { outcomes: ['won'] }],
    ['a seat in no place', { places: [[0]] }],
    ['a common outcome where seats want a lead', { common: 'won' }],
    ['a winner who is not first', { places: [[0], [1]], outcomes: ['lost', 'won'] }],
  ])('an end with %s is found', (_, wrong) => {
    const badlyEnded: typeof lowTide = { ...lowTide, result: (s) => ({ ...lowTide.result(s), ...wrong }) }
    expect(fuzz(badlyEnded, { seats: 2, seed: '1' }).violation?.invariant).toMatch(/^7 /)
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
