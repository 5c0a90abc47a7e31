import { oncePer } from '@deeptime/kit'
import type { Deck } from '../components/deck.ts'
import { endsTheGame } from '../components/ending-card.ts'
import { STANDARD_DECK } from '../components/standard-deck.ts'
import type { MarineState } from '../state.ts'

/** The cards that the table plays with. */
export const deckOf = (s: MarineState): Deck => s.ownDeck ?? STANDARD_DECK

/** Asteroid, or the card that stands for it. Looked up once a deck: bots deal the pile anew thousands of times a second. */
export const endingCard = oncePer((deck: Deck): string => deck.evolution.find(endsTheGame)?.id ?? '')
