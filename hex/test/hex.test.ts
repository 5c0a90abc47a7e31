import { describe, expect, test } from 'vitest'
import {
  type Axial,
  add,
  areNeighbours,
  centreOf,
  cornerHexes,
  cornersAt,
  DIRECTIONS,
  directionTo,
  disc,
  distance,
  hex,
  hexAt,
  isSame,
  line,
  meetingPoint,
  nameOf,
  neighbour,
  neighbours,
  ORIGIN,
  opposite,
  outlineAt,
  ray,
  readName,
  rectangleOfColumns,
  rectangleOfRows,
  ring,
  rotate,
  rowOf,
  scale,
  turned,
} from '../index.ts'

const FIELD = disc(4)
const TOPS = ['flat', 'pointy'] as const
const names = (hexes: readonly Axial[]): string[] => hexes.map(nameOf)
const pairs = FIELD.flatMap((a) => FIELD.map((b) => [a, b] as const))
const rounded = (n: number): number => Math.round(n * 10) / 10

describe('directions', () => {
  test('go round clockwise, and the third further on is the opposite', () => {
    for (const direction of DIRECTIONS) {
      expect(opposite(opposite(direction))).toBe(direction)
      expect(isSame(add(neighbour(ORIGIN, direction), neighbour(ORIGIN, opposite(direction))), ORIGIN)).toBe(true)
      expect(isSame(rotate(neighbour(ORIGIN, direction), 1), neighbour(ORIGIN, turned(direction, 1)))).toBe(true)
      expect(directionTo(hex(2, -3), neighbour(hex(2, -3), direction))).toBe(direction)
    }
    expect(turned(0, -1)).toBe(5)
    expect(directionTo(ORIGIN, hex(2, 0))).toBeUndefined()
  })

  test.each(TOPS)('turn clockwise on the page too (%s tops)', (tops) => {
    const angles = DIRECTIONS.map((d) => {
      const { x, y } = centreOf(neighbour(ORIGIN, d), 10, tops)
      return Math.atan2(y, x)
    })
    for (let i = 1; i < 6; i++) {
      const turn = ((angles[i] as number) - (angles[i - 1] as number) + 2 * Math.PI) % (2 * Math.PI)
      expect(turn).toBeCloseTo(Math.PI / 3, 9)
    }
  })
})

test('distance is 0 to oneself, 1 to the six neighbours, the same both ways, and no detour is shorter', () => {
  for (const [a, b] of pairs) {
    expect(distance(a, b)).toBe(distance(b, a))
    expect(distance(a, b) === 0).toBe(isSame(a, b))
    expect(areNeighbours(a, b)).toBe(neighbours(a).some((n) => isSame(n, b)))
    expect(distance(a, b)).toBeLessThanOrEqual(distance(a, ORIGIN) + distance(ORIGIN, b))
  }
})

test('a rotation keeps distances, comes round after six turns, and can be undone', () => {
  for (const [a, centre] of pairs.filter((_, i) => i % 7 === 0)) {
    for (let sixths = -7; sixths <= 7; sixths++) {
      const there = rotate(a, sixths, centre)
      expect(distance(there, centre)).toBe(distance(a, centre))
      expect(isSame(rotate(there, -sixths, centre), a)).toBe(true)
    }
    expect(isSame(rotate(a, 6, centre), a)).toBe(true)
  }
  expect(isSame(rotate(hex(2, -1), 3), scale(hex(2, -1), -1))).toBe(true)
})

