/** 10.0 Expanding an animal: parent, silhouette, inheritance, destination. */

import type { Script, WhyNot } from '@deeptime/engine'
import { whyNotOf } from '@deeptime/kit'
import { ROADRUNNER } from '../components/dna.ts'
import { tileOfFace } from '../components/inheritance.ts'
import { habitatOf, PLACE_COUNT, spaceOf } from '../components/map.ts'
import { colourOf, SPECIES_NAMES, speciesIdsOf } from '../components/players.ts'
import { canLive, terrainOf } from '../habitat.ts'
import { type ClassicTable, decide, tell } from '../keys.ts'
import {
  type AnimalOption,
  animalOption,
  NEW_SPECIES_OPTIONS,
  PLACE_OPTIONS,
  type PlaceOption,
  SAME_SPECIES_OPTIONS,
  type SpeciesOption,
} from '../options.ts'
import { placeWord, SPECIES_REFS, unitWord } from '../refs.ts'
import { addAnimal } from '../species/extinction.ts'
import { express, spareAnimals } from '../species/genome.ts'
import { destinations, hasDestination, reachable } from '../species/migration.ts'
import { type Beast, newSpecies, playerOf, type Species, type State, speciesOf, unitsAt } from '../state.ts'
import { because, whyNotLiveAt, whyPlaces } from '../why-not.ts'
import { canBeBorn, type Draft, inheritOptions, newDraft, slotsOf, take, whyNotInherit } from './inheritance.ts'

/** 10.2: can this animal have a child of its own species? It can always stay where its parent is fed. */
const canHaveSame = (state: State, parent: Species, place: number): boolean =>
  spareAnimals(state, parent) > 0 &&
  (canLive(state, parent, habitatOf(place), spaceOf(place)) || hasDestination(state, parent, habitatOf(place)))

const hasUnusedSilhouette = (state: State, colour: number): boolean => speciesIdsOf(colour).some((id) => state.species[id] === null)

const canHaveNew = (state: State, parent: Species, place: number): boolean =>
  hasUnusedSilhouette(state, colourOf(parent.unit)) &&
  canBeBorn(state, parent, newDraft(parent), slotsOf(state, parent), 0, habitatOf(place))

/** Has this colour an animal that can be a parent? */
export function canExpand(state: State, colour: number): boolean {
  for (let place = 0; place < PLACE_COUNT; place++) {
    for (const unit of unitsAt(state, place)) {
      if (colourOf(unit) !== colour) continue
      const parent = speciesOf(state, unit)
      if (canHaveSame(state, parent, place) || canHaveNew(state, parent, place)) return true
    }
  }
  return false
}

/** 10.1: the animals that can be parents, each once. */
function parentOptions(state: State, colour: number): readonly AnimalOption[] {
  const options: AnimalOption[] = []
  for (let place = 0; place < PLACE_COUNT; place++) {
    const units = unitsAt(state, place)
    for (let i = 0; i < units.length; i++) {
      const unit = units[i] as number
      if (colourOf(unit) !== colour || units.indexOf(unit) !== i) continue
      const parent = speciesOf(state, unit)
      if (canHaveSame(state, parent, place) || canHaveNew(state, parent, place)) options.push(animalOption(unit, place))
    }
  }
  return options
}

/** 10.2: the silhouette of the parent, or any that is not in use. */
function silhouetteOptions(state: State, parent: Species, place: number): readonly SpeciesOption[] {
  const colour = colourOf(parent.unit)
  const options: SpeciesOption[] = []
  if (canHaveSame(state, parent, place)) options.push(SAME_SPECIES_OPTIONS[parent.unit] as SpeciesOption)
  if (!canHaveNew(state, parent, place)) return options
  for (const s of speciesIdsOf(colour)) if (!state.species[s]) options.push(NEW_SPECIES_OPTIONS[s] as SpeciesOption)
  return options
}

