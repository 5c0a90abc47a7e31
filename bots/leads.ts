import { type Advice, type Runner, type Seat, shareOfVictory } from '@deeptime/engine'

/** A won game is worth this many points more than the same lead before the end, a lost one as many less. */
export const WIN = 10
/** Leads that hardly differ are compared as if they were spread this far. */
const LEAST_SPREAD = 0.1

/** How far each seat leads where an imagined game stopped, and how such leads are spread. */
export class Leads<S> {
  readonly values: number[]
  readonly #count: number[]
  readonly #mean: number[]
  readonly #squares: number[]
  readonly #spread: number[]

  constructor(
    readonly seats: number,
    readonly advice: Advice<S>,
  ) {
    this.values = Array(seats).fill(0)
    this.#count = Array(seats).fill(0)
    this.#mean = Array(seats).fill(0)
    this.#squares = Array(seats).fill(0)
    this.#spread = Array(seats).fill(LEAST_SPREAD)
  }

  /** Judges the end of one imagined game and learns how leads are spread. */
  take(runner: Runner<S>): void {
    this.judge(runner)
    for (let seat = 0; seat < this.seats; seat++) this.#note(seat, this.values[seat] as number)
  }

  /** How far each seat leads here: into `values`. */
  judge(runner: Runner<S>): void {
    if (!runner.over) this.#weigh(runner)
    else if (runner.game.aim(runner.state) === 'common') this.#commonEnd(runner)
    else this.#end(runner)
  }

  /** By the game's own advice. */
  #weigh(runner: Runner<S>): void {
    if (this.advice.evaluateAll) this.advice.evaluateAll(runner.state, this.values)
    else for (let seat = 0; seat < this.seats; seat++) this.values[seat] = this.advice.evaluate(runner.state, seat)
  }

  /** What a seat gets on average … */
  meanOf(seat: Seat): number {
    return this.#mean[seat] as number
  }

  /** … and the unit in which its leads are compared. */
  spreadOf(seat: Seat): number {
    return this.#spread[seat] as number
  }

  /** Who won a game of leads, and by how much. */
  #end({ game, state }: Runner<S>): void {
    const totals = game.score(state).map((s) => s.total)
    const result = game.result(state)
    for (let seat = 0; seat < this.seats; seat++) {
      let other = Number.NEGATIVE_INFINITY
      for (let i = 0; i < this.seats; i++) if (i !== seat) other = Math.max(other, totals[i] as number)
      const lead = (totals[seat] as number) - other
      const share = shareOfVictory(result, seat)
      this.values[seat] = lead + (share > 0 ? WIN * share : -WIN)
    }
  }

  /** What became of a common cause: nobody leads, so that the advice tells how well or badly. */
  #commonEnd(runner: Runner<S>): void {
    this.#weigh(runner)
    const worth = runner.game.result(runner.state).common === 'won' ? WIN : -WIN
    for (let seat = 0; seat < this.seats; seat++) this.values[seat] = (this.values[seat] as number) + worth
  }

  /** Welford's running mean and sum of squares. */
  #note(seat: Seat, value: number): void {
    const count = (this.#count[seat] as number) + 1
    const delta = value - (this.#mean[seat] as number)
    const mean = (this.#mean[seat] as number) + delta / count
    this.#count[seat] = count
    this.#mean[seat] = mean
    const squares = (this.#squares[seat] as number) + delta * (value - mean)
    this.#squares[seat] = squares
    this.#spread[seat] = Math.max(Math.sqrt(squares / count), LEAST_SPREAD)
  }
}
