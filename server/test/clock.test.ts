import { describe, expect, it } from 'vitest'
import { advanceClock, nextDeadline, outOfTime, readClocks, startClock } from '../live/clock.ts'
import type { Clock } from '../protocol.ts'

const LIVE: Clock = { kind: 'live', minutes: 1, increment: 10, whenOver: 'end' }
const DAYS: Clock = { kind: 'days', days: 1, whenOver: 'move' }
const DAY = 24 * 3600 * 1000

describe('clocks', () => {
  it('live: time runs off whoever is asked, and an answer pays the increment', () => {
    const state = startClock(LIVE, 2, 1000)
    advanceClock(LIVE, state, 1000, null, [0])
    advanceClock(LIVE, state, 21_000, 0, [1])
    expect(readClocks(LIVE, state, 26_000)).toEqual([
      { seat: 0, left: 50_000, running: false },
      { seat: 1, left: 55_000, running: true },
    ])
    expect(nextDeadline(LIVE, state, [0, 1])).toBe(81_000)
    expect(outOfTime(LIVE, state, [0, 1], 80_999)).toEqual([])
    expect(outOfTime(LIVE, state, [0, 1], 81_000)).toEqual([1])
  })

  it('live: when several are asked at once, everybody’s time runs', () => {
    const state = startClock(LIVE, 3, 0)
    advanceClock(LIVE, state, 0, null, [0, 2])
    advanceClock(LIVE, state, 5000, 2, [0])
    expect(state.left).toEqual([55_000, 60_000, 65_000])
  })

  it('days: every answer starts a new day, and only for the one who answered', () => {
    const state = startClock(DAYS, 2, 0)
    advanceClock(DAYS, state, 0, null, [0, 1])
    advanceClock(DAYS, state, 3600, 0, [0, 1])
    expect(outOfTime(DAYS, state, [0, 1], DAY)).toEqual([1])
    expect(nextDeadline(DAYS, state, [0])).toBe(DAY + 3600)
  })

  it('none: nobody is ever late', () => {
    const clock: Clock = { kind: 'none' }
    const state = startClock(clock, 2, 0)
    advanceClock(clock, state, 0, null, [0])
    expect(outOfTime(clock, state, [0], 1e15)).toEqual([])
    expect(readClocks(clock, state, 5)).toEqual([])
  })
})
