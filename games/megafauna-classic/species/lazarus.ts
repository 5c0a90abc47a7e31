/** 16.3 Lazarus: a player without a living species comes back with a mutation card. */

import type { Script } from '@deeptime/engine'
import type { Card, Mutation } from '../components/cards.ts'
import { habitatOf, PLACE_COUNT, spaceOf } from '../components/map.ts'
import { speciesId, speciesIdsOf } from '../components/players.ts'
import { canLive } from '../habitat.ts'
import { type ClassicOption, type ClassicTable, decide, tell } from '../keys.ts'
import { DISCARD, PLACE_OPTIONS, type PlaceOption, RESURRECT_OPTIONS, type SpeciesOption } from '../options.ts'
import { cardWord, placeWord, unitWord } from '../refs.ts'
import { type Beast, newSpecies, playerOf, type State } from '../state.ts'
import { whyNotLiveAt, whyPlaces } from '../why-not.ts'
import { addAnimal } from './extinction.ts'
import { express, terrainsOf } from './genome.ts'

interface SizeOption extends ClassicOption {
  readonly size: number
}

const SIZE_OPTIONS: readonly SizeOption[] = [0, 1, 2, 3, 4, 5, 6].map((size) => ({
  id: `size:${size}`,
  about: [`size:${size}`],
  label: 'lazarus.size',
  params: { size },
  size,
}))

/** A creature with exactly the card's DNA and this size. */
const risen = (state: State, card: Mutation, size: number): Beast => ({
  unit: speciesId(state.active, 0),
  size,
  dna: card.counts,
  cultures: 0,
  enters: terrainsOf(card.counts, size),
  hunts: true,
})

/** Where such a creature could live. */
export function resurrectionPlaces(state: State, card: Mutation, size: number): readonly number[] {
  const beast = risen(state, card, size)
  const places: number[] = []
  for (let place = 0; place < PLACE_COUNT; place++) if (canLive(state, beast, habitatOf(place), spaceOf(place))) places.push(place)
  return places
}

/** 16.3a: every silhouette, every size within the card's limits, anywhere it can live. A genotype can only be discarded. */
export function* resurrect(t: ClassicTable, card: Card): Script<boolean> {
  const { state } = t
  if (card.kind === 'genotype') return false
  const sizes = SIZE_OPTIONS.filter(
    ({ size }) => size >= card.sizes[0] && size <= card.sizes[1] && resurrectionPlaces(state, card, size).length > 0,
  )
  if (sizes.length === 0) return false
  const { seat } = playerOf(state, state.active)
  const silhouettes = speciesIdsOf(state.active).map((id) => RESURRECT_OPTIONS[id] as SpeciesOption)
  const answer = yield* decide(t, seat, 'lazarus.silhouette', [...silhouettes, DISCARD], '16.3a', { card: cardWord(state.bought) })
  if (answer === DISCARD) return false
  const { size } = yield* decide(t, seat, 'lazarus.size', sizes, '16.3a')
  const places = resurrectionPlaces(state, card, size).map((place) => PLACE_OPTIONS[place] as PlaceOption)
  const { place } = yield* decide(t, seat, 'lazarus.place', places, '16.3a', undefined, () =>
    whyPlaces((at) => whyNotLiveAt(state, risen(state, card, size), at)),
  )
  const species = newSpecies((answer as SpeciesOption).species, size, true)
  species.cards.push(state.bought)
  state.species[species.unit] = species
  express(state, species)
  addAnimal(state, species, place)
  tell(t, 'lazarus.returns', { species: unitWord(species.unit), size, place: placeWord(place), card: cardWord(state.bought) }, '16.3a')
  return true
}
