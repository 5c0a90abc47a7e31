import type { Deck } from './components/deck.ts'
import { ANIMAL_IDS, ELEMENT_IDS, SECTION_IDS, TERRAIN_IDS, VENT_SIDES } from './components/ids.ts'
import type { Length } from './components/setup.ts'

/**
 * The state of a game: plain data made of small numbers. A name's place in its list (`components/ids.ts`) is its number, so
 * animal 0 is the top of the food chain. Lists "by animal" always have four entries; those of absent animals stay empty.
 */

export const ANIMALS = ANIMAL_IDS.length
export const ELEMENTS = ELEMENT_IDS.length
export const TERRAINS = TERRAIN_IDS.length
export const SECTIONS = SECTION_IDS.length

/** An empty corner, slot or space; nobody; no Vent. */
export const NONE = -1

export const VENT = TERRAIN_IDS.indexOf('vent')
export const SMOKER = VENT_SIDES.indexOf('smoker')
export const GEYSER = VENT_SIDES.indexOf('geyser')

/** A pawn on the display: 0–3 the basic pawn of that animal, 4–9 the special pawn of element `pawn − 4`. */
export const FIRST_SPECIAL = ANIMALS
export const specialPawn = (element: number): number => FIRST_SPECIAL + element
export const isSpecial = (pawn: number): boolean => pawn >= FIRST_SPECIAL
export const elementOfPawn = (pawn: number): number => pawn - FIRST_SPECIAL

/** Sections of the display that hold element discs; each has four slots in `discs`. */
export const DISC_SECTIONS = ['abundance', 'autotrophs', 'depletion', 'adaptation', 'regression', 'speciation', 'wanderlust'] as const
export type DiscSection = (typeof DISC_SECTIONS)[number]
export const SLOTS = 4

/** Where VP come from; each animal's total is the sum of its ledger. */
export const VP_SOURCES = [
  'random-earth',
  'wanderlust',
  'tectonics',
  'evolution',
  'survival',
  'cards',
  'traits',
  'losses',
  'final-tiles',
  'targets',
] as const
export type VpSource = (typeof VP_SOURCES)[number]

/** The variants that the table plays. */
export interface Variants {
  readonly fourAnimals: boolean
  readonly randomEarth: boolean
  readonly alternateAnimals: boolean
  readonly superheroes: boolean
  /** Traits that copy another are dealt with Superheroes too. */
  readonly copyTraits: boolean
  /** An animal may take its pawns back with none on the display. */
  readonly emptyRetrieve: boolean
  readonly length: Length
}

export interface MarineState {
  readonly variants: Variants
  /** The cards that the table brought; `null` for the standard deck. */
  readonly ownDeck: Deck | null

  // Players
  readonly seats: number
  /** Animals in play, from the top of the food chain. Empty until they are chosen. */
  animals: number[]
  /** By animal: its seat, or `NONE`. */
  seatOf: number[]

  // Earth
  /** By hex: the terrain as it counts now (`VENT` under a Vent), or `NONE`. */
  terrain: number[]
  /** By hex: the large tile that lies there, or `NONE`. */
  tile: number[]
  /** By hex: the side of its Vent, or `NONE`. */
  ventSide: number[]
  /** `hex × 4 + animal`: species there. */
  species: number[]
  /** By corner: the element of its disc, or `NONE`. */
  corners: number[]
  ventsLeft: number
  /** Three stacks of large tiles; the last of each is its face-up top. */
  stacks: number[][]

  // The action display
  /** By space: the pawn on it, or `NONE`. */
  spaces: number[]
  /** `disc section × 4 + slot`: the element there, or `NONE`. */
  discs: number[]
  /** Terrain of each marker, or `NONE`. */
  competition: number[]
  evolution: number[]
  /** The two cube boxes of Regression: the animal whose cube lies there, or `NONE`. */
  regression: number[]
  /** By element: discs in the bag. */
  bag: number[]
  /** By terrain: markers in the bag. */
  markerBag: number[]

  // Animals
  /** By animal: basic pawns in front of it, and all that it has (the rest of the eight are in the box). */
  available: number[]
  basicPawns: number[]
  genePool: number[]
  /** By animal: eliminated cubes. */
  box: number[]
  /** By animal: whether its Reseed cube is in the right-hand box of the food chain. */
  retrieved: boolean[]
  /** `animal × 6 + element`: printed discs, and discs on grey spaces (protected ones included). */
  fixed: number[]
  added: number[]
  /** `animal × 6 + element`: how many of the added discs can never be lost or replaced. */
  protectedDiscs: number[]
  vp: number[]
  /** `animal × 10 + source`: where its VP come from. */
  ledger: number[]

  // Special pawns, by element
  /** The animal that controls it, or `NONE`. */
  controller: number[]
  /** The space it stands on; `NONE` while it is in front of its controller, or nobody's. */
  specialSpace: number[]
  target: number[]

  // Traits, by animal
  traits: string[][]
  /** Dealt and not yet revealed: secret. */
  dealt: string[][]
  /** The trait that is copied at the moment; '' for none. */
  copied: string[]
  /** How often the "after" rule was ignored thanks to a trait since the last retrieval. */
  freeUses: number[]
  /** Traits that left the game unseen. */
  unseenTraits: string[]

  // Evolution cards
  /** The draw pile; its last card is the next. */
  pile: string[]
  /** The row, from slot 1 (bottom) up. */
  row: string[]
  discard: string[]
  unseenCards: string[]

  // In hand, between two decisions
  /** The card being resolved; '' for none. */
  cardInHand: string
  /** What that card has done so far; replaced, never changed in place, so that copies of the state share it. */
  resolving: Resolving
  /** The large tile being placed, or `NONE`. */
  tileInHand: number
  /** The disc drawn and not yet placed, or `NONE`. */
  discInHand: number

  // The clock
  /** The animal whose turn it is; before the first turn, the one that will take it. */
  active: number
  /** What the turn under way has won: nothing, another turn, or one in which a basic pawn may ignore the "after" rule. */
  extraTurn: ExtraTurn
  /** The turn under way is such a one. */
  freePawn: boolean
  turn: number
  round: number
  /** Asteroid was taken: the round is the last one. */
  lastRound: boolean
  /** Final scoring is done. */
  over: boolean
}

export interface Resolving {
  /** Tiles that its text has given a name. */
  readonly tiles: Readonly<Record<string, number>>
  /** Named steps of its text that changed something. */
  readonly changed: readonly string[]
}
export const NOTHING_RESOLVED: Resolving = { tiles: {}, changed: [] }

export const NO_EXTRA_TURN = 0
export const EXTRA_TURN = 1
export const FREE_EXTRA_TURN = 2
export type ExtraTurn = typeof NO_EXTRA_TURN | typeof EXTRA_TURN | typeof FREE_EXTRA_TURN
