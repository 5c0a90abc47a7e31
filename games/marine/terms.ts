import { SPACES } from './data/action-display.ts'
import { ANIMAL_IDS, ELEMENT_IDS, TERRAIN_IDS, VENT_SIDES } from './data/ids.ts'
import { HEX_REFS } from './geometry.ts'

/** How prompts and log lines name things: references to the catalog, and to places on the board. */

const ANIMAL_TERMS = ANIMAL_IDS.map((id) => `@animal.${id}`)
const ELEMENT_TERMS = ELEMENT_IDS.map((id) => `@element.${id}`)
const TERRAIN_TERMS = TERRAIN_IDS.map((id) => `@terrain.${id}`)
const SIDE_TERMS = VENT_SIDES.map((id) => `@vent.${id}`)
const SPACE_TERMS = SPACES.map((space) => `@space.${space.id}`)

export const animalTerm = (animal: number): string => ANIMAL_TERMS[animal] as string
export const elementTerm = (element: number): string => ELEMENT_TERMS[element] as string
export const terrainTerm = (terrain: number): string => TERRAIN_TERMS[terrain] as string
export const sideTerm = (side: number): string => SIDE_TERMS[side] as string
export const spaceTerm = (space: number): string => SPACE_TERMS[space] as string
export const cardTerm = (card: string): string => `@card.${card}`
export const traitTerm = (trait: string): string => `@trait.${trait}`

/** A place on the board, so that a reader can be shown it: `tile:2,-1`. */
export const tileRef = (hex: number): string => HEX_REFS[hex] as string
