import type { Component, Words } from './component.ts'
import type { TerrainId } from './ids.ts'

export interface Terrain extends Component {
  readonly id: TerrainId
  readonly name: Words
  /** VP for the first, second, third and fourth place. */
  readonly score: readonly number[]
  /** How many species one Speciation puts on a tile. */
  readonly speciationCapacity: number
  readonly largeTiles: number
  readonly smallTiles: number
}

const SCORES = 'Scores and tile counts come from a sandbox of the board; the rulebook says which places pay and every Speciation capacity.'

export const TERRAINS: readonly Terrain[] = [
  {
    id: 'land',
    name: { en: 'Land', fr: 'Terre ferme' },
    score: [8, 4, 2, 1],
    speciationCapacity: 1,
    largeTiles: 8,
    smallTiles: 0,
    source: 'public',
    notes: `${SCORES} The rulebook confirms 1 VP for the fourth place.`,
  },
  {
    id: 'kelp',
    name: { en: 'Kelp Forest', fr: 'Forêt de varech' },
    score: [7, 4, 2],
    speciationCapacity: 2,
    largeTiles: 4,
    smallTiles: 0,
    source: 'public',
    notes: `${SCORES} The rulebook’s example of Evolution confirms 7, 4 and 2.`,
  },
  {
    id: 'reef',
    name: { en: 'Coral Reef', fr: 'Récif de corail' },
    score: [6, 3, 2],
    speciationCapacity: 2,
    largeTiles: 4,
    smallTiles: 0,
    source: 'public',
    notes: SCORES,
  },
  {
    id: 'seamount',
    name: { en: 'Seamount', fr: 'Mont sous-marin' },
    score: [5, 3, 2],
    speciationCapacity: 3,
    largeTiles: 4,
    smallTiles: 0,
    source: 'public',
    notes: SCORES,
  },
  {
    id: 'seagrass',
    name: { en: 'Seagrass Meadow', fr: 'Herbier marin' },
    score: [4, 2],
    speciationCapacity: 2,
    largeTiles: 4,
    smallTiles: 0,
    source: 'public',
    notes: SCORES,
  },
  {
    id: 'sand',
    name: { en: 'Sand Plain', fr: 'Plaine de sable' },
    score: [3, 2],
    speciationCapacity: 3,
    largeTiles: 4,
    smallTiles: 0,
    source: 'public',
    notes: SCORES,
  },
  {
    id: 'ocean',
    name: { en: 'Open Ocean', fr: 'Océan ouvert' },
    score: [2, 1],
    speciationCapacity: 4,
    largeTiles: 8,
    smallTiles: 0,
    source: 'public',
    notes: SCORES,
  },
  {
    id: 'vent',
    name: { en: 'Hydrothermal Vent', fr: 'Évent hydrothermal' },
    score: [1],
    speciationCapacity: 1,
    largeTiles: 0,
    smallTiles: 12,
    source: 'public',
    notes: `${SCORES} The rulebook names twelve Vents.`,
  },
]

/** Each terrain has this many square markers. */
export const MARKERS_PER_TERRAIN = 2
