import type { Text } from '@deeptime/kit'
import type { LowTideView } from './game.ts'

/** The table as text, for a terminal. */
export const drawLowTide = (view: LowTideView, text: Text): string =>
  [
    text('draw.round', { round: view.round + 1 }),
    ...view.hands.map((hand, seat) => {
      const cards = typeof hand === 'number' ? '?'.repeat(hand) : hand.join(' ')
      return text('draw.seat', { seat: seat + 1, shells: view.shells[seat] ?? 0, cards })
    }),
  ].join('\n')
