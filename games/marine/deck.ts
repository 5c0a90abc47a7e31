import type { Deck } from './data/deck.ts'
import { endsTheGame } from './data/deck-rules.ts'
import { STANDARD_DECK } from './data/standard-deck.ts'
import type { MarineState } from './state.ts'

/** The cards that the table plays with. */
export const deckOf = (s: MarineState): Deck => s.ownDeck ?? STANDARD_DECK

const ENDINGS = new WeakMap<Deck, string>()

/** Asteroid, or the card that stands for it. Looked up once a deck: bots deal the pile anew thousands of times a second. */
export function endingCard(deck: Deck): string {
  const known = ENDINGS.get(deck)
  if (known !== undefined) return known
  const found = deck.evolution.find(endsTheGame)?.id ?? ''
  ENDINGS.set(deck, found)
  return found
}
