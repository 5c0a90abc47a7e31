import { byNumber, catalogRef, catalogRefs } from '@deeptime/kit'
import { SPACES } from './components/action-display.ts'
import { ANIMAL_IDS, ELEMENT_IDS, TERRAIN_IDS, VENT_SIDES } from './components/ids.ts'
import { CORNER_REFS, HEX_REFS } from './geometry.ts'

/** Names of things, as options and log lines write them: board refs (`tile:2,-1`) and catalog refs (`@animal.fish`). */

export const animalWord = byNumber(catalogRefs('animal', ANIMAL_IDS))
export const elementWord = byNumber(catalogRefs('element', ELEMENT_IDS))
export const terrainWord = byNumber(catalogRefs('terrain', TERRAIN_IDS))
export const sideWord = byNumber(catalogRefs('vent', VENT_SIDES))
export const spaceWord = byNumber(
  catalogRefs(
    'space',
    SPACES.map((space) => space.id),
  ),
)
export const cardWord = (card: string): string => catalogRef('card', card)
export const traitWord = (trait: string): string => catalogRef('trait', trait)

/** A place on the board, so that a reader can be shown it: `tile:2,-1`. */
export const tileRef = byNumber(HEX_REFS)
export const cornerRef = byNumber(CORNER_REFS)
