import type { Advice } from '@deeptime/engine'

/** Weights by term, at the start and at the end of a game. */
export type Weights = Readonly<Record<string, readonly [early: number, late: number]>>

/** What a game offers to have its advice tuned. */
export interface Tuning {
  readonly weights: Weights
  /** Where the weights are kept. */
  readonly file: string
  readonly adviceBy: (weights: Weights) => Advice<never>
}

/** Terms that count points already made: the others are measured by them. */
export const UNIT: ReadonlySet<string> = new Set(['vp', 'fossils'])
