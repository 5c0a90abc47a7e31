/** The shapes of the printed components. Names live in the catalogs, under the ids used here. */

/** Where a component's values come from: the rulebooks, a public transcription of the components, or designed to fit. */
export type Source = 'rulebook' | 'public' | 'reconstructed'

export type Letter = 'B' | 'G' | 'H' | 'I' | 'P' | 'A' | 'M' | 'N' | 'S'
export type Colour = 'red' | 'orange' | 'green' | 'white'
export type Dynasty = 'dinosaur' | 'mammal'
export type Silhouette = 'dino' | 'fin' | 'bird' | 'croc' | 'cat' | 'rhino' | 'bat' | 'dolphin'
export type Instinct = 'dexterity' | 'naturalHistory' | 'social' | 'language'
export type CultureId = 'toolUse' | 'boneCracking' | 'projectileHunting' | 'divisionOfLabor' | 'agriculture' | 'maleContests'
export type Latitude = 'arctic' | 'jetStream' | 'horse' | 'tropical'
export type Cycle = 'P' | 'E' | 'T'

/** Smallest and largest size at which a card or tile can be held (7.2). */
export type Sizes = readonly [min: number, max: number]

export type EventData =
  | { readonly kind: 'newTiles' }
  | { readonly kind: 'catastrophe'; readonly level: number; readonly greenhouse: 1 | -1 }
  | { readonly kind: 'milankovich'; readonly cycle: Cycle; readonly latitudes: readonly Latitude[] }
  | { readonly kind: 'erosion' }

export interface MutationData {
  readonly id: string
  readonly sizes: Sizes
  readonly dna: string
  readonly instinct: Instinct | null
  readonly event: EventData
  readonly source: Source
}

export interface GenotypeSide {
  readonly silhouette: Silhouette
  readonly sizes: Sizes
  readonly dna: string
}

export interface GenotypeData {
  readonly id: string
  readonly dinosaur: GenotypeSide
  readonly mammal: GenotypeSide
  readonly event: EventData
  readonly source: Source
}

export interface BiomeData {
  readonly id: string
  /** The row in which the tile starts; `orogeny` stands for the mountain slots. */
  readonly latitude: Latitude | 'orogeny'
  readonly climax: number
  readonly terrain: 'land' | 'sea'
  /** The DNA that a herbivore needs to eat here (2.4b). */
  readonly needs: string
  /** The lower row of a rooter biome (12.0), if it has one. */
  readonly rooter: string | null
  readonly niche: Letter | 'size' | 'colour'
  /** Turns to ice at 200 ppm (white) or to barren sea at 3200 ppm (blue). */
  readonly star?: 'white' | 'blue'
  /** What placing it does to the greenhouse: a volcano warms (6.1e), the super-fern cools (6.1f). */
  readonly greenhouse?: 1 | -1
  readonly superFern?: true
  readonly homeland?: Colour
  /** Where a homeland is placed in set-up (3.7b). */
  readonly slot?: string
  readonly source: Source
}

export interface ImmigrantData {
  readonly id: string
  readonly latitude: Latitude
  readonly terrain: 'land' | 'sea' | 'amphibious'
  readonly diet: 'herbivore' | 'predator'
  /** Predators have the size of their prey (14.4a). */
  readonly size: number | null
  readonly dna: string
  readonly source: Source
}
