/** How things stand for whoever is asked: read once for each question, before its options are looked at. */

import type { Ask } from '@deeptime/engine'
import { ROADRUNNER } from '../components/dna.ts'
import { HABITATS_OF, habitatOf, latitudeOf, PLACE_COUNT } from '../components/map.ts'
import { COLOURS, colourOf, silhouetteOf, speciesId, speciesIdsOf } from '../components/players.ts'
import { climaxOf } from '../habitat.ts'
import { spareAnimals } from '../species/genome.ts'
import { isImmigrantUnit, playerOf, type Species, type State, unitsAt } from '../state.ts'
import { DANGER_BY_RANK, EMPTY, markOpenings, progress, SAFE_LEAD, WON } from './features.ts'

export const outlook = {
  colour: 0,
  /** How far the game has come, from 0 to 1. */
  progress: 0,
  /** Living species, their animals on the map, and those that could still join them. */
  species: 0,
  animals: 0,
  spare: 0,
  /** From −1 to 1: how far ahead of the most populous other colour. */
  ahead: 0,
  /** Dietary letters of all species, as a mask. */
  diet: 0,
  genes: 0,
  tiles: 0,
  /** Period cards until the tarpit is scored. */
  toScoring: 0,
}

let read: Ask | undefined

/** Fills `outlook` unless it is about this question already. */
export function readOutlook(ask: Ask, s: State): void {
  if (ask === read) return
  read = ask
  outlook.colour = s.players.findIndex((p) => p?.seat === ask.seat)
  outlook.progress = progress(s)
  outlook.genes = playerOf(s, outlook.colour).genes
  outlook.tiles = s.tarpit.length
  outlook.toScoring = s.periods.find((deck) => deck.length > 0)?.length ?? 0
  readAnimals(s)
  roomIsRead = false
}

function readAnimals(s: State): void {
  outlook.species = 0
  outlook.spare = 0
  outlook.diet = 0
  let most = 0
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (!s.players[colour]) continue
    let animals = 0
    for (const i of speciesIdsOf(colour)) {
      const species = s.species[i]
      if (!species) continue
      animals += species.onMap
      if (colour === outlook.colour) readSpecies(s, species)
    }
    if (colour === outlook.colour) outlook.animals = animals
    else most = Math.max(most, animals)
  }
  outlook.ahead = Math.tanh((outlook.animals - most) / SAFE_LEAD)
}

function readSpecies(s: State, species: Species): void {
  outlook.species++
  outlook.spare += Math.max(0, spareAnimals(s, species))
  for (let letter = 0; letter < ROADRUNNER; letter++) if ((species.dna[letter] as number) > 0) outlook.diet |= 1 << letter
}

/** Where one expansion could lead: places that are empty, and those of others that would be won. */
export const room = { empty: 0, won: 0 }
let roomIsRead = false
const homes: readonly number[][] = [[], [], [], []]
const openings = new Uint8Array(PLACE_COUNT)

/** Fills `room`, once for each question. */
export function readRoom(s: State): void {
  if (roomIsRead) return
  roomIsRead = true
  readHomes(s)
  openings.fill(0)
  for (const [i, habitats] of homes.entries()) {
    const species = s.species[speciesId(outlook.colour, i)]
    if (species && spareAnimals(s, species) > 0) markOpenings(s, species, habitats, openings, 0)
  }
  room.empty = 0
  room.won = 0
  for (const mark of openings) {
    if (mark === EMPTY) room.empty++
    else if (mark === WON) room.won++
  }
}

function readHomes(s: State): void {
  for (const habitats of homes) habitats.length = 0
  for (let place = 0; place < PLACE_COUNT; place++) {
    for (const unit of unitsAt(s, place)) {
      if (!isImmigrantUnit(unit) && colourOf(unit) === outlook.colour) homes[silhouetteOf(unit)]?.push(habitatOf(place))
    }
  }
}

/** 6.1c, 6.3: how soon a new biome or an event takes this habitat, from 0 to 1. */
export function dangerOf(s: State, habitat: number): number {
  const climax = climaxOf(s, habitat)
  let lower = 0
  for (const other of HABITATS_OF[latitudeOf(habitat)]) if (other !== habitat && climaxOf(s, other) < climax) lower++
  return DANGER_BY_RANK[lower] ?? 0
}
