/** Where everything stands in the picture of a chronicle. */

import type { Chronicle, Lifeline } from './chronicle.ts'
import { NOBODY } from './chronicle.ts'

/** Sizes in the units of the picture. */
export const SIZE = {
  left: 170,
  right: 190,
  turn: 58,
  top: 132,
  climate: 44,
  row: 34,
  lane: 26,
  foot: 70,
  least: 900,
} as const

export interface LaidLane {
  readonly lane: number
  readonly top: number
  readonly bottom: number
}

export interface Laid {
  readonly width: number
  readonly height: number
  readonly climateTop: number
  readonly lanes: readonly LaidLane[]
  /** By line: the height at which it runs. */
  readonly y: ReadonlyMap<string, number>
  readonly x: (at: number) => number
}

/** Room for a name before the next line may begin in the same row, in turns. */
const NAME_ROOM = 2.2

/** The rows of one lane: each line takes the first that is free, daughters below their mothers. */
function rowsOf(lines: readonly Lifeline[]): { readonly rows: ReadonlyMap<string, number>; readonly count: number } {
  const ends: number[] = []
  const rows = new Map<string, number>()
  for (const line of lines.toSorted((a, b) => a.from - b.from)) {
    const least = line.parent === undefined ? 0 : (rows.get(line.parent) ?? -1) + 1
    const own = ends.findIndex((end, row) => row >= Math.min(least, ends.length) && end <= line.from)
    const row = own < 0 ? ends.length : own
    ends[row] = Math.max(line.to, line.from + NAME_ROOM)
    rows.set(line.id, row)
  }
  return { rows, count: Math.max(1, ends.length) }
}

export function layOut(chronicle: Chronicle): Laid {
  const turn = Math.max(SIZE.turn, (SIZE.least - SIZE.left - SIZE.right) / Math.max(1, chronicle.length))
  const x = (at: number): number => Math.round((SIZE.left + at * turn) * 10) / 10
  const climateTop = SIZE.top
  let top = climateTop + SIZE.climate + SIZE.lane
  const lanes: LaidLane[] = []
  const y = new Map<string, number>()
  const wild = chronicle.lines.some(({ lane }) => lane === NOBODY)
  for (const lane of [...chronicle.lanes.keys(), ...(wild ? [NOBODY] : [])]) {
    const lines = chronicle.lines.filter((line) => line.lane === lane)
    const { rows, count } = rowsOf(lines)
    for (const { id } of lines) y.set(id, top + ((rows.get(id) ?? 0) + 0.7) * SIZE.row)
    const bottom = top + (count + 0.2) * SIZE.row
    lanes.push({ lane, top, bottom })
    top = bottom + SIZE.lane
  }
  return { width: x(chronicle.length) + SIZE.right, height: top + SIZE.foot, climateTop, lanes, y, x }
}
