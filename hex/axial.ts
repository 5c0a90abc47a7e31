/**
 * Hexes by axial coordinates: `q` counts columns, `r` rows, and the third cube coordinate `s` is −q − r. Whether tops are flat or
 * pointy matters only to `pixels.ts`; directions are numbered clockwise on the page in both.
 */
export interface Axial {
  readonly q: number
  readonly r: number
}

export const hex = (q: number, r: number): Axial => ({ q, r })
export const ORIGIN: Axial = hex(0, 0)

/** The six directions, clockwise from the north-east one. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5]

const STEPS: readonly Axial[] = [hex(1, -1), hex(1, 0), hex(0, 1), hex(-1, 1), hex(-1, 0), hex(0, -1)]

/** The step in a direction. */
export const stepIn = (direction: Direction): Axial => STEPS[direction] as Axial
export const opposite = (direction: Direction): Direction => turned(direction, 3)
/** A direction so many sixths of a circle further clockwise. */
export const turned = (direction: Direction, sixths: number): Direction => ((((direction + sixths) % 6) + 6) % 6) as Direction

export const add = (a: Axial, b: Axial): Axial => hex(a.q + b.q, a.r + b.r)
export const subtract = (a: Axial, b: Axial): Axial => hex(a.q - b.q, a.r - b.r)
export const scale = (a: Axial, times: number): Axial => hex(a.q * times, a.r * times)
export const isSame = (a: Axial, b: Axial): boolean => a.q === b.q && a.r === b.r

export const neighbour = (of: Axial, direction: Direction): Axial => add(of, stepIn(direction))
/** All six, clockwise. */
export const neighbours = (of: Axial): readonly Axial[] => STEPS.map((step) => add(of, step))

/** How many steps apart. */
export const distance = (a: Axial, b: Axial): number => {
  const { q, r } = subtract(a, b)
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}
export const areNeighbours = (a: Axial, b: Axial): boolean => distance(a, b) === 1

/** The direction of a neighbour; `undefined` if it is none. */
export const directionTo = (from: Axial, to: Axial): Direction | undefined => {
  const step = subtract(to, from)
  return DIRECTIONS.find((direction) => isSame(stepIn(direction), step))
}

/** Turned about a centre, so many sixths of a circle clockwise. */
export function rotate(a: Axial, sixths: number, centre: Axial = ORIGIN): Axial {
  let { q, r } = subtract(a, centre)
  for (let i = turned(0, sixths); i > 0; i--) [q, r] = [-r, q + r]
  return add(centre, hex(q, r))
}

/** From west to east, then from north to south on flat tops: an order that hangs on nothing but the place. */
export const inOrder = (a: Axial, b: Axial): number => a.q - b.q || a.r - b.r

/** `2,-1`: the name of a hex, as refs hold it. */
export const nameOf = ({ q, r }: Axial): string => `${q},${r}`
export function readName(name: string): Axial {
  const [q = 0, r = 0] = name.split(',').map(Number)
  return hex(q, r)
}
