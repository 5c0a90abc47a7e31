import type { MarineView } from '@deeptime/marine'
import { BOTTOM_CARDS } from '@deeptime/marine/components/setup.ts'

/** Asteroid lies among the last five cards of the pile: so many cards must be turned at most before it is seen. 0 once it is. */
export function asteroidAtMost(game: MarineView): number {
  return game.row.includes('asteroid') || game.discard.includes('asteroid') || game.lastRound ? 0 : game.pile
}

/** So many cards must be turned at least before it can be seen. */
export const asteroidAtLeast = (game: MarineView): number => Math.max(0, Math.min(asteroidAtMost(game), game.pile - BOTTOM_CARDS))
