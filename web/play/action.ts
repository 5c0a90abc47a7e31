import type { Option, Seat } from '@deeptime/engine'

/** A choice that was made: what was asked, what was taken, and after how many others. */
export interface Made {
  readonly seat: Seat
  readonly kind: string
  readonly option: Option
  readonly at: number
  /** How many options there were. */
  readonly of: number
}

/** An action made of small choices, as far as it has come. */
export interface ActionSoFar {
  /** What its questions have in common: `speciation`. */
  readonly head: string
  /** How many choices had been made before its first. */
  readonly from: number
  /** The choices of the seat that acts. */
  readonly made: readonly Made[]
  /** All of it can be taken back at once. */
  readonly whole: boolean
}

/** The questions of one action are named alike before the dot: `speciation.disc`, `speciation.count`. */
export const headOf = (kind: string): string | undefined => (kind.includes('.') ? kind.slice(0, kind.indexOf('.')) : undefined)

/** The action that a seat's last choice belongs to. What others answered within it does not end it. */
export function actionOf(all: readonly Made[], seat: Seat, barrier: number): ActionSoFar | undefined {
  const last = all.findLastIndex((one) => one.seat === seat)
  const head = headOf(all[last]?.kind ?? '')
  if (head === undefined) return undefined
  let first = last
  while (headOf(all[first - 1]?.kind ?? '') === head) first--
  const run = all.slice(first, last + 1).filter((one) => one.seat === seat)
  const from = run[0]?.at ?? 0
  return { head, from, made: run, whole: run.length > 1 && from >= barrier }
}
