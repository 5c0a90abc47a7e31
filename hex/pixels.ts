import { nearest } from './areas.ts'
import type { Axial } from './axial.ts'

/** Where hexes are drawn: x grows to the right, y downwards, the hex 0,0 lies in the middle. `size` is the length of a side. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** How hexes stand on the page: a flat top, or a corner on top. */
export type Tops = 'flat' | 'pointy'

const ROOT3 = Math.sqrt(3)

export const centreOf = ({ q, r }: Axial, size: number, tops: Tops): Point =>
  tops === 'flat' ? { x: 1.5 * size * q, y: ROOT3 * size * (r + q / 2) } : { x: ROOT3 * size * (q + r / 2), y: 1.5 * size * r }

/** The hex that a point of the page lies in. */
export function hexAt({ x, y }: Point, size: number, tops: Tops): Axial {
  const along = tops === 'flat' ? x : y
  const across = tops === 'flat' ? y : x
  const first = (2 / 3) * (along / size)
  const second = across / (ROOT3 * size) - first / 2
  return tops === 'flat' ? nearest(first, second) : nearest(second, first)
}

/** The six corners clockwise: flat tops from the east one, pointy tops from the south-east one. Rounded for the page. */
export function cornersAt(centre: Point, size: number, tops: Tops): readonly Point[] {
  const first = tops === 'flat' ? 0 : Math.PI / 6
  return [0, 1, 2, 3, 4, 5].map((i) => ({
    x: round(centre.x + size * Math.cos(first + (Math.PI / 3) * i)),
    y: round(centre.y + size * Math.sin(first + (Math.PI / 3) * i)),
  }))
}

/** The corners as the points of an SVG polygon. */
export const outlineAt = (centre: Point, size: number, tops: Tops): string =>
  cornersAt(centre, size, tops)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')

/** Where several hexes meet: in the middle of their centres. */
export function meetingPoint(hexes: readonly Axial[], size: number, tops: Tops): Point {
  const centres = hexes.map((hex) => centreOf(hex, size, tops))
  const middle = (pick: (point: Point) => number): number => round(centres.reduce((sum, point) => sum + pick(point), 0) / hexes.length)
  return { x: middle((p) => p.x), y: middle((p) => p.y) }
}

const round = (value: number): number => Math.round(value * 10) / 10
