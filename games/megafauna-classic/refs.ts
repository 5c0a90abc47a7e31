/** Names of things, as options and log lines write them: board refs (`habitat:T4`) and catalog refs (`@tile.MT26`). */

import { boardRefs, byNumber, catalogRefs } from '@deeptime/kit'
import { CARDS } from './components/cards.ts'
import { HABITATS, habitatOf, PLACE_NAMES } from './components/map.ts'
import { COLOURS, SPECIES_NAMES } from './components/players.ts'
import { TILES } from './components/tiles.ts'
import { immigrantUnit } from './state.ts'

const TILE_IDS = TILES.map((tile) => tile.id)

export const HABITAT_REFS = boardRefs('habitat', HABITATS)
export const PLACE_REFS = boardRefs('place', PLACE_NAMES)
export const SPECIES_REFS = boardRefs('species', SPECIES_NAMES)

/** A unit is a species, or the tile of an immigrant. */
export const unitRef = byNumber([...SPECIES_REFS, ...boardRefs('tile', TILE_IDS)])
export const unitWord = byNumber([...catalogRefs('species', SPECIES_NAMES), ...catalogRefs('tile', TILE_IDS)])
export const unitWords = (units: readonly number[]): readonly string[] => units.map(unitWord)
export const tileWord = (tile: number): string => unitWord(immigrantUnit(tile))
export const cardWord = byNumber(
  catalogRefs(
    'card',
    CARDS.map((card) => card.id),
  ),
)
export const colourWord = byNumber(catalogRefs('colour', COLOURS))
export const habitatWord = byNumber(catalogRefs('habitat', HABITATS))
export const placeWord = byNumber(catalogRefs('place', PLACE_NAMES))
export const habitatWordOf = (place: number): string => habitatWord(habitatOf(place))
