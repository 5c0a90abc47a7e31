import { describe, expect, it } from 'vitest'
import type { Chapter } from '../story/chapters.ts'
import { momentAt, placeOf, scaleOf, turnFrom } from '../story/scale.ts'

const turn = (from: number, to: number): Chapter => ({ id: from, opening: { kind: 'turn', actor: '' }, lines: [], from, to, part: '' })

/** A set-up of four choices, then turns of one, six and two. */
const scale = scaleOf([turn(4, 5), turn(5, 11), turn(11, 13)], 13)

describe('the line of a game', () => {
  it('gives every turn the same room, however many choices it took', () => {
    expect([0, 4, 5, 11, 13].map((at) => placeOf(scale, at))).toEqual([0, 0.25, 0.5, 0.75, 1])
    expect(placeOf(scale, 8)).toBeCloseTo(0.625)
  })

  it('leads from every moment to its place and back', () => {
    for (let at = 0; at <= 13; at++) expect(momentAt(scale, placeOf(scale, at))).toBe(at)
    expect([momentAt(scale, -1), momentAt(scale, 2)]).toEqual([0, 13])
  })

  it('goes turn by turn', () => {
    expect([turnFrom(scale, 13, 'back'), turnFrom(scale, 9, 'back'), turnFrom(scale, 0, 'back')]).toEqual([11, 5, 0])
    expect([turnFrom(scale, 0, 'on'), turnFrom(scale, 9, 'on'), turnFrom(scale, 13, 'on')]).toEqual([4, 11, 13])
  })

  it('is there before anything has happened', () => {
    const empty = scaleOf([], 0)
    expect([placeOf(empty, 0), momentAt(empty, 0)]).toEqual([0, 0])
  })
})
