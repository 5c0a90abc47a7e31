import type { EvolutionCard } from '../data/deck.ts'
import type { MarineState } from '../state.ts'
import { compiledDeck } from './compile.ts'

/** A card of the table's deck, by its id. */
export function cardOf(s: MarineState, id: string): EvolutionCard {
  const card = compiledDeck(s).evolution.get(id)
  if (!card) throw new Error(`The deck has no card "${id}"`)
  return card
}
