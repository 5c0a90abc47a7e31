/** 7.0 Playing the card just bought: a mutation (7.1), a new species (7.4), a fossil (7.5), or discarding it. */

import type { Script, WhyNot } from '@deeptime/engine'
import { cardData, type Genotype, type Mutation, type Side, sideFor, speciesOfGenotype } from '../components/cards.ts'
import { sharedLetters } from '../components/dna.ts'
import { habitatOf, PLACE_COUNT, spaceOf } from '../components/map.ts'
import { dynastyOf, speciesIdsOf } from '../components/players.ts'
import { canLive } from '../habitat.ts'
import { type ClassicOption, type ClassicTable, decide, tell } from '../keys.ts'
import { type AnimalOption, animalOption, DISCARD, MUTATE_OPTIONS, SPECIATE_OPTIONS, type SpeciesOption } from '../options.ts'
import { cardWord, colourWord, placeWord, unitWord } from '../refs.ts'
import { addAnimal, extinguish, isLazarus, takeUnit } from '../species/extinction.ts'
import { canMutate, express, isOfSizeFor, terrainsOf, withinSizes } from '../species/genome.ts'
import { resurrect } from '../species/lazarus.ts'
import { type Beast, newSpecies, playerOf, type Species, type State, speciesOf, unitsAt } from '../state.ts'
import { because, whyNotLiveAt, whyPlaces, whySpecies } from '../why-not.ts'

const FOSSIL: ClassicOption = { id: 'fossil', label: 'fossil' }

/** The step after a purchase (5.0c): play or discard, there is no hand. */
export function* playStep(t: ClassicTable): Script {
  const { state } = t
  const card = cardData(state.bought)
  const played = isLazarus(state, state.active)
    ? yield* resurrect(t, card)
    : card.kind === 'mutation'
      ? yield* playMutation(t, card)
      : yield* playGenotype(t, card)
  if (!played) discard(t)
  state.bought = -1
}

function discard(t: ClassicTable): void {
  t.state.lostCards.push(t.state.bought)
  tell(t, 'play.discard', { player: colourWord(t.state.active), card: cardWord(t.state.bought) }, '5.0c')
}

/** The species that this card could be played on. */
export function mutable(state: State, colour: number, card: Mutation): readonly number[] {
  const targets: number[] = []
  for (const s of speciesIdsOf(colour)) {
    const species = state.species[s]
    if (species && canMutate(state, species, card)) targets.push(s)
  }
  return targets
}

function* playMutation(t: ClassicTable, card: Mutation): Script<boolean> {
  const { state } = t
  const options: ClassicOption[] = mutable(state, state.active, card).map((s) => MUTATE_OPTIONS[s] as SpeciesOption)
  options.push(DISCARD)
  const seat = playerOf(state, state.active).seat
  const answer = yield* decide(t, seat, 'play', options, '7.1', { card: cardWord(state.bought) }, () => whyNotMutate(state, card))
  if (answer === DISCARD) return false
  mutate(t, speciesOf(state, (answer as SpeciesOption).species), state.bought)
  return true
}

/** Why a species can't have this mutation: its size (7.2), or no animal for a new track (7.3a). */
function whyNotMutate(state: State, card: Mutation): readonly WhyNot[] {
  const [least, most] = card.sizes
  return whySpecies(state, state.active, '7.1', (s) => {
    const species = speciesOf(state, s)
    if (canMutate(state, species, card)) return undefined
    return isOfSizeFor(species, card) ? because('no-spare', '7.3a') : because('size', '7.2', { size: species.size, least, most })
  })
}

/** 7.1, 7.3: the card joins the stack, the tracks follow. */
export function mutate(t: ClassicTable, species: Species, card: number): void {
  species.cards.push(card)
  express(t.state, species)
  const { dna } = cardData(card) as Mutation
  tell(t, 'play.mutation', { species: unitWord(species.unit), card: cardWord(card), dna, letters: dna.length }, '7.1')
}

/** 7.4: size in the limits, and at least half of the letters shared. */
export const canParent = (parent: Species, side: Side): boolean =>
  withinSizes(side.sizes, parent.size) && sharedLetters(parent.dna, side.counts) >= side.parentNeeds

/** The child of a genotype card: the size of its parent, the DNA of the card, nothing else. */
function childOf(species: number, parent: Species, side: Side): Beast {
  const { size } = parent
  return { unit: species, size, dna: side.counts, cultures: 0, enters: terrainsOf(side.counts, size), hunts: true }
}

