import { describe, expect, test } from 'vitest'
import { clear, uncatchable } from '../decided.ts'
import { type Edge, makeEdge } from '../tree.ts'

/** A root option that was tried so often, with leads of a mean and a spread. */
const tried = (id: string, visits: number, mean: number, spread: number): Edge => ({
  ...makeEdge({ id }, 1),
  visits,
  total: mean * visits,
  squares: (mean ** 2 + spread ** 2) * visits,
})

describe('a search is decided', () => {
  test('when the option in front can no longer be caught', () => {
    const edges = [tried('a', 60, 1, 5), tried('b', 30, 2, 5)]
    expect(uncatchable(edges, 29)).toBe(true)
    expect(uncatchable(edges, 30)).toBe(false)
  })

  test('when the option in front is better than its rivals by far more than chance', () => {
    // The difference of the means is 4, its standard error √(25/100 + 25/25) = 1.12.
    const edges = [tried('b', 25, 1, 5), tried('a', 100, 5, 5)]
    expect(clear(edges, 3.5)).toBe(true)
    expect(clear(edges, 3.6)).toBe(false)
  })

  test('but not while a rival looks better', () => {
    expect(clear([tried('a', 40, 5, 1), tried('b', 20, 5.1, 1)], 0)).toBe(false)
  })

  test('a rival that was hardly tried must be behind by the spread of the option in front', () => {
    // √(16/100 + 16/4) = 2.04.
    expect(clear([tried('a', 100, 5, 4), tried('b', 4, 3, 0), tried('c', 0, 0, 0)], 3)).toBe(false)
    expect(clear([tried('a', 100, 5, 4), tried('b', 4, 2.9, 0), tried('c', 0, 0, 0)], 3)).toBe(true)
  })

  test('never before anything is known', () => {
    expect(clear([], 2)).toBe(false)
    expect(clear([tried('a', 3, 5, 0)], 2)).toBe(false)
    expect(uncatchable([], 0)).toBe(false)
  })
})
