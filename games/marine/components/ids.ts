/** The closed lists of names. A name's place in its list is its number in the state. */

/** In the order in which markers lie in the Evolution section, left to right. */
export const TERRAIN_IDS = ['land', 'kelp', 'reef', 'seamount', 'seagrass', 'sand', 'ocean', 'vent'] as const
export type TerrainId = (typeof TERRAIN_IDS)[number]

export const ELEMENT_IDS = ['algae', 'gastropods', 'worms', 'plankton', 'sponges', 'sun'] as const
export type ElementId = (typeof ELEMENT_IDS)[number]

/** The food chain, from the top. Turns go the other way. */
export const ANIMAL_IDS = ['reptile', 'cephalopod', 'fish', 'crustacean'] as const
export type AnimalId = (typeof ANIMAL_IDS)[number]

export const VENT_SIDES = ['smoker', 'geyser'] as const
export type VentSide = (typeof VENT_SIDES)[number]

/** The sections of the action display, from top to bottom. */
export const SECTION_IDS = [
  'abundance',
  'autotrophs',
  'depletion',
  'adaptation',
  'regression',
  'speciation',
  'wanderlust',
  'tectonics',
  'migration',
  'competition',
  'evolution',
  'domination',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

/** The two fish that a card can show: a dead one and a living one. */
export const FISH_ICONS = ['extinction', 'survival'] as const
export type FishIcon = (typeof FISH_ICONS)[number]
