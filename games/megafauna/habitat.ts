/** F3 Biomes: what a place is, what it costs to enter, and who can live there. */

import { oncePer } from '@deeptime/kit'
import { CRATONS } from './components/cratons.ts'
import { ALIEN_PLANTS, BIOMES, RAFTING } from './components/movement.ts'
import { ARMORED, colourOf, FLYER, FORM_COUNT, FORMS, formOf, GREEN, GREEN_ORGAN, ORGANS, SWIMMER } from './components/phyla.ts'
import type { Biome, World } from './components/types.ts'
import { distancesTo, geometryOf } from './geometry.ts'
import { CARNIVORE, HERBIVORE, hostOf, isTab, NOWHERE, PLACE_COUNT, PLANT, spaceAt, tabOf } from './places.ts'
import {
  BARE,
  BLACK_DISC,
  BLOOM_DISC,
  CARBON,
  DIVING_BELL,
  GREEN_DISC,
  hunts,
  NONE,
  type Species,
  type State,
  VENOM,
  WHITE_DISC,
} from './state.ts'
import { speciesOf } from './tableau.ts'

/** Biomes as numbers: those of the table (F2), then the ground of other worlds (K7), then a tab without a bloom. */
const BIOME_NAMES: readonly Biome[] = BIOMES.map(({ biome }) => biome)
const biomeNumber = (biome: Biome): number => BIOME_NAMES.indexOf(biome)
export const SEA = biomeNumber('sea')
export const BLOOM = biomeNumber('bloom')
export const WEEDS = biomeNumber('weeds')
export const FOREST = biomeNumber('forest')
export const MOUNTAIN = biomeNumber('mountain')
export const ICE = biomeNumber('ice')
export const LAND = BIOMES.length
export const WATER = BIOMES.length + 1
export const BARE_TAB = BIOMES.length + 2

/** The names of biomes in force, by number; words under `biome.`. */
export const BIOMES_IN_FORCE = [...BIOME_NAMES, 'land', 'water', 'offshore'] as readonly string[]

const DEAR = 2
/** By biome × form: dispersal points to enter. */
const COST: readonly number[] = [
  ...BIOMES.flatMap(({ cost }) => FORMS.map((form) => cost[form])),
  // K7: land 1, swimmers 2; water as the sea.
  ...FORMS.map((_, form) => (form === SWIMMER ? DEAR : 1)),
  ...FORMS.map((form) => BIOMES[SEA]?.cost[form] as number),
  ...FORMS.map(() => DEAR),
]
const HOME: readonly boolean[] = [
  ...BIOMES.flatMap(({ habitable }) => FORMS.map((form) => habitable[form])),
  ...FORMS.map((_, form) => form !== SWIMMER),
  ...FORMS.map((_, form) => form === SWIMMER || form === FLYER),
  ...FORMS.map(() => false),
]
const RUNNER: readonly number[] = BIOMES.map(({ roadrunner }) => (roadrunner === null ? NONE : ORGANS.indexOf(roadrunner)))
/** F5. */
export const RAFT_COST: readonly number[] = FORMS.map((form) => RAFTING[form])

/** K7b, by form: distances from water at which a plant lives, and its roadrunner. */
const PLANT_DISTANCES: readonly (readonly number[])[] = FORMS.map(
  (form) => ALIEN_PLANTS.find((plant) => plant.form === form)?.waterDistance ?? [],
)
const PLANT_RUNNER: readonly number[] = FORMS.map((form) => {
  const plant = ALIEN_PLANTS.find((p) => p.form === form)
  return plant ? ORGANS.indexOf(plant.roadrunner) : NONE
})

const printedBiomes = (world: World): readonly number[] =>
  CRATONS[world].flatMap(({ biomes }) => [
    ...biomes.map((biome) => (biome === 'basin' ? SEA : biome === 'highland' ? WEEDS : biomeNumber(biome))),
    ...[BARE_TAB, BARE_TAB, BARE_TAB],
  ])
const PRINTED: Readonly<Record<World, readonly number[]>> = {
  earth: printedBiomes('earth'),
  mars: printedBiomes('mars'),
  venus: printedBiomes('venus'),
}

