import { CENOZOIC_BIOMES } from './biomes-cenozoic.ts'
import { MESOZOIC_BIOMES } from './biomes-mesozoic.ts'
import { countLetters, letterIndex, type Requirement, requirement } from './dna.ts'
import { HOMELANDS } from './homelands.ts'
import { CENOZOIC_IMMIGRANTS, MESOZOIC_IMMIGRANTS } from './immigrants.ts'
import { habitatIndex } from './map.ts'
import { COLOURS, IMMIGRANT_HERBIVORE_TEETH, IMMIGRANT_PREDATOR_TEETH } from './players.ts'
import type { BiomeData, ImmigrantData } from './types.ts'

export type Era = 'mesozoic' | 'cenozoic' | 'homeland'

/** What a contest looks at (13.2): a letter by its number, or one of these. */
export const NICHE_SIZE = -1
export const NICHE_COLOUR = -2

export interface Biome extends BiomeData {
  readonly kind: 'biome'
  readonly era: Era
  readonly land: boolean
  readonly orogeny: boolean
  /** Slides with the greenhouse (15.1a): everything but mountains and the super-fern. */
  readonly slides: boolean
  readonly requirement: Requirement
  readonly rooterRequirement: Requirement | null
  readonly nicheIndex: number
  /** The colour whose homeland this is, −1 otherwise. */
  readonly owner: number
}

export interface Immigrant extends ImmigrantData {
  readonly kind: 'immigrant'
  readonly era: Era
  readonly predator: boolean
  readonly teeth: number
  readonly counts: readonly number[]
}

export type Tile = Biome | Immigrant

const nicheIndex = (niche: BiomeData['niche']): number =>
  niche === 'size' ? NICHE_SIZE : niche === 'colour' ? NICHE_COLOUR : letterIndex(niche)

const biome =
  (era: Era) =>
  (b: BiomeData): Biome => ({
    ...b,
    kind: 'biome',
    era,
    land: b.terrain === 'land',
    orogeny: b.latitude === 'orogeny',
    slides: b.latitude !== 'orogeny' && !b.superFern,
    requirement: requirement(b.needs),
    rooterRequirement: b.rooter === null ? null : requirement(b.rooter),
    nicheIndex: nicheIndex(b.niche),
    owner: b.homeland ? COLOURS.indexOf(b.homeland) : -1,
  })

const immigrant =
  (era: Era) =>
  (i: ImmigrantData): Immigrant => ({
    ...i,
    kind: 'immigrant',
    era,
    predator: i.diet === 'predator',
    teeth: i.diet === 'predator' ? IMMIGRANT_PREDATOR_TEETH : IMMIGRANT_HERBIVORE_TEETH,
    counts: countLetters(i.dna),
  })

/** All 104 era tiles and the four homelands; elsewhere a tile is its number in this list. */
export const TILES: readonly Tile[] = [
  ...MESOZOIC_BIOMES.map(biome('mesozoic')),
  ...MESOZOIC_IMMIGRANTS.map(immigrant('mesozoic')),
  ...CENOZOIC_BIOMES.map(biome('cenozoic')),
  ...CENOZOIC_IMMIGRANTS.map(immigrant('cenozoic')),
  ...HOMELANDS.map(biome('homeland')),
]

export const FIRST_HOMELAND = TILES.length - HOMELANDS.length
export const tileIndex = (id: string): number => TILES.findIndex((t) => t.id === id)
export const biomeData = (tile: number): Biome => TILES[tile] as Biome
export const immigrantData = (tile: number): Immigrant => TILES[tile] as Immigrant
export const isImmigrant = (tile: number): boolean => (TILES[tile] as Tile).kind === 'immigrant'
export const homelandTile = (colour: number): number => FIRST_HOMELAND + colour
export const homelandSlot = (colour: number): number => habitatIndex(biomeData(homelandTile(colour)).slot as string)

export const ERA_TILES = {
  mesozoic: TILES.flatMap((t, i) => (t.era === 'mesozoic' ? [i] : [])) as readonly number[],
  cenozoic: TILES.flatMap((t, i) => (t.era === 'cenozoic' ? [i] : [])) as readonly number[],
}
