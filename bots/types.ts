import type { Advice, Game, Root, Seat } from '@deeptime/engine'

/** Players made of code: two to measure by, and four for people, from the weakest to the strongest. */
export type Level = 'random' | 'greedy' | 'easy' | 'normal' | 'hard' | 'expert'

/** What one choice may cost. The search stops at whichever comes first. */
export interface Budget {
  /** Thinking time; needs a clock in the request. */
  readonly ms?: number
  /** Imagined games. With these alone, the same seed gives the same thought. */
  readonly iterations?: number
}

/** A decision point, and who has to decide. All of it is plain data but the clock, so a worker can be handed the rest. */
export interface BotRequest<S> {
  readonly game: Game<S>
  /** What the game tells bots; without it they look at the running score. */
  readonly advice?: Advice<S>
  readonly root: Root<S>
  readonly seat: Seat
  readonly seed: string
  /** Instead of the level's own. */
  readonly budget?: Budget
  /** How many searches of this choice run side by side: each takes its part of the level's budget. One, unless told. */
  readonly searchers?: number
  /** A clock in milliseconds, such as `() => performance.now()`. Without one only iterations count. */
  readonly now?: () => number
  /** False leaves out the terms that speak for the best options. */
  readonly why?: boolean
}

export interface Term {
  /** Catalog key below `advice.`. */
  readonly term: string
  /** What the option changes in it, in points. */
  readonly value: number
}

/** What a bot thinks of one option. */
export interface Opinion {
  readonly option: string
  /** The lead over the best other seat that it expects, or how well the common cause stands, in points. */
  readonly value: number
  /** How many imagined games tried it. */
  readonly visits: number
  /** For the three best: what speaks for it and against it, the weightiest first. */
  readonly terms?: readonly Term[]
}

/** What a bot chose, and why. */
export interface Thought {
  readonly option: string
  /** Best first. */
  readonly ranking: readonly Opinion[]
  readonly iterations: number
  /** Choices made in imagined games. */
  readonly choices: number
  readonly ms: number
}
