import { type Axial, centreOf, cornersAt, meetingPoint as meetingOf, outlineAt, type Point } from '@deeptime/hex'

/** Where things of the board are drawn. Its hexes have flat tops; one of them has the size `SIZE`. */

export type { Axial, Point }

export const SIZE = 60

export const hexCentre = (hex: Axial, size = SIZE): Point => centreOf(hex, size, 'flat')

/** The six corners, from the east one clockwise, as numbers rounded for the page. */
export const hexCorners = (centre: Point, size: number): readonly Point[] => cornersAt(centre, size, 'flat')

export const hexOutline = (centre: Point, size: number): string => outlineAt(centre, size, 'flat')

/** A corner of the board is the meeting point of three hexes. */
export const meetingPoint = (hexes: readonly Axial[]): Point => meetingOf(hexes, SIZE, 'flat')

/** Places for up to six groups of pieces around the middle of a hex: one or two side by side, then rows of two. */
export function groupPlaces(groups: number, width = 37, height = 24): Point[] {
  const columns = groups === 1 ? 1 : 2
  const rows = Math.ceil(groups / columns)
  return Array.from({ length: groups }, (_, i) => {
    const row = Math.floor(i / columns)
    const inRow = row === rows - 1 && groups % columns !== 0 ? groups - row * columns : columns
    return { x: ((i % columns) - (inRow - 1) / 2) * width, y: (row - (rows - 1) / 2) * height }
  })
}
