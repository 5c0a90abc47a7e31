import { ATLANTIC_EDGES, columnOf, HABITATS, rowOf } from '@deeptime/megafauna-classic'
import type { Space } from './refs.ts'

/** Where everything stands on the map, in the board's own units. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** The measures of a map: broad habitats where the screen is broad, tall ones with larger signs on a phone. */
export interface Layout {
  readonly tile: { readonly width: number; readonly height: number }
  /** From one habitat to the next. */
  readonly pitch: Point
  readonly map: { readonly width: number; readonly height: number }
  /** The height of the predators' triangle. */
  readonly roof: number
  /** The height of the rooters' triangle. */
  readonly root: number
  readonly radius: Readonly<Record<Space, number>>
  /** The size of DNA letters on a tile. */
  readonly letter: number
  readonly art: number
  /** Whether there is room for the names of the biomes. */
  readonly named: boolean
}

const COLUMNS = 6
const ROWS = 5
const GAP = 12
const SHORE = 8

function layoutOf(height: number, roof: number, root: number, look: Pick<Layout, 'radius' | 'letter' | 'art' | 'named'>): Layout {
  const tile = { width: 124, height }
  const pitch = { x: tile.width + GAP, y: height + roof + 7 }
  // The rooters of the last row, and the shore beyond them.
  const map = { width: COLUMNS * pitch.x - GAP, height: ROWS * pitch.y + root + SHORE }
  return { tile, pitch, map, roof, root, ...look }
}

export const BROAD = layoutOf(96, 34, 30, { radius: { biome: 19, rooter: 13.5, predator: 13.5 }, letter: 15, art: 46, named: true })
export const TALL = layoutOf(128, 46, 42, { radius: { biome: 29, rooter: 19, predator: 19 }, letter: 23, art: 62, named: false })

/** The upper left corner of a square. */
export const cornerAt = ({ pitch, roof }: Layout, row: number, column: number): Point => ({
  x: column * pitch.x,
  y: roof + 6 + row * pitch.y,
})

export function cornerOf(layout: Layout, habitat: string): Point {
  const h = HABITATS.indexOf(habitat)
  return cornerAt(layout, rowOf(h), columnOf(h))
}

/** The triangles of a habitat, from the corner of its square: they interlock with those of the rows above and below. */
export const roofOutline = ({ roof }: Layout): string => `M4 -3L42 ${-3 - roof}L80 -3Z`
export const rootOutline = ({ tile, root }: Layout): string => `M56 ${tile.height + 3}L90 ${tile.height + 3 + root}L124 ${tile.height + 3}Z`

export function middleOf({ tile, roof, root }: Layout, space: Space): Point {
  if (space === 'predator') return { x: 42, y: -3 - roof * 0.34 }
  return space === 'rooter' ? { x: 90, y: tile.height + 3 + root * 0.32 } : { x: tile.width / 2, y: tile.height / 2 }
}

/** Where the units of a space stand, side by side around its middle. */
export function spots(layout: Layout, space: Space, count: number): readonly Point[] {
  const { x, y } = middleOf(layout, space)
  const room = layout.radius[space] * 2.1
  const step = count > 2 ? (room * 2) / count : room
  return Array.from({ length: count }, (_, i) => ({ x: x + (i - (count - 1) / 2) * step, y }))
}

/** Where a unit stands on the map: for what moves from one place to another. */
export function spotOf(layout: Layout, habitat: string, space: Space): Point {
  const corner = cornerOf(layout, habitat)
  const middle = middleOf(layout, space)
  return { x: corner.x + middle.x, y: corner.y + middle.y }
}

/** The ends of the gap between two neighbours, west or north first. */
function between(layout: Layout, a: string, b: string): readonly [Point, Point] {
  if (!ATLANTIC_EDGES.some((cut) => cut.includes(a) && cut.includes(b))) throw new Error(`The Atlantic does not part ${a} from ${b}`)
  const [p, q] = [cornerOf(layout, a), cornerOf(layout, b)]
  const { tile, pitch } = layout
  const gap = (pitch.y - tile.height) / 2
  if (p.y === q.y) {
    const x = Math.max(p.x, q.x) - GAP / 2
    return [
      { x, y: p.y - gap },
      { x, y: p.y + tile.height + gap },
    ]
  }
  const y = Math.max(p.y, q.y) - gap
  return [
    { x: p.x - GAP / 2, y },
    { x: p.x + tile.width + GAP / 2, y },
  ]
}

/** The line of the Atlantic (17.1), from the north-east to the far south. */
export function atlanticLine(layout: Layout): string {
  const [north, east] = between(layout, 'J5', 'H5')
  const [, south] = between(layout, 'T4', 'T5')
  const [west] = between(layout, 'T2', 'T6')
  return `M${east.x + 30} ${north.y}L${north.x} ${north.y}L${north.x} ${south.y}L${west.x} ${south.y}L${west.x} ${south.y + layout.pitch.y}`
}
