import type { Settings } from '@deeptime/engine'
import {
  type Cards,
  cardsOf,
  type Event,
  type Macro,
  type Mutation,
  type ParasiteFace,
  type Refugium,
  STANDARD_CARDS,
} from '@deeptime/genesis/components/cards.ts'
import type { Deck } from '@deeptime/genesis/components/deck.ts'
import { ABILITY_IDS, type AbilityId } from './abilities.ts'

/** The cards that a table plays with: its own, or the standard ones. */
export const cardsFor = ({ deck }: Settings): Cards => (deck ? cardsOf(deck as unknown as Deck) : STANDARD_CARDS)

const byId = <C extends { readonly id: string }>(cards: readonly C[], id: string): C => cards.find((card) => card.id === id) as C

export const refugiumCard = (cards: Cards, id: string): Refugium => byId(cards.refugia, id)
/** The placard under a bacterium. */
export const placardOf = (cards: Cards, bacterium: string): Refugium =>
  cards.refugia.find((card) => card.bacterium === bacterium) as Refugium
export const mutationCard = (cards: Cards, id: string): Mutation => byId(cards.mutations, id)
export const eventCard = (cards: Cards, id: string): Event => byId(cards.events, id)
export const macroCard = (cards: Cards, id: string): Macro => byId(cards.macros, id)
export const parasiteFace = (cards: Cards, id: string): ParasiteFace | undefined =>
  cards.parasites.flatMap(({ faces }) => faces).find((face) => face.id === id)

/** Abilities as a list, counted ones as often as they are there. */
export const abilityList = (abilities: Readonly<Record<AbilityId, number | boolean>>): AbilityId[] =>
  ABILITY_IDS.flatMap((id) => {
    const value = abilities[id]
    return new Array<AbilityId>(value === true ? 1 : value === false ? 0 : value).fill(id)
  })
