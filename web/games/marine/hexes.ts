/** Where things of the hex grid are drawn. The grid is flat-topped; one hex has the size `SIZE`. */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Axial {
  readonly q: number
  readonly r: number
}

export const SIZE = 60
const ROOT3 = Math.sqrt(3)

export const hexCentre = ({ q, r }: Axial, size = SIZE): Point => ({ x: 1.5 * size * q, y: ROOT3 * size * (r + q / 2) })

/** The six corners, from the east one clockwise, as numbers rounded for the page. */
export function hexCorners(centre: Point, size: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => ({
    x: round(centre.x + size * Math.cos((Math.PI / 3) * i)),
    y: round(centre.y + size * Math.sin((Math.PI / 3) * i)),
  }))
}

export const hexOutline = (centre: Point, size: number): string =>
  hexCorners(centre, size)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')

/** A corner is the meeting point of three hexes, so it stands in the middle of their centres. */
export function meetingPoint(hexes: readonly Axial[]): Point {
  const centres = hexes.map((hex) => hexCentre(hex))
  const sum = centres.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: round(sum.x / hexes.length), y: round(sum.y / hexes.length) }
}

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

const round = (value: number): number => Math.round(value * 10) / 10
