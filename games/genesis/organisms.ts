import { type Abilities, type Cards, NO_ABILITIES } from './components/cards.ts'
import { BLUE, type Colour, type CountedAbility, GREEN, type PlainAbility, RED, type Row, YELLOW } from './components/ids.ts'
import { cardsIn, macroFace } from './refs.ts'
import {
  type Actor,
  actorOf,
  BIONT_COUNT,
  BIONTS_EACH,
  cardColour,
  firstBiont,
  type GenesisState,
  HERE,
  type Held,
  isNpc,
  isParasite,
  NONE,
  ORGANISM_COUNT,
  type Organism,
  type Risen,
} from './state.ts'

/** Questions about organisms: pure, one for each number that people argue about. */

export const organismAt = (s: GenesisState, o: number): Organism => s.organisms[o] as Organism
export const isAlive = (s: GenesisState, o: number): boolean => s.organisms[o] !== null
export const macroOf = (s: GenesisState, o: number): Risen | null => organismAt(s, o).macro
export const isMicro = (s: GenesisState, o: number): boolean => isAlive(s, o) && organismAt(s, o).macro === null

/** Organisms alive, placards first. */
export function organisms(s: GenesisState): number[] {
  const found: number[] = []
  for (let o = 0; o < ORGANISM_COUNT; o++) if (s.organisms[o]) found.push(o)
  return found
}

/** The placard that a chain of parasites ends on; `NONE` for a parasite between two hosts. */
export function rootOf(s: GenesisState, o: number): number {
  let at = o
  while (at !== NONE && isParasite(at)) at = organismAt(s, at).host
  return at
}

/** E2: the row of the placard, or of the host's; a parasite between two hosts has just left it. */
export function rowOf(s: GenesisState, o: number): Row {
  const root = rootOf(s, o)
  return (root === NONE ? organismAt(s, o).row : cardsIn(s).refugia[root]?.row) as Row
}

/** Whose tableau it lies in, and so whose pool pays and is fed (B3). */
export function tableauOf(s: GenesisState, o: number): Colour {
  return organismAt(s, rootOf(s, o)).controller as Colour
}

/** A parasite of a parasite (E3). */
export const isHyperparasite = (s: GenesisState, o: number): boolean => isParasite(o) && isParasite(organismAt(s, o).host)

// Bionts

export function biontsOf(s: GenesisState, colour: number, o: number): number {
  const first = firstBiont(colour)
  let n = 0
  for (let i = 0; i < BIONTS_EACH; i++) if (s.biontAt[first + i] === o) n++
  return n
}

/** Everybody's in it. */
export function biontsIn(s: GenesisState, o: number): number {
  let n = 0
  for (let i = 0; i < BIONT_COUNT; i++) if (s.biontAt[i] === o) n++
  return n
}

/** Bionts of an actor in one place. */
export function actorsBionts(s: GenesisState, actor: Actor, place: number): number {
  const first = firstBiont(actor & 3)
  let n = 0
  for (let i = 0; i < BIONTS_EACH; i++) if (s.biontAt[first + i] === place && actorOf(s, first + i) === actor) n++
  return n
}

/** Players with a biont in an organism or refugium, as a list of colours. */
export function playersIn(s: GenesisState, place: number): number[] {
  const found: number[] = []
  for (const player of s.players) if (actorsBionts(s, player, place) > 0) found.push(player)
  return found
}

// Chromosomes

/** Mutation cubes of a colour that lie on its own cards. */
function mutationCubes(s: GenesisState, organism: Organism, colour: number): number {
  const { mutations } = cardsIn(s)
  let n = 0
  for (const held of organism.mutations) {
    const card = mutations[held.card] as Cards['mutations'][number]
    if (held.base === HERE && card.colour === colour) n++
    if (held.plus === HERE && card.plus === colour) n++
  }
  return n
}

export const diseaseColour = (s: GenesisState, parasite: number, face: number, slot: number): Colour =>
  cardsIn(s).parasites[cardColour(parasite)]?.faces[face]?.diseaseSlots[slot] as Colour

