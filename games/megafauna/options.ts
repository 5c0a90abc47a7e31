/** Options that every game offers again and again, made once. */

import { oncePer } from '@deeptime/kit'
import type { Cards } from './components/deck.ts'
import { COLOURS, ORGANS, SPECIES_COUNT, SPECIES_NAMES } from './components/phyla.ts'
import type { World } from './components/types.ts'
import type { MegafaunaOption, OptionLabel } from './keys.ts'
import { LEVELS, levelOfSpace, PLACE_NAMES, placeOfSpace } from './places.ts'
import {
  COLOUR_REFS,
  cardNames,
  colourWord,
  levelWord,
  organWord,
  PLACE_REFS,
  SPACE_NAMES,
  SPACE_REFS,
  SPECIES_REFS,
  speciesWord,
} from './refs.ts'
import type { State } from './state.ts'

export interface PlaceOption extends MegafaunaOption {
  readonly place: number
}
export interface SpaceOption extends MegafaunaOption {
  readonly space: number
}
export interface SpeciesOption extends MegafaunaOption {
  readonly species: number
}
export interface CardOption extends MegafaunaOption {
  readonly card: number
}
export interface NumberOption extends MegafaunaOption {
  readonly number: number
}

const bare = (label: OptionLabel): MegafaunaOption => ({ id: label, label })

export const FIRE = bare('fire')
export const ONE = bare('one')
export const DECLINE = bare('decline')
export const NEOTENY = bare('neoteny')
export const FREE_NEOTENY = bare('neoteny.free')
export const RESIZE = bare('resize')
export const FREE_RESIZE = bare('resize.free')
export const RESURRECT = bare('resurrect')
export const CLAIM_MEDEA = bare('medea')
export const GIVE_UP = bare('giveUp')
export const CARRY_ON = bare('carnivore')
export const FALL = bare('fall')
export const STAND = bare('stand')
export const BURY = bare('bury')
export const UNBORN = bare('unborn')
export const NEWBORN = bare('newborn')
export const KEEP = bare('personality.keep')
export const STOP = bare('personality.stop')
export const NO_TOOL = bare('tool.none')
export const NO_VICTIM = bare('victim.none')
export const NO_NEOTENY = bare('neoteny.none')

const byWorld = <T>(make: (world: World) => T): Readonly<Record<World, T>> => ({
  earth: make('earth'),
  mars: make('mars'),
  venus: make('venus'),
})

const placeOptions = (label: OptionLabel, prefix: string): Readonly<Record<World, readonly PlaceOption[]>> =>
  byWorld((world) =>
    PLACE_NAMES[world].map((name, place) => ({
      id: `${prefix}:${name}`,
      about: [PLACE_REFS[world][place] as string],
      label,
      params: { place: `@place.${name}` },
      place,
    })),
  )

const PLACE_OPTIONS = placeOptions('place', 'place')
const RAIN_OPTIONS = placeOptions('rain', 'rain')
const ERODE_OPTIONS = placeOptions('erode', 'erode')
const SPACE_OPTIONS = byWorld((world) =>
  SPACE_NAMES[world].map((name, space): SpaceOption => {
    const place = `@place.${PLACE_NAMES[world][placeOfSpace(space)]}`
    const level = `@level.${LEVELS[levelOfSpace(space)]}`
    return { id: `space:${name}`, about: [SPACE_REFS[world][space] as string], label: 'space', params: { place, level }, space }
  }),
)

export const placeOption = (s: State, place: number): PlaceOption => PLACE_OPTIONS[s.rules.world][place] as PlaceOption
export const rainOption = (s: State, place: number): PlaceOption => RAIN_OPTIONS[s.rules.world][place] as PlaceOption
export const erodeOption = (s: State, place: number): PlaceOption => ERODE_OPTIONS[s.rules.world][place] as PlaceOption
export const spaceOption = (s: State, space: number): SpaceOption => SPACE_OPTIONS[s.rules.world][space] as SpaceOption

const speciesOptions = (label: OptionLabel, prefix: string): readonly SpeciesOption[] =>
  SPECIES_NAMES.map((name, species) => ({
    id: `${prefix}:${name}`,
    about: [SPECIES_REFS[species] as string],
    label,
    params: { species: speciesWord(species) },
    species,
  }))

export const SPECIES_OPTIONS = speciesOptions('species', 'species')
export const POPULATE_OPTIONS = speciesOptions('populate', 'populate')
export const DOWN_OPTIONS = speciesOptions('down', 'down')
export const SAME_OPTIONS = speciesOptions('same', 'same')
export const UP_OPTIONS = speciesOptions('up', 'up')

