/** Names of things, as options and log lines write them: board refs (`place:siberia-3`) and catalog refs (`@species.black-flyer`). */

import { boardRef, boardRefs, byNumber, catalogRef, catalogRefs, oncePer } from '@deeptime/kit'
import { CRATONS } from './components/cratons.ts'
import type { Cards } from './components/deck.ts'
import { COLOURS, EMOTIONS, FORMS, ORGANS, SPECIES_NAMES } from './components/phyla.ts'
import { CLIMATES } from './components/reservoirs.ts'
import { TOOLS } from './components/tools.ts'
import type { World } from './components/types.ts'
import { LEVELS, PLACE_NAMES } from './places.ts'
import type { State } from './state.ts'

const byWorld = <T>(make: (world: World) => T): Readonly<Record<World, T>> => ({
  earth: make('earth'),
  mars: make('mars'),
  venus: make('venus'),
})

/** `siberia-3/carnivore`: a level of a place. */
export const SPACE_NAMES = byWorld((world) => PLACE_NAMES[world].flatMap((place) => LEVELS.map((level) => `${place}/${level}`)))

export const PLACE_REFS = byWorld((world) => boardRefs('place', PLACE_NAMES[world]))
export const SPACE_REFS = byWorld((world) => boardRefs('space', SPACE_NAMES[world]))
export const SPECIES_REFS = boardRefs('species', SPECIES_NAMES)
export const COLOUR_REFS = boardRefs('player', COLOURS)

const PLACE_WORDS = byWorld((world) => catalogRefs('place', PLACE_NAMES[world]))
const CRATON_WORDS = byWorld((world) =>
  catalogRefs(
    'craton',
    CRATONS[world].map(({ id }) => id),
  ),
)

export const placeRef = (s: State, place: number): string => PLACE_REFS[s.rules.world][place] as string
export const spaceRef = (s: State, space: number): string => SPACE_REFS[s.rules.world][space] as string
export const placeWord = (s: State, place: number): string => PLACE_WORDS[s.rules.world][place] as string
export const placeWords = (s: State, places: readonly number[]): readonly string[] => places.map((place) => placeWord(s, place))
export const cratonWord = (s: State, craton: number): string => CRATON_WORDS[s.rules.world][craton] as string
export const cratonWords = (s: State, cratons: readonly number[]): readonly string[] => cratons.map((craton) => cratonWord(s, craton))

export const speciesWord = byNumber(catalogRefs('species', SPECIES_NAMES))
export const colourWord = byNumber(catalogRefs('colour', COLOURS))
export const formWord = byNumber(catalogRefs('form', FORMS))
export const levelWord = byNumber(catalogRefs('level', LEVELS))
export const organWord = byNumber(catalogRefs('organ', ORGANS))
export const emotionWord = byNumber(catalogRefs('emotion', EMOTIONS))
export const climateWord = byNumber(catalogRefs('climate', CLIMATES))

/** `tool-1A`: a side of a tool. */
export const TOOL_NAMES: readonly string[] = TOOLS.flatMap(({ id }) => [`${id}A`, `${id}B`])
export const toolWord = byNumber(catalogRefs('tool', TOOL_NAMES))
export const TOOL_REFS = boardRefs('tool', TOOL_NAMES)

/** Names that hang on the deck of the table, made once for each. */
export const cardNames = oncePer((cards: Cards) => ({
  refs: cards.mutations.map((card) => (card ? boardRef('card', card.id) : '')),
  words: cards.mutations.map((card) => (card ? catalogRef('card', card.id) : '')),
  /** By card × 3 + face. */
  faces: cards.mutations.flatMap((card) =>
    card ? [catalogRef('card', card.id), catalogRef('side', `${card.id}A`), catalogRef('side', `${card.id}B`)] : ['', '', ''],
  ),
  events: cards.events.cards.map((card) => (card ? catalogRef('event', card.id) : '')),
}))
