/** The state of a game: compact plain data. Cards, places, spaces and species are numbers into the component lists. */

import { COLOURS, SPECIES_COUNT } from './components/phyla.ts'
import { CREEPLES_PER_SPECIES, CUBES, FOSSILS, MONSTERS } from './components/tokens.ts'
import { TOOLS } from './components/tools.ts'
import type { EventData, World } from './components/types.ts'
import type { OwnDeck } from './deck/deck.ts'
import type { Genesis } from './genesis.ts'
import type { Landmasses } from './geometry.ts'
import { PLACE_COUNT, SPACE_COUNT } from './places.ts'

/** Nobody, nothing, nowhere. */
export const NONE = -1

/** What a table plays, as the rules want it. Never changes, so every copy of a state shares it. */
export interface Rules {
  readonly seats: number
  /** A8: the first game, without climate, plates, sizes and Medea. */
  readonly toothAndClaw: boolean
  /** A6a: into era III, until the comet. */
  readonly long: boolean
  /** J8. */
  readonly apomorphies: boolean
  /** K, L: worlds of three levels, with a plant among the players. */
  readonly alien: boolean
  readonly world: World
  /** K8: whether the rules restrict the plant, which somebody else moves; else a person plays it. */
  readonly plantByRules: boolean
  readonly historicOrder: boolean
  /** D5b: whether arid climaxes freeze seas and swamps too. */
  readonly aridClimaxHitsWater: boolean
  /** D10f: whether reservoir events grow forests on weeds only. */
  readonly greenOnWeedsOnly: boolean
  /** C3b: whether the events of the first turn are resolved. */
  readonly earlyEvents: boolean
  /** The colour of each seat; dealt at random when absent. */
  readonly colours: readonly number[] | null
  /** C2: what players bring from a game of Bios: Genesis. */
  readonly genesis: Genesis | null
}

/** Discs on hexes, and on tabs: bare, black, or black with a bloom. */
export const BARE = 0
export const BLACK_DISC = 1
export const WHITE_DISC = 2
export const GREEN_DISC = 3
export const CARBON = 1
export const BLOOM_DISC = 2

/** A mutation in a tableau. */
export interface Card {
  card: number
  /** The face that shows: unpromoted, A or B. */
  side: number
  /** Plus cubes by organ colour. */
  plus: number[]
  /** A monster of the colour that the face names (J4). */
  monster: boolean
  /** The species whose creeple lives here as a host (J2), or none. */
  host: number
}

/** A living species and its tableau. */
export interface Species {
  /** The mutation that is its genotype; 0 is the archetype card. */
  genotype: number
  size: number
  /** Basal cubes by organ colour. */
  basal: number[]
  cards: Card[]
  /** Card numbers from left to right: at least two, or none (J6). */
  personality: number[]
  /** Tools, as `tool × 2 + side`. */
  tools: number[]
  /** The most violet emotions it has had (J7). */
  violetBest: number
  /** Host creeples on its archetype card (C2k). */
  guests: number[]
  /** Derived from all that, by `refresh`: organs by colour, emotions by colour, traits. */
  organs: number[]
  emotions: number[]
  flags: number
}

/** Derived traits of a species. */
export const VENOM = 1
export const LANGUAGE = 2
export const DIVING_BELL = 4
/** It has a tool that hunts this form. */
export const hunts = (form: number): number => 8 << form

/** What a player brought from Genesis and still waits for (C3a). */
export interface Player {
  /** NONE: a plant that Medea's holder moves (L2). */
  readonly seat: number
  fossilTokens: number
  /** Cards in the fossil record: mutation numbers; the archetype card and a macro-organism are flags. */
  fossilCards: number[]
  archetypeFossil: boolean
  macroFossil: boolean
  /** Tools in the fossil record. */
  fossilTools: number[]
  /** Personality that a Lazarus keeps (I3c), left to right, with the side of each card. */
  setAside: number[]
  setAsideSides: number[]
  setAsideViolet: number
  /** K3f, K8c: whether the archetype has come (back) before, and may again. */
  resurrections: number
  lazarus: boolean
  /** By species slot of the colour: costs paid this phase (E1a). */
  paid: number[]
  /** By species slot × emotion: emotions held when the phase began (E1b). */
  held: number[]
  /** Actions of this phase: how many there are, and how many were used. */
  actions: number
  used: number
  /** J8: the free resize of this phase and the free neoteny of this turn. */
  freeResize: boolean
  freeNeoteny: boolean
  /** C2g: the first resize of a marine starter founds the archetype. */
  marine: boolean
  /** C2j: no card for nothing in the first turn. */
  newcomer: boolean
  /** C3a: cards from Genesis that wait for the first resurrection, and basal organs. */
  waiting: number[]
  waitingOrgans: number[]
}