/** 7.4b: the animals of the parent whose place the child could take and live. */
export function replaceable(state: State, child: Beast, parent: number): readonly number[] {
  const places: number[] = []
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (unitsAt(state, place).includes(parent) && canLive(state, child, habitatOf(place), spaceOf(place))) places.push(place)
  }
  return places
}

interface Parent {
  readonly species: number
  readonly places: readonly number[]
}

export function parentsFor(state: State, colour: number, card: Genotype): readonly Parent[] {
  const side = sideFor(card, colour)
  const species = speciesOfGenotype(card, colour)
  const parents: Parent[] = []
  for (const s of speciesIdsOf(colour)) {
    const parent = state.species[s]
    if (!parent || !canParent(parent, side)) continue
    const places = replaceable(state, childOf(species, parent, side), s)
    if (places.length > 0) parents.push({ species: s, places })
  }
  return parents
}

function* playGenotype(t: ClassicTable, card: Genotype): Script<boolean> {
  const { state } = t
  const inUse = state.species[speciesOfGenotype(card, state.active)]
  return inUse ? yield* playFossil(t, card, inUse) : yield* speciate(t, card)
}

/** 7.5: the silhouette is in use; if that very species could be the parent, the card becomes a fossil. */
function* playFossil(t: ClassicTable, card: Genotype, species: Species): Script<boolean> {
  const { state } = t
  const player = playerOf(state, state.active)
  const side = sideFor(card, state.active)
  const options = canParent(species, side) ? [FOSSIL, DISCARD] : [DISCARD]
  const answer = yield* decide(t, player.seat, 'play', options, '7.5', { card: cardWord(state.bought) })
  if (answer === DISCARD) return false
  player.genotypes.push(state.bought)
  tell(t, 'play.fossil', { player: colourWord(state.active), card: cardWord(state.bought), points: side.letters }, '7.5')
  return true
}

/** 7.4: a new species takes the place of one animal of its parent. */
function* speciate(t: ClassicTable, card: Genotype): Script<boolean> {
  const { state } = t
  const { seat } = playerOf(state, state.active)
  const parents = parentsFor(state, state.active, card)
  const options: ClassicOption[] = parents.map((p) => SPECIATE_OPTIONS[p.species] as SpeciesOption)
  options.push(DISCARD)
  const answer = yield* decide(t, seat, 'play', options, '7.4', { card: cardWord(state.bought) }, () => whyNotParent(state, card))
  if (answer === DISCARD) return false
  const parent = parents.find((p) => p.species === (answer as SpeciesOption).species) as Parent
  const places = parent.places.map((place): AnimalOption => animalOption(parent.species, place))
  const { place } = yield* decide(t, seat, 'genotype.animal', places, '7.4b', undefined, () => whyNotReplace(state, card, parent.species))
  found(t, card, parent.species, place)
  return true
}

/** Why a species can't be the parent: size or letters (7.4), or no animal whose place the child could take (7.4b). */
function whyNotParent(state: State, card: Genotype): readonly WhyNot[] {
  const side = sideFor(card, state.active)
  const [least, most] = side.sizes
  const able = parentsFor(state, state.active, card).map((parent) => parent.species)
  return whySpecies(state, state.active, '7.4', (s) => {
    if (able.includes(s)) return undefined
    const species = speciesOf(state, s)
    if (canParent(species, side)) return because('no-place', '7.4b')
    const fits = withinSizes(side.sizes, species.size)
    return fits
      ? because('letters', '7.4', { share: side.parentNeeds, dna: side.dna })
      : because('size', '7.4', { size: species.size, least, most })
  })
}

/** 7.4b: why the child can't take the place of an animal. */
function whyNotReplace(state: State, card: Genotype, parent: number): readonly WhyNot[] {
  const child = childOf(speciesOfGenotype(card, state.active), speciesOf(state, parent), sideFor(card, state.active))
  return whyPlaces((place) => (unitsAt(state, place).includes(parent) ? whyNotLiveAt(state, child, place) : because('no-animal', '7.4b')))
}

function found(t: ClassicTable, card: Genotype, parent: number, place: number): void {
  const { state } = t
  const child = newSpecies(speciesOfGenotype(card, state.active), speciesOf(state, parent).size, true)
  child.cards.push(state.bought)
  state.species[child.unit] = child
  express(state, child)
  takeUnit(state, place, parent)
  speciesOf(state, parent).onMap--
  addAnimal(state, child, place)
  const genotype = `${cardWord(state.bought)}.${dynastyOf(state.active)}`
  tell(t, 'play.genotype', { species: unitWord(child.unit), genotype, parent: unitWord(parent), place: placeWord(place) }, '7.4')
  // 7.4b: the parent may go extinct by it.
  extinguish(t)
}
