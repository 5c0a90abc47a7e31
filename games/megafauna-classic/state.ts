/** The state of a game: compact plain data. Cards, tiles, habitats and species are numbers into the component lists. */

import { LETTER_COUNT } from './components/dna.ts'
import { PPM_800 } from './components/greenhouse.ts'
import { HABITAT_COUNT, PLACE_COUNT, placeAt } from './components/map.ts'
import { COLOURS, colourOf, SPECIES_COUNT, WHITE } from './components/players.ts'
import type { Genesis } from './genesis.ts'

/** The settings of a table, as the rules want them. Never changes, so every copy of a state shares it. */
export interface Rules {
  readonly solitaire: boolean
  readonly beginner: boolean
  readonly upperDisplay: boolean
  readonly roadrunnerAction: boolean
  readonly geneticDrift: boolean
  /** 11.0: does P lengthen the range? */
  readonly rangeCountsP: boolean
  /** 18.0b: does an empty Mesozoic supply switch to the Cenozoic one instead of ending the game? */
  readonly drawCenozoic: boolean
  readonly returnImmigrants: boolean
  readonly coolBeforeEroding: boolean
  /** 7.3b, living text: a third S shows only at size 1. */
  readonly livingFlight: boolean
  readonly genotypesAreDiscarded: boolean
  readonly farmImmunity: boolean
  readonly laborWinsScoringTies: boolean
  /** 3.1, living text: the colour of each seat; dealt at random when absent. */
  readonly colours: readonly number[] | undefined
  /** K: the game of Genesis that this one follows. */
  readonly genesis: Genesis | undefined
  /** Kc: does an endosymbiont, or its host, begin as a predator of the other? */
  readonly endosymbionts: boolean
}

/** Where a beast may be, as a mask (11.1): only flyers enter ice. */
export const LAND = 1
export const SEA = 2
export const ICE = 4

/** Anything that eats: a player's species, an immigrant, or a child that is still being planned. */
export interface Beast {
  /** Species number, or 16 + tile number of an immigrant. */
  readonly unit: number
  readonly size: number
  /** What it shows of each letter, roadrunner letters up to three. */
  readonly dna: readonly number[]
  readonly cultures: number
  /** Terrain it may enter, as a mask. */
  readonly enters: number
  /** All but the two-tuskers (19.1) do when they must. */
  readonly hunts: boolean
}

/** A living species of a player and its stack (2.3f). */
export interface Species extends Beast {
  size: number
  dna: number[]
  cultures: number
  enters: number
  hunts: boolean
  /** Roadrunner letters that were inherited (10.3b) or stepped (4.2e): A, M, N, S. */
  innate: number[]
  cards: number[]
  /** Inheritance faces (10.3c). */
  faces: number[]
  /** Derived from cards and tracks, as a mask (9.1). */
  instincts: number
  /** How many of its animals are on the map. */
  onMap: number
}

export interface Player {
  /** −1: the two-tuskers of the solitaire game, played by the rulebook. */
  seat: number
  genes: number
  /** Tiles taken in scorings (4.4e). */
  fossils: number[]
  /** Genotype cards among the fossils (7.5, 8.0a, 16.2a). */
  genotypes: number[]
  /** Inheritance tiles in the reserve, as a mask. */
  inheritance: number
}

export interface Row {
  cards: number[]
  /** Genes lying on each card (5.0a). */
  genes: number[]
}

export const LOWER = 0
export const UPPER = 1

/** A unit that lost its space in the cull and may find another one in its habitat (13.6, 14.0). */
export interface Displaced {
  readonly unit: number
  /** It had no prey, but lost no contest: it goes back up when prey appears. */
  readonly starved: boolean
}

export type Ending = 'tertiary' | 'supply' | 'snowball' | 'hothouse'

export interface State {
  readonly rules: Rules
  /** By colour; null when the colour does not play. */
  players: (Player | null)[]
  /** By species number; null when the silhouette is not in use. */
  species: (Species | null)[]
  /** The tile in each habitat, −1 for none. */
  tiles: number[]
  flipped: boolean[]
  /** The units in each place, in the order in which they arrived. */
  units: number[][]
  /** The immigrants on the map, in the order in which they came to their habitats (13.5). */
  arrivals: number[]
  /** Units between two spaces of the habitat that is being culled. */
  displaced: Displaced[]
  /** That habitat, −1 for none. */
  culled: number
  greenhouse: number
  catastrophes: number
  /** The four period decks (3.8); the top card is the last. */
  periods: number[][]
  general: number[]
  rows: [Row, Row]
  mesozoic: number[]
  cenozoic: number[]
  tarpit: number[]
  lostTiles: number[]
  lostCards: number[]
  /** The card that was bought and not yet played, and the one drawn whose event is being resolved; −1 for none. */
  bought: number
  drawn: number
  /** Whose turn it is, by colour. */
  active: number
  turn: number
  /** Turns in a row in which no period card was drawn. */
  quiet: number
  /** A period deck ran out this turn: score at its end (4.4). */
  periodEnded: boolean
  ending: Ending | null
  over: boolean
  /** Ka: the seats that have not chosen a colour yet, in their order, and those that have; both empty once the game is set up. */
  picks: number[]
  picked: number[]
}

