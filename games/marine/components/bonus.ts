import type { Component } from './component.ts'

/** The bonus table: the VP for a count of 1, 2, 3 … */
export const BONUS_POINTS: Component & { readonly table: readonly number[] } = {
  table: [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78],
  source: 'rulebook',
  notes: 'The rulebook’s examples give 3 for a count of 2 and 6 for a count of 3; the rest goes on in the same way.',
}

/** n(n + 1) / 2, for any count. */
export const bonusPoints = (count: number): number => (count * (count + 1)) / 2
