/** What speaks for an option at first sight, as numbers: cheap, as bots look at many thousands of options a second. */

import type { Ask, Option } from '@deeptime/engine'
import { INHERIT_NOTHING, type Inherit } from '../actions/inheritance.ts'
import { canParent } from '../actions/play-a-card.ts'
import { cardData, type Genotype, type Mutation, sideFor, speciesOfGenotype } from '../components/cards.ts'
import { ROADRUNNER } from '../components/dna.ts'
import { habitatOf, PREDATOR, ROOTER, spaceOf } from '../components/map.ts'
import { colourOf, SPECIES_NAMES, speciesIdsOf } from '../components/players.ts'
import { climaxOf, homelandOf } from '../habitat.ts'
import type { DecisionKind } from '../keys.ts'
import {
  type AnimalOption,
  type CardOption,
  CULTURE,
  DISCARD,
  EXPAND,
  type PlaceOption,
  RESIZE,
  type ResizeOption,
  type SpeciesOption,
} from '../options.ts'
import { unitWord } from '../refs.ts'
import { canMutate, genomeLength, spareAnimals } from '../species/genome.ts'
import { isImmigrantUnit, LOWER, type Row, SEA, type Species, type State, speciesOf, UPPER, unitsAt } from '../state.ts'
import { wouldWin } from './features.ts'
import { dangerOf, outlook, readOutlook, readRoom, room } from './outlook.ts'

