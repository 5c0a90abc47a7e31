import { deckChecker, jsonSchemaOf } from '@deeptime/kit/deck'
import { deckProblems } from './rules.ts'
import { deckSchema } from './schema.ts'

/** For editors: what may be written in a deck file. */
export const deckJsonSchema = (): unknown => jsonSchemaOf(deckSchema)

/**
 * Everything that is wrong with a deck file, each with its place; an empty list for a deck that can be played.
 * The setting `deck` of the game accepts exactly the same decks, but says less and needs no schema library.
 */
export const checkDeck = deckChecker(deckSchema, deckProblems, ['kind'])
