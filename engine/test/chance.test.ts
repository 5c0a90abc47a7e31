import {
  type Ask,
  answerById,
  type Choice,
  imagine,
  makeRng,
  type Option,
  openingPosition,
  type Root,
  Runner,
  runFrom,
  Session,
  seedRng,
} from '@deeptime/engine'
import { fuzz } from '@deeptime/engine/conformance'
import { describe, expect, test } from 'vitest'
import { history } from '../conformance/invariants.ts'
import { type Surf, surf } from './surf.ts'

function start(seed: string, seats = 2): Session<Surf, unknown> {
  const started = Session.start(surf, { seats: Array.from({ length: seats }, () => ({})), seed })
  if (!started.ok) throw new Error('no game')
  return started.value
}

/** Two dice were thrown, the first of them again, and the second is in question. */
function thrownAgain(seed: string): Session<Surf, unknown> {
  const session = start(seed)
  session.choose(0, session.askOf(0)?.options[0]?.id as string)
  return session
}

const ids = (ask: Ask | undefined): readonly string[] => ask?.options.map((o) => o.id) ?? []
const rng = (seed: string) => makeRng(seedRng(seed))

describe('public chance inside a script', () => {
  test('the toy that throws, asks, throws again and asks holds every invariant', () => {
    for (let i = 0; i < 40; i++) expect(fuzz(surf, { seats: 2 + (i % 2), seed: `${i}` }).violation).toBeUndefined()
  })

  test('is part of the decision point: a seat that imagines it sees the dice that everybody saw', () => {
    const session = thrownAgain('dice')
    expect(session.root().chance).toHaveLength(3)
    for (let i = 0; i < 30; i++) {
      for (const seat of [-1, 0, 1]) expect(ids(imagine(surf, session.root(), seat, rng(`${i}`)).askOf(0))).toEqual(ids(session.askOf(0)))
    }
  })

  test('and what comes after it is dealt anew', () => {
    const root = thrownAgain('dice').root()
    const after = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const runner = imagine(surf, root, 0, rng(`${i}`))
      const ask = runner.askOf(0) as Ask
      runner.answer(ask, ask.options[1] as Option)
      after.add(JSON.stringify(runner.openAsk()))
    }
    expect(after.size).toBeGreaterThan(6)
  })

  test('a runner that takes the decision up goes on as the real game does, to the byte', () => {
    const session = thrownAgain('byte')
    const runner = runFrom(surf, session.root())
    while (!session.over) {
      const { seat, options } = session.pending()[0] as Ask
      const choice: Choice = { seat, option: options[options.length - 1]?.id as string }
      expect(answerById(runner, choice)).toBe(true)
      session.choose(seat, choice.option)
    }
    expect(runner.position).toEqual(session.checkpoint().position)
  })

  test('counts from the beginning of the step: what earlier steps threw is settled', () => {
    const session = start('steps')
    while (session.state.turn === 0)
      session.choose(session.pending()[0]?.seat as number, session.pending()[0]?.options.at(-1)?.id as string)
    expect(session.root().chance).toHaveLength(2)
    expect(session.root().choices).toHaveLength(0)
  })

  test('a decision point without it is as it was before there was any', () => {
    const { chance: _, ...old } = start('old').root()
    const resting = { ...surf, opening: [{ step: 'rest' }], steps: { ...surf.steps, rest } }
    const started = Session.start(resting, { seats: [{}, {}], seed: 'old' })
    expect(started.ok && started.value.root()).not.toHaveProperty('chance')
    expect(runFrom(surf, old as Root<Surf>).openAsk()).toBeDefined()
  })

  test('a runner that nobody follows keeps nothing', () => {
    const runner = new Runner(surf, openingPosition(surf, 2, {}, 'bare'))
    expect(runner.table.fate).toBeUndefined()
  })
})

function* rest(t: Parameters<(typeof surf.steps)['ride']>[0]) {
  yield* t.ask(0, 'rest', [{ id: 'rest' }], '1')
}

describe('a stored checkpoint of a step with dice', () => {
  test('opens as it always did, and leads to the same session, barrier and decision point', () => {
    const session = thrownAgain('stored')
    const checkpoint = JSON.parse(JSON.stringify(session.checkpoint()))
    expect(Object.keys(checkpoint).sort()).toEqual(['at', 'barrier', 'log', 'position'])
    const resumed = Session.resume(surf, session.record(), checkpoint, session.log)
    if (!resumed.ok) throw new Error('not resumed')
    expect(history(resumed.value)).toBe(history(session))
    expect([resumed.value.barrier, resumed.value.root()]).toEqual([session.barrier, session.root()])
  })

  test('undo does not go back over dice thrown at the beginning of the step, however the table was opened', () => {
    const session = start('barrier')
    while (session.state.turn === 0)
      session.choose(session.pending()[0]?.seat as number, session.pending()[0]?.options.at(-1)?.id as string)
    expect(session.canUndo).toBe(false)
    const resumed = Session.resume(surf, session.record(), session.checkpoint(), session.log)
    expect(resumed.ok && resumed.value.canUndo).toBe(false)
  })
})
