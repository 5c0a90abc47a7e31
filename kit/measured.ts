import type { Advice, Ask, LogEntry, Option, Seat } from '@deeptime/engine'
import type { PriorTable } from './priors.ts'
import type { Weights } from './weights.ts'

/** Weights of terms that only the game knows. */
export type TermWeights = Weights<string>

/** What a game offers to have the weights of its advice tuned. */
export interface Tuning {
  readonly weights: TermWeights
  /** Where the weights are kept, from the game's own folder. */
  readonly file: string
  readonly adviceBy: (weights: TermWeights) => Advice<never>
}

/** What an option has at first sight: the traits of its group, in their order. */
export interface Look {
  readonly group: string
  readonly traits: readonly number[]
}

/** What a game offers to have its priors learnt from what searches take (imitation learning). */
export interface Imitation {
  readonly traits: Readonly<Record<string, readonly string[]>>
  readonly priors: PriorTable
  /** Where the weights are kept, from the game's own folder. */
  readonly file: string
  readonly look: (ask: Ask, option: Option, state: never) => Look
  readonly adviceBy: (priors: PriorTable) => Advice<never>
}

/** What can be measured of a game; only the lab loads it. */
export interface Measured {
  /** What a seat took and held in a finished game, as catalog keys: what balance tables are about. */
  readonly observed?: (state: never, log: readonly LogEntry[], seat: Seat) => readonly string[]
  /** In which balance table such a key belongs, if its first part does not say. */
  readonly kindOf?: (item: string) => string | undefined
  /** The table that benchmarks play at: its seats, and choices into a game played by lot – early, in the middle, late – to search from. */
  readonly bench?: { readonly seats: number; readonly depths: readonly number[] }
  readonly tuning?: Tuning
  readonly imitation?: Imitation
}
