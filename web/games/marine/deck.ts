import type { Settings } from '@deeptime/engine'
import type { Deck, EvolutionCard, TraitCard } from '@deeptime/marine/data/deck.ts'
import { STANDARD_DECK } from '@deeptime/marine/data/standard-deck.ts'

/** The cards of this table: its own deck if it brought one. */
function deckOf(settings: Settings): Deck {
  const own = settings.deck
  return own === undefined || own === null || typeof own !== 'object' ? STANDARD_DECK : (own as unknown as Deck)
}

export const cardOf = (id: string, settings: Settings = {}): EvolutionCard | undefined =>
  deckOf(settings).evolution.find((card) => card.id === id)

export const traitOf = (id: string, settings: Settings = {}): TraitCard | undefined =>
  deckOf(settings).traits.find((trait) => trait.id === id)