describe('areas', () => {
  test('a disc is made of rings, each of six times its radius', () => {
    for (let radius = 0; radius <= 5; radius++) {
      const rings = Array.from({ length: radius + 1 }, (_, i) => ring(i))
      expect(names(rings.flat()).sort()).toEqual(names(disc(radius)).sort())
      for (const [i, hexes] of rings.entries()) {
        expect(hexes).toHaveLength(Math.max(1, 6 * i))
        for (const h of hexes) expect(distance(h, ORIGIN)).toBe(i)
      }
    }
    expect(disc(3)).toHaveLength(37)
    expect(names(ring(1, hex(1, 1)))).toEqual(names(neighbours(hex(1, 1))))
  })

  test('each hex of a ring touches the next', () => {
    const hexes = ring(3)
    for (let i = 0; i < hexes.length; i++) expect(areNeighbours(hexes[i] as Axial, hexes[(i + 1) % hexes.length] as Axial)).toBe(true)
  })

  test('a line has one hex more than steps, each beside the one before', () => {
    for (const [a, b] of pairs) {
      const hexes = line(a, b)
      expect(hexes).toHaveLength(distance(a, b) + 1)
      expect(isSame(hexes[0] as Axial, a) && isSame(hexes.at(-1) as Axial, b)).toBe(true)
      for (let i = 1; i < hexes.length; i++) expect(distance(hexes[i - 1] as Axial, hexes[i] as Axial)).toBe(1)
    }
    for (const d of DIRECTIONS) expect(names(ray(ORIGIN, d, 4))).toEqual(names(line(ORIGIN, scale(neighbour(ORIGIN, d), 3))))
  })

  test('rectangles are rows or columns that stand straight on the page', () => {
    const rows = rectangleOfRows(5, 4)
    expect(new Set(names(rows)).size).toBe(20)
    expect(names(rows.slice(5, 10))).toEqual(names(rowOf(1, 5)))
    expect([0, 1, 2, 3].map((row) => rounded(centreOf(rowOf(row, 1)[0] as Axial, 10, 'pointy').x))).toEqual([0, 8.7, 0, 8.7])
    const tops = rectangleOfColumns(4, 3).filter((_, i) => i % 3 === 0)
    expect(tops.map((h) => rounded(centreOf(h, 10, 'flat').y))).toEqual([0, 8.7, 0, 8.7])
  })

  test('a corner has one name for the three hexes that meet there', () => {
    const corners = new Map<string, number>()
    for (const h of FIELD) {
      for (const corner of DIRECTIONS) {
        const key = names(cornerHexes(h, corner)).join('/')
        corners.set(key, (corners.get(key) ?? 0) + 1)
      }
    }
    const inside = new Set(names(FIELD))
    for (const [key, times] of corners) expect(times).toBe(key.split('/').filter((name) => inside.has(name)).length)
  })
})

describe.each(TOPS)('pixels (%s tops)', (tops) => {
  test('go back to the hex that they lie in, anywhere in it', () => {
    for (const h of FIELD) {
      const centre = centreOf(h, 60, tops)
      expect(isSame(hexAt(centre, 60, tops), h)).toBe(true)
      for (const point of cornersAt(centre, 60 * 0.98, tops)) expect(isSame(hexAt(point, 60, tops), h)).toBe(true)
    }
  })

  test('neighbours stand √3 sides apart, and hexes meet at their corners', () => {
    for (const h of FIELD) {
      const here = centreOf(h, 60, tops)
      for (const n of neighbours(h)) {
        const there = centreOf(n, 60, tops)
        expect(Math.hypot(here.x - there.x, here.y - there.y)).toBeCloseTo(60 * Math.sqrt(3), 9)
      }
      const corners = cornersAt(here, 60, tops)
      for (const corner of DIRECTIONS) {
        const meet = meetingPoint(cornerHexes(h, corner), 60, tops)
        expect(corners.some(({ x, y }) => Math.hypot(x - meet.x, y - meet.y) < 0.2)).toBe(true)
      }
    }
  })

  test('an outline has six points', () => {
    expect(outlineAt({ x: 0, y: 0 }, 10, tops).split(' ')).toHaveLength(6)
  })
})

test('names can be read back', () => {
  for (const h of FIELD) expect(isSame(readName(nameOf(h)), h)).toBe(true)
})
