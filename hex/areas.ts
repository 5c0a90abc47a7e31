import { type Axial, add, DIRECTIONS, distance, hex, inOrder, neighbour, ORIGIN, scale, stepIn, turned } from './axial.ts'

/** Every hex within so many steps of a centre, in order of place. */
export function disc(radius: number, centre: Axial = ORIGIN): readonly Axial[] {
  const found: Axial[] = []
  for (let q = -radius; q <= radius; q++) {
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++) found.push(add(centre, hex(q, r)))
  }
  return found
}

/** The hexes at exactly this distance, clockwise from the one in direction 0. */
export function ring(radius: number, centre: Axial = ORIGIN): readonly Axial[] {
  if (radius === 0) return [centre]
  const found: Axial[] = []
  let here = add(centre, scale(stepIn(0), radius))
  for (const side of DIRECTIONS) {
    for (let i = 0; i < radius; i++) {
      found.push(here)
      here = neighbour(here, turned(side, 2))
    }
  }
  return found
}

/** The hexes on the straight line between two, both included. Where it runs along an edge it keeps to one side. */
export function line(from: Axial, to: Axial): readonly Axial[] {
  const steps = distance(from, to)
  const at = (i: number): Axial => {
    const part = steps === 0 ? 0 : i / steps
    return nearest(from.q + (to.q - from.q) * part + 1e-6, from.r + (to.r - from.r) * part + 1e-6)
  }
  return Array.from({ length: steps + 1 }, (_, i) => at(i))
}

/** The hexes from one in a direction, so many of them, the first included. */
export const ray = (from: Axial, direction: (typeof DIRECTIONS)[number], length: number): readonly Axial[] =>
  Array.from({ length }, (_, i) => add(from, scale(stepIn(direction), i)))

/** The hex that a point between hexes lies in: the cube coordinate that was rounded most gives way. */
export function nearest(q: number, r: number): Axial {
  const s = -q - r
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)]
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)]
  if (dq > dr && dq > ds) return hex(-rr - rs + 0, rr + 0)
  return dr > ds ? hex(rq + 0, -rq - rs + 0) : hex(rq + 0, rr + 0)
}

/** Rows of hexes that make a rectangle with pointy tops, each row after the first shoved half a hex to the right and back. */
export const rectangleOfRows = (width: number, height: number): readonly Axial[] =>
  Array.from({ length: height }, (_, row) => rowOf(row, width)).flat()

/** One row of such a rectangle. */
export const rowOf = (row: number, width: number): readonly Axial[] => Array.from({ length: width }, (_, i) => hex(i - (row >> 1), row))

/** Columns of hexes that make a rectangle with flat tops. */
export const rectangleOfColumns = (width: number, height: number): readonly Axial[] =>
  Array.from({ length: width }, (_, column) => Array.from({ length: height }, (_, i) => hex(column, i - (column >> 1)))).flat()

/** Where three hexes meet, by the name of all three in order: the same corner has one name, whichever hex it is seen from. */
export const cornerHexes = (of: Axial, corner: number): readonly Axial[] =>
  [of, ...[0, 1].map((side) => neighbour(of, turned(0, corner + side)))].sort(inOrder)
