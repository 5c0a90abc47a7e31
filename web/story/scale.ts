import type { Chapter } from './chapters.ts'

/** The turns of a game side by side, each as wide as the others, however many choices it took. */
export interface TimeScale {
  /** After how many choices each stretch begins; at the end, where the last one ends. */
  readonly bounds: readonly number[]
}

/** A stretch for the set-up, if anything was chosen in it, and one for each turn. */
export function scaleOf(turns: readonly Chapter[], end: number): TimeScale {
  const bounds = [...new Set([0, ...turns.map(({ from }) => from), Math.max(end, 1)])].sort((a, b) => a - b)
  return { bounds }
}

/** Where a moment stands, from 0 to 1. */
export function placeOf({ bounds }: TimeScale, at: number): number {
  const last = bounds.length - 1
  const i = Math.max(
    0,
    Math.min(
      last - 1,
      bounds.findLastIndex((bound) => bound <= at),
    ),
  )
  const [from = 0, to = 1] = [bounds[i], bounds[i + 1]]
  return (i + Math.min(1, (at - from) / (to - from))) / last
}

/** The moment that stands at a place. */
export function momentAt({ bounds }: TimeScale, place: number): number {
  const last = bounds.length - 1
  const x = Math.max(0, Math.min(1, place)) * last
  const i = Math.min(last - 1, Math.floor(x))
  const [from = 0, to = 1] = [bounds[i], bounds[i + 1]]
  return Math.round(from + (x - i) * (to - from))
}

/** The moment one turn back or on: where the turn before begins, or where this one ends. */
export function turnFrom({ bounds }: TimeScale, at: number, way: 'back' | 'on'): number {
  const found = way === 'back' ? bounds.findLast((bound) => bound < at) : bounds.find((bound) => bound > at)
  return found ?? at
}
