import { type Advice, type Ask, makeRng, type Rng, type Seat, seedRng } from '@deeptime/engine'
import type { TermWeights, Tuning } from '@deeptime/kit'

const LEVELS = 4096

/** The same advice with every term counted once, early or late in the game: what it explains are the bare terms. */
function bare({ weights, adviceBy }: Tuning, early: number, late: number): Advice<unknown> {
  const units: TermWeights = Object.fromEntries(Object.keys(weights).map((term) => [term, [early, late] as const]))
  return adviceBy(units) as Advice<unknown>
}

/** Makes some choices of a game at random (exploration noise), and notes what the terms of its advice say whenever a turn is over. */
export class Whims {
  /** By seat and turn: each term as it counts early in a game, then each as it counts late. */
  readonly turns: number[][][]
  readonly #rng: Rng
  readonly #advices: readonly Advice<unknown>[]
  #last: Seat | undefined

  constructor(
    tuning: Tuning,
    seats: number,
    readonly part: number,
    seed: string,
  ) {
    this.turns = Array.from({ length: seats }, () => [])
    this.#rng = makeRng(seedRng(`${seed}/whims`))
    this.#advices = [bare(tuning, 1, 0), bare(tuning, 0, 1)]
  }

  /** The answer, if it is left to chance. */
  choice(state: unknown, ask: Ask): string | undefined {
    if (this.#last !== undefined && ask.seat !== this.#last) this.#note(state, this.#last)
    this.#last = ask.seat
    if (ask.options.length < 2 || this.#rng.int(LEVELS) >= this.part * LEVELS) return undefined
    return ask.options[this.#rng.int(ask.options.length)]?.id
  }

  #note(state: unknown, seat: Seat): void {
    this.turns[seat]?.push(this.#advices.flatMap((advice) => advice.explain(state, seat).map(({ value }) => value)))
  }
}
