import { cardData, sideFor } from '../components/cards.ts'
import { countBits } from '../components/cultures.ts'
import { ROADRUNNER } from '../components/dna.ts'
import { BIOME, HABITAT_COUNT, HABITATS_OF, habitatOf, LATITUDES, PLACE_COUNT, PREDATOR, placeAt, spaceOf } from '../components/map.ts'
import { COLOURS, colourOf, SPECIES_COUNT, speciesIdsOf } from '../components/players.ts'
import { herbivoreContest } from '../contests/herbivore-contest.ts'
import { genesisPoints } from '../genesis.ts'
import { canLive, climaxOf, homelandOf } from '../habitat.ts'
import { ranking } from '../phases/scoring.ts'
import { genomeLength } from '../species/genome.ts'
import { reachable } from '../species/migration.ts'
import { isCenozoic, isImmigrantUnit, type Player, SEA, type Species, type State, unitsAt } from '../state.ts'
import { TERMS, type Term } from './weights.ts'

/** Positions as numbers, for every colour at once. Bots judge thousands of them a second, so the tables are kept and filled anew. */

export const TERM_COUNT = TERMS.length
const term = (name: Term): number => TERMS.indexOf(name)

const FOSSILS = term('fossils')
const POPULATION = term('population')
const CULTURES = term('cultures')
const TARPIT = term('tarpit')
const SCORING = term('scoring')
const GENES = term('genes')
const GENOTYPES = term('genotypes')
const DIET = term('diet')
const MARINE = term('marine')
const ROOM = term('room')
const CONQUEST = term('conquest')
const HOMELAND = term('homeland')
const PREDATORS = term('predators')
const DANGER = term('danger')
const RISK = term('risk')
const QUOTA = term('quota')

/** Tiles that go to the tarpit for each period card, about, and period cards that each tile of the supply lasts. */
const TILES_PER_CARD = 0.9
const CARDS_PER_TILE = 0.75
/** A lead in population of about this many animals is safe. */
export const SAFE_LEAD = 2
/** 3.8: period cards of a new game. */
const CARDS_PER_PLAYER = 3
const OTHER_CARDS = 20
/** 19.1: fossil tiles that the solitaire game asks for. */
const SOLITAIRE_FOSSILS = 10
/** The chance that a genome of so many letters dies in the cards of one period, about. */
const RISK_BY_LETTERS = [0, 0, 0, 0, 0.1, 0.2, 0.28, 0.33]
/** The danger of the lowest climax of a latitude, and of the next ones. */
export const DANGER_BY_RANK = [1, 0.6, 0.6]

/** `colour × terms + term`: what the last position that was looked at holds. */
export const features = new Float64Array(COLOURS.length * TERM_COUNT)
/** By colour and place: what one expansion could make of it. */
const openings = new Uint8Array(COLOURS.length * PLACE_COUNT)
/** By habitat: how soon a new biome or an event takes it. */
const danger = new Float64Array(HABITAT_COUNT)
const animals = new Float64Array(COLOURS.length)
/** By species: the habitats where it lives. */
const homes: number[][] = Array.from({ length: SPECIES_COUNT }, () => [])

const add = (colour: number, name: number, value: number): void => {
  const i = colour * TERM_COUNT + name
  features[i] = (features[i] as number) + value
}

function cardsLeft(s: State): number {
  let left = 0
  for (const deck of s.periods) left += deck.length
  return left
}

/** Period cards until the end of the game, about: an empty supply of tiles ends it too (18.0b). */
function cardsToEnd(s: State): number {
  const supply = isCenozoic(s) ? s.cenozoic.length : s.rules.drawCenozoic ? Number.POSITIVE_INFINITY : s.mesozoic.length
  return Math.min(cardsLeft(s), supply * CARDS_PER_TILE)
}

/** How far the game has come, from 0 to 1. */
export function progress(s: State): number {
  let players = 0
  for (const player of s.players) if (player) players++
  return s.over ? 1 : 1 - Math.min(1, cardsToEnd(s) / (OTHER_CARDS + CARDS_PER_PLAYER * players))
}

/** Fills `features` for every colour that plays. */
export function lookAt(s: State): void {
  features.fill(0)
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const player = s.players[colour]
    if (player) readPlayer(s, colour, player)
  }
  // Nothing to come makes plans worthless.
  if (s.over) return
  readDanger(s)
  for (const list of homes) list.length = 0
  for (let place = 0; place < PLACE_COUNT; place++) readPlace(s, place)
  readShares(s)
  openings.fill(0)
  for (const species of s.species) {
    if (species) markOpenings(s, species, homes[species.unit] as number[], openings, colourOf(species.unit) * PLACE_COUNT)
  }
  readRoom()
  for (let i = ROOM; i < features.length; i += TERM_COUNT) features[i] = Math.sqrt(features[i] as number)
}