/** A row of the display: four cards and the open top of the pile; 0 is a gap. */
export interface DisplayRow {
  cards: number[]
  /** Face down; the top is the last. */
  pile: number[]
  discard: number[]
}

/** An endangered creeple, which still lies where it lived. */
export interface Lying {
  readonly space: number
  readonly species: number
}

/** Why the game ends with this turn (A6); bits. */
export const RUNAWAY_END = 1
export const LANGUAGE_END = 2
export const COMET_END = 4
export const DRY_END = 8
export const LAST_TURN_END = 16

export interface State {
  readonly rules: Rules
  /** The cards that the table brought; `null` for the standard ones. */
  readonly ownDeck: OwnDeck | null
  turn: number
  era: number
  /** 1 events, 2 actions, 3 dispersal, 4 burial; 0 before the first turn. */
  phase: number
  /** Colours in the order of play (A5). */
  order: number[]
  /** Whose actions or dispersal it is, by colour. */
  active: number
  medea: number
  windy: boolean
  endFlags: number
  over: boolean
  /** The fifth card of the era was drawn: fossils at the end of this turn (I4). */
  award: boolean
  /** Event cards in force; 0 is none. */
  et: number
  bio: number
  /** Face down, top last; and the cards of this era that were seen. */
  etPile: number[]
  etUsed: number[]
  /** By climate. */
  bioPiles: number[][]
  bioUsed: number[][]
  /** Metabolic and Darwinian. */
  rows: [DisplayRow, DisplayRow]
  /** Cards and sides of tools that left the game (J8c). */
  removed: number[]
  removedTools: number[]
  /** Never changed, only replaced: copies share it. */
  landmasses: Landmasses
  /** By place. */
  discs: number[]
  oxygen: number
  clouds: number
  airBlack: number
  airWhite: number
  /** By space: the species that stands there, or none. */
  upright: number[]
  lying: Lying[]
  /** By species. */
  species: (Species | null)[]
  /** By species: creeples on the map, and newborn ones. */
  living: number[]
  newborn: number[]
  /** By species: unborn creeples, or the reserve of a form without species; on worlds of three levels those of green are the Oxygen (K4). */
  spare: number[]
  /** By species: creeples that are not used (K3d). */
  setAside: number[]
  /** By colour. */
  players: (Player | null)[]
  /** By organ colour; monsters have no white ones. Borrowed cubes are over and above (B7). */
  cubes: number[]
  borrowed: number[]
  monsters: number[]
  fossils: number
  /** Tools that nobody has. */
  tools: number[]
  /** K5h: tectonic events of the last turn and of this one. */
  keptBefore: KeptEvent[]
  keptNow: KeptEvent[]
  /** K6: actions that the plant owes for rain. */
  rainDebt: number
}

/** A tectonic event that waits for a stable biosphere, with the craton that it names (K5h). */
export interface KeptEvent {
  readonly event: EventData
  readonly craton: number
}

export function emptyState(rules: Rules, ownDeck: OwnDeck | null): State {
  return {
    rules,
    ownDeck,
    turn: 0,
    era: 1,
    phase: 0,
    order: [],
    active: NONE,
    medea: NONE,
    windy: false,
    endFlags: 0,
    over: false,
    award: false,
    et: 0,
    bio: 0,
    etPile: [],
    etUsed: [],
    bioPiles: [[], [], []],
    bioUsed: [[], [], []],
    rows: [emptyRow(), emptyRow()],
    removed: [],
    removedTools: [],
    landmasses: [],
    discs: new Array<number>(PLACE_COUNT).fill(BARE),
    oxygen: 0,
    clouds: 0,
    airBlack: 0,
    airWhite: 0,
    upright: new Array<number>(SPACE_COUNT).fill(NONE),
    lying: [],
    species: new Array<Species | null>(SPECIES_COUNT).fill(null),
    living: new Array<number>(SPECIES_COUNT).fill(0),
    newborn: new Array<number>(SPECIES_COUNT).fill(0),
    spare: new Array<number>(SPECIES_COUNT).fill(0),
    setAside: new Array<number>(SPECIES_COUNT).fill(0),
    players: COLOURS.map(() => null),
    cubes: CUBES.slice(),
    borrowed: CUBES.map(() => 0),
    monsters: MONSTERS.slice(),
    fossils: FOSSILS,
    tools: TOOLS.map((_, tool) => tool),
    keptBefore: [],
    keptNow: [],
    rainDebt: 0,
  }
}

const emptyRow = (): DisplayRow => ({ cards: [], pile: [], discard: [] })

export const ORGAN_COUNT = CUBES.length
export const noOrgans = (): number[] => [0, 0, 0, 0, 0]
const FORMS_OF_A_COLOUR = SPECIES_COUNT / 4
const EMOTION_COUNT = ORGAN_COUNT

