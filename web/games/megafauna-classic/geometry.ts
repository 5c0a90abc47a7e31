import { ATLANTIC_EDGES, columnOf, HABITATS, rowOf } from '@deeptime/megafauna-classic'
import type { Space } from './refs.ts'

/** Where everything stands on the map, in the board's own units. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** The square of a habitat; its triangles stand in the gaps between the rows. */
export const TILE = { width: 124, height: 96 } as const
const GAP = { x: 12, y: 41 } as const
export const PITCH = { x: TILE.width + GAP.x, y: TILE.height + GAP.y } as const
const COLUMNS = 6
const ROWS = 5
const TOP = 40

export const MAP = { width: COLUMNS * PITCH.x - GAP.x, height: TOP + ROWS * PITCH.y - GAP.y } as const

/** The upper left corner of the square. */
export const cornerAt = (row: number, column: number): Point => ({ x: column * PITCH.x, y: TOP + row * PITCH.y })

const corners: ReadonlyMap<string, Point> = new Map(HABITATS.map((id, h) => [id, cornerAt(rowOf(h), columnOf(h))]))

export const cornerOf = (habitat: string): Point => corners.get(habitat) ?? { x: 0, y: 0 }

/** Outlines within a habitat, from the corner of its square. */
export const PREDATOR_OUTLINE = 'M4 -3L42 -37L80 -3Z'
export const ROOTER_OUTLINE = `M56 ${TILE.height + 3}L90 ${TILE.height + 33}L124 ${TILE.height + 3}Z`

const MIDDLE: Readonly<Record<Space, Point>> = {
  biome: { x: TILE.width / 2, y: 48 },
  rooter: { x: 90, y: TILE.height + 12 },
  predator: { x: 42, y: -14 },
}
const SPREAD: Readonly<Record<Space, number>> = { biome: 42, rooter: 26, predator: 26 }

/** Where the units of a space stand, side by side around its middle. */
export function spots(space: Space, count: number): readonly Point[] {
  const { x, y } = MIDDLE[space]
  const step = count > 2 ? (SPREAD[space] * 2) / count : SPREAD[space]
  return Array.from({ length: count }, (_, i) => ({ x: x + (i - (count - 1) / 2) * step, y }))
}

/** Where a unit stands on the map: for what moves from one place to another. */
export function spotOf(habitat: string, space: Space): Point {
  const { x, y } = cornerOf(habitat)
  return { x: x + MIDDLE[space].x, y: y + MIDDLE[space].y }
}

const between = (a: string, b: string): readonly [Point, Point] => {
  const [p, q] = [cornerOf(a), cornerOf(b)]
  const half = GAP.x / 2
  if (p.y === q.y) {
    const x = Math.max(p.x, q.x) - half
    return [
      { x, y: p.y - GAP.y / 2 },
      { x, y: p.y + TILE.height + GAP.y / 2 },
    ]
  }
  const y = Math.max(p.y, q.y) - GAP.y / 2
  return [
    { x: p.x - half, y },
    { x: p.x + TILE.width + half, y },
  ]
}

/** The line of the Atlantic (17.1), from the north-east to the far south. */
export function atlanticLine(): string {
  const edge = (a: string, b: string) => {
    if (!ATLANTIC_EDGES.some((cut) => cut.includes(a) && cut.includes(b))) throw new Error(`The Atlantic does not part ${a} from ${b}`)
    return between(a, b)
  }
  const [north, east] = edge('J5', 'H5')
  const [, south] = edge('T4', 'T5')
  const [west] = edge('T2', 'T6')
  return `M${east.x + 30} ${north.y}L${north.x} ${north.y}L${north.x} ${south.y}L${west.x} ${south.y}L${west.x} ${south.y + PITCH.y}`
}
