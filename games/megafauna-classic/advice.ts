/** What the game tells bots: how well a seat stands, term by term, and which options look promising at first sight. */

import type { Advice, Ask, Option } from '@deeptime/engine'
import { cardData, type Genotype, sideFor } from './components/cards.ts'
import { countBits } from './components/cultures.ts'
import { HABITAT_COUNT, PREDATOR } from './components/map.ts'
import { COLOURS, WHITE } from './components/players.ts'
import { coloursBySeat } from './end-of-game.ts'
import { genomeLength } from './genome.ts'
import { canLive } from './habitat.ts'
import type { DecisionKind } from './keys.ts'
import { type CardOption, CULTURE, DISCARD, EXPAND, type PlaceOption, RESIZE } from './options.ts'
import { ranking } from './scoring.ts'
import { type Player, type Species, type State, unitsAt } from './state.ts'

export const ADVICE_TERMS = ['fossils', 'population', 'cultures', 'tarpit', 'future', 'genes', 'food', 'risk', 'lazarus'] as const
export type AdviceTerm = (typeof ADVICE_TERMS)[number]

/** Points for one unit of each term. Set by hand; a tuning run may replace them. */
export const CLASSIC_WEIGHTS: Readonly<Record<AdviceTerm, number>> = {
  /** Points that nobody can take away: fossil tiles and letters of fossil genotypes. */
  fossils: 1,
  /** Animals on the map. */
  population: 0.7,
  cultures: 0.9,
  /** Tiles of the tarpit that would be taken if it were scored now. */
  tarpit: 0.7,
  /** The same share of the tiles still to come. */
  future: 0.35,
  genes: 0.15,
  /** Empty places that some species could settle. */
  food: 0.12,
  /** Animals of species whose genome is long enough to die in a catastrophe, by its chance. */
  risk: -1,
  /** No living species left. */
  lazarus: -4,
}

/** Tiles that go to the tarpit for each period card, about. */
const TILES_PER_CARD = 0.9
const SETTLED_ENOUGH = 12
/** The chance that a genome of so many letters dies in the cards of one period, about. */
const RISK_BY_LETTERS = [0, 0, 0, 0, 0.1, 0.2, 0.28, 0.33]

const cardsLeft = (s: State): number => s.periods.reduce((sum, deck) => sum + deck.length, 0)

/** How many tiles each colour would take of so many. */
function sharesOf(s: State, tiles: number): readonly number[] {
  const shares = COLOURS.map(() => 0)
  let rest = tiles
  for (const { colour } of ranking(s)) {
    shares[colour] = rest / 2
    rest /= 2
  }
  return shares
}

/** Places without any unit where this species could feed. */
function emptyPlaces(s: State, species: Species): number {
  let places = 0
  for (let h = 0; h < HABITAT_COUNT; h++) {
    for (let space = 0; space <= PREDATOR; space++) {
      if (unitsAt(s, h * 3 + space).length === 0 && canLive(s, species, h, space)) places++
    }
  }
  return places
}

type Features = Record<AdviceTerm, number>

function featuresOf(s: State, colour: number, shares: { readonly now: readonly number[]; readonly later: readonly number[] }): Features {
  const player = s.players[colour] as Player
  const letters = player.genotypes.reduce((sum, card) => sum + sideFor(cardData(card) as Genotype, colour).letters, 0)
  const found: Features = {
    fossils: player.fossils.length + letters,
    population: 0,
    cultures: 0,
    tarpit: shares.now[colour] as number,
    future: shares.later[colour] as number,
    genes: player.genes,
    food: 0,
    risk: 0,
    lazarus: 1,
  }
  for (let i = colour * 4; i < colour * 4 + 4; i++) {
    const species = s.species[i]
    if (!species) continue
    found.lazarus = 0
    found.population += species.onMap
    found.cultures += countBits(species.cultures)
    found.food += emptyPlaces(s, species)
    found.risk += species.onMap * (RISK_BY_LETTERS[Math.min(7, genomeLength(species.dna))] as number)
  }
  found.food = Math.min(SETTLED_ENOUGH, found.food)
  // Nothing to come makes plans worthless.
  if (s.over)
    Object.assign(found, { tarpit: 0, future: 0, genes: 0, food: 0, risk: 0, population: found.population / CLASSIC_WEIGHTS.population })
  return found
}

const worthOf = (f: Features): number => ADVICE_TERMS.reduce((sum, term) => sum + CLASSIC_WEIGHTS[term] * f[term], 0)

/** The features of a seat and of its strongest rival; in the solitaire game that is White. */
function compare(s: State, seat: number): { readonly own: Features; readonly rival: Features | undefined } {
  const shares = { now: sharesOf(s, s.tarpit.length), later: sharesOf(s, cardsLeft(s) * TILES_PER_CARD) }
  const colours = s.rules.solitaire ? [...coloursBySeat(s), WHITE] : coloursBySeat(s)
  const all = colours.map((colour) => featuresOf(s, colour, shares))
  const others = all.filter((_, i) => i !== seat)
  const rival = others.reduce<Features | undefined>((a, b) => (a && worthOf(a) >= worthOf(b) ? a : b), undefined)
  return { own: all[seat] as Features, rival }
}

const ORDINARY = 1

function priorOf(ask: Ask, option: Option, s: State): number {
  switch (ask.kind as DecisionKind) {
    case 'action':
      if (option === EXPAND || option === CULTURE) return 3
      return option === RESIZE ? 0.5 : cardPrior(s, option as CardOption)
    case 'play':
    case 'lazarus.silhouette':
      return option === DISCARD ? 0.3 : 2
    case 'expand.destination':
      return placePrior(s, option as PlaceOption)
    default:
      return ORDINARY
  }
}

/** Genes on a card make it attractive. */
function cardPrior(s: State, { card }: CardOption): number {
  const row = s.rows.find((r) => r.cards.includes(card))
  return row ? ORDINARY + (row.genes[row.cards.indexOf(card)] as number) : ORDINARY
}

/** An empty place is safe; one that holds one's own colour gains nothing. */
function placePrior(s: State, { place }: PlaceOption): number {
  const units = unitsAt(s, place)
  if (units.length === 0) return 3
  return units.some((u) => u >> 2 === s.active) ? 0.1 : ORDINARY
}

export const classicAdvice: Advice<State> = {
  evaluate(s, seat) {
    const { own, rival } = compare(s, seat)
    return worthOf(own) - (rival ? worthOf(rival) : 0)
  },
  explain(s, seat) {
    const { own, rival } = compare(s, seat)
    return ADVICE_TERMS.map((term) => ({ term, value: CLASSIC_WEIGHTS[term] * (own[term] - (rival?.[term] ?? 0)) }))
  },
  prior: priorOf,
}
