import type { Json, Setting } from '@deeptime/engine'
import schema from './deck.schema.json' with { type: 'json' }
import type { Deck } from './deck.ts'
import { deckProblems } from './deck-rules.ts'
import { type JsonSchema, misfit } from './fits-schema.ts'

/** The first thing wrong with a deck, tersely. `checkDeck` says all of it, and says it better. */
export function deckProblem(value: Json): string | undefined {
  const path = misfit(schema as JsonSchema, value)
  if (path !== undefined) return `the deck does not fit its schema${path === '' ? '' : ` at ${path}`}`
  const problem = deckProblems(value as unknown as Deck)[0]
  return problem && `the deck is not playable: ${problem.path}: ${problem.message}`
}

/** A deck that the players bring instead of the standard one. */
export const DECK_SETTING: Setting = { id: 'deck', kind: 'data', check: deckProblem }
