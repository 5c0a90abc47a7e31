import { openingPosition, Runner } from '@deeptime/engine'
import { settingsOf } from '@deeptime/testing'
import { describe, expect, test } from 'vitest'
import { genesis } from '../game.ts'
import { cardsIn } from '../refs.ts'
import type { GenesisState } from '../state.ts'

const start = (mode: string, seats: number): GenesisState =>
  new Runner(
    genesis,
    openingPosition(genesis, seats, { ...settingsOf(genesis, [mode, seats]), ...(seats === 1 && { colours: ['red', 'blue'] }) }, 'set-up'),
  ).state

const eons = (s: GenesisState): Record<string, number> => {
  const all = [...s.eventsNow, ...s.eventDeck].map((card) => cardsIn(s).events[card]?.eon as string)
  return Object.fromEntries(['hadean', 'archean', 'proterozoic'].map((eon) => [eon, all.filter((e) => e === eon).length]))
}

describe('Set-up', () => {
  test('T01: the event deck, whole and short', () => {
    expect(eons(start('standard', 3))).toEqual({ hadean: 3, archean: 7, proterozoic: 10 })
    expect(eons(start('short', 3))).toEqual({ hadean: 3, archean: 7, proterozoic: 7 })
  })

  test.each([
    [1, [1, 1, 1, 1]],
    [2, [1, 1, 1, 1]],
    [3, [1, 1, 1, 1]],
    [4, [0, 0, 0, 0]],
  ])('T02: placards and piles for %i', (seats, out) => {
    const s = start(seats === 1 ? 'solitaire' : 'standard', seats)
    expect(s.placardsOut.map((list) => list.length)).toEqual(out)
    expect(s.piles.map((pile) => pile.length)).toEqual([5, 5, 5, 5])
  })

  test('everybody has three bionts and a catalyst of the own colour; two in a cooperative game', () => {
    const s = start('standard', 4)
    expect(s.biontAt.filter((at) => at === -1)).toHaveLength(12)
    for (const player of s.players)
      expect(s.pool.slice(player * 4, player * 4 + 4)).toEqual([0, 1, 2, 3].map((c) => (c === player ? 1 : 0)))
    expect(start('solitaire', 1).biontAt.filter((at) => at === -1)).toHaveLength(8)
  })
})
