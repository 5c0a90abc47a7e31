import { REGRESSION_BOXES } from '../components/action-display.ts'
import { VENTS, WANDERLUST_STACKS } from '../components/board.ts'
import type { Deck } from '../components/deck.ts'
import { ELEMENTS as ELEMENT_DATA, SPECIAL_PAWNS } from '../components/elements.ts'
import { MARKERS_PER_TERRAIN } from '../components/terrains.ts'
import { CORNERS, HEXES } from '../geometry.ts'
import { SPACE_COUNT } from '../spaces.ts'
import {
  ANIMALS,
  DISC_SECTIONS,
  ELEMENTS,
  type MarineState,
  NO_EXTRA_TURN,
  NONE,
  NOTHING_RESOLVED,
  SLOTS,
  TERRAINS,
  type Variants,
  VP_SOURCES,
} from '../state.ts'

const COMPETITION_MARKERS = 3
const EVOLUTION_MARKERS = 5

const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value)
const lists = <T>(length: number): T[][] => Array.from({ length }, () => [])

/** Set-up A: the empty board, everything still in the box or in its bag. */
export function blankState(seats: number, variants: Variants, ownDeck: Deck | null): MarineState {
  return {
    variants,
    ownDeck,
    seats,
    animals: [],
    seatOf: filled(ANIMALS, NONE),
    terrain: filled(HEXES, NONE),
    tile: filled(HEXES, NONE),
    ventSide: filled(HEXES, NONE),
    species: filled(HEXES * ANIMALS, 0),
    corners: filled(CORNERS, NONE),
    ventsLeft: VENTS.total,
    stacks: lists(WANDERLUST_STACKS.count),
    spaces: filled(SPACE_COUNT, NONE),
    discs: filled(DISC_SECTIONS.length * SLOTS, NONE),
    competition: filled(COMPETITION_MARKERS, NONE),
    evolution: filled(EVOLUTION_MARKERS, NONE),
    regression: filled(REGRESSION_BOXES, NONE),
    bag: ELEMENT_DATA.map((e) => e.discs), // Set-up F
    markerBag: filled(TERRAINS, MARKERS_PER_TERRAIN), // Set-up H
    available: filled(ANIMALS, 0),
    basicPawns: filled(ANIMALS, 0),
    genePool: filled(ANIMALS, 0),
    box: filled(ANIMALS, 0),
    retrieved: new Array<boolean>(ANIMALS).fill(false),
    fixed: filled(ANIMALS * ELEMENTS, 0),
    added: filled(ANIMALS * ELEMENTS, 0),
    protectedDiscs: filled(ANIMALS * ELEMENTS, 0),
    vp: filled(ANIMALS, 0), // Set-up N
    ledger: filled(ANIMALS * VP_SOURCES.length, 0),
    controller: filled(ELEMENTS, NONE), // Set-up L
    specialSpace: filled(ELEMENTS, NONE),
    target: filled(ELEMENTS, SPECIAL_PAWNS.startTarget), // Set-up M
    traits: lists(ANIMALS),
    dealt: lists(ANIMALS),
    copied: new Array<string>(ANIMALS).fill(''),
    freeUses: filled(ANIMALS, 0),
    unseenTraits: [],
    pile: [],
    row: [],
    discard: [],
    unseenCards: [],
    cardInHand: '',
    resolving: NOTHING_RESOLVED,
    tileInHand: NONE,
    discInHand: NONE,
    active: NONE,
    extraTurn: NO_EXTRA_TURN,
    freePawn: false,
    turn: 1,
    round: 1,
    lastRound: false,
    over: false,
  }
}