/** `upright:siberia-3/carnivore`, `lying:siberia-3/herbivore`: a creeple on the map. */
export interface CreepleOption extends SpeciesOption, SpaceOption {
  readonly lies: boolean
}
const CREEPLES = new Map<string, CreepleOption>()
export function creepleOption(s: State, species: number, space: number, lies: boolean): CreepleOption {
  const { world } = s.rules
  const id = `${lies ? 'lying' : 'upright'}:${SPACE_NAMES[world][space]}${lies ? `/${SPECIES_NAMES[species]}` : ''}`
  const known = CREEPLES.get(id)
  if (known && known.species === species) return known
  const option: CreepleOption = {
    id,
    about: [SPACE_REFS[world][space] as string, SPECIES_REFS[species] as string],
    label: lies ? 'creeple.lying' : 'creeple',
    params: {
      species: speciesWord(species),
      place: `@place.${PLACE_NAMES[world][placeOfSpace(space)]}`,
      level: levelWord(levelOfSpace(space)),
    },
    species,
    space,
    lies,
  }
  CREEPLES.set(id, option)
  return option
}

export const HAND_ON_OPTIONS: readonly NumberOption[] = COLOURS.map((name, number) => ({
  id: `player:${name}`,
  about: [COLOUR_REFS[number] as string],
  label: 'handOn',
  params: { player: colourWord(number) },
  number,
}))
export const COLOUR_OPTIONS: readonly NumberOption[] = HAND_ON_OPTIONS.map((option) => ({ ...option, label: 'colour' }))

/** The tracks that a white disc can go to or come from (D13), and any that gives one (D14). */
export const TRACK_NAMES = ['oxygen', 'clouds', 'atmosphere'] as const
export const TRACK_OPTIONS: readonly NumberOption[] = TRACK_NAMES.map((name, number) => ({
  id: `track:${name}`,
  about: [`track:${name}`],
  label: 'track',
  params: { track: `@track.${name}` },
  number,
}))

export const COUNT_OPTIONS: readonly NumberOption[] = Array.from({ length: 8 }, (_, number) => ({
  id: `count:${number}`,
  label: 'count',
  params: { count: number },
  number,
}))

/** Options that hang on the deck of the table, made once for each. */
export interface OrganOption extends CardOption {
  readonly organ: number
  readonly monster: boolean
}
export interface PromoteOption extends CardOption, SpeciesOption {}
export interface SideOption extends CardOption {
  readonly side: number
}

export const cardOptions = oncePer((cards: Cards) => {
  const { refs, words, faces } = cardNames(cards)
  const each = <T extends CardOption>(make: (card: number, id: string) => T): readonly T[] =>
    cards.mutations.map((card, number) => make(number, card?.id ?? ''))
  return {
    mutate: each(
      (card, id): CardOption => ({
        id: `mutate:${id}`,
        about: [refs[card] as string],
        label: 'mutate',
        params: { card: words[card] as string },
        card,
      }),
    ),
    personality: each(
      (card, id): CardOption => ({
        id: `card:${id}`,
        about: [refs[card] as string],
        label: 'personality.card',
        params: { card: words[card] as string },
        card,
      }),
    ),
    /** By card × 20 + species. */
    promote: cards.mutations.flatMap((data, card) =>
      SPECIES_NAMES.map(
        (name, species): PromoteOption => ({
          id: `promote:${name}:${data?.id}`,
          about: [refs[card] as string, SPECIES_REFS[species] as string],
          label: 'promote',
          params: { card: words[card] as string, species: speciesWord(species) },
          card,
          species,
        }),
      ),
    ),
    /** By card × 3 + side. */
    side: cards.mutations.flatMap((data, card) =>
      ['', 'A', 'B'].map(
        (letter, side): SideOption => ({
          id: `side:${letter}`,
          about: [refs[card] as string],
          label: 'side',
          params: { side: faces[card * 3 + side] as string, letter },
          card: data ? card : 0,
          side,
        }),
      ),
    ),
    /** By card × 6 + organ; 5 is its monster. */
    organ: cards.mutations.flatMap((data, card) =>
      [...ORGANS, 'monster'].map(
        (name, organ): OrganOption => ({
          id: `organ:${data?.id}:${name}`,
          about: [refs[card] as string],
          label: organ < ORGANS.length ? 'organ.cube' : 'organ.monster',
          params: { card: words[card] as string, ...(organ < ORGANS.length && { organ: organWord(organ) }) },
          card,
          organ,
          monster: organ === ORGANS.length,
        }),
      ),
    ),
  }
})
export const PROMOTE_STRIDE = SPECIES_COUNT
export const SIDE_STRIDE = 3
export const ORGAN_STRIDE = ORGANS.length + 1

/** `basal:black-flyer:red`: a basal cube of a species (E5, B7). */
export interface BasalOption extends SpeciesOption {
  readonly organ: number
}
const basalOptions = (label: OptionLabel, prefix: string): readonly BasalOption[] =>
  SPECIES_NAMES.flatMap((name, species) =>
    ORGANS.map((organName, organ) => ({
      id: `${prefix}:${name}:${organName}`,
      about: [SPECIES_REFS[species] as string],
      label,
      params: { species: speciesWord(species), organ: organWord(organ) },
      species,
      organ,
    })),
  )
export const NEOTENY_OPTIONS = basalOptions('neoteny.cube', 'basal')
export const basalIndex = (species: number, organ: number): number => species * ORGANS.length + organ
