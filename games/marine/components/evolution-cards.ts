import type { EvolutionCard } from './deck.ts'
import { MARINE_CARDS } from './marine-cards.ts'
import { ORIGINAL_CARDS } from './original-cards.ts'

/**
 * The 35 evolution cards, Asteroid last. The rulebook's list of them is lost: only Asteroid is the printed card, the others
 * carry effects of the original game or our own, and say so. Which card bears which fish is our own choice throughout.
 */
export const EVOLUTION_CARDS: readonly EvolutionCard[] = [...ORIGINAL_CARDS, ...MARINE_CARDS]
