import { describe, expect, it } from 'vitest'
import { ranked } from '../play/ranking.ts'

const opinion = (option: string, value: number, visits: number) => ({ option, value, visits })

describe('what a bot thinks of the options', () => {
  it('stands in the order of the leads that are shown', () => {
    const list = ranked({ ranking: [opinion('a', 3, 400), opinion('b', 4, 200), opinion('c', 2.5, 100), opinion('d', 9, 3)] })
    expect(list.map(({ opinion: { option } }) => option)).toEqual(['b', 'a', 'c', 'd'])
    const shown = list.filter(({ tried }) => tried).map(({ opinion: { value } }) => value)
    expect(shown).toEqual([...shown].sort((a, b) => b - a))
  })

  it('shows no lead of what was hardly looked at, and puts it last', () => {
    const list = ranked({ ranking: [opinion('a', -2, 50), opinion('b', 8, 0), opinion('c', 1, 2)] })
    expect(list.map(({ opinion: { option }, tried }) => [option, tried])).toEqual([
      ['a', true],
      ['c', false],
      ['b', false],
    ])
  })

  it('keeps the order of a bot that tried everything alike', () => {
    expect(ranked({ ranking: [opinion('a', 1, 1), opinion('b', 0, 1)] }).map(({ rank }) => rank)).toEqual([1, 2])
  })
})
