import { makeRng, seedRng } from '@deeptime/engine'
import { describe, expect, test } from 'vitest'
import { dealAnew, numbered, oncePer, Unseen } from '../index.ts'

const rng = (seed: string) => makeRng(seedRng(seed))

describe('dealing anew', () => {
  test('keeps what there is and how large each pile is', () => {
    for (let i = 0; i < 50; i++) {
      const piles = [[5, 1, 1, 7], [], [0, 3]]
      dealAnew(piles, rng(`keep-${i}`))
      expect(piles.map((pile) => pile.length)).toEqual([4, 0, 2])
      expect(piles.flat().sort((a, b) => a - b)).toEqual([0, 1, 1, 3, 5, 7])
    }
  })

  test('hangs on nothing but what lies there: two games that differ in secrets only are dealt alike', () => {
    const one = [
      [1, 2, 3, 4],
      [5, 6],
    ]
    const other = [
      [6, 3, 1, 5],
      [2, 4],
    ]
    dealAnew(one, rng('alike'))
    dealAnew(other, rng('alike'))
    expect(one).toEqual(other)
  })

  test('reaches everything: over many deals each item comes up in each place', () => {
    const seen = [new Set<number>(), new Set<number>(), new Set<number>(), new Set<number>()]
    for (let i = 0; i < 300; i++) {
      const piles = [
        [0, 1],
        [2, 3],
      ]
      dealAnew(piles, rng(`reach-${i}`))
      piles.flat().forEach((item, place) => {
        seen[place]?.add(item)
      })
    }
    expect(seen.map((set) => set.size)).toEqual([4, 4, 4, 4])
  })
})

test('what was unseen is dealt once', () => {
  const unseen = new Unseen()
  for (const n of [9, 2, 2]) unseen.add(n)
  expect(unseen.deal(rng('once')).sort()).toEqual([2, 2, 9])
  expect(unseen.deal(rng('once'))).toEqual([])
})

test('names are numbered in their order', () => {
  const { ids, numberOf } = numbered([{ id: 'b' }, { id: 'a' }])
  expect(ids).toEqual(['b', 'a'])
  expect(ids.map((id) => numberOf.get(id))).toEqual([0, 1])
})

test('what is worked out once per thing is not worked out again, even if it is nothing', () => {
  let made = 0
  const sizeOf = oncePer((list: readonly number[]): number | undefined => {
    made++
    return list.length || undefined
  })
  const [full, empty] = [[1, 2], []]
  expect([sizeOf(full), sizeOf(full), sizeOf(empty), sizeOf(empty)]).toEqual([2, 2, undefined, undefined])
  expect(made).toBe(2)
})
