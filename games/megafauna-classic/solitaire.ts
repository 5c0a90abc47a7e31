/** 19.1 When two-tuskers ruled the world: the opponent of the solitaire game, played by the rulebook. */

import { buyCard, rowOfDisplay } from './actions/buy-a-card.ts'
import { acculturate, canAcculturate } from './actions/culture.ts'
import { mutate } from './actions/play-a-card.ts'
import { cardData } from './components/cards.ts'
import { CULTURES } from './components/cultures.ts'
import { M } from './components/dna.ts'
import { BIOME, comesFirst, HABITAT_COUNT, habitatOf, placeAt, ROOTER, spaceOf } from './components/map.ts'
import { archetypeOf, WHITE } from './components/players.ts'
import { herbivoreContest } from './contests/herbivore-contest.ts'
import { canLive, climaxOf } from './habitat.ts'
import { type ClassicTable, tell } from './keys.ts'
import { cardWord, colourWord, placeWord, unitWord } from './refs.ts'
import { addAnimal } from './species/extinction.ts'
import { canMutate, express, spareAnimals } from './species/genome.ts'
import { reachable } from './species/migration.ts'
import { LOWER, playerOf, type Species, type State, speciesOf, UPPER, unitsAt } from './state.ts'

/** The first of these that is possible: culture, expand, a useful card, any card, pass. */
export function twoTuskerTurn(t: ClassicTable): void {
  const { state } = t
  const species = speciesOf(state, archetypeOf(WHITE))
  if (takesCulture(t, species) || expands(t, species)) return
  const card = usefulCard(state, species) ?? anyCard(state, species)
  if (card === undefined) tell(t, 'twoTusker.passes', {}, '19.1')
  else buys(t, species, card)
}

/** Line 1. */
function takesCulture(t: ClassicTable, species: Species): boolean {
  const culture = CULTURES.findIndex((_, c) => canAcculturate(t.state, species, c))
  if (culture >= 0) acculturate(t, species, culture)
  return culture >= 0
}

/** Line 2: the lowest climax in range; within a habitat the roots before the leaves. */
function expands(t: ClassicTable, species: Species): boolean {
  const { state } = t
  if (spareAnimals(state, species) === 0) return false
  const [first, ...others] = survivalPlaces(state, species)
  if (first === undefined) return false
  const place = others.reduce((a, b) => (isBetter(state, b, a) ? b : a), first)
  addAnimal(state, species, place)
  tell(
    t,
    'twoTusker.expands',
    { species: unitWord(species.unit), place: placeWord(place), climax: climaxOf(state, habitatOf(place)) },
    '19.1',
  )
  return true
}

function isBetter(state: State, a: number, b: number): boolean {
  const [x, y] = [habitatOf(a), habitatOf(b)]
  if (x === y) return spaceOf(a) === ROOTER
  const difference = climaxOf(state, x) - climaxOf(state, y)
  return difference !== 0 ? difference < 0 : comesFirst(x, y)
}

/** Herbivore places in range, without a two-tusker, where it would win the contest as things stand. */
export function survivalPlaces(state: State, species: Species): readonly number[] {
  const sources = Array.from({ length: HABITAT_COUNT }, (_, h) => h).filter((h) =>
    [BIOME, ROOTER].some((space) => unitsAt(state, placeAt(h, space)).includes(species.unit)),
  )
  return reachable(state, species, sources).flatMap((h) =>
    [ROOTER, BIOME].map((space) => placeAt(h, space)).filter((p) => wouldSurvive(state, species, p)),
  )
}

function wouldSurvive(state: State, species: Species, place: number): boolean {
  const units = unitsAt(state, place)
  if (units.includes(species.unit) || !canLive(state, species, habitatOf(place), spaceOf(place))) return false
  return herbivoreContest(state, place, [...units, species.unit], undefined).includes(species.unit)
}

/** Mutations that two-tuskers can pay for, cheapest first, the lower display first; never one that makes them marine. */
function candidates(state: State, species: Species): readonly number[] {
  const { genes } = playerOf(state, WHITE)
  const priced = [LOWER, UPPER].flatMap((row) => rowOfDisplay(state, row).cards.map((card, cost) => ({ card, cost, row })))
  return priced
    .filter(({ card, cost }) => {
      const data = cardData(card)
      return cost <= genes && data.kind === 'mutation' && (species.dna[M] as number) + (data.counts[M] as number) <= 1
    })
    .sort((a, b) => a.cost - b.cost || a.row - b.row)
    .map(({ card }) => card)
}

function canPlay(state: State, species: Species, card: number): boolean {
  const data = cardData(card)
  return data.kind === 'mutation' && canMutate(state, species, data)
}

/** Line 3: the cheapest card after which there is somewhere to expand, with an animal left to do it. */
function usefulCard(state: State, species: Species): number | undefined {
  return candidates(state, species).find((card) => {
    if (!canPlay(state, species, card)) return false
    species.cards.push(card)
    express(state, species)
    const useful = spareAnimals(state, species) > 0 && survivalPlaces(state, species).length > 0
    species.cards.pop()
    express(state, species)
    return useful
  })
}

/** Line 4: the cheapest card of all. */
const anyCard = (state: State, species: Species): number | undefined => candidates(state, species)[0]

function buys(t: ClassicTable, species: Species, card: number): void {
  const { state } = t
  const row = buyCard(t, WHITE, card)
  if (canPlay(state, species, card)) mutate(t, species, card)
  else {
    state.lostCards.push(card)
    tell(t, 'play.discard', { player: colourWord(WHITE), card: cardWord(card) }, '5.0c')
  }
  state.bought = -1
  t.next({ step: 'draw', args: { row } })
}
