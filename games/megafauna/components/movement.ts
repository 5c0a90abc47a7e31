import { FORMS } from './phyla.ts'
import type { Biome, Form, MutationColour, Source } from './types.ts'

type ByForm<T> = Readonly<Record<Form, T>>

export interface BiomeData {
  readonly biome: Biome
  /** Dispersal points to enter (F2). */
  readonly cost: ByForm<number>
  readonly habitable: ByForm<boolean>
  /** The organ that outruns others here (G4, H3). */
  readonly roadrunner: MutationColour | null
  readonly source: Source
}

const costs = (archetype: number, armored: number, burrower: number, swimmer: number, flyer: number): ByForm<number> => ({
  archetype,
  armored,
  burrower,
  swimmer,
  flyer,
})

const homeOf = (...forms: readonly Form[]): ByForm<boolean> => ({
  archetype: forms.includes('archetype'),
  armored: forms.includes('armored'),
  burrower: forms.includes('burrower'),
  swimmer: forms.includes('swimmer'),
  flyer: forms.includes('flyer'),
})

/** What it costs to enter a biome, and who lives there (F2). Costs are printed; homes follow from the examples and the glossary. */
export const BIOMES: readonly BiomeData[] = [
  { biome: 'sea', cost: costs(2, 2, 2, 1, 1), habitable: homeOf('swimmer', 'flyer'), roadrunner: 'yellow', source: 'rulebook' },
  { biome: 'bloom', cost: costs(2, 2, 2, 1, 1), habitable: homeOf('swimmer'), roadrunner: 'yellow', source: 'rulebook' },
  {
    biome: 'weeds',
    cost: costs(1, 1, 1, 2, 1),
    habitable: homeOf('archetype', 'armored', 'burrower', 'flyer'),
    roadrunner: 'yellow',
    source: 'rulebook',
  },
  { biome: 'swamp', cost: costs(1, 1, 1, 1, 1), habitable: homeOf(...FORMS), roadrunner: 'red', source: 'rulebook' },
  {
    biome: 'forest',
    cost: costs(1, 1, 1, 2, 1),
    habitable: homeOf('archetype', 'armored', 'burrower', 'flyer'),
    roadrunner: 'red',
    source: 'rulebook',
  },
  { biome: 'mountain', cost: costs(2, 2, 2, 2, 1), habitable: homeOf(), roadrunner: null, source: 'rulebook' },
  { biome: 'ice', cost: costs(2, 2, 2, 2, 1), habitable: homeOf(), roadrunner: null, source: 'rulebook' },
]

/** What a raft costs on top of entering the far coast (F5). */
export const RAFTING: ByForm<number> = costs(3, 3, 3, 1, 1)

export interface AlienPlantData {
  readonly form: Exclude<Form, 'flyer'>
  /** Steps to the nearest water at which it lives; 0 is in the water (K7b). */
  readonly waterDistance: readonly number[]
  /** Lives on an offshore carbon disc too. */
  readonly offshoreCarbon: boolean
  readonly roadrunner: MutationColour
  readonly source: Source
}

/** Plants of the three-level worlds (K7b): swamp plant, alga, tuber, cactus. Their roadrunner colours are reconstructed. */
export const ALIEN_PLANTS: readonly AlienPlantData[] = [
  { form: 'archetype', waterDistance: [1], offshoreCarbon: false, roadrunner: 'red', source: 'rulebook' },
  { form: 'swimmer', waterDistance: [0], offshoreCarbon: true, roadrunner: 'yellow', source: 'rulebook' },
  { form: 'burrower', waterDistance: [1], offshoreCarbon: false, roadrunner: 'red', source: 'rulebook' },
  { form: 'armored', waterDistance: [1, 2], offshoreCarbon: false, roadrunner: 'yellow', source: 'rulebook' },
]
