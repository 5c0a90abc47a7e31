import { type Axial, hex } from '@deeptime/hex'
import type { Component } from './component.ts'
import type { ElementId, TerrainId, VentSide } from './ids.ts'

/** The grid: every hex within this many steps of the middle one (37 hexes). */
export const BOARD: Component & { readonly radius: number } = {
  radius: 3,
  source: 'public',
  notes: 'The shape of the grid was read from a sandbox of the board; the rulebook’s rim, halves and three middle hexes fit it.',
}

export interface StartTile {
  readonly terrain: TerrainId
  /** Hexes have flat tops: q grows to the right, r downwards. */
  readonly hex: Axial
  /** A Vent lies on it from the start. */
  readonly vent?: VentSide
}

/** Fifteen tiles. Counts: rulebook; places: a sandbox of the board. */
export const START_TILES: readonly StartTile[] = [
  { terrain: 'land', hex: hex(0, -3), vent: 'geyser' },
  { terrain: 'land', hex: hex(-1, -2) },
  { terrain: 'land', hex: hex(1, -3) },
  { terrain: 'land', hex: hex(0, -2) },
  { terrain: 'land', hex: hex(0, -1) },
  { terrain: 'kelp', hex: hex(-1, 0) },
  { terrain: 'seagrass', hex: hex(1, -1) },
  { terrain: 'reef', hex: hex(0, 0) },
  { terrain: 'seamount', hex: hex(-1, 1) },
  { terrain: 'sand', hex: hex(1, 0) },
  { terrain: 'ocean', hex: hex(0, 1) },
  { terrain: 'ocean', hex: hex(0, 2) },
  { terrain: 'ocean', hex: hex(-1, 3) },
  { terrain: 'ocean', hex: hex(1, 2) },
  { terrain: 'ocean', hex: hex(0, 3), vent: 'smoker' },
]

export const CORNER_NAMES = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const
export type CornerName = (typeof CORNER_NAMES)[number]

/** One disc of each type, around the middle tile. The worms corner also agrees with the rulebook’s example of dominance. */
export const START_ELEMENTS: readonly { readonly element: ElementId; readonly corner: CornerName }[] = [
  { element: 'algae', corner: 'NE' },
  { element: 'gastropods', corner: 'E' },
  { element: 'worms', corner: 'SE' },
  { element: 'plankton', corner: 'SW' },
  { element: 'sponges', corner: 'W' },
  { element: 'sun', corner: 'NW' },
]

export const VENTS = { total: 12, onEarth: 2 } as const

export const WANDERLUST_STACKS = { count: 3, tiles: 7 } as const

/** The variant “Random Earth”: what stays, and which hexes get a random tile. */
export const RANDOM_EARTH: { readonly land: readonly Axial[]; readonly ocean: readonly Axial[]; readonly random: readonly Axial[] } = {
  land: [hex(0, -2), hex(1, -3), hex(-1, -2), hex(0, -3)],
  ocean: [hex(0, 2), hex(1, 2), hex(-1, 3), hex(0, 3)],
  random: [hex(0, 0), hex(0, -1), hex(1, -1), hex(1, 0), hex(0, 1), hex(-1, 1), hex(-1, 0)],
}
