import type { Deck } from './deck.ts'
import { EVOLUTION_CARDS } from './evolution-cards.ts'
import { TRAITS } from './traits.ts'

/** The deck of every game to which nobody brings another. */
export const STANDARD_DECK: Deck = {
  format: 'deep-time-marine-deck-1',
  name: { en: 'The Deep Time deck', fr: 'Le paquet de Deep Time' },
  evolution: EVOLUTION_CARDS,
  traits: TRAITS,
}
