import type { Latitude } from './types.ts'

/** North America in Pangaea (2.6): 26 habitats in five rows, the last one with two habitats only. */
export const HABITATS = [
  ...['A0', 'A1', 'A2', 'A3', 'A4', 'A5'],
  ...['J0', 'J1', 'J2', 'J3', 'J4', 'J5'],
  ...['H0', 'H1', 'H2', 'H3', 'H4', 'H5'],
  ...['T0', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
] as readonly string[]

export const HABITAT_COUNT = 26

export const habitatIndex = (id: string): number => HABITATS.indexOf(id)

/** Printed climax numbers (2.6a); source: public transcription. */
export const PRINTED_CLIMAX: readonly number[] = [
  ...[2, 6, 3, 5, 4, 1],
  ...[6, 1, 4, 5, 3, 2],
  ...[2, 4, 3, 5, 6, 1],
  ...[7, 3, 8, 5, 6, 4, 1, 2],
]

/** The second tropical row lies under the third and fourth columns. */
const SECOND_ROW = { first: 24, column: 2 }

export const rowOf = (h: number): number => (h >= SECOND_ROW.first ? 4 : Math.floor(h / 6))
export const columnOf = (h: number): number => (h >= SECOND_ROW.first ? h - SECOND_ROW.first + SECOND_ROW.column : h % 6)

/** Both tropical rows are one latitude. */
export const LATITUDES: readonly Latitude[] = ['arctic', 'jetStream', 'horse', 'tropical']
export const latitudeOf = (h: number): Latitude => LATITUDES[Math.min(3, rowOf(h))] as Latitude

export const NORTH = 0
export const EAST = 1
export const SOUTH = 2
export const WEST = 3
export type Direction = 0 | 1 | 2 | 3
export const DIRECTIONS: readonly Direction[] = [NORTH, EAST, SOUTH, WEST]
export const opposite = (dir: Direction): Direction => ((dir + 2) % 4) as Direction

const STEP: readonly (readonly [row: number, column: number])[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
]

function neighbourOf(h: number, dir: Direction): number {
  const [dr, dc] = STEP[dir] as readonly [number, number]
  return HABITATS.findIndex((_, other) => rowOf(other) === rowOf(h) + dr && columnOf(other) === columnOf(h) + dc)
}

/** An edge is one side of one habitat. */
const edgeOf = (h: number, dir: Direction): number => h * 4 + dir
const NEIGHBOURS: readonly number[] = HABITATS.flatMap((_, h) => DIRECTIONS.map((dir) => neighbourOf(h, dir)))

/** The habitat next door, −1 at the edge of the map. */
export const neighbour = (h: number, dir: Direction): number => NEIGHBOURS[edgeOf(h, dir)] as number

/** The edges that the Atlantic cuts once it has opened (17.1). The first two follow from the rulebook's examples, the others complete the line. */
export const ATLANTIC_EDGES: readonly (readonly [string, string])[] = [
  ['J5', 'H5'],
  ['T2', 'T6'],
  ['T3', 'T7'],
  ['H4', 'H5'],
  ['T4', 'T5'],
]

const ATLANTIC: readonly boolean[] = HABITATS.flatMap((here, h) =>
  DIRECTIONS.map((dir) => {
    const there = HABITATS[neighbour(h, dir)]
    return there !== undefined && ATLANTIC_EDGES.some((edge) => edge.includes(here) && edge.includes(there))
  }),
)

/** Is this edge one of the Atlantic's? */
export const isAtlantic = (h: number, dir: Direction): boolean => ATLANTIC[edgeOf(h, dir)] as boolean

export interface Way {
  readonly to: number
  readonly atlantic: boolean
}
const WAYS: readonly (readonly Way[])[] = HABITATS.map((_, h) =>
  DIRECTIONS.map((dir) => ({ to: neighbour(h, dir), atlantic: isAtlantic(h, dir) })).filter((way) => way.to >= 0),
)
/** The ways out of a habitat, clockwise from the north: worked out once, as ranges are asked for all the time. */
export const waysFrom = (h: number): readonly Way[] => WAYS[h] as readonly Way[]

/** Mountain slots (2.6c): the eastern (Hercynian) range takes the mountains of set-up (3.5b). */
export const EASTERN_RANGE: readonly number[] = ['A4', 'J3', 'H4'].map(habitatIndex)
export const WESTERN_RANGE: readonly number[] = ['J1', 'H0', 'T1'].map(habitatIndex)
export const MOUNTAINS: readonly number[] = [...EASTERN_RANGE, ...WESTERN_RANGE]

export const HABITATS_OF: Readonly<Record<Latitude, readonly number[]>> = {
  arctic: HABITATS.flatMap((_, h) => (latitudeOf(h) === 'arctic' ? [h] : [])),
  jetStream: HABITATS.flatMap((_, h) => (latitudeOf(h) === 'jetStream' ? [h] : [])),
  horse: HABITATS.flatMap((_, h) => (latitudeOf(h) === 'horse' ? [h] : [])),
  tropical: HABITATS.flatMap((_, h) => (latitudeOf(h) === 'tropical' ? [h] : [])),
}

/** The three spaces of a habitat (2.6b): biome, rooter triangle, predator triangle. */
export const BIOME = 0
export const ROOTER = 1
export const PREDATOR = 2
export const SPACES: readonly number[] = [BIOME, ROOTER, PREDATOR]
export const SPACE_LETTERS: readonly string[] = ['b', 'r', 'p']

/** A place is one space of one habitat. Only the accessors know how it is numbered. */
export const PLACE_COUNT = HABITAT_COUNT * 3
export const placeAt = (habitat: number, space: number): number => habitat * 3 + space
export const habitatOf = (place: number): number => (place / 3) | 0
export const spaceOf = (place: number): number => place % 3
export const PLACE_NAMES: readonly string[] = HABITATS.flatMap((id) => SPACE_LETTERS.map((s) => id + s))

/** Wherever a climax is tied: the westernmost column, then the northernmost row. */
export const comesFirst = (a: number, b: number): boolean => (columnOf(a) !== columnOf(b) ? columnOf(a) < columnOf(b) : rowOf(a) < rowOf(b))