/** What is printed on a hex; basins count as seas, highlands as weeds. */
export const printedBiome = (s: State, hex: number): number => PRINTED[s.rules.world][hex] as number
/** K7: hexes that can hold water. */
export const isBasin = (s: State, hex: number): boolean => printedBiome(s, hex) === SEA

/** K5g: the tab of Olympus Mons, where nothing lives and whose disc only goes under. */
export const isOlympus = (s: State, place: number): boolean => s.rules.world === 'mars' && place === OLYMPUS
const OLYMPUS_CRATON = CRATONS.mars.findIndex(({ olympusMons }) => olympusMons !== undefined)
const OLYMPUS = OLYMPUS_CRATON * 10 + 7

/** The biome in force: a disc prevails over the hex. */
export function biomeAt(s: State, place: number): number {
  const disc = s.discs[place] as number
  if (isTab(place)) return (s.rules.alien ? holdsAlga(s, place) : disc === BLOOM_DISC) ? BLOOM : BARE_TAB
  if (s.rules.alien) return disc === BLACK_DISC ? MOUNTAIN : disc === WHITE_DISC ? WATER : LAND
  switch (disc) {
    case BLACK_DISC:
      return MOUNTAIN
    case WHITE_DISC:
      return ICE
    case GREEN_DISC:
      return FOREST
    default:
      return printedBiome(s, place)
  }
}

/** K4b: a green swimmer on offshore carbon makes a bloom. */
const holdsAlga = (s: State, tab: number): boolean => s.discs[tab] === CARBON && s.upright[spaceAt(tab, PLANT)] === SWIMMER

export const entryCost = (biome: number, form: number): number => COST[biome * FORM_COUNT + form] as number

/** F3c: whether a form can live in a biome without help. */
export const isHome = (biome: number, form: number): boolean => HOME[biome * FORM_COUNT + form] as boolean

/** G4, H3: the organ that outruns others; K2: that of the plant that stands there. */
export function roadrunnerAt(s: State, place: number): number {
  if (!s.rules.alien) return RUNNER[biomeAt(s, place)] ?? NONE
  const plant = s.upright[spaceAt(place, PLANT)] as number
  return plant < 0 ? NONE : (PLANT_RUNNER[formOf(plant)] as number)
}

/** Water on the map: hexes with a white disc (K). */
export function waterHexes(s: State): readonly number[] {
  const found: number[] = []
  for (const hex of geometryOf(s.landmasses).hexes) if (s.discs[hex] === WHITE_DISC) found.push(hex)
  return found
}

/** K7b: steps from each hex to water; K4b: the host of an alga's tab is one step from it. */
export function waterDistances(s: State): readonly number[] {
  const geometry = geometryOf(s.landmasses)
  const steps = distancesTo(geometry, waterHexes(s)).slice()
  for (const tab of geometry.tabs) {
    if (!holdsAlga(s, tab)) continue
    const host = hostOf(tab)
    if (steps[host] === -1 || (steps[host] as number) > 1) steps[host] = 1
  }
  return steps
}

/** K7b: whether a plant of this form thrives here. */
export function isPlantHabitat(s: State, form: number, place: number, distances: readonly number[]): boolean {
  if (isTab(place)) {
    return form === SWIMMER && s.discs[place] === CARBON && !isOlympus(s, place) && (geometryOf(s.landmasses).open[place] as boolean)
  }
  if (s.discs[place] === BLACK_DISC) return false
  return PLANT_DISTANCES[form]?.includes(distances[place] as number) ?? false
}

/** F4a, K2b: whether the form of the prey suits the hunter. */
function formSuits(hunter: number, x: Species, prey: number, level: number, alien: boolean): boolean {
  const form = formOf(prey)
  if (form === 0 || form === formOf(hunter) || (x.flags & hunts(form)) !== 0) return true
  return alien && level === HERBIVORE && form === ARMORED && (x.organs[GREEN_ORGAN] as number) >= 2
}

