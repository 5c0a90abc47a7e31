import type { Settings } from '@deeptime/engine'
import type { MarineView } from '@deeptime/marine'
import { endsTheGame } from '@deeptime/marine/components/ending-card.ts'
import { BOTTOM_CARDS } from '@deeptime/marine/components/setup.ts'
import { cardOf } from './deck.ts'

/** Asteroid, or the card of the table's own deck that stands for it, has been turned up. */
function isAsteroidSeen({ row, discard, inHand, lastRound }: MarineView, settings: Settings): boolean {
  const ends = (id: string | null): boolean => {
    const card = id === null ? undefined : cardOf(id, settings)
    return card !== undefined && endsTheGame(card)
  }
  return lastRound || [...row, ...discard, inHand.card].some(ends)
}

/** Asteroid lies among the last five cards of the pile: so many cards must be turned at most until it is seen. 0 once it is. */
export const asteroidAtMost = (game: MarineView, settings: Settings): number => (isAsteroidSeen(game, settings) ? 0 : game.pile)

/** So many cards must be turned at least until it can be seen: one, however low the pile is. 0 once it is. */
export const asteroidAtLeast = (game: MarineView, settings: Settings): number =>
  Math.min(asteroidAtMost(game, settings), Math.max(1, game.pile - BOTTOM_CARDS))
