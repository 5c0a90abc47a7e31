/** Where plates lie, what touches what, and how they drift, collide and break: pure, and worked out once for each arrangement. */

import { HEX_COUNT, HEXES } from './components/cratons.ts'
import { cratonOf, hostOf, isTab, MOST_CRATONS, NOWHERE, PLACE_COUNT, placeAt, slotOf, tabOf } from './places.ts'

/** A craton within a landmass; the one with the die lies at 0, 0. */
export interface Part {
  readonly craton: number
  readonly q: number
  readonly r: number
}

/** A craton, or a continent of several (D4). Landmasses stand in one cyclic order from west to east; arrangements are never changed, only replaced. */
export interface Landmass {
  /** The craton that holds the latitude die. */
  readonly die: number
  readonly latitude: number
  readonly parts: readonly Part[]
}
export type Landmasses = readonly Landmass[]

export const EAST = 1
export const WEST = -1
export type Heading = typeof EAST | typeof WEST

/** Rows of a continent may lie beyond the strip; this is no row at all. */
export const NO_ROW = -99

export interface Geometry {
  /** Hexes in play, in order of place. */
  readonly hexes: readonly number[]
  readonly tabs: readonly number[]
  /** By place: its true row. */
  readonly row: readonly number[]
  /** By craton: the landmass it belongs to. */
  readonly landmassOf: readonly number[]
  /** By hex: the hexes that touch it, whatever their craton. */
  readonly neighbours: readonly (readonly number[])[]
  /** By hex: the hex next to it in its row on the same landmass, or nowhere: open ocean. */
  readonly westOf: readonly number[]
  readonly eastOf: readonly number[]
  /** By tab: whether no hex fills its cell. */
  readonly open: readonly boolean[]
  /** By tab: open tabs whose cells touch its own. */
  readonly tabNext: readonly (readonly number[])[]
  /** By coastal hex: where a raft lands that drifts west or east, or nowhere. */
  readonly raftWest: readonly number[]
  readonly raftEast: readonly number[]
}

interface Cell {
  readonly place: number
  readonly q: number
  readonly row: number
}

const key = (q: number, row: number): number => q * 1024 + row