function readPlayer(s: State, colour: number, player: Player): void {
  const { genesis } = s.rules
  const before = genesis && player.seat >= 0 ? genesisPoints(genesis, player.seat) : 0
  add(colour, FOSSILS, before + player.fossils.length + lettersOf(player.genotypes, colour))
  let diet = 0
  for (const i of speciesIdsOf(colour)) {
    const species = s.species[i]
    if (!species) continue
    add(colour, POPULATION, species.onMap)
    add(colour, CULTURES, countBits(species.cultures))
    if (s.over) continue
    add(colour, RISK, species.onMap * (RISK_BY_LETTERS[Math.min(7, genomeLength(species.dna))] as number))
    add(colour, GENOTYPES, lettersOf(species.cards, colour))
    if (species.enters & SEA) add(colour, MARINE, 1)
    for (let letter = 0; letter < ROADRUNNER; letter++) if ((species.dna[letter] as number) > 0) diet |= 1 << letter
  }
  if (s.over) return
  add(colour, GENES, player.genes)
  add(colour, DIET, countBits(diet))
}

/** Letters of the genotypes among these cards. */
function lettersOf(cards: readonly number[], colour: number): number {
  let letters = 0
  for (const card of cards) {
    const data = cardData(card)
    if (data.kind === 'genotype') letters += sideFor(data, colour).letters
  }
  return letters
}

/** 6.1c, 6.3: the lowest climax of each latitude goes first. */
function readDanger(s: State): void {
  danger.fill(0)
  for (const latitude of LATITUDES) {
    for (const rank of DANGER_BY_RANK) {
      let lowest = -1
      for (const h of HABITATS_OF[latitude]) if (danger[h] === 0 && (lowest < 0 || climaxOf(s, h) < climaxOf(s, lowest))) lowest = h
      danger[lowest] = rank
    }
  }
}

/** Whose animals stand here, and how they live. */
function readPlace(s: State, place: number): void {
  const habitat = habitatOf(place)
  for (const unit of unitsAt(s, place)) {
    if (isImmigrantUnit(unit)) continue
    const colour = colourOf(unit)
    ;(homes[unit] as number[]).push(habitat)
    add(colour, DANGER, danger[habitat] as number)
    if (spaceOf(place) === PREDATOR) add(colour, PREDATORS, 1)
    else if (homelandOf(s, colour) === habitat) add(colour, HOMELAND, 1)
  }
}

/** 4.4d: each in turn takes half of what is left. */
function readShares(s: State): void {
  const ranked = ranking(s)
  animals.fill(0)
  for (const { colour, population } of ranked) animals[colour] = population
  const toScoring = s.periods.find((deck) => deck.length > 0)?.length ?? 0
  let share = 1
  for (const { colour } of ranked) {
    share /= 2
    add(colour, SCORING, (share * s.tarpit.length) / (1 + toScoring))
    if (s.rules.solitaire) add(colour, QUOTA, -share * (s.tarpit.length + cardsLeft(s) * TILES_PER_CARD))
  }
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const player = s.players[colour]
    if (!player) continue
    add(colour, TARPIT, (Math.tanh(aheadOf(s, colour) / SAFE_LEAD) * s.tarpit.length) / 4)
    if (!s.rules.solitaire) continue
    const quota = colour * TERM_COUNT + QUOTA
    features[quota] = player.seat < 0 ? 0 : Math.max(0, SOLITAIRE_FOSSILS - player.fossils.length + (features[quota] as number))
  }
}

/** By how many animals a colour is ahead of the most populous other one. */
function aheadOf(s: State, colour: number): number {
  let most = 0
  for (let other = 0; other < COLOURS.length; other++) {
    if (other !== colour && s.players[other]) most = Math.max(most, animals[other] as number)
  }
  return (animals[colour] as number) - most
}

function readRoom(): void {
  for (let i = 0; i < openings.length; i++) {
    if (openings[i] !== CLOSED) add((i / PLACE_COUNT) | 0, openings[i] === EMPTY ? ROOM : CONQUEST, 1)
  }
}

const CLOSED = 0
/** A place that is empty, and one of others that would be won. */
export const EMPTY = 1
export const WON = 2

/** Where a species could settle with one expansion, by place from `first` on. What another species has marked stays. */
export function markOpenings(s: State, species: Species, homes: readonly number[], marks: Uint8Array, first: number): void {
  for (const habitat of reachable(s, species, homes)) {
    for (let space = BIOME; space <= PREDATOR; space++) {
      const place = placeAt(habitat, space)
      if (marks[first + place] !== CLOSED || !canLive(s, species, habitat, space)) continue
      const units = unitsAt(s, place)
      if (units.length === 0) marks[first + place] = EMPTY
      else if (wouldWin(s, species.unit, place, units)) marks[first + place] = WON
    }
  }
}

/** Whether this species would drive everybody else out of a place. */
export function wouldWin(s: State, unit: number, place: number, units: readonly number[]): boolean {
  if (spaceOf(place) === PREDATOR) return false
  for (const other of units) if (!isImmigrantUnit(other) && colourOf(other) === colourOf(unit)) return false
  const left = herbivoreContest(s, place, [...units, unit], undefined)
  return left.length === 1 && left[0] === unit
}
