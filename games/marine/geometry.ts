import { type Axial, cornerHexes, disc, nameOf, neighbours } from '@deeptime/hex'
import { BOARD, CORNER_NAMES, type CornerName } from './components/board.ts'

/** The board as tables of small numbers: hexes 0–36, corners 0–95, worked out once. */

export const HEXES = 37
export const CORNERS = 96
/** In the tables: a place outside the board. */
export const OUTSIDE = -1

/** Where each hex lies. */
export const AXIAL: readonly Axial[] = disc(BOARD.radius)

const HEX_BY_NAME: ReadonlyMap<string, number> = new Map(AXIAL.map((a, i) => [nameOf(a), i]))

/** The number of the hex at these coordinates, `OUTSIDE` if the board has none there. */
export const hexAt = (place: Axial): number => HEX_BY_NAME.get(nameOf(place)) ?? OUTSIDE

const within = (places: readonly Axial[]): readonly number[] => places.map(hexAt).filter((h) => h !== OUTSIDE)

/** What options and views call the hexes: `tile:2,-1`. */
export const HEX_REFS: readonly string[] = AXIAL.map((a) => `tile:${nameOf(a)}`)

/** The hexes beside each hex (two to six of them). */
export const ADJACENT: readonly (readonly number[])[] = AXIAL.map((a) => within(neighbours(a)))

/** A hex with fewer than six neighbours: the rim of the board. */
export const ON_EDGE: readonly boolean[] = ADJACENT.map((around) => around.length < 6)

/** Above the middle line of the board, across it, or below. */
export type Half = 'upper' | 'middle' | 'lower'
export const HALF: readonly Half[] = AXIAL.map(({ q, r }) => {
  const height = 2 * r + q
  return height < 0 ? 'upper' : height > 0 ? 'lower' : 'middle'
})

/** Three hexes meet at a corner; on the rim one or two of them lie outside, and still belong to its name. */
const cornerName = (hexes: readonly Axial[]): string => hexes.map(nameOf).join('/')
const CORNERS_AROUND: readonly (readonly (readonly Axial[])[])[] = AXIAL.map((hex) => CORNER_NAMES.map((_, i) => cornerHexes(hex, i)))

const CORNER_KEYS: readonly (readonly Axial[])[] = [...new Map(CORNERS_AROUND.flat().map((hexes) => [cornerName(hexes), hexes])).values()]
const CORNER_BY_NAME: ReadonlyMap<string, number> = new Map(CORNER_KEYS.map((key, i) => [cornerName(key), i]))

/** What options and views call the corners: `corner:-1,2/0,1/0,2`, the three hexes in order. */
export const CORNER_REFS: readonly string[] = CORNER_KEYS.map((key) => `corner:${cornerName(key)}`)

/** The one to three hexes of the board that meet at each corner. */
export const HEXES_OF_CORNER: readonly (readonly number[])[] = CORNER_KEYS.map(within)

/** The six corners of each hex: E, SE, SW, W, NW, NE. */
export const CORNERS_OF_HEX: readonly (readonly number[])[] = CORNERS_AROUND.map((corners) =>
  corners.map((hexes) => CORNER_BY_NAME.get(cornerName(hexes)) as number),
)

export const cornerOf = (hex: number, corner: CornerName): number =>
  (CORNERS_OF_HEX[hex] as readonly number[])[CORNER_NAMES.indexOf(corner)] as number

export const areAdjacent = (a: number, b: number): boolean => (ADJACENT[a] as readonly number[]).includes(b)