const STEPS: readonly (readonly [number, number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
]

/** By cell: the place that fills it. */
class CellMap {
  readonly #byCell = new Map<number, number>()
  constructor(cells: readonly Cell[]) {
    for (const { place, q, row } of cells) this.#byCell.set(key(q, row), place)
  }
  at(q: number, row: number): number {
    return this.#byCell.get(key(q, row)) ?? NOWHERE
  }
  around({ q, row }: Cell): readonly number[] {
    const found: number[] = []
    for (const [dq, dr] of STEPS) {
      const place = this.at(q + dq, row + dr)
      if (place !== NOWHERE) found.push(place)
    }
    return found
  }
}

/** A hex as its own landmass has it. */
interface Ground {
  readonly cell: Cell
  readonly neighbours: readonly number[]
  readonly west: number
  readonly east: number
  /** F5: the hex across a notch of its own coast, or nowhere. */
  readonly notchWest: number
  readonly notchEast: number
}

interface Offshore {
  readonly tab: number
  readonly row: number
  readonly open: boolean
  readonly next: readonly number[]
}

type Rims = ReadonlyMap<number, { readonly west: Cell; readonly east: Cell }>

/** All of a landmass that does not depend on where the others lie. */
interface Plate {
  readonly grounds: readonly Ground[]
  readonly offshore: readonly Offshore[]
  readonly rims: Rims
}

const cellsOf = ({ latitude, parts }: Landmass): readonly Cell[] =>
  parts.flatMap(({ craton, q, r }) => HEXES.map((hex, slot) => ({ place: placeAt(craton, slot), q: q + hex.q, row: latitude + r + hex.r })))

/** The westmost and eastmost cell of each row. */
function rimsOf(cells: readonly Cell[]): Rims {
  const rims = new Map<number, { west: Cell; east: Cell }>()
  for (const cell of cells) {
    const known = rims.get(cell.row)
    if (!known) rims.set(cell.row, { west: cell, east: cell })
    else if (cell.q < known.west.q) known.west = cell
    else if (cell.q > known.east.q) known.east = cell
  }
  return rims
}

/** The next hex of its row beyond open water. */
function acrossNotch(cells: readonly Cell[], cell: Cell, heading: Heading): number {
  let best: Cell | undefined
  for (const other of cells) {
    if (other.row !== cell.row || (other.q - cell.q) * heading <= 0) continue
    if (!best || (best.q - other.q) * heading > 0) best = other
  }
  return best ? best.place : NOWHERE
}

/** A tab lies in the cell east of its host; it is closed while a hex of its landmass fills that cell. */
function offshoreOf(cells: readonly Cell[], hexes: CellMap): readonly Offshore[] {
  const tabs = cells
    .filter(({ place }) => tabOf(place) !== NOWHERE)
    .map(({ place, q, row }): Cell => ({ place: tabOf(place), q: q + 1, row }))
  const isOpen = ({ q, row }: Cell): boolean => hexes.at(q, row) === NOWHERE
  const open = new CellMap(tabs.filter(isOpen))
  return tabs.map((cell) => ({ tab: cell.place, row: cell.row, open: isOpen(cell), next: open.around(cell) }))
}

function makePlate(landmass: Landmass): Plate {
  const cells = cellsOf(landmass)
  const map = new CellMap(cells)
  const grounds = cells.map(
    (cell): Ground => ({
      cell,
      neighbours: map.around(cell),
      west: map.at(cell.q - 1, cell.row),
      east: map.at(cell.q + 1, cell.row),
      notchWest: acrossNotch(cells, cell, WEST),
      notchEast: acrossNotch(cells, cell, EAST),
    }),
  )
  return { grounds, offshore: offshoreOf(cells, map), rims: rimsOf(cells) }
}

const nameOf = ({ latitude, parts }: Landmass): string => {
  let name = `/${latitude}`
  for (const { craton, q, r } of parts) name += `:${craton},${q},${r}`
  return name
}

/** Worked out once for each thing, and for its likes: they come back from game to game, so a good many are remembered by what they look like. */
function remembering<Key extends object, Value>(most: number, nameOf: (key: Key) => string, make: (key: Key) => Value) {
  const worked = new WeakMap<Key, Value>()
  const remembered = new Map<string, Value>()
  return (key: Key): Value => {
    const found = worked.get(key)
    if (found) return found
    const name = nameOf(key)
    const made = remembered.get(name) ?? make(key)
    if (remembered.size >= most) remembered.clear()
    remembered.set(name, made)
    worked.set(key, made)
    return made
  }
}

const plateOf = remembering(4000, nameOf, makePlate)

/** The geometry of an arrangement. */
export const geometryOf: (landmasses: Landmasses) => Geometry = remembering(
  4000,
  (landmasses: Landmasses) => landmasses.map(nameOf).join(''),
  makeGeometry,
)

const NOTHING: readonly number[] = []

function makeGeometry(landmasses: Landmasses): Geometry {
  const none = (): number[] => new Array<number>(PLACE_COUNT).fill(NOWHERE)
  const row = new Array<number>(PLACE_COUNT).fill(NO_ROW)
  const landmassOf = new Array<number>(MOST_CRATONS).fill(NOWHERE)
  const neighbours = new Array<readonly number[]>(PLACE_COUNT).fill(NOTHING)
  const tabNext = new Array<readonly number[]>(PLACE_COUNT).fill(NOTHING)
  const [westOf, eastOf, raftWest, raftEast] = [none(), none(), none(), none()]
  const open = new Array<boolean>(PLACE_COUNT).fill(false)
  const plates = landmasses.map(plateOf)
  for (const [i, { grounds, offshore }] of plates.entries()) {
    for (const ground of grounds) {
      const { place, row: r } = ground.cell
      row[place] = r
      landmassOf[cratonOf(place)] = i
      westOf[place] = ground.west
      eastOf[place] = ground.east
      neighbours[place] = ground.neighbours
      if (ground.west === NOWHERE) raftWest[place] = landing(plates, i, ground.cell, ground.notchWest, WEST)
      if (ground.east === NOWHERE) raftEast[place] = landing(plates, i, ground.cell, ground.notchEast, EAST)
    }
    for (const { tab, row: r, open: isOpen, next } of offshore) {
      row[tab] = r
      open[tab] = isOpen
      tabNext[tab] = next
    }
  }
  const [hexes, tabs]: [number[], number[]] = [[], []]
  for (let place = 0; place < PLACE_COUNT; place++) if (row[place] !== NO_ROW) (isTab(place) ? tabs : hexes).push(place)
  return { hexes, tabs, row, landmassOf, neighbours, westOf, eastOf, open, tabNext, raftWest, raftEast }
}

/** F5: across a notch of the own coast; else the facing coast of the next landmass with the row; else the own far coast. */
function landing(plates: readonly Plate[], from: number, cell: Cell, notch: number, heading: Heading): number {
  if (notch !== NOWHERE) return notch
  for (let step = 1; step < plates.length; step++) {
    const next = plates[wrap(from + step * heading, plates.length)]?.rims.get(cell.row)
    if (next) return heading === EAST ? next.west.place : next.east.place
  }
  const own = plates[from]?.rims.get(cell.row)
  const far = heading === EAST ? own?.west : own?.east
  return far && far.place !== cell.place ? far.place : NOWHERE
}

const wrap = (n: number, count: number): number => ((n % count) + count) % count

export const landmassWith = (landmasses: Landmasses, craton: number): number =>
  landmasses.findIndex(({ parts }) => parts.some((part) => part.craton === craton))
/** The landmass that a craton moves as the holder of its die, or −1: it has none (D1, D3). */
export const landmassOfDie = (landmasses: Landmasses, craton: number): number => landmasses.findIndex(({ die }) => die === craton)

export const single = (craton: number, latitude: number): Landmass => ({ die: craton, latitude, parts: [{ craton, q: 0, r: 0 }] })

export const NORTHMOST = 1
export const SOUTHMOST = 6
const clamp = (latitude: number): number => Math.min(SOUTHMOST, Math.max(NORTHMOST, latitude))

/** D1: the landmass moves so many latitudes to the south (or north, below 0); its die never leaves 1 to 6. */
export function shifted(landmasses: Landmasses, index: number, steps: number): Landmasses {
  return landmasses.map((landmass, i) => (i === index ? { ...landmass, latitude: clamp(landmass.latitude + steps) } : landmass))
}

export interface Collision {
  readonly landmasses: Landmasses
  /** Cratons of the landmass that was struck. */
  readonly struck: readonly number[]
  /** Its hexes that touch the one that moved: mountains rise there (D3c). */
  readonly touching: readonly number[]
  /** Tabs that went under (D3d). */
  readonly subducted: readonly number[]
}

/** D3: who is struck when a landmass moves: the first that shares a row, in cyclic order; −1 if there is none. */
export function struckBy(landmasses: Landmasses, index: number, heading: Heading): number {
  const { rims } = plateOf(landmasses[index] as Landmass)
  for (let step = 1; step < landmasses.length; step++) {
    const other = wrap(index + step * heading, landmasses.length)
    for (const row of plateOf(landmasses[other] as Landmass).rims.keys()) if (rims.has(row)) return other
  }
  return -1
}

/** D3a: how far the moving landmass is from the struck one, both drawn as their own columns say. */
function gap(moving: Plate, struck: Plate, heading: Heading): number {
  let nearest: number | undefined
  for (const [row, rim] of moving.rims) {
    const other = struck.rims.get(row)
    if (!other) continue
    const way = heading === EAST ? other.west.q - 1 - rim.east.q : other.east.q + 1 - rim.west.q
    if (nearest === undefined || (heading === EAST ? way < nearest : way > nearest)) nearest = way
  }
  return nearest ?? 0
}

/** D3: the landmass strikes another and both become one continent, in the place of the struck one; the mover keeps its die. */
export function collide(landmasses: Landmasses, index: number, target: number, heading: Heading): Collision {
  const moving = landmasses[index] as Landmass
  const struck = landmasses[target] as Landmass
  const shift = gap(plateOf(moving), plateOf(struck), heading)
  // The die craton of the mover stays at 0, 0: the struck landmass moves the other way instead.
  const rows = struck.latitude - moving.latitude
  const arrived = struck.parts.map(({ craton, q, r }) => ({ craton, q: q - shift, r: r + rows }))
  const merged: Landmass = { die: moving.die, latitude: moving.latitude, parts: [...moving.parts, ...arrived] }
  const after = landmasses.flatMap((landmass, i) => (i === index ? [] : i === target ? [merged] : [landmass]))
  const [before, now] = [geometryOf(landmasses), geometryOf(after)]
  const movers = new Set(moving.parts.map(({ craton }) => craton))
  const cratons = struck.parts.map(({ craton }) => craton)
  const touching = now.hexes.filter(
    (hex) => cratons.includes(cratonOf(hex)) && now.neighbours[hex]?.some((other) => movers.has(cratonOf(other))),
  )
  return { landmasses: after, struck: cratons, touching, subducted: now.tabs.filter((tab) => before.open[tab] && !now.open[tab]) }
}

/** D3, third case: the landmass changes places with its neighbour in that direction. */
export function drifted(landmasses: Landmasses, index: number, heading: Heading): Landmasses {
  const other = wrap(index + heading, landmasses.length)
  return landmasses.map((landmass, i) =>
    i === index ? (landmasses[other] as Landmass) : i === other ? (landmasses[index] as Landmass) : landmass,
  )
}

/** D4: a continent breaks into its cratons, west to east, ties north first; each has a die of its own again. */
export function rifted(landmasses: Landmasses, index: number): Landmasses {
  const { latitude, parts } = landmasses[index] as Landmass
  const across = ({ q, r }: Part): number => q + r / 2
  const pieces = [...parts].sort((a, b) => across(a) - across(b) || a.r - b.r)
  const split = pieces.map(({ craton, r }) => single(craton, clamp(latitude + r)))
  return landmasses.flatMap((landmass, i) => (i === index ? split : [landmass]))
}

/** Steps on the landmass from each hex to the nearest of these hexes; −1 where there is none (K7b). */
export function distancesTo(geometry: Geometry, targets: readonly number[]): readonly number[] {
  const steps = new Array<number>(PLACE_COUNT).fill(-1)
  let edge = targets
  for (const hex of targets) steps[hex] = 0
  for (let distance = 1; edge.length > 0; distance++) {
    const next: number[] = []
    for (const hex of edge) {
      for (const other of geometry.neighbours[hex] as readonly number[]) {
        if (steps[other] !== -1) continue
        steps[other] = distance
        next.push(other)
      }
    }
    edge = next
  }
  return steps
}

/** The hex next to a place on the ground: itself, or the host of a tab. */
export const groundOf = (place: number): number => (slotOf(place) < HEX_COUNT ? place : hostOf(place))
