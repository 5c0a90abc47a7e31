/** C1o, E1e, D7 The display of mutations: two rows of four and the open top of each pile. */

import { DISPLAY_SIZE } from '../components/display.ts'
import { type MegafaunaTable, tell } from '../keys.ts'
import type { DisplayRow } from '../state.ts'

/** E1e: cards slide to the cheap end, and the row is filled up; discards are shuffled when the pile runs out. */
export function refillRow(t: MegafaunaTable, row: DisplayRow): number {
  const left = row.cards.filter((card) => card !== 0)
  let drawn = 0
  while (left.length < DISPLAY_SIZE) {
    if (row.pile.length === 0) {
      if (row.discard.length === 0) break
      row.pile = t.shuffle(row.discard)
      row.discard = []
    }
    left.push(t.draw(row.pile) as number)
    drawn++
  }
  while (left.length < DISPLAY_SIZE) left.push(0)
  row.cards = left
  return drawn
}

/** A2d: after a player's selections. */
export function refillStep(t: MegafaunaTable): void {
  let drawn = 0
  for (const row of t.state.rows) if (row.cards.includes(0)) drawn += refillRow(t, row)
  if (drawn > 0) tell(t, 'display.refilled', { cards: drawn }, 'E1e')
}

/** D7: the eight cards that are not on top of a pile go, and the old tops become the cheapest. */
export function rotateDisplay(t: MegafaunaTable): void {
  for (const row of t.state.rows) {
    for (let position = 0; position < DISPLAY_SIZE - 1; position++) {
      const card = row.cards[position] as number
      if (card !== 0) row.discard.push(card)
      row.cards[position] = 0
    }
    refillRow(t, row)
  }
}
