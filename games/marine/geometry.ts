import { type Axial, BOARD, CORNER_NAMES, type CornerName } from './data/board.ts'

/** The hex grid as tables of small numbers: hexes 0–36, corners 0–95, worked out once. */

export const HEXES = 37
export const CORNERS = 96
/** In the tables: a place outside the grid. */
export const OUTSIDE = -1

/** The six neighbours of a hex, clockwise from the north-east one. */
const NEIGHBOURS: readonly Axial[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
]

const within = ([q, r]: Axial): boolean => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= BOARD.radius
const add = (a: Axial, b: Axial): Axial => [a[0] + b[0], a[1] + b[1]]
const name = ([q, r]: Axial): string => `${q},${r}`

function everyHex(): Axial[] {
  const { radius } = BOARD
  const span = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius)
  return span.flatMap((q) => span.map((r): Axial => [q, r])).filter(within)
}

/** Axial coordinates of each hex. */
export const AXIAL: readonly Axial[] = everyHex()

const HEX_BY_NAME: ReadonlyMap<string, number> = new Map(AXIAL.map((a, i) => [name(a), i]))

/** The number of the hex at these coordinates, `OUTSIDE` if the grid has none there. */
export const hexAt = (q: number, r: number): number => HEX_BY_NAME.get(`${q},${r}`) ?? OUTSIDE

/** What options and views call the hexes: `tile:2,-1`. */
export const HEX_REFS: readonly string[] = AXIAL.map((a) => `tile:${name(a)}`)

/** The hexes beside each hex (two to six of them). */
export const ADJACENT: readonly (readonly number[])[] = AXIAL.map((a) =>
  NEIGHBOURS.map((d) => hexAt(...add(a, d))).filter((h) => h !== OUTSIDE),
)

/** A hex with fewer than six neighbours in the grid: the rim of the board. */
export const ON_EDGE: readonly boolean[] = ADJACENT.map((around) => around.length < NEIGHBOURS.length)

/** Above the middle line of the board, across it, or below. */
export type Half = 'upper' | 'middle' | 'lower'
export const HALF: readonly Half[] = AXIAL.map(([q, r]) => {
  const height = 2 * r + q
  return height < 0 ? 'upper' : height > 0 ? 'lower' : 'middle'
})

/** A corner is where three hexes meet; on the rim one or two of them lie outside, and still belong to its name. */
function cornerHexes(hex: Axial, corner: number): Axial[] {
  const sides = [corner, (corner + 1) % 6].map((side) => add(hex, NEIGHBOURS[side] as Axial))
  return [hex, ...sides].sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

const cornerName = (hexes: readonly Axial[]): string => hexes.map(name).join('/')

function everyCorner(): Map<string, Axial[]> {
  const corners = new Map<string, Axial[]>()
  for (const hex of AXIAL) {
    for (let i = 0; i < 6; i++) {
      const hexes = cornerHexes(hex, i)
      corners.set(cornerName(hexes), hexes)
    }
  }
  return corners
}

const CORNER_KEYS: readonly Axial[][] = [...everyCorner().values()]
const CORNER_BY_NAME: ReadonlyMap<string, number> = new Map(CORNER_KEYS.map((key, i) => [cornerName(key), i]))

/** What options and views call the corners: `corner:-1,2/0,1/0,2`, the three hexes in order. */
export const CORNER_REFS: readonly string[] = CORNER_KEYS.map((key) => `corner:${cornerName(key)}`)

/** The three hexes of each corner as coordinates, those outside the grid included. */
export const CORNER_AXIALS: readonly (readonly Axial[])[] = CORNER_KEYS

/** The one to three hexes of the grid that meet at each corner. */
export const HEXES_OF_CORNER: readonly (readonly number[])[] = CORNER_KEYS.map((key) =>
  key.map(([q, r]) => hexAt(q, r)).filter((h) => h !== OUTSIDE),
)

/** The six corners of each hex: E, SE, SW, W, NW, NE. */
export const CORNERS_OF_HEX: readonly (readonly number[])[] = AXIAL.map((hex) =>
  CORNER_NAMES.map((_, i) => CORNER_BY_NAME.get(cornerName(cornerHexes(hex, i))) as number),
)

export const cornerOf = (hex: number, corner: CornerName): number =>
  (CORNERS_OF_HEX[hex] as readonly number[])[CORNER_NAMES.indexOf(corner)] as number

/** The number of the corner where these hexes meet, in any order; `OUTSIDE` if there is none. */
export const cornerAt = (...hexes: readonly Axial[]): number =>
  CORNER_BY_NAME.get(cornerName([...hexes].sort((a, b) => a[0] - b[0] || a[1] - b[1]))) ?? OUTSIDE

export const areAdjacent = (a: number, b: number): boolean => (ADJACENT[a] as readonly number[]).includes(b)