/** A unit on the map: a species number, or this plus the tile of an immigrant. */
const FIRST_IMMIGRANT = SPECIES_COUNT

export function emptyState(rules: Rules): State {
  return {
    rules,
    players: COLOURS.map(() => null),
    species: new Array<Species | null>(SPECIES_COUNT).fill(null),
    tiles: new Array<number>(HABITAT_COUNT).fill(-1),
    flipped: new Array<boolean>(HABITAT_COUNT).fill(false),
    units: Array.from({ length: PLACE_COUNT }, () => []),
    arrivals: [],
    displaced: [],
    culled: -1,
    greenhouse: PPM_800,
    catastrophes: 0,
    periods: [[], [], [], []],
    general: [],
    rows: [
      { cards: [], genes: [] },
      { cards: [], genes: [] },
    ],
    mesozoic: [],
    cenozoic: [],
    tarpit: [],
    lostTiles: [],
    lostCards: [],
    bought: -1,
    drawn: -1,
    active: 0,
    turn: 0,
    quiet: 0,
    periodEnded: false,
    ending: null,
    over: false,
    picks: [],
    picked: [],
  }
}

export function newSpecies(unit: number, size: number, hunts: boolean): Species {
  return {
    unit,
    size,
    dna: new Array<number>(LETTER_COUNT).fill(0),
    cultures: 0,
    enters: LAND,
    hunts,
    innate: [0, 0, 0, 0],
    cards: [],
    faces: [],
    instincts: 0,
    onMap: 0,
  }
}

export const cloneSpecies = (s: Species): Species => ({
  unit: s.unit,
  size: s.size,
  dna: s.dna.slice(),
  cultures: s.cultures,
  enters: s.enters,
  hunts: s.hunts,
  innate: s.innate.slice(),
  cards: s.cards.slice(),
  faces: s.faces.slice(),
  instincts: s.instincts,
  onMap: s.onMap,
})

const clonePlayer = (p: Player): Player => ({
  seat: p.seat,
  genes: p.genes,
  fossils: p.fossils.slice(),
  genotypes: p.genotypes.slice(),
  inheritance: p.inheritance,
})

const cloneRow = (r: Row): Row => ({ cards: r.cards.slice(), genes: r.genes.slice() })

export function cloneState(s: State): State {
  const units = new Array<number[]>(PLACE_COUNT)
  for (let i = 0; i < PLACE_COUNT; i++) units[i] = (s.units[i] as number[]).slice()
  return {
    rules: s.rules,
    players: s.players.map((p) => p && clonePlayer(p)),
    species: s.species.map((x) => x && cloneSpecies(x)),
    tiles: s.tiles.slice(),
    flipped: s.flipped.slice(),
    units,
    arrivals: s.arrivals.slice(),
    displaced: s.displaced.slice(),
    culled: s.culled,
    greenhouse: s.greenhouse,
    catastrophes: s.catastrophes,
    periods: s.periods.map((d) => d.slice()),
    general: s.general.slice(),
    rows: [cloneRow(s.rows[0]), cloneRow(s.rows[1])],
    mesozoic: s.mesozoic.slice(),
    cenozoic: s.cenozoic.slice(),
    tarpit: s.tarpit.slice(),
    lostTiles: s.lostTiles.slice(),
    lostCards: s.lostCards.slice(),
    bought: s.bought,
    drawn: s.drawn,
    active: s.active,
    turn: s.turn,
    quiet: s.quiet,
    periodEnded: s.periodEnded,
    ending: s.ending,
    over: s.over,
    picks: s.picks.slice(),
    picked: s.picked.slice(),
  }
}

export const unitsAt = (s: State, place: number): number[] => s.units[place] as number[]
export const unitsIn = (s: State, habitat: number, space: number): number[] => s.units[placeAt(habitat, space)] as number[]
export const playerOf = (s: State, colour: number): Player => s.players[colour] as Player
export const speciesOf = (s: State, species: number): Species => s.species[species] as Species
export const isImmigrantUnit = (unit: number): boolean => unit >= FIRST_IMMIGRANT
export const immigrantUnit = (tile: number): number => FIRST_IMMIGRANT + tile
export const tileOfUnit = (unit: number): number => unit - FIRST_IMMIGRANT
/** Is this species the two-tuskers of the solitaire game? */
export const isTwoTusker = (s: State, species: number): boolean => s.rules.solitaire && colourOf(species) === WHITE
/** The Atlantic opens with the first catastrophe (17.1), the Cenozoic begins with the second (17.2). */
export const atlanticIsOpen = (s: State): boolean => s.catastrophes >= 1
/** Ka: homelands and first animals come when all have chosen. */
export const isSettled = (s: State): boolean => s.picks.length + s.picked.length === 0
export const isCenozoic = (s: State): boolean => s.catastrophes >= 2
