import type { Settings } from '@deeptime/engine'
import type { Deck, EvolutionCard, TraitCard } from '@deeptime/marine/components/deck.ts'
import { STANDARD_DECK } from '@deeptime/marine/components/standard-deck.ts'

/** The deck that this table brought, if it brought one. */
export function ownDeck(settings: Settings): Deck | undefined {
  const own = settings.deck
  return own === undefined || own === null || typeof own !== 'object' ? undefined : (own as unknown as Deck)
}

const deckOf = (settings: Settings): Deck => ownDeck(settings) ?? STANDARD_DECK

export const cardOf = (id: string, settings: Settings = {}): EvolutionCard | undefined =>
  deckOf(settings).evolution.find((card) => card.id === id)

export const traitOf = (id: string, settings: Settings = {}): TraitCard | undefined =>
  deckOf(settings).traits.find((trait) => trait.id === id)
