/** The closed lists of names. A name's place in its list is its number in the state. */

/** The four colours: metabolism, cell, energy and heredity (B2). */
export const COLOUR_IDS = ['red', 'yellow', 'green', 'blue'] as const
export type ColourId = (typeof COLOUR_IDS)[number]
/** A colour by its number. */
export type Colour = 0 | 1 | 2 | 3
export const COLOURS: readonly Colour[] = [0, 1, 2, 3]
export const RED = 0
export const YELLOW = 1
export const GREEN = 2
export const BLUE = 3
export const colourOf = (id: ColourId): Colour => COLOUR_IDS.indexOf(id) as Colour

/** The rows of the Earth, from top to bottom (C5). */
export const ENVIRONMENT_IDS = ['cosmic', 'oceanic', 'coastal', 'continental'] as const
export type EnvironmentId = (typeof ENVIRONMENT_IDS)[number]
/** A row by its number, from the top. */
export type Row = 0 | 1 | 2 | 3
export const ROWS: readonly Row[] = [0, 1, 2, 3]
export const COSMIC = 0
export const OCEANIC = 1
export const COASTAL = 2
export const CONTINENTAL = 3

/** The eons of the event deck, first to last (C4). */
export const EON_IDS = ['hadean', 'archean', 'proterozoic'] as const
export type EonId = (typeof EON_IDS)[number]

/** The icons of an event card (D1); `uv2` is ultraviolet that leaves two mutations. */
export const EVENT_ICONS = [
  'sky',
  'earth',
  'strike',
  'extremophile',
  'oxygen',
  'uv0',
  'uv1',
  'uv2',
  'uv3',
  'uv4',
  'cancer',
  'drought',
  'ozone',
] as const
export type EventIcon = (typeof EVENT_ICONS)[number]

/** What single event cards do beyond their icons (D1). */
export const EVENT_SPECIALS = ['cosmicImmune', 'tropicalWaterworld', 'pierceOzone'] as const
export type EventSpecial = (typeof EVENT_SPECIALS)[number]

export const CLIMATE_ICONS = ['sun', 'snow'] as const
export type ClimateIcon = (typeof CLIMATE_ICONS)[number]

/** Abilities that are counted, and those that a thing has or has not (glossary). */
export const COUNTED_ABILITIES = ['redQueen', 'hgt', 'sexuality', 'thermalShield', 'oxygenShield'] as const
export const PLAIN_ABILITIES = [
  'spore',
  'fission',
  'nucleus',
  'immunology',
  'pollution',
  'dna',
  'uvShield',
  'cancerShield',
  'droughtShield',
] as const
export type CountedAbility = (typeof COUNTED_ABILITIES)[number]
export type PlainAbility = (typeof PLAIN_ABILITIES)[number]
export type AbilityId = CountedAbility | PlainAbility
