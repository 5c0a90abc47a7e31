import { thriveOn } from '../cards/modifiers.ts'
import { SPACES } from '../components/action-display.ts'
import { TERRAINS as TERRAIN_DATA } from '../components/terrains.ts'
import { allSpeciesAt, cornersOf } from '../earth.ts'
import { HEXES } from '../geometry.ts'
import { lastSpaceHeld } from '../pawns.ts'
import { bonusPoints } from '../points.ts'
import { SPACE_COUNT, SPECIAL_ONLY } from '../spaces.ts'
import { ANIMALS, ELEMENTS, type MarineState, NONE, TERRAINS, VENT } from '../state.ts'
import { TERMS, type Term } from './weights.ts'

/**
 * Positions as numbers, for every animal at once. Bots judge thousands of them a second, so the tables below are kept and
 * filled anew each time: nothing is allocated.
 */

export const TERM_COUNT = TERMS.length
const term = (name: Term): number => TERMS.indexOf(name)

const VP = term('vp')
const TILES = term('tiles')
const PRESENCE = term('presence')
const SOON = term('soon')
const THRIVING = term('thriving')
const SPREAD = term('spread')
const ENDANGERED = term('endangered')
const SURVIVAL = term('survival')
const VENTS = term('vents')
const TARGETS = term('targets')
const SPECIALS = term('specials')
const DOMINANCE = term('dominance')
const THREATENED = term('threatened')
const ELEMENTS_HELD = term('elements')
const GENES = term('genes')
const PAWNS = term('pawns')
const SPECIAL_PAWNS = term('special-pawns')

const GENES_COUNTED = 12

/** `terrain × 4 + place` */
const PAID = Float64Array.from({ length: TERRAINS * ANIMALS }, (_, i) => TERRAIN_DATA[Math.floor(i / ANIMALS)]?.score[i % ANIMALS] ?? 0)
/** The space of each Evolution marker. */
const EVOLUTION_SPACES = SPACES.flatMap((s, i) => (s.section === 'evolution' ? [i] : []))

/** `animal × terms + term`: what the last position that was looked at holds. */
export const features = new Float64Array(ANIMALS * TERM_COUNT)

const display = new Int8Array(ANIMALS * ELEMENTS)
const displayBits = new Int8Array(ANIMALS)
const sharedTiles = new Int8Array(ANIMALS * ELEMENTS)
const alive = new Int8Array(ANIMALS)
const present = new Int8Array(ANIMALS)
const ventsHeld = new Int8Array(ANIMALS)
/** `terrain × 4 + animal`: the most that one tile of the terrain would pay. */
const bestTile = new Float64Array(TERRAINS * ANIMALS)
const paidNow = new Float64Array(ANIMALS)

const add = (animal: number, name: number, value: number): void => {
  const i = animal * TERM_COUNT + name
  features[i] = (features[i] as number) + value
}

/** Fills `features` for every animal in play. */
export function lookAt(s: MarineState): void {
  features.fill(0)
  sharedTiles.fill(0)
  ventsHeld.fill(0)
  bestTile.fill(0)
  readDisplays(s)
  for (let hex = 0; hex < HEXES; hex++) if ((s.terrain[hex] as number) !== NONE) readTile(s, hex)
  readMarkers(s)
  readSurvival(s)
  for (let element = 0; element < ELEMENTS; element++) readDominance(s, element)
  for (const animal of s.animals) {
    add(animal, VP, s.vp[animal] as number)
    add(animal, GENES, Math.min(GENES_COUNTED, s.genePool[animal] as number))
    add(animal, PAWNS, usablePawns(s, animal))
  }
}

function readDisplays(s: MarineState): void {
  for (const animal of s.animals) {
    let bits = 0
    for (let element = 0; element < ELEMENTS; element++) {
      const i = animal * ELEMENTS + element
      const discs = (s.fixed[i] as number) + (s.added[i] as number)
      display[i] = discs
      if (discs > 0) bits |= 1 << element
      add(animal, ELEMENTS_HELD, discs)
    }
    displayBits[animal] = bits
  }
}