function diseaseCubes(s: GenesisState, o: number, organism: Organism, colour: number): number {
  let n = 0
  for (let slot = 0; slot < organism.disease.length; slot++) {
    if (organism.disease[slot] !== NONE && diseaseColour(s, o, organism.face, slot) === colour) n++
  }
  return n
}

function organCubes(s: GenesisState, macro: Risen, colour: number): number {
  const { organs } = macroFace(s, macro.card, macro.land)
  let n = 0
  for (let slot = 0; slot < organs.length; slot++) if (macro.organs[slot] !== NONE && organs[slot]?.colour === colour) n++
  return n
}

/** Glossary, Chromosome: every cube and biont of the colour on it and its cards, disease cubes for who holds them, printed systems. */
export function chromosomes(s: GenesisState, o: number, colour: number): number {
  const organism = organismAt(s, o)
  let n = biontsOf(s, colour, o) + (organism.cubes[colour] as number)
  if (organism.mutations.length > 0) n += mutationCubes(s, organism, colour)
  if (isParasite(o)) n += diseaseCubes(s, o, organism, colour)
  const { macro } = organism
  if (macro) n += organCubes(s, macro, colour) + (macroFace(s, macro.card, macro.land).systems[colour] as number)
  return n
}

/** Cubes on it and its cards; systems and bionts apart. */
export function cubesOn(s: GenesisState, o: number): number {
  const organism = organismAt(s, o)
  let n = 0
  for (const cubes of organism.cubes) n += cubes
  for (const held of organism.mutations) n += (held.base === HERE ? 1 : 0) + (held.plus === HERE ? 1 : 0)
  for (const from of organism.disease) if (from !== NONE) n++
  if (organism.macro) for (const since of organism.macro.organs) if (since !== NONE) n++
  return n
}

export const organsOn = (macro: Risen): number => macro.organs.reduce((n, since) => n + (since === NONE ? 0 : 1), 0)

// Abilities

/** H1, H2: what a side gives begins with the turn after; what promotion takes away lasts until the end of the turn. */
export function sideInForce(s: GenesisState, held: Held): Abilities {
  const card = cardsIn(s).mutations[held.card] as Cards['mutations'][number]
  if (held.promoted && held.promotedAt < s.turn) return card.promoted
  return held.boughtAt < s.turn ? card.plain : NO_ABILITIES
}

/** How many of a counted ability it has in force. */
export function icons(s: GenesisState, o: number, ability: CountedAbility): number {
  const { mutations, macro } = organismAt(s, o)
  let n = 0
  for (const held of mutations) n += sideInForce(s, held)[ability]
  if (!macro) return n
  const face = macroFace(s, macro.card, macro.land)
  for (let slot = 0; slot < face.organs.length; slot++) if (organActs(s, macro, slot)) n += face.organs[slot]?.abilities[ability] as number
  for (let colour = 0; colour < 4; colour++) if (circleActs(s, macro, colour)) n += face.circles[colour]?.abilities[ability] as number
  return n
}

export const organActs = (s: GenesisState, macro: Risen, slot: number): boolean => {
  const since = macro.organs[slot] as number
  return since !== NONE && since < s.turn
}

export const circleActs = (s: GenesisState, macro: Risen, colour: number): boolean =>
  macro.circles[colour] !== NONE && (macro.circleSince[colour] as number) < s.turn

/** Whether it has an ability that is there or not, on a card or an organ of its own; circles are told apart by `circleWith`. */
function ownAbility(s: GenesisState, o: number, ability: PlainAbility): boolean {
  const { mutations, macro } = organismAt(s, o)
  for (const held of mutations) if (sideInForce(s, held)[ability]) return true
  if (!macro) return false
  const { organs } = macroFace(s, macro.card, macro.land)
  for (let slot = 0; slot < organs.length; slot++) if (organActs(s, macro, slot) && organs[slot]?.abilities[ability]) return true
  return false
}

/** The first circle in force with the ability, by colour, or `NONE`. */
export function circleWith(s: GenesisState, o: number, ability: PlainAbility): number {
  const macro = macroOf(s, o)
  if (!macro) return NONE
  const { circles } = macroFace(s, macro.card, macro.land)
  for (let colour = 0; colour < 4; colour++) if (circleActs(s, macro, colour) && circles[colour]?.abilities[ability]) return colour
  return NONE
}

