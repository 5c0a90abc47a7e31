import type { Deck } from './deck.ts'
import { EVENTS } from './events.ts'
import { MACROORGANISMS } from './macroorganisms.ts'
import { MUTATIONS } from './mutations.ts'
import { PARASITES } from './parasites.ts'
import { REFUGIA } from './refugia.ts'

/** The deck of every game to which nobody brings another. */
export const STANDARD_DECK: Deck = {
  format: 'deep-time-genesis-deck-1',
  name: { en: 'The Deep Time deck', fr: 'Le paquet de Deep Time' },
  events: EVENTS,
  refugia: REFUGIA,
  mutations: MUTATIONS,
  parasites: PARASITES,
  macroorganisms: MACROORGANISMS,
}