/** F4: whether one species can eat another at this level (K2: herbivores eat plants). */
export function canEat(s: State, hunter: number, prey: number, level = CARNIVORE): boolean {
  // F4c: nobody eats its own species.
  if (hunter === prey) return false
  const x = speciesOf(s, hunter)
  const y = speciesOf(s, prey)
  if (!formSuits(hunter, x, prey, level, s.rules.alien)) return false
  // F4b, J3, J7d
  if ((y.flags & VENOM) !== 0 && (x.flags & VENOM) === 0 && x.size <= y.size && x.tools.length === 0) return false
  // J7c: a prey with a tool is safe from its own form, but for a hunter with a tool for that form.
  return y.tools.length === 0 || formOf(prey) !== formOf(hunter) || (x.flags & hunts(formOf(prey))) !== 0
}

/** F3c, J7b: whether a species can live at a level of this place, prey aside. A bell needs swimmers to eat. */
export function canLive(s: State, species: number, place: number, level: number, prey = NONE): boolean {
  const biome = biomeAt(s, place)
  if (isHome(biome, formOf(species))) return true
  if (level !== CARNIVORE || (biome !== SEA && biome !== BLOOM && biome !== WATER)) return false
  return (speciesOf(s, species).flags & DIVING_BELL) !== 0 && prey >= 0 && formOf(prey) === SWIMMER
}

/** K2: the levels that a colour can take. */
export const lowestLevel = (s: State, species: number): number => (s.rules.alien && colourOf(species) === GREEN ? PLANT : HERBIVORE)
export const highestLevel = (s: State, species: number): number => (s.rules.alien && colourOf(species) === GREEN ? HERBIVORE : CARNIVORE)

export const isAlienPlant = (s: State, species: number): boolean => s.rules.alien && colourOf(species) === GREEN

/** F4c: whether this species stands at another level of the place. */
export function standsElsewhere(s: State, species: number, place: number, level: number): boolean {
  for (let other = PLANT; other <= CARNIVORE; other++) {
    if (other !== level && s.upright[spaceAt(place, other)] === species) return true
  }
  return false
}

/** What feeds a level: nothing feeds plants, nor herbivores where there are no plants. */
export const feedsOn = (s: State, level: number): number => (level === PLANT || (level === HERBIVORE && !s.rules.alien) ? NONE : level - 1)

/**
 * F3c, F4, F6: whether a species could settle at a level of this place now: home, prey and no cannibalism. Who stands there
 * already does not matter. `distances` are those of `waterDistances`, and only plants of other worlds need them.
 */
export function couldSettle(s: State, species: number, place: number, level: number, distances: readonly number[]): boolean {
  if (level < lowestLevel(s, species) || level > highestLevel(s, species)) return false
  const food = feedsOn(s, level)
  const prey = food === NONE ? NONE : (s.upright[spaceAt(place, food)] as number)
  if (food !== NONE && (prey < 0 || !canEat(s, species, prey, level))) return false
  if (standsElsewhere(s, species, place, level)) return false
  return isAlienPlant(s, species) ? isPlantHabitat(s, formOf(species), place, distances) : canLive(s, species, place, level, prey)
}

/** Distances that nobody needs. */
const NO_DISTANCES: readonly number[] = new Array<number>(PLACE_COUNT).fill(-1)
export const distancesFor = (s: State, species: number): readonly number[] => (isAlienPlant(s, species) ? waterDistances(s) : NO_DISTANCES)

/** The bloom off a coast, or nowhere. */
export function bloomOff(s: State, hex: number): number {
  const tab = tabOf(hex)
  return tab !== NOWHERE && biomeAt(s, tab) === BLOOM && (geometryOf(s.landmasses).open[tab] as boolean) ? tab : NOWHERE
}

/** Hexes with this printed ground, by arrangement. */
export const seasOf = (s: State): readonly number[] => seasByArrangement(s.landmasses)(s.rules.world)
const seasByArrangement = oncePer((landmasses: State['landmasses']) => {
  const { hexes } = geometryOf(landmasses)
  return (world: World): readonly number[] => hexes.filter((hex) => PRINTED[world][hex] === SEA)
})

export const isDiscFree = (s: State, place: number): boolean => s.discs[place] === BARE
