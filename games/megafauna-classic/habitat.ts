/** What a habitat is and who can live there (2.6e, 9.2e, 10.4, 12.0, 13.1, 14.1, 15.2). Pure questions, no changes. */

import { AGRICULTURE, BONE_CRACKING, PROJECTILE_HUNTING } from './components/cultures.ts'
import { LETTER_COUNT, meets, ROADRUNNER } from './components/dna.ts'
import { PPM_800, PPM_1600 } from './components/greenhouse.ts'
import { BIOME, comesFirst, DIRECTIONS, isAtlantic, neighbour, PREDATOR, PRINTED_CLIMAX, placeAt, ROOTER } from './components/map.ts'
import { colourOf } from './components/players.ts'
import { biomeData, homelandTile, immigrantData, TILES } from './components/tiles.ts'
import {
  atlanticIsOpen,
  type Beast,
  ICE,
  immigrantUnit,
  isImmigrantUnit,
  LAND,
  SEA,
  type Species,
  type State,
  tileOfUnit,
  unitsIn,
} from './state.ts'

const PRINTED_TERRAIN = { land: LAND, sea: SEA, amphibious: LAND | SEA } as const

/** Immigrants as beasts. Their terrain is printed and never changes (2.4g); a predator has no size of its own: 0. */
const IMMIGRANTS: readonly (Beast | undefined)[] = TILES.map((tile, i) =>
  tile.kind === 'biome'
    ? undefined
    : {
        unit: immigrantUnit(i),
        size: tile.size ?? 0,
        dna: tile.counts,
        cultures: 0,
        enters: PRINTED_TERRAIN[tile.terrain],
        hunts: true,
      },
)

export const beastOf = (state: State, unit: number): Beast =>
  isImmigrantUnit(unit) ? (IMMIGRANTS[tileOfUnit(unit)] as Beast) : (state.species[unit] as Species)

export const immigrantBeast = (tile: number): Beast => IMMIGRANTS[tile] as Beast
export const immigrantOfUnit = (unit: number) => immigrantData(tileOfUnit(unit))

/** 15.2: empty slots are sea at 1600 ppm or more. A flipped biome is barren sea or ice (15.1c–d). */
export function terrainOf(state: State, habitat: number): number {
  const tile = state.tiles[habitat] as number
  if (tile < 0) return state.greenhouse >= PPM_1600 ? SEA : LAND
  if (state.flipped[habitat]) return state.greenhouse < PPM_800 ? ICE : SEA
  return biomeData(tile).land ? LAND : SEA
}

/** 3.5c, 15.1e: the climax of a slot is that of its tile, 100 more when flipped, else the printed one. */
export function climaxOf(state: State, habitat: number): number {
  const tile = state.tiles[habitat] as number
  if (tile < 0) return PRINTED_CLIMAX[habitat] as number
  return biomeData(tile).climax + (state.flipped[habitat] ? 100 : 0)
}

/** The habitat of lowest climax among these; ties as 2.4d rules. −1 when there is none. */
export function lowestClimax(state: State, habitats: readonly number[], counts: (habitat: number) => boolean): number {
  let lowest = -1
  for (const h of habitats) {
    if (!counts(h)) continue
    const difference = lowest < 0 ? -1 : climaxOf(state, h) - climaxOf(state, lowest)
    if (difference < 0 || (difference === 0 && comesFirst(h, lowest))) lowest = h
  }
  return lowest
}

/** Where a colour's homeland lies, −1 when it is not on the map. */
export const homelandOf = (state: State, colour: number): number => state.tiles.indexOf(homelandTile(colour))

/** Are these two habitats neighbours that the open Atlantic does not part? */
function areJoined(state: State, from: number, to: number): boolean {
  const open = atlanticIsOpen(state)
  return DIRECTIONS.some((dir) => neighbour(from, dir) === to && !(open && isAtlantic(from, dir)))
}

/** 9.2e: an empty slot beside the homeland feeds a farmer that may enter it. */
export function isFarmFor(state: State, beast: Beast, habitat: number): boolean {
  if ((beast.cultures & AGRICULTURE) === 0 || (state.tiles[habitat] as number) >= 0) return false
  if ((beast.enters & terrainOf(state, habitat)) === 0) return false
  const homeland = homelandOf(state, colourOf(beast.unit))
  return homeland >= 0 && areJoined(state, homeland, habitat)
}

/** Does an animal of this colour work a farm in this habitat? */
export const hasFarmAnimal = (state: State, colour: number, habitat: number): boolean =>
  unitsIn(state, habitat, BIOME).some(
    (u) => !isImmigrantUnit(u) && colourOf(u) === colour && isFarmFor(state, state.species[u] as Species, habitat),
  )

/** 9.2e: a homeland with a working farm beside it does not go extinct. */
export function isImmune(state: State, habitat: number): boolean {
  const tile = state.tiles[habitat] as number
  if (!state.rules.farmImmunity || tile < 0) return false
  const colour = biomeData(tile).owner
  if (colour < 0) return false
  return DIRECTIONS.some((dir) => {
    const next = neighbour(habitat, dir)
    return next >= 0 && hasFarmAnimal(state, colour, next)
  })
}

/** 13.1: can this herbivore eat what this space offers? */
export function eats(state: State, beast: Beast, habitat: number, space: number): boolean {
  if (space === PREDATOR) return false
  const tile = state.tiles[habitat] as number
  if (tile < 0) return space === BIOME && isFarmFor(state, beast, habitat)
  const biome = biomeData(tile)
  if (space === ROOTER) return biome.rooterRequirement !== null && meets(beast.dna, biome.rooterRequirement)
  return meets(beast.dna, biome.requirement)
}

/** 14.1: size within one, at least as much of each roadrunner letter, never one's own species. */
export function suits(hunter: Beast, prey: Beast): boolean {
  if (!hunter.hunts || hunter.unit === prey.unit) return false
  // 14.4a: an immigrant predator has the size of its prey, and none that would protect it while it grazes; 9.2b: bone-crackers mind no size.
  if (hunter.size > 0 && prey.size > 0 && (hunter.cultures & BONE_CRACKING) === 0) {
    const difference = hunter.size - prey.size
    if (difference > 1 || difference < -1) return false
  }
  // 9.2c: projectile hunters overlook one letter.
  let overlooked = (hunter.cultures & PROJECTILE_HUNTING) === 0 ? 0 : 1
  for (let letter = ROADRUNNER; letter < LETTER_COUNT; letter++) {
    if ((hunter.dna[letter] as number) < (prey.dna[letter] as number) && overlooked-- === 0) return false
  }
  return true
}

/** Does some herbivore in this habitat suit the hunter? */
export function hasPrey(state: State, hunter: Beast, habitat: number): boolean {
  return preyIn(state, hunter, placeAt(habitat, BIOME)) || preyIn(state, hunter, placeAt(habitat, ROOTER))
}

function preyIn(state: State, hunter: Beast, place: number): boolean {
  const units = state.units[place] as number[]
  for (let i = 0; i < units.length; i++) if (suits(hunter, beastOf(state, units[i] as number))) return true
  return false
}

/** 10.4: can this beast live in that space as things stand? Contests are not considered. */
export function canLive(state: State, beast: Beast, habitat: number, space: number): boolean {
  if (state.flipped[habitat] || (beast.enters & terrainOf(state, habitat)) === 0) return false
  return space === PREDATOR ? hasPrey(state, beast, habitat) : eats(state, beast, habitat, space)
}
