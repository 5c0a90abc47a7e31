import { type Json, makeRng, seedRng } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { applyDelta, copyOf, follow } from '../protocol/delta.ts'

const carried = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T

describe('deltas', () => {
  it('tell only what changed, and lead from the old view to the new', () => {
    const old = { a: 1, gone: true, list: [1, 2, 3], deep: { x: [{ y: 1 }, { y: 2 }] } }
    const next = { a: 2, list: [1, 3, 4, 5], deep: { x: [{ y: 1 }, { y: 3 }] }, fresh: null }
    const { shadow, delta } = follow(copyOf(old), next)
    expect(shadow).toEqual(next)
    expect(applyDelta(old, carried(delta))).toEqual(next)
    expect(delta).toContainEqual([['gone']])
    expect(delta).toContainEqual([['deep', 'x', 1, 'y'], 3])
    expect(delta).toHaveLength(5)
  })

  it('a value that is not there is the same as none', () => {
    const { shadow, delta } = follow(copyOf({ ask: { kind: 'x' }, kept: undefined }), { ask: undefined })
    expect(delta).toEqual([[['ask']]])
    expect(shadow).toEqual({})
    expect(follow(shadow, { ask: undefined }).delta).toEqual([])
  })

  it('what did not change stays the same object, so that a page redraws little', () => {
    const old = { a: { x: 1 }, b: { y: 1 } }
    const next = applyDelta(old, [[['b', 'y'], 2]])
    expect(next.a).toBe(old.a)
    expect(next.b).not.toBe(old.b)
    expect(old.b.y).toBe(1)
  })

  it('does not hold on to the view it was given: that one may change later', () => {
    const live = { hand: [1] }
    const before = copyOf(live)
    live.hand.push(2)
    const { shadow, delta } = follow(before, live)
    expect(delta).toEqual([[['hand'], 1, 0, [2]]])
    live.hand.push(3)
    expect(shadow).toEqual({ hand: [1, 2] })
  })

  it('leaves the shadow as it was, and shares with it what did not change', () => {
    const before = copyOf({ a: { x: [1, 2] }, b: [{ y: 1 }, { y: 2 }], gone: 1 }) as { a: Json; b: Json[] }
    const { shadow, delta } = follow(before, { a: { x: [1, 2] }, b: [{ y: 1 }, { y: 3 }] }, ['game'])
    const after = shadow as typeof before
    expect(before).toEqual({ a: { x: [1, 2] }, b: [{ y: 1 }, { y: 2 }], gone: 1 })
    expect(after.a).toBe(before.a)
    expect(after.b[0]).toBe(before.b[0])
    expect(delta).toEqual([[['game', 'b', 1, 'y'], 3], [['game', 'gone']]])
    expect(follow(shadow, carried(shadow)).shadow).toBe(shadow)
  })

  it('a list of the last few things that happened is told by what came and what went', () => {
    const entry = (n: number) => [n % 4, 'muster', n]
    const old = { log: Array.from({ length: 40 }, (_, i) => entry(i)) }
    const next = { log: Array.from({ length: 40 }, (_, i) => entry(i + 1)) }
    const { shadow, delta } = follow(copyOf(old), next)
    expect(delta).toEqual([[['log'], 0, [[1, 39], [[entry(40)]]]]])
    expect(shadow).toEqual(next)
    expect(applyDelta(old, carried(delta))).toEqual(next)
  })

  it('things with names are recognised where they move to, and what is twice in a list stays twice', () => {
    const thing = (id: string, n = 0) => ({ id, about: [`place of ${id}`], n })
    const old = { things: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => thing(id)) }
    const next = { things: ['d', 'e', 'f', 'a', 'a', 'g', 'h', 'c'].map((id) => thing(id, id === 'g' ? 1 : 0)) }
    const first = follow(copyOf(old), next)
    const delta = carried(first.delta)
    expect(JSON.stringify(delta)).not.toContain('place of e')
    expect(applyDelta(old, delta)).toEqual(next)
    // What stands twice is not one thing to the shadow either: changing one leaves the other.
    const later = { things: next.things.map((t, i) => (i === 3 ? { ...t, n: 9 } : t)) }
    const second = follow(first.shadow, later)
    expect(applyDelta(next, carried(second.delta))).toEqual(later)
    expect(second.shadow).toEqual(later)
  })

  it('for 2,000 random walks of lists of named things, every delta leads on to the next', () => {
    const rng = makeRng(seedRng('lists'))
    const thing = () => (rng.int(4) === 0 ? [rng.int(3), 'x'] : { id: 'abcdefghij'[rng.int(10)], n: rng.int(2) })
    for (let walk = 0; walk < 200; walk++) {
      let page: { list: readonly Json[] } = { list: Array.from({ length: rng.int(14) }, thing) as Json[] }
      let shadow = carried(page) as Json
      for (let i = 0; i < 10; i++) {
        const list = page.list.slice() as Json[]
        for (let edits = rng.int(4); edits >= 0; edits--) {
          const at = rng.int(list.length + 1)
          if (rng.int(4) === 0) rng.shuffle(list)
          else if (rng.int(3) === 0) list.push(...list.splice(0, at))
          else list.splice(at, rng.int(3), ...(Array.from({ length: rng.int(3) }, thing) as Json[]))
        }
        const followed = follow(shadow, { list })
        shadow = followed.shadow
        page = applyDelta(page, carried(followed.delta))
        expect(page).toEqual({ list })
        expect(shadow).toEqual({ list })
      }
    }
  })

  it('for 2,000 random pairs, the delta leads from one to the other', () => {
    const rng = makeRng(seedRng('delta'))
    const random = (depth: number): Json => {
      const kind = rng.int(depth > 3 ? 3 : 6)
      if (kind === 0) return rng.int(3)
      if (kind === 1) return ['a', 'b', null, true][rng.int(4)] as Json
      if (kind === 2) return null
      if (kind < 5) return Object.fromEntries(Array.from({ length: rng.int(4) }, () => ['xyzw'[rng.int(4)], random(depth + 1)]))
      return Array.from({ length: rng.int(5) }, () => random(depth + 1))
    }
    for (let i = 0; i < 2000; i++) {
      const [old, next] = [{ v: random(0) }, { v: random(0) }]
      const { shadow, delta } = follow(carried(old), next)
      expect(shadow).toEqual(next)
      expect(applyDelta(old, carried(delta))).toEqual(next)
    }
  })
})
