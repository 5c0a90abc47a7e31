import type { Rng } from '@deeptime/engine'
import { type Axial, nameOf, ORIGIN } from '@deeptime/hex'
import { RANDOM_EARTH, START_ELEMENTS, START_TILES, WANDERLUST_STACKS } from '../components/board.ts'
import { ELEMENT_IDS, TERRAIN_IDS, VENT_SIDES } from '../components/ids.ts'
import { TERRAINS as TERRAIN_DATA } from '../components/terrains.ts'
import { discAt } from '../earth.ts'
import { drawKind, elementBitsOf, putOnCorner, removeFromCorner, takeFromBag } from '../elements.ts'
import { cornerOf, hexAt } from '../geometry.ts'
import { type MarineState, VENT } from '../state.ts'

const MIDDLE = hexAt(ORIGIN)
/** The six corners of the middle tile, where elements lie at the start. */
export const START_CORNERS: readonly number[] = START_ELEMENTS.map(({ corner }) => cornerOf(MIDDLE, corner))

function layTile(s: MarineState, place: Axial, terrain: number): void {
  const hex = hexAt(place)
  s.tile[hex] = s.terrain[hex] = terrain
}

/** The large tiles that are not on Earth. */
function tilesLeft(s: MarineState): number[] {
  const laid = (terrain: number): number => s.tile.filter((t) => t === terrain).length
  return TERRAIN_DATA.flatMap(({ largeTiles }, terrain) => new Array<number>(largeTiles - laid(terrain)).fill(terrain))
}

/** Set-up B, C and D: tiles, stacks and Vents. */
export function layEarth(s: MarineState, rng: Rng): void {
  const random = new Set(s.variants.randomEarth ? RANDOM_EARTH.random.map(nameOf) : [])
  for (const { hex, terrain } of START_TILES) if (!random.has(nameOf(hex))) layTile(s, hex, TERRAIN_IDS.indexOf(terrain))
  const tiles = rng.shuffle(tilesLeft(s))
  // Random Earth: the seven tiles in the middle come from the others.
  if (s.variants.randomEarth) for (const hex of RANDOM_EARTH.random) layTile(s, hex, tiles.pop() as number)
  for (const stack of s.stacks) stack.push(...tiles.splice(0, WANDERLUST_STACKS.tiles))
  for (const { hex, vent } of START_TILES) {
    if (vent === undefined) continue
    const at = hexAt(hex)
    s.terrain[at] = VENT
    s.ventSide[at] = VENT_SIDES.indexOf(vent)
    s.ventsLeft--
  }
}

/** Set-up E: one disc of each type around the middle tile. */
export function placeStartElements(s: MarineState): void {
  START_ELEMENTS.forEach(({ element }, i) => {
    const type = ELEMENT_IDS.indexOf(element)
    takeFromBag(s, type)
    putOnCorner(s, START_CORNERS[i] as number, type)
  })
}

const startTypes = (s: MarineState): number => START_CORNERS.reduce((bits, corner) => bits | (1 << discAt(s, corner)), 0)

/** Random Earth: six random discs, drawn again until every animal matches at least one of them. */
export function drawStartElements(s: MarineState, random: (n: number) => number): void {
  for (;;) {
    for (const corner of START_CORNERS) putOnCorner(s, corner, drawKind(s.bag, random))
    const types = startTypes(s)
    if (s.animals.every((animal) => (elementBitsOf(s, animal) & types) !== 0)) return
    for (const corner of START_CORNERS) removeFromCorner(s, corner)
  }
}