export const hasAbility = (s: GenesisState, o: number, ability: PlainAbility): boolean =>
  ownAbility(s, o, ability) || circleWith(s, o, ability) !== NONE

/** How many cards show DNA, for C4. */
export function dnaIcons(s: GenesisState, o: number): number {
  let n = 0
  for (const held of organismAt(s, o).mutations) if (sideInForce(s, held).dna) n++
  return n
}

/** Immunology: who decides about losses, and whether in any order. */
export interface Decider {
  readonly actor: Actor
  readonly anyOrder: boolean
  /** Another player's circle decides: the trophic biont comes last. */
  readonly sparesTrophic: boolean
}

export function deciderOf(s: GenesisState, o: number): Decider {
  const { controller, macro } = organismAt(s, o)
  const circle = circleWith(s, o, 'immunology')
  if (macro && circle !== NONE) {
    const holder = actorOf(s, macro.circles[circle] as number)
    if (holder === controller) return { actor: controller, anyOrder: true, sparesTrophic: false }
    if (!isNpc(holder)) return { actor: holder, anyOrder: true, sparesTrophic: true }
  }
  return { actor: controller, anyOrder: ownAbility(s, o, 'immunology'), sparesTrophic: false }
}

// Numbers

/** D5. */
export const thermalShield = (s: GenesisState, o: number): number => chromosomes(s, o, RED) + icons(s, o, 'thermalShield')
/** D6: vitamins are green discs. */
export const oxygenShield = (s: GenesisState, o: number): number =>
  chromosomes(s, o, GREEN) + icons(s, o, 'oxygenShield') + (organismAt(s, o).discs[GREEN] as number)
/** G3, C4. */
export const errorShield = (s: GenesisState, o: number): number =>
  chromosomes(s, o, BLUE) + (s.variants.macroVariant && isMicro(s, o) ? dnaIcons(s, o) : 0)
/** G3, C4: the lowest face that is an error. */
export const errorFace = (s: GenesisState, o: number): number => (s.variants.macroVariant || ownAbility(s, o, 'dna') ? 6 : 5)
/** H6. */
export const metabolicSpeed = (s: GenesisState, o: number): number => chromosomes(s, o, RED) + chromosomes(s, o, YELLOW)
/** G: one die a cube, two a biont. */
export const darwinianDice = (s: GenesisState, o: number): number => cubesOn(s, o) + 2 * biontsIn(s, o)

/** E2: one more than the green chromosomes of the player's greenest organism. */
export function entropyLimit(s: GenesisState, player: number): number {
  let most = 0
  for (let o = 0; o < ORGANISM_COUNT; o++) {
    if (s.organisms[o]?.controller === player) most = Math.max(most, chromosomes(s, o, GREEN))
  }
  return 1 + most
}

/** A2: gene-transfer icons of micro-organisms that the player controls or has a biont in. */
export function libertinage(s: GenesisState, actor: Actor): number {
  let n = 0
  for (let o = 0; o < ORGANISM_COUNT; o++) {
    const organism = s.organisms[o]
    if (!organism || organism.macro || organism.mutations.length === 0) continue
    if (organism.controller === actor || actorsBionts(s, actor, o) > 0) n += icons(s, o, 'hgt')
  }
  return n
}

/** E2: the rows, as bits, that are home to an organism the player controls; a spore makes every row its home. */
export function homeRows(s: GenesisState, player: number): number {
  let rows = 0
  for (let o = 0; o < ORGANISM_COUNT; o++) {
    if (s.organisms[o]?.controller === player && rootOf(s, o) !== NONE) rows |= homeRowsOf(s, o)
  }
  return rows
}

const EVERY_ROW = 15
/** E2, H1: its own home rows, as bits. */
export const homeRowsOf = (s: GenesisState, o: number): number => (ownAbility(s, o, 'spore') ? EVERY_ROW : 1 << rowOf(s, o))

export const activeRows = (s: GenesisState): number => s.active.reduce((bits, active, row) => (active ? bits | (1 << row) : bits), 0)
