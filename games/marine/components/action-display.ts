import type { Component, Words } from './component.ts'
import type { SectionId, VentSide } from './ids.ts'

/** A place for one pawn. Slots count from 0, left to right. */
export interface Space {
  readonly id: string
  readonly section: SectionId
  /** Only a special pawn may stand here. */
  readonly specialOnly: boolean
  /** Autotrophs: the side of the Vents it works on. */
  readonly ventSide?: VentSide
  /** Speciation: the element slot it goes with. */
  readonly elementSlot?: number
  /** Competition and Evolution: the marker slot it goes with. */
  readonly terrainSlot?: number
  /** Migration: how many species may move. */
  readonly cubes?: number | 'all'
  /** Competition: how many species may be eliminated. */
  readonly eliminate?: number
  /** Evolution: the highest slot of the row that may be taken. */
  readonly cardValue?: number
  /** Domination: the space exists from this many animals on. */
  readonly minAnimals?: number
}

export interface Section extends Component {
  readonly id: SectionId
  readonly name: Words
  readonly elementSlots: number
  /** Pools are drawn from the bag at each Reseed, boxes receive what was left elsewhere. */
  readonly elementUse: 'pool' | 'box' | 'none'
  readonly terrainSlots: number
  readonly spaces: readonly Space[]
}

type SpaceDetails = Omit<Space, 'id' | 'section' | 'specialOnly'> & { readonly special?: true }

const NOTES = 'Order of the sections, special spaces and values: rulebook; the number of spaces was counted in a sandbox of the board.'

function section(
  id: SectionId,
  name: Words,
  {
    elements = 0,
    use = 'none',
    terrains = 0,
    notes = NOTES,
  }: { elements?: number; use?: Section['elementUse']; terrains?: number; notes?: string },
  spaces: readonly SpaceDetails[],
): Section {
  return {
    id,
    name,
    elementSlots: elements,
    elementUse: use,
    terrainSlots: terrains,
    spaces: spaces.map(({ special, ...details }, i) => ({ id: `${id}-${i + 1}`, section: id, specialOnly: special === true, ...details })),
    source: 'public',
    notes,
  }
}

const POOL = { elements: 4, use: 'pool' } as const
const BOX = { elements: 4, use: 'box' } as const

export const ACTION_DISPLAY: readonly Section[] = [
  section('abundance', { en: 'Abundance', fr: 'Abondance' }, POOL, [{}, {}, {}]),
  section('autotrophs', { en: 'Autotrophs', fr: 'Autotrophes' }, BOX, [{ ventSide: 'smoker' }, { ventSide: 'geyser' }]),
  section('depletion', { en: 'Depletion', fr: 'Épuisement' }, BOX, [{}]),
  section('adaptation', { en: 'Adaptation', fr: 'Adaptation' }, POOL, [{}, {}, { special: true }]),
  section('regression', { en: 'Regression', fr: 'Régression' }, BOX, [{}, {}]),
  section('speciation', { en: 'Speciation', fr: 'Spéciation' }, POOL, [
    { elementSlot: 0 },
    { elementSlot: 1 },
    { elementSlot: 2 },
    { elementSlot: 3 },
    { special: true },
  ]),
  section('wanderlust', { en: 'Wanderlust', fr: 'Esprit d’aventure' }, POOL, [{}, {}, { special: true }]),
  section('tectonics', { en: 'Tectonics', fr: 'Tectonique' }, { notes: `${NOTES} Two were found, so one is ordinary and one special.` }, [
    {},
    { special: true },
  ]),
  section(
    'migration',
    { en: 'Migration', fr: 'Migration' },
    { notes: `${NOTES} The rulebook names 3, 5 and “all”; the 4 between them is inferred.` },
    [{ cubes: 3 }, { cubes: 4 }, { cubes: 5 }, { cubes: 'all', special: true }],
  ),
  section('competition', { en: 'Competition', fr: 'Compétition' }, { terrains: 3 }, [
    { eliminate: 1, terrainSlot: 0 },
    { eliminate: 2, terrainSlot: 1 },
    { eliminate: 3, terrainSlot: 2 },
    { special: true },
  ]),
  section('evolution', { en: 'Evolution', fr: 'Évolution' }, { terrains: 5 }, [
    { cardValue: 1, terrainSlot: 0 },
    { cardValue: 2, terrainSlot: 1 },
    { cardValue: 3, terrainSlot: 2 },
    { cardValue: 4, terrainSlot: 3 },
    { cardValue: 5, terrainSlot: 4 },
  ]),
  section('domination', { en: 'Domination', fr: 'Domination' }, {}, [{ minAnimals: 2 }, { minAnimals: 3 }, { minAnimals: 4 }]),
]

/** Every space of the display, from top to bottom and left to right. */
export const SPACES: readonly Space[] = ACTION_DISPLAY.flatMap((s) => s.spaces)

/** Boxes for cubes in the Regression section. */
export const REGRESSION_BOXES = 2