/** Options of one kind are looked at in the same way; what is noted of each, in this order. */
export const OPTION_TRAITS = {
  expand: ['always', 'late', 'ahead', 'animals', 'room', 'cramped', 'conquest', 'scoring', 'genes', 'spare'],
  resize: ['always', 'late', 'room', 'cramped'],
  culture: ['always', 'late'],
  buyMutation: [
    ...['always', 'late', 'cost', 'found', 'draws', 'drawsAhead', 'scoresAhead', 'lazarus'],
    ...['playable', 'letters', 'newFood', 'newFoodForAll', 'tracks', 'instinct', 'latePlayable', 'lateNewFood'],
  ],
  buyGenotype: [
    ...['always', 'late', 'cost', 'found', 'draws', 'drawsAhead', 'scoresAhead', 'lazarus'],
    ...['species', 'lateSpecies', 'fossil', 'lateFossil'],
  ],
  otherAction: ['always', 'late'],
  mutate: ['always', 'newFood', 'newFoodForAll', 'sameFood', 'tracks', 'instinct', 'animals', 'genome', 'size', 'spare'],
  speciate: ['always', 'late', 'animals'],
  fossil: ['always', 'late'],
  discard: ['always', 'late'],
  parent: ['animals', 'size', 'genome', 'spare', 'noSpare', 'sea', 'danger', 'predator'],
  sameSpecies: ['always', 'late', 'spare'],
  newSpecies: ['species', 'animals'],
  inherit: ['always', 'B', 'G', 'H', 'I', 'P', 'A', 'M', 'N', 'S', 'count', 'newFood'],
  settle: ['empty', 'own', 'others', 'immigrants', 'won', 'rooter', 'predator', 'danger', 'lateDanger', 'homeland', 'climax'],
  resurrect: ['always', 'late'],
  returnAt: ['size', 'sizeSquared'],
  winner: ['own'],
  resizing: ['grow', 'growLarge', 'animals', 'growAnimals'],
  follow: ['step', 'grow'],
  replaced: ['danger', 'predator'],
  ordinary: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type OptionGroup = keyof typeof OPTION_TRAITS

/** What the last option that was looked at has, and how many numbers that are. */
export const traits = new Float64Array(16)
export let noted = 0

function note(value: number): void {
  traits[noted++] = value
}

/** Numbers of some size are noted as parts of these, so that weights are about equally large. */
const ANIMALS = 4
const LETTERS = 5
const SIZES = 6
const GENES = 5
const TILES = 8
const CLIMAX = 8

/** Looks at an option: fills `traits` as its group is listed above. */
export function lookAtOption(ask: Ask, option: Option, s: State): OptionGroup {
  readOutlook(ask, s)
  noted = 0
  switch (ask.kind as DecisionKind) {
    case 'action':
      return lookAtAction(s, option)
    case 'play':
      return lookAtPlay(s, option)
    case 'expand.parent':
      return lookAtParent(s, option as AnimalOption)
    case 'expand.silhouette':
      return lookAtSilhouette(s, option as SpeciesOption)
    case 'expand.inherit':
      return lookAtInheritance(option as Inherit)
    case 'expand.destination':
      return lookAtPlace(s, (option as PlaceOption).place, SPECIES_BY_WORD.get(ask.params?.species as string) ?? -1)
    case 'lazarus.place':
      return lookAtPlace(s, (option as PlaceOption).place, -1)
    case 'lazarus.silhouette':
      return always(option === DISCARD ? 'discard' : 'resurrect')
    case 'lazarus.size':
      return lookAtSize((option as Option & { readonly size: number }).size)
    case 'contest.herbivore':
    case 'contest.carnivore':
      note(colourOf((option as SpeciesOption).species) === outlook.colour ? 1 : 0)
      return 'winner'
    case 'resize':
      return lookAtResize(s, option as ResizeOption)
    case 'resize.predator': {
      const { step } = option as Partial<ResizeOption>
      note(step === undefined ? 0 : 1)
      note(step ?? 0)
      return 'follow'
    }
    case 'genotype.animal':
      note(dangerOf(s, habitatOf((option as AnimalOption).place)))
      note(spaceOf((option as AnimalOption).place) === PREDATOR ? 1 : 0)
      return 'replaced'
    default:
      return 'ordinary'
  }
}

/** As `lookAtOption`; the traits are the caller's to keep. */
export function looked(ask: Ask, option: Option, s: State): { readonly group: OptionGroup; readonly traits: readonly number[] } {
  const group = lookAtOption(ask, option, s)
  return { group, traits: [...traits.subarray(0, noted)] }
}

function always(group: OptionGroup): OptionGroup {
  note(1)
  note(outlook.progress)
  return group
}

function lookAtAction(s: State, option: Option): OptionGroup {
  if (option === EXPAND) return lookAtExpansion(s)
  if (option === CULTURE) return always('culture')
  if (option === RESIZE) {
    readRoom(s)
    always('resize')
    note(Math.sqrt(room.empty))
    note(room.empty === 0 ? 1 : 0)
    return 'resize'
  }
  return 'card' in option ? lookAtPurchase(s, option as CardOption) : always('otherAction')
}

function lookAtExpansion(s: State): OptionGroup {
  readRoom(s)
  always('expand')
  note(outlook.ahead)
  note(outlook.animals / ANIMALS)
  note(Math.sqrt(room.empty))
  note(room.empty === 0 ? 1 : 0)
  note(Math.min(1, room.won))
  note(outlook.tiles / TILES / (1 + outlook.toScoring))
  note(outlook.genes / GENES)
  note(Math.min(1, outlook.spare / ANIMALS))
  return 'expand'
}

function lookAtPurchase(s: State, { card }: CardOption): OptionGroup {
  const lower = s.rows[LOWER].cards.indexOf(card) >= 0
  const { cards, genes }: Row = s.rows[lower ? LOWER : UPPER]
  const cost = cards.indexOf(card)
  const draws = lower ? 1 : 0
  always('buyMutation')
  note(cost / GENES)
  note((genes[cost] ?? 0) / GENES)
  note(draws)
  note(draws * outlook.ahead)
  note((draws * outlook.ahead * outlook.tiles) / TILES / Math.max(1, outlook.toScoring))
  note(outlook.species === 0 ? 1 : 0)
  const data = cardData(card)
  return data.kind === 'mutation' ? lookAtMutation(s, data) : lookAtGenotype(s, data)
}

/** Foods that a card adds to a species: how many it lacks, and how many of those all of its colour lack. */
const foods = { fresh: 0, freshForAll: 0, same: 0 }

function readFoods(species: Species, { counts }: Mutation): void {
  foods.fresh = 0
  foods.freshForAll = 0
  foods.same = 0
  for (let letter = 0; letter < ROADRUNNER; letter++) {
    if (counts[letter] === 0) continue
    if ((species.dna[letter] as number) > 0) foods.same++
    else foods.fresh++
    if ((outlook.diet & (1 << letter)) === 0) foods.freshForAll++
  }
}

function lookAtMutation(s: State, card: Mutation): OptionGroup {
  let playable = 0
  let fresh = 0
  let freshForAll = 0
  let instinct = 0
  for (const i of speciesIdsOf(outlook.colour)) {
    const species = s.species[i]
    if (!species || !canMutate(s, species, card)) continue
    playable = 1
    readFoods(species, card)
    fresh = Math.max(fresh, foods.fresh)
    freshForAll = foods.freshForAll
    if ((card.instinctMask & ~species.instincts) !== 0) instinct = 1
  }
  note(playable)
  note((playable * card.dna.length) / LETTERS)
  note(fresh)
  note(freshForAll)
  note(card.roadrunner ? playable : 0)
  note(instinct)
  note(playable * outlook.progress)
  note(fresh * outlook.progress)
  return 'buyMutation'
}

function lookAtGenotype(s: State, card: Genotype): OptionGroup {
  const { colour } = outlook
  const side = sideFor(card, colour)
  const inUse = s.species[speciesOfGenotype(card, colour)]
  let founds = 0
  if (!inUse) {
    for (const i of speciesIdsOf(colour)) {
      const parent = s.species[i]
      if (parent && canParent(parent, side)) founds = side.letters / LETTERS
    }
  }
  const fossil = inUse && canParent(inUse, side) ? side.letters / LETTERS : 0
  note(founds)
  note(founds * outlook.progress)
  note(fossil)
  note(fossil * outlook.progress)
  return 'buyGenotype'
}

function lookAtPlay(s: State, option: Option): OptionGroup {
  if (option === DISCARD) return always('discard')
  if (!('species' in option)) return always('fossil')
  const species = speciesOf(s, (option as SpeciesOption).species)
  const card = cardData(s.bought)
  if (card.kind === 'genotype') {
    always('speciate')
    note(species.onMap / ANIMALS)
    return 'speciate'
  }
  readFoods(species, card)
  note(1)
  note(foods.fresh)
  note(foods.freshForAll)
  note(foods.same)
  note(card.roadrunner ? 1 : 0)
  note((card.instinctMask & ~species.instincts) === 0 ? 0 : 1)
  note(species.onMap / ANIMALS)
  note(genomeLength(species.dna) / LETTERS)
  note(species.size / SIZES)
  note(spareAnimals(s, species) / ANIMALS)
  return 'mutate'
}

function lookAtParent(s: State, { species, place }: AnimalOption): OptionGroup {
  const parent = speciesOf(s, species)
  const spare = spareAnimals(s, parent)
  note(parent.onMap / ANIMALS)
  note(parent.size / SIZES)
  note(genomeLength(parent.dna) / LETTERS)
  note(spare / ANIMALS)
  note(spare > 0 ? 0 : 1)
  note((parent.enters & SEA) === 0 ? 0 : 1)
  note(dangerOf(s, habitatOf(place)))
  note(spaceOf(place) === PREDATOR ? 1 : 0)
  return 'parent'
}

function lookAtSilhouette(s: State, { species }: SpeciesOption): OptionGroup {
  const same = s.species[species]
  if (same) {
    always('sameSpecies')
    note(spareAnimals(s, same) / ANIMALS)
    return 'sameSpecies'
  }
  note(outlook.species / ANIMALS)
  note(outlook.animals / ANIMALS)
  return 'newSpecies'
}

function lookAtInheritance(option: Inherit): OptionGroup {
  const { letter, count } = option
  note(option === INHERIT_NOTHING ? 0 : 1)
  for (let l = 0; l < 9; l++) note(l === letter ? 1 : 0)
  note(count)
  note(letter >= 0 && letter < ROADRUNNER && (outlook.diet & (1 << letter)) === 0 ? 1 : 0)
  return 'inherit'
}

const SPECIES_BY_WORD: ReadonlyMap<string, number> = new Map(SPECIES_NAMES.map((_, species) => [unitWord(species), species]))

function lookAtPlace(s: State, place: number, species: number): OptionGroup {
  const units = unitsAt(s, place)
  let own = 0
  let others = 0
  let immigrants = 0
  for (const unit of units) {
    if (isImmigrantUnit(unit)) immigrants++
    else if (colourOf(unit) === outlook.colour) own++
    else others++
  }
  const habitat = habitatOf(place)
  const space = spaceOf(place)
  const danger = dangerOf(s, habitat)
  note(units.length === 0 ? 1 : 0)
  note(own)
  note(others)
  note(immigrants)
  note(units.length > 0 && s.species[species] && wouldWin(s, species, place, units) ? 1 : 0)
  note(space === ROOTER ? 1 : 0)
  note(space === PREDATOR ? 1 : 0)
  note(danger)
  note(danger * outlook.progress)
  note(homelandOf(s, outlook.colour) === habitat ? 1 : 0)
  note(climaxOf(s, habitat) / CLIMAX)
  return 'settle'
}

function lookAtSize(size: number): OptionGroup {
  note(size / SIZES)
  note((size / SIZES) ** 2)
  return 'returnAt'
}

function lookAtResize(s: State, { species, step }: ResizeOption): OptionGroup {
  const { size, onMap } = speciesOf(s, species)
  note(step)
  note((step * size) / SIZES)
  note(onMap / ANIMALS)
  note((step * onMap) / ANIMALS)
  return 'resizing'
}
