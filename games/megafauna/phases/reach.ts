/** F2, F3, F5 How far a species' children get: the cheapest way from any of its mothers. */

import { motherSpecies } from '../actions/marine.ts'
import { windBlows } from '../climate.ts'
import { formOf, SWIMMER } from '../components/phyla.ts'
import { placesOf } from '../creeples.ts'
import { EAST, geometryOf, WEST } from '../geometry.ts'
import { BARE_TAB, BLOOM, biomeAt, bloomOff, entryCost, isAlienPlant, isOlympus, RAFT_COST } from '../habitat.ts'
import { hostOf, isTab, NOWHERE, PLACE_COUNT, tabOf } from '../places.ts'
import { CARBON, DIVING_BELL, type State } from '../state.ts'
import { dispersalPoints, speciesOf } from '../tableau.ts'

export const UNREACHED = 99

/** By place: dispersal points from the nearest mother, or `UNREACHED`. Filled anew by each `reach`. */
export const distance = new Uint8Array(PLACE_COUNT)
/** Places by their distance, as far as any child goes. */
const MOST_POINTS = 64
const buckets: number[][] = Array.from({ length: MOST_POINTS + 1 }, () => [])
const mothers: number[] = []

let points = 0
let world: State
let mover = 0

/** F1: from every living creeple of the species. */
export function reach(s: State, species: number): void {
  mothers.length = 0
  // C2g: an archetype that nobody has seen yet has a swimmer for a mother.
  reachFrom(s, species, placesOf(s, motherSpecies(s, species), mothers))
}

/** I1: from one place. */
export function reachFrom(s: State, species: number, from: readonly number[]): void {
  points = Math.min(MOST_POINTS, dispersalPoints(speciesOf(s, species)))
  world = s
  mover = species
  distance.fill(UNREACHED)
  for (const bucket of buckets) bucket.length = 0
  for (const place of from) note(place, 0)
  for (let cost = 0; cost <= points; cost++) {
    const bucket = buckets[cost] as number[]
    for (let i = 0; i < bucket.length; i++) {
      const place = bucket[i] as number
      if (distance[place] === cost) goOn(place, cost)
    }
  }
}

function note(place: number, cost: number): void {
  if (cost > points || cost >= (distance[place] as number)) return
  distance[place] = cost
  ;(buckets[cost] as number[]).push(place)
}

/** F3a: all steps from a place, each paid on entering. */
function goOn(place: number, cost: number): void {
  const geometry = geometryOf(world.landmasses)
  if (isTab(place)) {
    // A creeple that only came to live here by its bell goes no further; one that lives here does.
    if (cost > 0 && formOf(mover) !== SWIMMER) return
    stepTo(hostOf(place), cost)
    for (const next of geometry.tabNext[place] as readonly number[]) if (canEnterTab(next)) stepTo(next, cost)
    // F5: a bloom rafts like its host; a bare tab does not.
    if (geometry.open[place] && biomeAt(world, place) === BLOOM) raft(hostOf(place), EAST, cost)
    return
  }
  for (const next of geometry.neighbours[place] as readonly number[]) stepTo(next, cost)
  const tab = tabOf(place)
  if (tab !== NOWHERE && geometry.open[tab] && canEnterTab(tab)) stepTo(tab, cost)
  raft(place, WEST, cost)
  raft(place, EAST, cost)
}

/** F3b: swimmers, and carnivores with a bell that will live there; K4b: algae on bare carbon too. */
function canEnterTab(tab: number): boolean {
  if (isOlympus(world, tab)) return false
  if (isAlienPlant(world, mover)) return formOf(mover) === SWIMMER && world.discs[tab] === CARBON
  if (biomeAt(world, tab) !== BLOOM) return false
  return formOf(mover) === SWIMMER || (speciesOf(world, mover).flags & DIVING_BELL) !== 0
}

function stepTo(place: number, cost: number): void {
  const biome = biomeAt(world, place)
  note(place, cost + entryCost(biome === BARE_TAB ? BLOOM : biome, formOf(mover)))
}

/** F5: with the wind of the row to the first coast; a swimmer may land in the bloom off it. */
function raft(hex: number, heading: number, cost: number): void {
  const geometry = geometryOf(world.landmasses)
  const landing = (heading === WEST ? geometry.raftWest : geometry.raftEast)[hex] as number
  if (landing === NOWHERE || !windBlows(world, geometry.row[hex] as number, heading)) return
  const total = cost + (RAFT_COST[formOf(mover)] as number)
  stepTo(landing, total)
  if (heading !== WEST || formOf(mover) !== SWIMMER) return
  const bloom = bloomOff(world, landing)
  if (bloom !== NOWHERE && canEnterTab(bloom)) stepTo(bloom, total)
}
