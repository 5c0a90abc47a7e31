import type { Component, Words } from './component.ts'
import type { AnimalId, ElementId } from './ids.ts'

export interface Animal extends Component {
  readonly id: AnimalId
  readonly name: Words
  readonly colour: 'purple' | 'orange' | 'cyan' | 'brown'
  /** Printed on the display: they can't be lost. */
  readonly fixedElements: readonly ElementId[]
  readonly cubes: number
  /** Cylinders of its colour in the box: the most basic pawns it can ever have. */
  readonly cylinders: number
  /** Spaces for elements, the fixed ones included. */
  readonly elementSpaces: number
}

const PROVENANCE = {
  source: 'public',
  notes: 'Cubes, cylinders and the food chain: rulebook; the printed elements were read from a sandbox of the game.',
} as const
const PIECES = { cubes: 35, cylinders: 8, elementSpaces: 6 } as const

/** The food chain, from the top. */
export const ANIMALS: readonly Animal[] = [
  {
    id: 'reptile',
    name: { en: 'Reptiles', fr: 'Reptiles' },
    colour: 'purple',
    fixedElements: ['sun', 'sun', 'sponges'],
    ...PIECES,
    ...PROVENANCE,
  },
  {
    id: 'cephalopod',
    name: { en: 'Cephalopods', fr: 'Céphalopodes' },
    colour: 'orange',
    fixedElements: ['gastropods', 'gastropods', 'sponges'],
    ...PIECES,
    ...PROVENANCE,
  },
  {
    id: 'fish',
    name: { en: 'Fish', fr: 'Poissons' },
    colour: 'cyan',
    fixedElements: ['plankton', 'plankton', 'algae'],
    ...PIECES,
    ...PROVENANCE,
  },
  {
    id: 'crustacean',
    name: { en: 'Crustaceans', fr: 'Crustacés' },
    colour: 'brown',
    fixedElements: ['worms', 'worms', 'algae'],
    ...PIECES,
    ...PROVENANCE,
  },
]

/** Basic pawns of each animal, by the number of animals in play. */
export const BASIC_PAWNS: Readonly<Record<2 | 3 | 4, number>> = { 2: 7, 3: 5, 4: 4 }

/** Cubes that leave the gene pool at the start: the Reseed marker, and the species on the Reef. */
export const RESEED_CUBES = 1
export const START_SPECIES = 3
