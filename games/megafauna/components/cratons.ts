import type { Biome, Colour, CratonIcon, Disc, Source, Tab, World } from './types.ts'

/**
 * A craton is seven hexes: the centre, and six coasts numbered clockwise from the north-east, as a crater's die counts them (D2).
 * Hexes stand on their points; r grows to the south and q to the east along a row.
 */
export interface HexShape {
  readonly q: number
  readonly r: number
  readonly coast: 'none' | 'east' | 'west'
}

export const HEXES: readonly HexShape[] = [
  { q: 0, r: 0, coast: 'none' },
  { q: 1, r: -1, coast: 'east' },
  { q: 1, r: 0, coast: 'east' },
  { q: 0, r: 1, coast: 'east' },
  { q: -1, r: 1, coast: 'west' },
  { q: -1, r: 0, coast: 'west' },
  { q: 0, r: -1, coast: 'west' },
]
export const HEX_COUNT = HEXES.length
export const CENTRE = 0

/** Offshore tabs lie to the east of the three eastern hexes. */
export const TABS: readonly Tab[] = ['north', 'middle', 'south']
export const TAB_COUNT = TABS.length
/** The hex that a tab belongs to: 1, 2 or 3. */
export const hostOfTab = (tab: number): number => tab + 1

/** Places of a craton: hexes 0 to 6, then its tabs. */
export const PLACES_PER_CRATON = HEX_COUNT + TAB_COUNT

export interface CratonData {
  readonly id: string
  readonly world: World
  /** The icon by which event cards name it (A1d, K1a). */
  readonly icon: CratonIcon
  /** Printed biomes of hexes 0 to 6. */
  readonly biomes: readonly Biome[]
  /** Who starts here, on which hex, and the disc on the centre (C1i, C1l); Earth only. */
  readonly start?: { readonly colour: Colour; readonly hex: number }
  readonly centreDisc?: Disc
  /** Mars: a tab on which nobody lives, whose disc only subduction takes, and the hex that every crater hits (K5g). */
  readonly olympusMons?: { readonly tab: Tab; readonly craterHex: number }
  readonly source: Source
}

/** From west to east in the historic order (C1f). */
export const EARTH: readonly CratonData[] = [
  {
    id: 'laurentia',
    world: 'earth',
    icon: 'laurentia',
    biomes: ['weeds', 'sea', 'swamp', 'weeds', 'weeds', 'weeds', 'sea'],
    start: { colour: 'orange', hex: 2 },
    centreDisc: 'white',
    source: 'reconstructed',
  },
  {
    id: 'baltica',
    world: 'earth',
    icon: 'baltica',
    biomes: ['weeds', 'sea', 'weeds', 'swamp', 'weeds', 'weeds', 'sea'],
    start: { colour: 'green', hex: 3 },
    centreDisc: 'white',
    source: 'reconstructed',
  },
  {
    id: 'siberia',
    world: 'earth',
    icon: 'siberia',
    biomes: ['weeds', 'swamp', 'weeds', 'sea', 'sea', 'weeds', 'weeds'],
    start: { colour: 'black', hex: 1 },
    centreDisc: 'black',
    source: 'rulebook',
  },
  {
    id: 'gondwana',
    world: 'earth',
    icon: 'gondwana',
    biomes: ['weeds', 'weeds', 'weeds', 'sea', 'sea', 'swamp', 'weeds'],
    start: { colour: 'white', hex: 5 },
    centreDisc: 'white',
    source: 'reconstructed',
  },
]

export const MARS: readonly CratonData[] = [
  {
    id: 'tharsis',
    world: 'mars',
    icon: 'laurentia',
    biomes: ['highland', 'highland', 'highland', 'basin', 'highland', 'highland', 'basin'],
    olympusMons: { tab: 'north', craterHex: 1 },
    source: 'reconstructed',
  },
  {
    id: 'arabia',
    world: 'mars',
    icon: 'baltica',
    biomes: ['highland', 'basin', 'highland', 'basin', 'highland', 'highland', 'highland'],
    source: 'reconstructed',
  },
]

export const VENUS: readonly CratonData[] = [
  {
    id: 'aphrodite',
    world: 'venus',
    icon: 'gondwana',
    biomes: ['highland', 'highland', 'basin', 'highland', 'basin', 'highland', 'basin'],
    source: 'reconstructed',
  },
  {
    id: 'ishtar',
    world: 'venus',
    icon: 'siberia',
    biomes: ['highland', 'basin', 'highland', 'basin', 'highland', 'basin', 'highland'],
    source: 'reconstructed',
  },
]

/** The cratons of a world; elsewhere a craton is its number in this list. */
export const CRATONS: Readonly<Record<World, readonly CratonData[]>> = { earth: EARTH, mars: MARS, venus: VENUS }