export function* expand(t: ClassicTable): Script {
  const { state } = t
  const { seat } = playerOf(state, state.active)
  const origin = yield* decide(t, seat, 'expand.parent', parentOptions(state, state.active), '10.1', undefined, () =>
    whyNotFrom(state, state.active),
  )
  const parent = speciesOf(state, origin.species)
  const { species } = yield* decide(t, seat, 'expand.silhouette', silhouetteOptions(state, parent, origin.place), '10.2', undefined, () =>
    whyNotSilhouette(state, parent, origin.place),
  )
  const from = habitatOf(origin.place)
  const draft = species === parent.unit ? undefined : yield* inherit(t, parent, from)
  const places = destinations(state, draft ?? parent, from).map((place) => PLACE_OPTIONS[place] as PlaceOption)
  const { place } = yield* decide(t, seat, 'expand.destination', places, '10.4', { species: unitWord(species) }, () =>
    whyNotTo(state, draft ?? parent, from),
  )
  const child = draft ? raise(t, species, parent, draft) : parent
  addAnimal(state, child, place)
  tell(t, 'expand', { species: unitWord(species), from: placeWord(origin.place), to: placeWord(place) }, '10.4')
}

/** 10.1: why nothing expands from a place: nobody of one's own is there, or no child of theirs could live in reach. */
function whyNotFrom(state: State, colour: number): readonly WhyNot[] {
  const able = new Set(parentOptions(state, colour).map(({ place }) => place))
  return whyPlaces((place) => {
    if (able.has(place)) return undefined
    return unitsAt(state, place).some((u) => colourOf(u) === colour) ? because('no-child', '10.2') : because('no-animal', '10.1')
  })
}

/** 10.2: why a child can't have a silhouette: another's, in use, without an animal to spare, or with no place to live. */
function whyNotSilhouette(state: State, parent: Species, place: number): readonly WhyNot[] {
  const open = silhouetteOptions(state, parent, place).map(({ species }) => species)
  const silhouettes = SPECIES_NAMES.map((_, s) => s).filter((s) => state.species[s] || colourOf(s) === colourOf(parent.unit))
  return whyNotOf(
    silhouettes,
    (s) => SPECIES_REFS[s] as string,
    (s) => {
      if (open.includes(s)) return undefined
      if (colourOf(s) !== colourOf(parent.unit)) return because('not-yours', '10.2')
      if (s === parent.unit) return because(spareAnimals(state, parent) > 0 ? 'no-child' : 'no-spare', '10.2')
      return because(state.species[s] ? 'in-use' : 'no-child', '10.2')
    },
  )
}

/** 10.4, 11.0: why a child can't be put in a place. */
function whyNotTo(state: State, child: Beast, from: number): readonly WhyNot[] {
  const near = reachable(state, child, [from])
  return whyPlaces((place) => {
    const habitat = habitatOf(place)
    if (near.includes(habitat)) return whyNotLiveAt(state, child, place)
    return (child.enters & terrainOf(state, habitat)) === 0 ? because('terrain', '11.1') : because('reach', '11.0')
  })
}

/** 10.3b–c: slot by slot, as the rules allow. */
function* inherit(t: ClassicTable, parent: Species, from: number): Script<Draft> {
  const { state } = t
  const draft = newDraft(parent)
  const slots = slotsOf(state, parent)
  for (let i = 0; i < slots.length; i++) {
    const options = inheritOptions(state, parent, draft, slots, i, from)
    const rule = (slots[i]?.[0]?.face ?? -1) < 0 ? '10.3b' : '10.3c'
    take(
      draft,
      yield* decide(t, playerOf(state, state.active).seat, 'expand.inherit', options, rule, undefined, () =>
        whyNotInherit(parent, options, rule),
      ),
    )
  }
  return draft
}

/** A new species: the size of its parent (10.3a), inherited tracks and tiles, no instincts, no cultures. */
function raise(t: ClassicTable, unit: number, parent: Species, draft: Draft): Species {
  const { state } = t
  const child = newSpecies(unit, parent.size, true)
  for (const { letter, count, face } of draft.inherited) {
    if (face < 0) child.innate[letter - ROADRUNNER] = count
    else {
      child.faces.push(face)
      playerOf(state, state.active).inheritance &= ~(1 << tileOfFace(face))
    }
  }
  state.species[unit] = child
  express(state, child)
  tell(t, 'expand.species', { species: unitWord(unit), parent: unitWord(parent.unit), size: child.size }, '10.2')
  for (const { params, face } of draft.inherited) {
    tell(t, 'expand.inherits', { species: unitWord(unit), dna: params?.dna as string }, face < 0 ? '10.3b' : '10.3c')
  }
  return child
}
