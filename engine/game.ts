import type { Table } from './table.ts'
import type { Aim, Ask, Mode, Option, Result, Rng, Script, Seat, SeatScore, Setting, Settings, Step } from './types.ts'

/**
 * The script of a step: a generator if it may ask, a plain function if it never does. Its arguments are the plain data
 * that its agenda entry holds.
 * (A method type, so that a `Game<S>` can be kept in a list of games of any state.)
 */
export type StepScript<S> = { run(table: Table<S>, args: never): Script }['run'] | { run(table: Table<S>, args: never): void }['run']

/** A game: plain data plus scripts. */
export interface Game<S = unknown, V = unknown> {
  readonly id: string
  /** The version of the rules. It changes whenever an old record could play out differently. */
  readonly version: string
  readonly seats: readonly number[]
  readonly settings: readonly Setting[]
  readonly modes: readonly Mode[]
  /** No game has more decisions than this. */
  readonly bound: number
  /** The state before the first step. Shuffling and dealing happen in steps or here, from `rng` only. */
  setup(seats: number, settings: Settings, rng: Rng): S
  /** The agenda of a new game, in the order in which it runs. */
  readonly opening: readonly Step[]
  /** Scripts by name. A step that reveals something hidden and must ask about it hands over to another step first. */
  readonly steps: Readonly<Record<string, StepScript<S>>>
  /** A copy that shares nothing that can change. */
  clone(state: S): S
  /** What a seat may know; `SPECTATOR` sees what everybody sees. The only thing that leaves the server. */
  view(state: S, seat: Seat): V
  /** Deals anew, in place, everything that `seat` can't know. */
  determinize(state: S, seat: Seat, rng: Rng): void
  /** The running score of each seat. */
  score(state: S): readonly SeatScore[]
  /** What seats want, and what bots play for. It is settled before the first step and never changes. */
  aim(state: S): Aim
  /** Who won and who lost, once the agenda is empty. */
  result(state: S): Result
  /** Everything that is not exactly once where it should be: an empty list in a sound state. */
  audit(state: S): readonly string[]
}

/** What a game tells bots about its positions. */
export interface Advice<S> {
  /** How well a seat stands against the others: about the points by which it leads or will lead. */
  evaluate(state: S, seat: Seat): number
  /** The same for every seat in one go, where that is cheaper: by seat, into `leads`. */
  evaluateAll?(state: S, leads: number[]): void
  /** The same sum, term by term: catalog keys below `advice.`. */
  explain(state: S, seat: Seat): readonly { readonly term: string; readonly value: number }[]
  /** How promising an option looks before any search; 1 is ordinary. */
  prior?(ask: Ask, option: Option, state: S): number
  /** How many turns after the one under way are worth imagining with foresight, in a game whose turns are short enough for that. */
  readonly foresight?: number
}
