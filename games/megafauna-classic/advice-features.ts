import { ADVICE_TERMS, type AdviceTerm } from './advice-weights.ts'
import { cardData, type Genotype, sideFor } from './components/cards.ts'
import { countBits } from './components/cultures.ts'
import { PLACE_COUNT } from './components/map.ts'
import { COLOURS, SPECIES_COUNT } from './components/players.ts'
import { genomeLength } from './genome.ts'
import { canLive } from './habitat.ts'
import { ranking } from './scoring.ts'
import { type Player, type State, unitsAt } from './state.ts'

/** Positions as numbers, for every colour at once. Bots judge thousands of them a second, so the tables are kept and filled anew. */

export const TERMS = ADVICE_TERMS.length
const term = (name: AdviceTerm): number => ADVICE_TERMS.indexOf(name)

const FOSSILS = term('fossils')
const POPULATION = term('population')
const CULTURES = term('cultures')
const TARPIT = term('tarpit')
const FUTURE = term('future')
const GENES = term('genes')
const FOOD = term('food')
const RISK = term('risk')
const LAZARUS = term('lazarus')
const QUOTA = term('quota')

/** Tiles that go to the tarpit for each period card, about. */
const TILES_PER_CARD = 0.9
const ENOUGH = 12
/** 19.1: fossil tiles that the solitaire game asks for. */
const SOLITAIRE_FOSSILS = 10
/** The chance that a genome of so many letters dies in the cards of one period, about. */
const RISK_BY_LETTERS = [0, 0, 0, 0, 0.1, 0.2, 0.28, 0.33]

/** `colour × terms + term`: what the last position that was looked at holds. */
export const features = new Float64Array(COLOURS.length * TERMS)
/** By colour: whether it could settle the place that is looked at. */
const settles = new Int8Array(COLOURS.length)
const shares = new Float64Array(COLOURS.length)

const add = (colour: number, name: number, value: number): void => {
  const i = colour * TERMS + name
  features[i] = (features[i] as number) + value
}

export function cardsLeft(s: State): number {
  let left = 0
  for (const deck of s.periods) left += deck.length
  return left
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
  readShares(s)
  for (let place = 0; place < PLACE_COUNT; place++) readPlace(s, place)
  for (let i = FOOD; i < features.length; i += TERMS) features[i] = Math.min(ENOUGH, features[i] as number)
}

function readPlayer(s: State, colour: number, player: Player): void {
  let letters = 0
  for (const card of player.genotypes) letters += sideFor(cardData(card) as Genotype, colour).letters
  add(colour, FOSSILS, player.fossils.length + letters)
  let living = 0
  for (let i = colour * 4; i < colour * 4 + 4; i++) {
    const species = s.species[i]
    if (!species) continue
    living++
    add(colour, POPULATION, species.onMap)
    add(colour, CULTURES, countBits(species.cultures))
    if (s.over) continue
    add(colour, RISK, species.onMap * (RISK_BY_LETTERS[Math.min(7, genomeLength(species.dna))] as number))
  }
  if (s.over) return
  add(colour, GENES, player.genes)
  if (living === 0) add(colour, LAZARUS, 1)
}

/** 4.4d: each in turn takes half of what is left. */
function readShares(s: State): void {
  shares.fill(0)
  let rest = 1
  for (const { colour } of ranking(s)) {
    rest /= 2
    shares[colour] = rest
  }
  const later = cardsLeft(s) * TILES_PER_CARD
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const player = s.players[colour]
    if (!player) continue
    const share = shares[colour] as number
    add(colour, TARPIT, share * s.tarpit.length)
    add(colour, FUTURE, share * later)
    if (s.rules.solitaire && player.seat >= 0) {
      add(colour, QUOTA, Math.max(0, SOLITAIRE_FOSSILS - player.fossils.length - share * (s.tarpit.length + later)))
    }
  }
}

/** Who could settle an empty place. */
function readPlace(s: State, place: number): void {
  if (unitsAt(s, place).length > 0) return
  settles.fill(0)
  for (let i = 0; i < SPECIES_COUNT; i++) {
    const species = s.species[i]
    const colour = i >> 2
    if (!species || settles[colour] === 1 || !canLive(s, species, (place / 3) | 0, place % 3)) continue
    settles[colour] = 1
    add(colour, FOOD, 1)
  }
}
