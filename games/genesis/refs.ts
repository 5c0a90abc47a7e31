import { boardRef, boardRefs, byNumber, catalogRef, catalogRefs } from '@deeptime/kit'
import { type Cards, cardsOf, type MacroFace, STANDARD_CARDS } from './components/cards.ts'
import { COLOUR_IDS, ENVIRONMENT_IDS } from './components/ids.ts'
import { type Actor, cardColour, colourOfActor, type GenesisState, isNpc, isParasite, type Organism } from './state.ts'

/** Names of things, as options and log lines write them: board refs (`pile:coastal`) and catalog refs (`@colour.red`). */

/** The cards that the table plays with. */
export const cardsIn = (s: GenesisState): Cards => (s.ownDeck ? cardsOf(s.ownDeck) : STANDARD_CARDS)

export const colourWord = byNumber(catalogRefs('colour', COLOUR_IDS))
export const rowWord = byNumber(catalogRefs('environment', ENVIRONMENT_IDS))
export const pileRef = byNumber(boardRefs('pile', ENVIRONMENT_IDS))
export const POOL_WORD = catalogRef('place', 'pool')

export const eventWord = (s: GenesisState, event: number): string => catalogRef('event', cardsIn(s).events[event]?.id as string)
export const eventRef = (s: GenesisState, event: number): string => boardRef('event', cardsIn(s).events[event]?.id as string)

export const refugiumId = (s: GenesisState, placard: number): string => cardsIn(s).refugia[placard]?.id as string
export const refugiumRefOf = (cards: Cards, placard: number): string => boardRef('refugium', cards.refugia[placard]?.id as string)
export const refugiumWordOf = (cards: Cards, placard: number): string => catalogRef('refugium', cards.refugia[placard]?.id as string)
export const refugiumRef = (s: GenesisState, placard: number): string => refugiumRefOf(cardsIn(s), placard)
export const refugiumWord = (s: GenesisState, placard: number): string => refugiumWordOf(cardsIn(s), placard)
export const bacteriumRef = (cards: Cards, placard: number): string => boardRef('bacterium', cards.refugia[placard]?.bacterium as string)
export const bacteriumWord = (cards: Cards, placard: number): string => catalogRef('bacterium', cards.refugia[placard]?.bacterium as string)

export const mutationId = (s: GenesisState, card: number): string => cardsIn(s).mutations[card]?.id as string
export const mutationRef = (s: GenesisState, card: number): string => boardRef('mutation', mutationId(s, card))
export const mutationWord = (s: GenesisState, card: number): string => catalogRef('mutation', mutationId(s, card))
export const promotedWord = (s: GenesisState, card: number): string => catalogRef('promoted', mutationId(s, card))
export const cubeRef = (s: GenesisState, card: number, plus: boolean): string =>
  boardRef('cube', `${mutationId(s, card)}/${plus ? 'plus' : 'base'}`)

export const macroId = (s: GenesisState, card: number): string => cardsIn(s).macros[card]?.id as string
export const macroRef = (s: GenesisState, card: number): string => boardRef('marine', macroId(s, card))
export const macroWord = (s: GenesisState, card: number, land: boolean): string => catalogRef(land ? 'land' : 'marine', macroId(s, card))
export const macroFace = (s: GenesisState, card: number, land: boolean): MacroFace => {
  const macro = cardsIn(s).macros[card] as Cards['macros'][number]
  return land ? macro.land : macro.marine
}

/** A face of a parasite card: `parasite:prion`. */
export const faceId = (s: GenesisState, parasite: number, face: number): string =>
  cardsIn(s).parasites[cardColour(parasite)]?.faces[face]?.id as string
export const faceRef = (s: GenesisState, parasite: number, face: number): string => boardRef('parasite', faceId(s, parasite, face))
export const faceWord = (s: GenesisState, parasite: number, face: number): string => catalogRef('parasite', faceId(s, parasite, face))

/** What an organism is called in references: `bacterium-mars` (a macro-organism keeps its placard's), `prion`. */
export const organismId = (s: GenesisState, o: number): string =>
  isParasite(o) ? faceId(s, o, s.organisms[o]?.face ?? 0) : (cardsIn(s).refugia[o]?.bacterium as string)

/** `bacterium:bacterium-mars` or `parasite:prion`. */
export const organismRef = (s: GenesisState, o: number): string => boardRef(isParasite(o) ? 'parasite' : 'bacterium', organismId(s, o))

/** Its name now: a placard that has risen is called by its card. */
export function organismWord(s: GenesisState, o: number): string {
  const macro = (s.organisms[o] as Organism | null)?.macro
  if (macro) return macroWord(s, macro.card, macro.land)
  return catalogRef(isParasite(o) ? 'parasite' : 'bacterium', organismId(s, o))
}

export const chromosomeRef = (s: GenesisState, o: number, colour: number): string =>
  boardRef('chromosome', `${organismId(s, o)}/${COLOUR_IDS[colour]}`)
/** Loose cubes of a colour in a refugium: `loose:refugium-mars/red`. */
export const looseRef = (s: GenesisState, placard: number, colour: number): string =>
  boardRef('loose', `${refugiumId(s, placard)}/${COLOUR_IDS[colour]}`)
export const discRef = (s: GenesisState, o: number, colour: number): string => boardRef('disc', `${organismId(s, o)}/${COLOUR_IDS[colour]}`)
export const diseaseRef = (s: GenesisState, parasite: number, slot: number): string =>
  boardRef('disease', `${organismId(s, parasite)}/${slot}`)
export const organRef = (s: GenesisState, card: number, land: boolean, slot: number): string =>
  boardRef('organ', macroFace(s, card, land).organs[slot]?.id as string)
export const organWord = (s: GenesisState, card: number, land: boolean, slot: number): string =>
  catalogRef('organ', macroFace(s, card, land).organs[slot]?.id as string)
export const circleRef = (s: GenesisState, card: number, land: boolean, colour: number): string =>
  boardRef('circle', macroFace(s, card, land).circles[colour]?.id as string)
export const circleWord = (s: GenesisState, card: number, land: boolean, colour: number): string =>
  catalogRef('circle', macroFace(s, card, land).circles[colour]?.id as string)
export const trophicRef = (s: GenesisState, o: number): string => boardRef('trophic', organismId(s, o))

/** Bionts of one actor in one place: `biont:red/bacterium-mars`, `biont:red/pool`; those that no player moves are `biont:npc-red/…`. */
export const biontRef = (actor: Actor, place: string): string =>
  boardRef('biont', `${isNpc(actor) ? 'npc-' : ''}${COLOUR_IDS[colourOfActor(actor)]}/${place}`)
/** A catalyst in a pool: `catalyst:red/blue` is a blue one of Red's. */
export const catalystRef = (player: number, colour: number): string => boardRef('catalyst', `${COLOUR_IDS[player]}/${COLOUR_IDS[colour]}`)
export const dieRef = (die: number): string => boardRef('die', String(die))
