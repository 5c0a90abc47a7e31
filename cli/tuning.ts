import type { Advice, Seat } from '@deeptime/engine'

/** Weights by term, at the start and at the end of a game. */
export type Weights = Readonly<Record<string, readonly [early: number, late: number]>>

/** What a game offers to have its advice tuned. */
export interface Tuning {
  readonly terms: readonly string[]
  readonly weights: Weights
  /** Where the weights are kept. */
  readonly file: string
  readonly adviceBy: (weights: Weights) => Advice<never>
  /** By term: by how much the seat is ahead of the best other one. */
  readonly features: (state: never, seat: Seat) => readonly number[]
  /** How far the game has come, from 0 to 1. */
  readonly progress: (state: never) => number
  /** The decision at which positions are compared: the start of a turn. */
  readonly at: string
}