export const newPlayer = (seat: number): Player => ({
  seat,
  fossilTokens: 0,
  fossilCards: [],
  archetypeFossil: false,
  macroFossil: false,
  fossilTools: [],
  setAside: [],
  setAsideSides: [],
  setAsideViolet: 0,
  resurrections: 0,
  lazarus: false,
  paid: new Array<number>(FORMS_OF_A_COLOUR).fill(0),
  held: new Array<number>(FORMS_OF_A_COLOUR * EMOTION_COUNT).fill(0),
  actions: 0,
  used: 0,
  freeResize: false,
  freeNeoteny: false,
  marine: false,
  newcomer: false,
  waiting: [],
  waitingOrgans: noOrgans(),
})

/** Gives a colour its seven creeples of each form. */
export function giveCreeples(s: State, colour: number): void {
  for (let form = 0; form < FORMS_OF_A_COLOUR; form++) s.spare[colour * FORMS_OF_A_COLOUR + form] = CREEPLES_PER_SPECIES
}

export const newSpecies = (genotype: number, size: number): Species => ({
  genotype,
  size,
  basal: noOrgans(),
  cards: [],
  personality: [],
  tools: [],
  violetBest: 0,
  guests: [],
  organs: noOrgans(),
  emotions: noOrgans(),
  flags: 0,
})

export const newCard = (card: number): Card => ({ card, side: 0, plus: noOrgans(), monster: false, host: NONE })

const cloneCard = (c: Card): Card => ({ card: c.card, side: c.side, plus: c.plus.slice(), monster: c.monster, host: c.host })

export const cloneSpecies = (x: Species): Species => ({
  genotype: x.genotype,
  size: x.size,
  basal: x.basal.slice(),
  cards: x.cards.map(cloneCard),
  personality: x.personality.slice(),
  tools: x.tools.slice(),
  violetBest: x.violetBest,
  guests: x.guests.slice(),
  organs: x.organs.slice(),
  emotions: x.emotions.slice(),
  flags: x.flags,
})

const clonePlayer = (p: Player): Player => ({
  seat: p.seat,
  fossilTokens: p.fossilTokens,
  fossilCards: p.fossilCards.slice(),
  archetypeFossil: p.archetypeFossil,
  macroFossil: p.macroFossil,
  fossilTools: p.fossilTools.slice(),
  setAside: p.setAside.slice(),
  setAsideSides: p.setAsideSides.slice(),
  setAsideViolet: p.setAsideViolet,
  resurrections: p.resurrections,
  lazarus: p.lazarus,
  paid: p.paid.slice(),
  held: p.held.slice(),
  actions: p.actions,
  used: p.used,
  freeResize: p.freeResize,
  freeNeoteny: p.freeNeoteny,
  marine: p.marine,
  newcomer: p.newcomer,
  waiting: p.waiting.slice(),
  waitingOrgans: p.waitingOrgans.slice(),
})

const cloneRow = (r: DisplayRow): DisplayRow => ({ cards: r.cards.slice(), pile: r.pile.slice(), discard: r.discard.slice() })

export function cloneState(s: State): State {
  return {
    rules: s.rules,
    ownDeck: s.ownDeck,
    turn: s.turn,
    era: s.era,
    phase: s.phase,
    order: s.order.slice(),
    active: s.active,
    medea: s.medea,
    windy: s.windy,
    endFlags: s.endFlags,
    over: s.over,
    award: s.award,
    et: s.et,
    bio: s.bio,
    etPile: s.etPile.slice(),
    etUsed: s.etUsed.slice(),
    bioPiles: s.bioPiles.map((pile) => pile.slice()),
    bioUsed: s.bioUsed.map((used) => used.slice()),
    rows: [cloneRow(s.rows[0]), cloneRow(s.rows[1])],
    removed: s.removed.slice(),
    removedTools: s.removedTools.slice(),
    landmasses: s.landmasses,
    discs: s.discs.slice(),
    oxygen: s.oxygen,
    clouds: s.clouds,
    airBlack: s.airBlack,
    airWhite: s.airWhite,
    upright: s.upright.slice(),
    lying: s.lying.slice(),
    species: s.species.map((x) => x && cloneSpecies(x)),
    living: s.living.slice(),
    newborn: s.newborn.slice(),
    spare: s.spare.slice(),
    setAside: s.setAside.slice(),
    players: s.players.map((p) => p && clonePlayer(p)),
    cubes: s.cubes.slice(),
    borrowed: s.borrowed.slice(),
    monsters: s.monsters.slice(),
    fossils: s.fossils,
    tools: s.tools.slice(),
    keptBefore: s.keptBefore.slice(),
    keptNow: s.keptNow.slice(),
    rainDebt: s.rainDebt,
  }
}
