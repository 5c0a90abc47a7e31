import type { Deck } from './data/deck.ts'
import { endsTheGame } from './data/deck-rules.ts'
import { STANDARD_DECK } from './data/standard-deck.ts'
import type { MarineState } from './state.ts'

/** The cards that the table plays with. */
export const deckOf = (s: MarineState): Deck => s.ownDeck ?? STANDARD_DECK

/** Asteroid, or the card that stands for it. */
export const endingCard = (deck: Deck): string => deck.evolution.find(endsTheGame)?.id ?? ''