function readTile(s: MarineState, hex: number): void {
  if (allSpeciesAt(s, hex) === 0) return
  const terrain = s.terrain[hex] as number
  let bits = 0
  for (const corner of cornersOf(hex)) {
    const element = s.corners[corner] as number
    if (element !== NONE) bits |= 1 << element
  }
  let allThrive = true
  for (const animal of s.animals) {
    readSpecies(s, hex, terrain, animal, bits)
    if (alive[animal] !== present[animal]) allThrive = false
  }
  pay(s, terrain, present, PRESENCE)
  for (const animal of s.animals) {
    const paid = paidNow[animal] as number
    const i = terrain * ANIMALS + animal
    if (paid > (bestTile[i] as number)) bestTile[i] = paid
    if (allThrive) add(animal, TILES, paid)
  }
  if (!allThrive) pay(s, terrain, alive, TILES)
}

function readSpecies(s: MarineState, hex: number, terrain: number, animal: number, bits: number): void {
  const n = s.species[hex * ANIMALS + animal] as number
  present[animal] = n
  alive[animal] = 0
  if (n === 0) return
  if (terrain === VENT) {
    add(animal, VENTS, n)
    ventsHeld[animal] = (ventsHeld[animal] as number) + 1
  }
  const matched = bits & (displayBits[animal] as number)
  for (let element = 0, left = matched; left !== 0; element++, left >>= 1) {
    if (left & 1) sharedTiles[animal * ELEMENTS + element] = (sharedTiles[animal * ELEMENTS + element] as number) + 1
  }
  if (matched === 0 && !thriveOn(s, animal, terrain)) {
    add(animal, ENDANGERED, n)
    return
  }
  alive[animal] = n
  add(animal, THRIVING, n)
  add(animal, SPREAD, 1)
}

/** Evolution scoring without traits: by number, then by the food chain. */
function pay(s: MarineState, terrain: number, count: Int8Array, name: number): void {
  for (const animal of s.animals) {
    const own = count[animal] as number
    paidNow[animal] = 0
    if (own === 0) continue
    let place = 0
    for (const other of s.animals) {
      const theirs = count[other] as number
      if (theirs > own || (theirs === own && other < animal)) place++
    }
    const vp = PAID[terrain * ANIMALS + place] as number
    paidNow[animal] = vp
    add(animal, name, vp)
  }
}

function readMarkers(s: MarineState): void {
  for (let slot = 0; slot < EVOLUTION_SPACES.length; slot++) {
    const terrain = s.evolution[slot] as number
    if (terrain === NONE || s.spaces[EVOLUTION_SPACES[slot] as number] !== NONE) continue
    for (const animal of s.animals) add(animal, SOON, bestTile[terrain * ANIMALS + animal] as number)
  }
}

function readSurvival(s: MarineState): void {
  let holder = NONE
  let most = 0
  for (const animal of s.animals) {
    const n = features[animal * TERM_COUNT + VENTS] as number
    if (n > most) {
      most = n
      holder = animal
    } else if (n === most) holder = NONE
  }
  if (holder !== NONE) add(holder, SURVIVAL, bonusPoints(ventsHeld[holder] as number))
}

function readDominance(s: MarineState, element: number): void {
  const controller = s.controller[element] as number
  const target = s.target[element] as number
  let threat = 0
  for (const animal of s.animals) {
    const i = animal * ELEMENTS + element
    const value = (display[i] as number) * (sharedTiles[i] as number)
    if (value <= target) continue
    const best = animal * TERM_COUNT + DOMINANCE
    features[best] = Math.max(features[best] as number, animal === controller ? value - target : value)
    if (animal !== controller) threat = 1
  }
  if (controller === NONE) return
  add(controller, TARGETS, target)
  add(controller, SPECIALS, 1)
  add(controller, THREATENED, threat * target)
  if (s.specialSpace[element] === NONE) add(controller, SPECIAL_PAWNS, 1)
}

/** Basic pawns can only go below the last one: those that have no room left are worth nothing before a retrieval. */
function usablePawns(s: MarineState, animal: number): number {
  const available = s.available[animal] as number
  let room = 0
  for (let space = lastSpaceHeld(s, animal) + 1; space < SPACE_COUNT && room < available; space++) {
    if (s.spaces[space] === NONE && !SPECIAL_ONLY[space]) room++
  }
  return room
}
