import type { Game, GameRecord } from '@deeptime/engine'
import { marine } from '@deeptime/marine'
import { describe, expect, it } from 'vitest'
import { type Snapshot, TableCore } from '../play/core.ts'
import { patched, Sent, shared } from '../play/patch.ts'

const SEATS = 3

function playing(choices: number): TableCore {
  const record: GameRecord = {
    format: 'deep-time-record-1',
    game: marine.id,
    version: marine.version,
    seats: Array.from({ length: SEATS }, () => ({})),
    settings: { animals: 'assigned' },
    seed: 'patches',
    choices: [],
  }
  const core = new TableCore(marine as Game)
  expect(core.open(record).ok).toBe(true)
  for (let i = 0; i < choices; i++) answer(core, i)
  return core
}

function answer(core: TableCore, i: number): void {
  const [ask] = core.session.pending()
  const option = ask?.options[(i * 5) % ask.options.length]
  if (ask && option) core.choose(ask.seat, option.id)
}

/** What travels between a worker and its page: copies, never the same objects. */
const travel = <T>(value: T): T => structuredClone(value)

describe('what the page is sent', () => {
  it('is the whole snapshot again, through choices, undo, redo and other eyes', () => {
    const core = playing(0)
    const sent = new Sent()
    let page: Snapshot | undefined
    const look = (eyes: number) => {
      page = patched(page, travel(sent.patch(core.snapshot(eyes))))
      expect(page).toEqual(core.snapshot(eyes))
    }
    look(0)
    for (let i = 0; i < 120; i++) {
      answer(core, i)
      look(i % 7 === 0 ? 1 : 0)
      if (i % 5 === 0 && core.undo()) look(0)
      if (i % 10 === 0 && core.redo()) look(0)
    }
    expect(page?.log.length).toBeGreaterThan(100)
  })

  it('stays as small late in a game as it was early', () => {
    const core = playing(400)
    const sent = new Sent()
    const whole = JSON.stringify(sent.patch(core.snapshot(0))).length
    answer(core, 3)
    const next = sent.patch(core.snapshot(0))
    expect(next.log.length).toBeLessThan(20)
    expect(next.totals).toHaveLength(1)
    expect(JSON.stringify(next).length).toBeLessThan(whole / 4)
  })
})

describe('sharing', () => {
  it('takes every part that did not change from the old value', () => {
    const old = { a: [{ n: 1 }, { n: 2 }], b: { c: 'd' }, e: undefined }
    const fresh = { a: [{ n: 1 }, { n: 3 }], b: { c: 'd' }, e: undefined }
    const result = shared(old, fresh)
    expect(result).toEqual(fresh)
    expect(result.a[0]).toBe(old.a[0])
    expect(result.a[1]).not.toBe(old.a[1])
    expect(result.b).toBe(old.b)
  })

  it('is the old value itself when nothing changed', () => {
    const old = { list: [1, [2, null]], more: { x: undefined } }
    expect(shared(old, travel(old))).toBe(old)
  })

  it('tells a missing field from an undefined one, and a list from an object', () => {
    expect(shared<object>({ a: 1 }, { a: 1, b: undefined })).toHaveProperty('b')
    expect(shared<object>({ a: 1, b: undefined }, { a: 1 })).not.toHaveProperty('b')
    expect(shared<unknown>({ 0: 'x' }, ['x'])).toEqual(['x'])
    expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2])
  })
})
