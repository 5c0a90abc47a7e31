import { type CompiledEvents, compileEvents, EVENTS, type EventCard, type EventDecks } from './events.ts'
import { compileMutation, MUTATIONS, type Mutation } from './mutations.ts'
import type { MutationData } from './types.ts'

/** All cards that a table plays with: the standard ones, or those that somebody brought. */
export interface Cards {
  /** By number; the first place is empty. */
  readonly mutations: readonly (Mutation | null)[]
  readonly events: CompiledEvents
}

export const compileCards = (mutations: readonly MutationData[], events: EventDecks): Cards => ({
  mutations: [null, ...mutations.map((data, i) => compileMutation(data, i + 1))],
  events: compileEvents(events),
})

export const STANDARD_CARDS: Cards = compileCards(MUTATIONS, EVENTS)

export const mutationOf = (cards: Cards, number: number): Mutation => cards.mutations[number] as Mutation
export const eventOf = (cards: Cards, number: number): EventCard => cards.events.cards[number] as EventCard
