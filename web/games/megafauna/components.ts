/** Questions that the table asks of the components and of a view. */

import type { Seat, Settings } from '@deeptime/engine'
import {
  type Cards,
  COLOURS,
  type Colour,
  cardsOfDeck,
  type EventCard,
  type Form,
  type MegafaunaView,
  type Mutation,
  type OwnDeck,
  type PlaceView,
  type PlayerView,
  type SpeciesView,
  STANDARD_CARDS,
} from '@deeptime/megafauna'

/** The cards that a table plays with. */
export const cardsIn = (settings: Settings): Cards =>
  settings.deck === undefined ? STANDARD_CARDS : cardsOfDeck(settings.deck as unknown as OwnDeck)

const byId = new WeakMap<Cards, ReadonlyMap<string, Mutation>>()

export function mutationIn(settings: Settings, id: string): Mutation | undefined {
  const cards = cardsIn(settings)
  let known = byId.get(cards)
  if (!known) {
    known = new Map(cards.mutations.flatMap((card) => (card ? [[card.id, card] as const] : [])))
    byId.set(cards, known)
  }
  return known.get(id)
}

export const eventIn = (settings: Settings, id: string): EventCard | undefined =>
  cardsIn(settings).events.cards.find((card) => card?.id === id) ?? undefined

export const readSpecies = (id: string): { readonly colour: Colour; readonly form: Form } => {
  const [colour, form] = id.split('-')
  return { colour: colour as Colour, form: form as Form }
}

export const isColour = (text: string): text is Colour => (COLOURS as readonly string[]).includes(text)
export const speciesOf = (game: MegafaunaView, id: string): SpeciesView | undefined => game.species.find((species) => species.id === id)
export const placeOf = (game: MegafaunaView, id: string): PlaceView | undefined => game.places.find((place) => place.id === id)
export const playerOf = (game: MegafaunaView, colour: string): PlayerView | undefined => game.players.find((p) => p.colour === colour)
/** The colour by which a seat is known; alone, that of its animal, unless the plant is the hero. */
export function playerAt(game: MegafaunaView, seat: Seat): PlayerView | undefined {
  const own = game.players.filter((player) => player.seat === seat)
  return own.find((player) => (player.colour === 'green') === !game.rules.plantByRules) ?? own.at(-1)
}
export const prospectAt = (game: MegafaunaView, species: string | undefined, space: string) =>
  species === undefined ? undefined : game.prospects[species]?.find((prospect) => prospect.space === space)
