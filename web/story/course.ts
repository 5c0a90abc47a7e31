import type { Seat } from '@deeptime/engine'
import { changeOf } from './points.ts'
import type { Summary } from './tell.ts'

type Totals = readonly (readonly number[])[]

/** The turns that brought whoever made them the most, the weightiest first; of equal ones the later. */
export function weightiest(summaries: readonly Summary[], most: number): readonly Summary[] {
  return summaries
    .filter(({ chapter, points, actor }) => chapter.opening.kind === 'turn' && points > 0 && actor !== undefined)
    .toSorted((a, b) => b.points - a.points || b.chapter.id - a.chapter.id)
    .slice(0, most)
}

/** A count that brings less than this share of all points is no scoring of its own. */
const NOTABLE = 0.1

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Where the final scoring begins: the last choice set it off, it cost nobody anything, and it brought a notable part of all points. */
export function finalScoring(totals: Totals): number | undefined {
  const [before, after] = totals.slice(-2)
  if (!before || !after) return undefined
  const brought = after.map((value, seat) => value - (before[seat] ?? 0))
  return Math.min(...brought) >= 0 && sum(brought) > NOTABLE * sum(after) ? totals.length - 2 : undefined
}

/** Where the game was decided. */
export type Decided =
  | { readonly by: 'final'; readonly leader: Seat; readonly lead: number; readonly next: number; readonly points: number }
  | { readonly by: 'level'; readonly lead: number; readonly points: number }
  /** The winner led from after so many choices to the end. */
  | { readonly by: 'lead'; readonly from: number }

/** What decided for the winner: the final scoring, or the moment after which nobody else led. Undefined where points did not decide. */
export function decidedFor(winner: Seat, totals: Totals): Decided | undefined {
  const leads = (row: readonly number[]) => row.every((value, seat) => seat === winner || value < (row[winner] ?? 0))
  const last = totals.at(-1) ?? []
  if (last.length < 2 || !leads(last)) return undefined
  const final = finalScoring(totals)
  if (final === undefined) return { by: 'lead', from: totals.findLastIndex((row) => !leads(row)) + 1 }
  const before = totals[final] ?? []
  const [lead = 0, next = 0] = before.toSorted((a, b) => b - a)
  const points = changeOf(totals, winner, final, final + 1)
  if (lead === next) return { by: 'level', lead, points }
  return { by: 'final', leader: before.indexOf(lead), lead, next, points }
}
