/** Where everything stands on the planet, in the board's own units. */

import { HEXES, type LandmassView, type MegafaunaView } from '@deeptime/megafauna'
import { readPlace } from './refs.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** From the middle of a hex to a corner, and from one hex to the next of its row. */
export const SIDE = 38.5
export const WIDTH = Math.sqrt(3) * SIDE
export const PITCH = 1.5 * SIDE
export const TAB = 17

/** How wide a craton is with its tabs, and the least sea between two landmasses, in hexes. */
const TAB_ROOM = 0.34
const LEAST_GAP = 0.34

/** The sea's width in hexes: as wide as four cratons in a row need where there is room, so that nothing changes its size when plates meet. */
const LEAST_WIDTH = 11.5
const FULL_WIDTH = 14.8
/** How far one sees round the world at both ends. */
const MARGIN = 14
const WIDE_MARGIN = 44

export interface Planet {
  readonly width: number
  readonly height: number
  /** What is seen beyond its eastern and western end: the other end again. */
  readonly margin: number
  /** The northernmost and southernmost row that is drawn. */
  readonly rows: readonly [number, number]
  /** The middle of each craton. */
  readonly cratons: ReadonlyMap<string, Point & { readonly row: number; readonly landmass: number }>
}

const across = ({ q, r }: { readonly q: number; readonly r: number }): number => q + r / 2

/** The western and eastern end of a landmass, measured from its die, tabs included. */
function extent({ parts }: LandmassView): readonly [number, number] {
  const xs = parts.flatMap((part) => HEXES.map((hex) => across({ q: part.q + hex.q, r: part.r + hex.r })))
  return [Math.min(...xs) - 0.5, Math.max(...xs) + 0.5 + TAB_ROOM]
}

export const FIRST_ROW = 0
export const LAST_ROW = 7

function rowsOf(game: MegafaunaView): readonly [number, number] {
  const rows = game.places.map((place) => place.row)
  const [north, south] = [Math.min(...rows), Math.max(...rows)]
  // The first game knows no climate: the strip would tell nothing, so the sea is only as high as it needs to be.
  if (game.air === null) return [north - 1, south + 1]
  return [Math.min(FIRST_ROW, north), Math.max(LAST_ROW, south)]
}

/** Landmasses in their order from west to east, with as much sea between them as there is. */
export function planetOf(game: MegafaunaView, roomy = false): Planet {
  const extents = game.landmasses.map(extent)
  const land = extents.reduce((sum, [west, east]) => sum + east - west, 0)
  // The fewer landmasses, the more open sea; but never so much that hexes become small.
  const whole = roomy && game.air !== null && game.landmasses.flatMap(({ parts }) => parts).length > 2
  const wide = Math.max(whole ? FULL_WIDTH : LEAST_WIDTH, land + extents.length * (extents.length > 2 || whole ? LEAST_GAP : 2))
  const gap = (wide - land) / extents.length
  const cratons = new Map<string, Point & { row: number; landmass: number }>()
  const rows = rowsOf(game)
  let x = gap / 2
  for (const [i, landmass] of game.landmasses.entries()) {
    const [west, east] = extents[i] as readonly [number, number]
    for (const part of landmass.parts) {
      const row = landmass.latitude + part.r
      cratons.set(part.craton, { x: (x - west + across(part)) * WIDTH, y: rowY(rows, row), row, landmass: i })
    }
    x += east - west + gap
  }
  return { width: wide * WIDTH, height: rowY(rows, rows[1]) + SIDE + 28, margin: roomy ? WIDE_MARGIN : MARGIN, rows, cratons }
}

export const rowY = ([first]: readonly [number, number], row: number): number => 8 + SIDE + (row - first) * PITCH

const TAB_HEX: Readonly<Record<string, number>> = { north: 1, middle: 2, south: 3 }

/** A place measured from the middle of its craton. */
export function offsetOf(place: string): Point {
  const { slot } = readPlace(place)
  const hex = HEXES[TAB_HEX[slot] ?? Number(slot)] as { q: number; r: number }
  const middle = { x: across(hex) * WIDTH, y: hex.r * PITCH }
  return slot in TAB_HEX ? { x: middle.x + WIDTH / 2 + 4, y: middle.y } : middle
}

export const isTab = (place: string): boolean => readPlace(place).slot in TAB_HEX

/** A place on the planet. */
export function spotOf(planet: Planet, place: string): Point {
  const craton = planet.cratons.get(readPlace(place).craton) ?? { x: 0, y: 0 }
  const offset = offsetOf(place)
  return { x: craton.x + offset.x, y: craton.y + offset.y }
}

export const corners = (x: number, y: number, side: number = SIDE): readonly (readonly [number, number])[] =>
  [0, 1, 2, 3, 4, 5].map((i) => [x + side * Math.sin((Math.PI / 3) * i), y - side * Math.cos((Math.PI / 3) * i)] as const)

export const hexPoints = (x: number, y: number, side: number = SIDE): string =>
  corners(x, y, side)
    .map(([a, b]) => `${a.toFixed(1)},${b.toFixed(1)}`)
    .join(' ')

/** The coast of a craton around its middle. */
export const COAST: string = coastline()

function coastline(): string {
  const key = ([x, y]: readonly [number, number]) => `${x.toFixed(0)},${y.toFixed(0)}`
  const edges = new Map<string, readonly [readonly [number, number], readonly [number, number]]>()
  for (const hex of HEXES) {
    const round = corners(across(hex) * WIDTH, hex.r * PITCH)
    round.forEach((a, i) => {
      const b = round[(i + 1) % 6] as readonly [number, number]
      if (!edges.delete(`${key(b)}|${key(a)}`)) edges.set(`${key(a)}|${key(b)}`, [a, b])
    })
  }
  const next = new Map([...edges.values()].map((edge) => [key(edge[0]), edge]))
  const start = [...edges.values()][0]?.[0] as readonly [number, number]
  let at = start
  let path = `M${at[0].toFixed(1)} ${at[1].toFixed(1)}`
  do {
    at = next.get(key(at))?.[1] as readonly [number, number]
    path += `L${at[0].toFixed(1)} ${at[1].toFixed(1)}`
  } while (key(at) !== key(start))
  return `${path}Z`
}

/** Where the name of a craton stands: below it, or above, or to its west, wherever no other plate and no edge is in the way. */
export function namePlace({ cratons, rows }: Planet, craton: string): { readonly y: number; readonly side: boolean } {
  const own = cratons.get(craton) ?? { x: 0, y: 0, row: 0 }
  const free = (rowsAway: number): boolean => {
    const row = own.row + rowsAway
    if (row < rows[0] || row > rows[1] + 1) return false
    return [...cratons].every(([id, other]) => id === craton || Math.abs(other.row - row) > 1 || Math.abs(other.x - own.x) > 3 * WIDTH)
  }
  if (free(2)) return { y: PITCH + SIDE + 22, side: false }
  if (free(-2)) return { y: -PITCH - SIDE - 7, side: false }
  return { y: PITCH + SIDE + 22, side: true }
}

/** Where creeples stand in a hex: the herbivore low, the carnivore in its triangle above; the lying at the foot. */
export function seatOf(level: string, together: boolean): Point & { readonly radius: number } {
  if (level === 'carnivore') return { x: 0, y: -8, radius: 10 }
  if (level === 'plant') return { x: 0, y: 22, radius: 9 }
  return together ? { x: 0, y: 15, radius: 11 } : { x: 0, y: 9, radius: 13 }
}
