/** Names of things, as options and log lines write them: board refs (`habitat:T4`) and catalog refs (`@tile.MT26`). */

import { CARDS } from './components/cards.ts'
import { HABITATS, habitatOf, PLACE_NAMES } from './components/map.ts'
import { COLOURS, SPECIES_NAMES } from './components/players.ts'
import { TILES } from './components/tiles.ts'
import { FIRST_IMMIGRANT } from './state.ts'

export const HABITAT_REFS: readonly string[] = HABITATS.map((id) => `habitat:${id}`)
export const PLACE_REFS: readonly string[] = PLACE_NAMES.map((id) => `place:${id}`)
export const SPECIES_REFS: readonly string[] = SPECIES_NAMES.map((id) => `species:${id}`)

const UNIT_WORDS: readonly string[] = [...SPECIES_NAMES.map((id) => `@species.${id}`), ...TILES.map((t) => `@tile.${t.id}`)]
const UNIT_REFS: readonly string[] = [...SPECIES_REFS, ...TILES.map((t) => `tile:${t.id}`)]

export const unitWord = (unit: number): string => UNIT_WORDS[unit] as string
export const unitRef = (unit: number): string => UNIT_REFS[unit] as string
export const unitWords = (units: readonly number[]): readonly string[] => units.map(unitWord)
export const tileWord = (tile: number): string => UNIT_WORDS[FIRST_IMMIGRANT + tile] as string
export const cardWord = (card: number): string => `@card.${(CARDS[card] as { id: string }).id}`
export const colourWord = (colour: number): string => `@colour.${COLOURS[colour]}`
export const habitatWord = (habitat: number): string => `@habitat.${HABITATS[habitat]}`
export const placeWord = (place: number): string => `@place.${PLACE_NAMES[place]}`
export const habitatWordOf = (place: number): string => habitatWord(habitatOf(place))
