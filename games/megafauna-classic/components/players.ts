import type { Colour, Dynasty, Silhouette } from './types.ts'

/** The colours by increasing teeth (2.2a): a colour's number is also its place in the order of play. */
export const COLOURS: readonly Colour[] = ['red', 'orange', 'green', 'white']
export const RED = 0
export const ORANGE = 1
export const GREEN = 2
export const WHITE = 3

export interface PlayerData {
  readonly colour: Colour
  readonly dynasty: Dynasty
  readonly teeth: number
  /** Which of the four silhouettes is the archetype (3.7). Red's follows from the example game, the others are reconstructed. */
  readonly archetype: number
}

export const PLAYERS: readonly PlayerData[] = [
  { colour: 'red', dynasty: 'dinosaur', teeth: 2, archetype: 0 },
  { colour: 'orange', dynasty: 'mammal', teeth: 3, archetype: 0 },
  { colour: 'green', dynasty: 'dinosaur', teeth: 4, archetype: 1 },
  { colour: 'white', dynasty: 'mammal', teeth: 5, archetype: 1 },
]

export const SILHOUETTES: Readonly<Record<Dynasty, readonly Silhouette[]>> = {
  dinosaur: ['dino', 'fin', 'bird', 'croc'],
  mammal: ['cat', 'rhino', 'bat', 'dolphin'],
}

export const ANIMALS_PER_SILHOUETTE = 8
/** The two-tuskers of the solitaire game (19.1): map, tracks and cultures together, besides the size marker. */
export const TWO_TUSKER_ANIMALS = 24
export const TWO_TUSKER_SIZE = 3
/** Teeth of immigrants (13.5, 14.4b). */
export const IMMIGRANT_HERBIVORE_TEETH = 6
export const IMMIGRANT_PREDATOR_TEETH = 1

/** A species is a number: four silhouettes for each colour. */
export const SPECIES_COUNT = 16
export const colourOf = (species: number): number => species >> 2
export const silhouetteOf = (species: number): number => species & 3
export const speciesId = (colour: number, silhouette: number): number => colour * 4 + silhouette

export const dynastyOf = (colour: number): Dynasty => (PLAYERS[colour] as PlayerData).dynasty
export const teethOf = (colour: number): number => (PLAYERS[colour] as PlayerData).teeth
export const archetypeOf = (colour: number): number => speciesId(colour, (PLAYERS[colour] as PlayerData).archetype)

const SPECIES_BY_COLOUR: readonly (readonly number[])[] = COLOURS.map((_, colour) =>
  SILHOUETTES[dynastyOf(colour)].map((_, silhouette) => speciesId(colour, silhouette)),
)
/** The four species of a colour, living or not. */
export const speciesIdsOf = (colour: number): readonly number[] => SPECIES_BY_COLOUR[colour] as readonly number[]

/** `red-dino`: the name of a species in refs and catalogs. */
export const SPECIES_NAMES: readonly string[] = COLOURS.flatMap((colour, c) => SILHOUETTES[dynastyOf(c)].map((s) => `${colour}-${s}`))
