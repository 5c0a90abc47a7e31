import type { Advice, Ask, Option } from '@deeptime/engine'

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

/** Weights by group of options and trait. */
export type PriorTable = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What an option has at first sight: the traits of its group, in their order. */
export interface Look {
  readonly group: string
  readonly traits: readonly number[]
}

/** What a game offers to have its priors learnt. */
export interface Imitation {
  readonly traits: Readonly<Record<string, readonly string[]>>
  readonly priors: PriorTable
  /** Where the weights are kept. */
  readonly file: string
  readonly look: (ask: Ask, option: Option, state: never) => Look
  readonly adviceBy: (priors: PriorTable) => Advice<never>
}
