import type { Deck } from './components/deck.ts'
import type { ClimateIcon, Colour } from './components/ids.ts'

/**
 * The state of a game: plain data made of small numbers. Colours are 0 to 3 (red, yellow, green, blue), rows 0 to 3 from the top, and
 * every card is its place in its list of the deck. Lists "by player" are by colour; those of absent colours stay empty.
 */

/** An empty slot; nobody; not there. */
export const NONE = -1

/** Who acts: 0–3 the player of that colour, 4–7 the parasite of that colour that no player controls (C1, C2). */
export type Actor = number
export const NPC = 4
export const isNpc = (actor: Actor): boolean => actor >= NPC
export const colourOfActor = (actor: Actor): Colour => (actor & 3) as Colour

/** Organisms: 0–15 the placards as bacteria or macro-organisms, 16–19 the parasite cards by colour. */
export const PLACARD_COUNT = 16
export const ORGANISM_COUNT = 20
export const parasiteOf = (colour: Colour): number => PLACARD_COUNT + colour
export const isParasite = (organism: number): boolean => organism >= PLACARD_COUNT
export const cardColour = (parasite: number): Colour => (parasite - PLACARD_COUNT) as Colour

/** Bionts: three a colour, each a thing with a memory. */
export const BIONTS_EACH = 3
export const BIONT_COUNT = 12
export const firstBiont = (colour: number): number => colour * BIONTS_EACH
export const colourOfBiont = (biont: number): Colour => Math.floor(biont / BIONTS_EACH) as Colour
/** Where a biont can be besides a placard (refugium or organism) or a parasite card: at home, or not in the game. */
export const POOL = -1
export const OUT = -2

/** What a disease cube came from: a mutation's base or plus cube, or an organ; `NONE` for an empty slot. */
export const ORGAN_CUBE = 1000
export const diseaseFrom = (card: number, plus: boolean): number => card * 2 + (plus ? 1 : 0)
export const cardOfDisease = (disease: number): number => disease >> 1
export const isPlusDisease = (disease: number): boolean => disease !== ORGAN_CUBE && (disease & 1) === 1

/** Where a cube of a mutation is: nowhere yet, on its card, or on a parasite. */
export const ABSENT = 0
export const HERE = 1
export const STOLEN = 2
export type CubeAt = typeof ABSENT | typeof HERE | typeof STOLEN

/** A mutation card beside an organism. Turns tell when its sides begin to act (H1, H2). */
export interface Held {
  readonly card: number
  promoted: boolean
  base: CubeAt
  plus: CubeAt
  readonly boughtAt: number
  promotedAt: number
}

/** The card on a placard that has risen (H3). */
export interface Risen {
  readonly card: number
  land: boolean
  /** By slot of the face that lies up: the turn from which its cube is there, or `NONE`. */
  organs: number[]
  /** By colour: the biont in the circle, or `NONE`, and the turn it came. */
  circles: number[]
  circleSince: number[]
  trophic: number
  /** 0 plant, 1 herbivore, 2 carnivore; 3 beside a full food chain until the end of the phase. */
  level: number
}

export interface Organism {
  /** Of a bacterium or macro-organism the player whose tableau it lies in; of a parasite who controls it. */
  controller: Actor
  /** By colour, on the placard. */
  cubes: number[]
  discs: number[]
  mutations: Held[]
  /** The organism index of the parasite attached to it, or `NONE`. */
  parasite: number
  macro: Risen | null
  /** Of a parasite: the side that lies up, its host, its two disease slots, and the row it lies in or just left. */
  face: number
  host: number
  disease: number[]
  row: number
  /** Has had its Darwinian roll this turn (G). */
  rolled: boolean
  /** Players, as bits, who have closed it in this phase of purchases (H). */
  closedBy: number
}

/** Dice on the table, for all to see. */
export interface Rolled {
  readonly cause: 'autocatalytic' | 'darwinian' | 'cancer'
  /** The placard or organism. */
  readonly of: number
  dice: number[]
}

export const ENDINGS = ['deck', 'greenhouse', 'snowball'] as const
export type Ending = (typeof ENDINGS)[number]

export const PLAYS = ['standard', 'introductory', 'solitaire', 'cooperative'] as const

/** What the table plays. */
export interface Variants {
  readonly mode: (typeof PLAYS)[number]
  /** Parasites, Red Queen and foreign genes; only an introductory game can be without (C3). */
  readonly foreign: boolean
  readonly macroVariant: boolean
  readonly crystal: boolean
  readonly short: boolean
}

export interface GenesisState {
  readonly variants: Variants
  /** The cards that the table brought; `null` for the standard deck. */
  readonly ownDeck: Deck | null
  readonly seats: number
  /** The colours that the table asked for, by seat; empty to have them dealt. */
  readonly wished: readonly number[]
  /** By colour: its seat, or `NONE`. */
  seatOf: number[]
  /** Colours with a tableau, and all colours that act, in the ring in which turns go (A2). */
  players: number[]
  ring: number[]

  // The clock
  turn: number
  phase: number
  first: number
  /** Of the phase under way. */
  order: Actor[]
  /** Why the game ends with this turn; `null` while it goes on. */
  ending: Ending | null
  over: boolean

  // Events
  /** The last card is the next. */
  eventDeck: number[]
  eventsNow: number[]
  eventsPast: number[]
  eventsOut: number[]
  /** X and O₂ come once a turn (D5, D6). */
  xDone: boolean
  oxygenDone: boolean
  climate: ClimateIcon[]
  waterworld: boolean
  ozone: boolean
  medea: boolean[]

  // The Earth, by row
  active: boolean[]
  /** The last placard is the next. */
  placardDeck: number[][]
  placardsOut: number[][]
  /** Refugia left to right. */
  placards: number[][]
  /** Placards that strikes have emptied. */
  destroyed: number[]
  /** Mutation cards; the last is the top. */
  piles: number[][]
  /** By mutation card: it has lain face up. */
  seen: boolean[]

  // Refugia
  /** `placard × 4 + colour` */
  organised: number[]
  disorganised: number[]
  /** By placard, left to right: colours. */
  enzymes: number[][]

  // Bionts
  /** By biont: its placard or parasite card, `POOL` or `OUT`. */
  biontAt: number[]
  biontMoved: boolean[]
  biontBought: boolean[]

  organisms: (Organism | null)[]
  /** Organisms whose fate is being decided: dying, changing hands, or between two hosts. */
  unsettled: number[]

  // Players, by colour
  /** `player × 4 + colour`: catalysts. */
  pool: number[]
  /** Placards, and macro-organism cards as `16 + card`. */
  trophies: number[][]
  /** Entropy limits as phase 2 began (E2). */
  limit: number[]
  hgtLeft: number[]
  /** Players, as bits, whose turn of this phase of purchases is over. */
  turnsDone: number

  /** By macro-organism card: for sale. */
  forSale: boolean[]
  roll: Rolled | null
  /** A macro-organism came, went or changed its speed since levels were arranged (H6). */
  levelsStale: boolean
}

export const TROPHY_MACRO = PLACARD_COUNT

/** Who moves a biont: its colour's player; in C1 the parasites of the other colours, in C2 the third biont of each colour, move by lot. */
export function actorOf(s: GenesisState, biont: number): Actor {
  const colour = colourOfBiont(biont)
  const { mode } = s.variants
  const npc =
    (mode === 'solitaire' && s.seatOf[colour] === NONE) || (mode === 'cooperative' && biont === firstBiont(colour) + BIONTS_EACH - 1)
  return npc ? NPC + colour : colour
}
