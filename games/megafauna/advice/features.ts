/** Positions as numbers, for every colour at once. Bots judge thousands of them a second, so the tables are kept and filled anew. */

import { airDiscs, maxActions } from '../climate.ts'
import { CARDS_PER_ERA } from '../components/eras.ts'
import { BLUE, COLOURS, colourOf, GREEN_ORGAN, RED, speciesIdsOf, YELLOW } from '../components/phyla.ts'
import { RUNAWAY } from '../components/reservoirs.ts'
import { couldSettle, distancesFor, waterHexes } from '../habitat.ts'
import { heartOf } from '../heart.ts'
import { distance, reach, UNREACHED } from '../phases/reach.ts'
import { lastEra } from '../phases/turn.ts'
import { CARNIVORE, HERBIVORE, spaceAt } from '../places.ts'
import { fossilCardsOf, LANGUAGE_POINTS, type Tally, tallyOf, totalOf } from '../score.ts'
import type { Player, Species, State } from '../state.ts'
import { organTotal } from '../tableau.ts'
import { TERMS, type Term } from './weights.ts'

const COUNT = TERMS.length
const at = (name: Term): number => TERMS.indexOf(name)
const FOSSILS = at('fossils')
const POPULATION = at('population')
const ENDANGERED = at('endangered')
const NEWBORN = at('newborn')
const TABLEAU = at('tableau')
const HOSTS = at('hosts')
const EMOTIONS = at('emotions')
const MEDEA = at('medea')
const AWARD = at('award')
const MUTAGEN = at('mutagen')
const BREED = at('breed')
const EDGE = at('edge')
const FORMS = at('forms')
const PROMISE = at('promise')
const ROOM = at('room')
const PREY = at('prey')
const BUDGET = at('budget')
const ACTIONS = at('actions')
const ENDING = at('ending')
const WATER = at('water')
const ALIVE = at('alive')

/** A lead in population of about this many creeples is safe. */
const SAFE_LEAD = 2
/** The dice of the first game bring about this limit. */
const DICE_LIMIT = 4
const MOST_BREED = 4
/** Unborn creeples of one species that are worth having. */
const MOST_BUDGET = 3

/** `colour × terms + term`: what the last position that was looked at holds. */
export const features = new Float64Array(COLOURS.length * COUNT)
const populations = new Float64Array(COLOURS.length)
const tally: Tally = { living: 0, tableau: 0, hosts: 0, emotions: 0, language: 0 }

const add = (colour: number, term: number, value: number): void => {
  const i = colour * COUNT + term
  features[i] = (features[i] as number) + value
}

export function progress(s: State): number {
  const turns = lastEra(s) * CARDS_PER_ERA
  return s.over ? 1 : Math.min(1, Math.max(0, (s.turn - 1 + Math.max(0, s.phase - 1) / 4) / turns))
}

/** Fills `features` for every colour that plays. */
export function lookAt(s: State): void {
  features.fill(0)
  populations.fill(0)
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const player = s.players[colour]
    if (player) readPlayer(s, colour, player)
  }
  // Nothing to come makes plans worthless.
  if (s.over) return
  for (const { species } of s.lying) add(colourOf(species), ENDANGERED, 1)
  readAwards(s)
  const water = s.rules.alien ? waterHexes(s).length : 0
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const player = s.players[colour]
    if (!player) continue
    add(colour, WATER, water)
    add(colour, ALIVE, player.lazarus ? 0 : 1)
    add(colour, ACTIONS, maxActions(s, colour))
    if (!s.rules.toothAndClaw) add(colour, ENDING, totalOf(s, colour) * (airDiscs(s) / RUNAWAY) ** 2)
    for (const species of speciesIdsOf(colour)) {
      const x = s.species[species]
      if (x) readSpecies(s, colour, species, x)
    }
    for (const term of [ROOM, PREY]) features[colour * COUNT + term] = Math.sqrt(features[colour * COUNT + term] as number)
  }
}

function readPlayer(s: State, colour: number, player: Player): void {
  const { living, tableau, hosts, emotions, language } = tallyOf(s, colour, tally)
  add(colour, FOSSILS, player.fossilTokens + fossilCardsOf(player))
  add(colour, POPULATION, living)
  add(colour, TABLEAU, tableau)
  add(colour, HOSTS, hosts)
  add(colour, EMOTIONS, emotions + language * LANGUAGE_POINTS)
  add(colour, MEDEA, s.medea === colour ? 1 : 0)
  populations[colour] = living + hosts
}

/** I4b: for each rival the chance to be ahead of it when the era ends, as long as there are awards. */
function readAwards(s: State): void {
  if (s.era >= lastEra(s)) return
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (!s.players[colour]) continue
    for (let other = 0; other < COLOURS.length; other++) {
      if (other === colour || !s.players[other]) continue
      add(colour, AWARD, Math.tanh(((populations[colour] as number) - (populations[other] as number)) / SAFE_LEAD))
    }
  }
}

function readSpecies(s: State, colour: number, species: number, x: Species): void {
  const living = s.living[species] as number
  const { organs } = x
  add(colour, NEWBORN, s.newborn[species] as number)
  add(colour, FORMS, 1)
  add(colour, BUDGET, Math.min(MOST_BUDGET, s.spare[species] as number))
  add(colour, BREED, Math.min(MOST_BREED, organs[BLUE] as number))
  add(colour, EDGE, living * ((organs[RED] as number) + (organs[YELLOW] as number) + (organs[GREEN_ORGAN] as number)))
  for (const card of x.cards) if (card.side === 0) add(colour, PROMISE, 1)
  const over = organTotal(x) - (s.rules.toothAndClaw ? DICE_LIMIT : heartOf(s, species))
  if (over > 0) add(colour, MUTAGEN, over * basalShare(x) * living)
  if ((s.spare[species] as number) + (s.newborn[species] as number) > 0) readRoom(s, colour, species)
}

/** The more of the organs are basal, the likelier a mutagen is the end. */
function basalShare(x: Species): number {
  let basal = 0
  for (const n of x.basal) basal += n
  return (1 + basal) / (1 + organTotal(x))
}

/** Levels within reach where nobody stands. */
function readRoom(s: State, colour: number, species: number): void {
  reach(s, species)
  const distances = distancesFor(s, species)
  for (let place = 0; place < distance.length; place++) {
    if (distance[place] === UNREACHED) continue
    const grazed = (s.upright[spaceAt(place, HERBIVORE)] as number) >= 0
    if (!grazed) {
      if (couldSettle(s, species, place, HERBIVORE, distances)) add(colour, ROOM, 1)
    } else if ((s.upright[spaceAt(place, CARNIVORE)] as number) < 0 && couldSettle(s, species, place, CARNIVORE, distances)) {
      add(colour, PREY, 1)
    }
  }
}
