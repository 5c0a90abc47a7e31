import { deckProblemBy, deckSetting } from '@deeptime/kit'
import schema from './deck.schema.json' with { type: 'json' }
import { deckProblems } from './rules.ts'

const RULES = { schema, problems: deckProblems }

/** The first thing wrong with a deck, tersely. `checkDeck` says all of it, and says it better. */
export const deckProblem = deckProblemBy(RULES)

/** A deck that the players bring instead of the standard one. */
export const DECK_SETTING = deckSetting(RULES)
