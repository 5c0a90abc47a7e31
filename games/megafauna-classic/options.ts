/** Options that every game offers again and again, made once. */

import { CARDS } from './components/cards.ts'
import { PLACE_NAMES } from './components/map.ts'
import { COLOURS, SPECIES_NAMES } from './components/players.ts'
import type { ClassicOption, OptionLabel } from './keys.ts'
import { cardWord, PLACE_REFS, placeWord, SPECIES_REFS, unitWord } from './refs.ts'

export interface CardOption extends ClassicOption {
  readonly card: number
}
export interface PlaceOption extends ClassicOption {
  readonly place: number
}
export interface SpeciesOption extends ClassicOption {
  readonly species: number
}

const bare = (label: OptionLabel): ClassicOption => ({ id: label, label })

export const RESIZE = bare('resize')
export const CULTURE = bare('culture')
export const EXPAND = bare('expand')
export const ROADRUNNER_ACTION = bare('roadrunner')
export const DRIFT = bare('drift')
export const DISCARD = bare('discard')
export const STAY = bare('stay')

/** `card:M17`: buy this card of a display. */
export const CARD_OPTIONS: readonly CardOption[] = CARDS.map((c, card) => ({
  id: `card:${c.id}`,
  about: [`card:${c.id}`],
  label: 'card',
  params: { card: cardWord(card) },
  card,
}))

/** `place:T4b`. */
export const PLACE_OPTIONS: readonly PlaceOption[] = PLACE_NAMES.map((_, place) => ({
  id: PLACE_REFS[place] as string,
  about: [PLACE_REFS[place] as string],
  label: 'place',
  params: { place: placeWord(place) },
  place,
}))

const speciesOptions = (label: OptionLabel, prefix = 'species'): readonly SpeciesOption[] =>
  SPECIES_NAMES.map((name, species) => ({
    id: `${prefix}:${name}`,
    about: [SPECIES_REFS[species] as string],
    label,
    params: { species: unitWord(species) },
    species,
  }))

export const MUTATE_OPTIONS = speciesOptions('mutate')
export const SPECIATE_OPTIONS = speciesOptions('speciate')
export const WINNER_OPTIONS = speciesOptions('winner')
export const SAME_SPECIES_OPTIONS = speciesOptions('sameSpecies')
export const NEW_SPECIES_OPTIONS = speciesOptions('newSpecies')
export const RESURRECT_OPTIONS = speciesOptions('lazarus.silhouette')

/** `grow:red-dino`, `shrink:red-dino`. */
export interface ResizeOption extends SpeciesOption {
  readonly step: 1 | -1
}
export const GROW_OPTIONS: readonly ResizeOption[] = speciesOptions('grow', 'grow').map((o) => ({ ...o, step: 1 }))
export const SHRINK_OPTIONS: readonly ResizeOption[] = speciesOptions('shrink', 'shrink').map((o) => ({ ...o, step: -1 }))

/** `animal:red-dino@T4b`: one animal on the map. */
export interface AnimalOption extends SpeciesOption, PlaceOption {}

const ANIMALS: (AnimalOption | undefined)[] = []
export function animalOption(species: number, place: number): AnimalOption {
  const key = species * PLACE_NAMES.length + place
  const known = ANIMALS[key]
  if (known) return known
  const option: AnimalOption = {
    id: `animal:${SPECIES_NAMES[species]}@${PLACE_NAMES[place]}`,
    about: [PLACE_REFS[place] as string, SPECIES_REFS[species] as string],
    label: 'animal',
    params: { species: unitWord(species), place: placeWord(place) },
    species,
    place,
  }
  ANIMALS[key] = option
  return option
}

export const ENDOSYMBIONT_HUNTS = bare('hunter.endosymbiont')
export const HOST_HUNTS = bare('hunter.host')

/** `colour:red`. */
export interface ColourOption extends ClassicOption {
  readonly colour: number
}
export const COLOUR_OPTIONS: readonly ColourOption[] = COLOURS.map((c, colour) => ({
  id: `colour:${c}`,
  about: [`player:${c}`],
  label: 'colour',
  params: { player: `@colour.${c}`, dynasty: `@dynasty.${c}` },
  colour,
}))

/** `player:red`. */
export interface PlayerOption extends ClassicOption {
  readonly colour: number
}
export const STEAL_OPTIONS: readonly PlayerOption[] = COLOURS.map((c, colour) => ({
  id: `player:${c}`,
  about: [`player:${c}`],
  label: 'stealFrom',
  params: { player: `@colour.${c}` },
  colour,
}))
