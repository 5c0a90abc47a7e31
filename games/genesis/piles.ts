import type { Table } from '@deeptime/engine'
import { ROWS } from './components/ids.ts'
import { type GenesisState, NONE } from './state.ts'

/** The piles of mutations (C step 7, D2). A new top is turned up in a step of its own, before anybody is asked about it. */

export const topOf = (s: GenesisState, row: number): number => {
  const pile = s.piles[row] as number[]
  return pile[pile.length - 1] ?? NONE
}

/** D2: the top card goes to the bottom. */
export function scramble(s: GenesisState, row: number): void {
  const pile = s.piles[row] as number[]
  if (pile.length > 1) pile.unshift(pile.pop() as number)
}

/** Whatever lies on top now is known from now on; what was never seen is news to everybody. */
export function turnUp(t: Table<GenesisState>): void {
  const s = t.state
  for (const row of ROWS) {
    const top = topOf(s, row)
    if (top === NONE || s.seen[top]) continue
    t.reveal()
    s.seen[top] = true
  }
}
