import { type Described, oncePer } from '@deeptime/kit'
import { type Cards, compileCards, STANDARD_CARDS } from '../components/deck.ts'
import type { deckSchema, mutationSchema } from './schema.ts'

/** The cards that somebody brings, as `schema.ts` describes them. */
export type OwnDeck = Described<typeof deckSchema>
export type OwnMutation = Described<typeof mutationSchema>

/** Compiled once a deck: rules look at cards at every step. */
const compile = oncePer((deck: OwnDeck): Cards => compileCards(deck.mutations, deck.events))

/** The cards that a table plays with. */
export const cardsOf = (own: OwnDeck | null): Cards => (own === null ? STANDARD_CARDS : compile(own))
