/** The cards that a table plays with, and the words for them. */

import { type Cards, eventOf, mutationOf } from './components/deck.ts'
import type { EventCard } from './components/events.ts'
import type { Mutation, Side } from './components/mutations.ts'
import { cardsOf as cardsOfDeck } from './deck/deck.ts'
import { cardNames } from './refs.ts'
import type { Card, State } from './state.ts'

export const cardsOf = (s: State): Cards => cardsOfDeck(s.ownDeck)
export const mutationIn = (s: State, card: number): Mutation => mutationOf(cardsOf(s), card)
export const eventIn = (s: State, card: number): EventCard => eventOf(cardsOf(s), card)
/** The face of a card that shows in a tableau. */
export const faceOf = (s: State, card: Card): Side => mutationOf(cardsOf(s), card.card).faces[card.side] as Side
export const sideOf = (s: State, card: number, side: number): Side => mutationOf(cardsOf(s), card).faces[side] as Side

export const cardRef = (s: State, card: number): string => cardNames(cardsOf(s)).refs[card] as string
export const cardWord = (s: State, card: number): string => cardNames(cardsOf(s)).words[card] as string
/** The name of the face that shows: a promoted card is called by its side. */
export const faceWord = (s: State, card: number, side: number): string => cardNames(cardsOf(s)).faces[card * 3 + side] as string
export const eventWord = (s: State, card: number): string => cardNames(cardsOf(s)).events[card] as string
