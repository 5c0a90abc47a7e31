import { nextInt, shuffleInPlace } from './rng.ts'
import type { Ask, Decision, LogEntry, Option, Params, Position, Reasons, Script, Seat, Step } from './types.ts'

/** Where the story goes. Playouts have none. */
export interface Chronicle {
  write(entry: Omit<LogEntry, 'at'>): void
}

/**
 * Follows the chance that everybody sees: dice and lots. It is told what the generator brought, out of how many, and says what
 * counts: the same, or what was seen when this moment was played the first time.
 */
export interface Fate {
  outcome(drawn: number, of: number): number
}

/** The decision of one seat, as a script yields it. In playouts every generator on the way to it costs: `choose` and `ask` are for all others. */
export function decisionOf(
  seat: Seat,
  kind: string,
  options: readonly Option[],
  rule: string,
  params?: Params,
  reasons?: Reasons,
): Decision {
  const ask: Ask = params ? { seat, kind, options, rule, params } : { seat, kind, options, rule }
  return { asks: [ask], reasons }
}

/** What a script holds while it runs: the state, the people, the dice and the agenda. */
export class Table<S> {
  readonly state: S
  /** Set when something came to light that nobody could have known: undo stops here. */
  revealed = false
  /** Absent in playouts: what the generator brings counts, and nobody keeps it. */
  fate: Fate | undefined
  readonly #position: Position<S>
  readonly #chronicle: Chronicle | undefined

  constructor(position: Position<S>, chronicle?: Chronicle) {
    this.state = position.state
    this.#position = position
    this.#chronicle = chronicle
  }

  /** Asks one seat. With no option there is nothing to ask: the answer is `undefined`. */
  *choose<O extends Option>(
    seat: Seat,
    kind: string,
    options: readonly O[],
    rule: string,
    params?: Params,
    reasons?: Reasons,
  ): Script<O | undefined> {
    if (options.length === 0) return undefined
    const answers = yield decisionOf(seat, kind, options, rule, params, reasons)
    return answers[0] as O
  }

  /** Asks one seat where the rules guarantee an answer. */
  *ask<O extends Option>(seat: Seat, kind: string, options: readonly O[], rule: string, params?: Params, reasons?: Reasons): Script<O> {
    if (options.length === 0) throw new Error(`"${kind}" was asked with no option`)
    const answers = yield decisionOf(seat, kind, options, rule, params, reasons)
    return answers[0] as O
  }

  /** Asks several seats at once, in secret: no one learns an answer before all are in. Answers come in the order of the asks. */
  *askTogether<O extends Option>(asks: readonly Ask<O>[]): Script<readonly O[]> {
    if (asks.length === 0) return []
    const answers = yield { asks, reasons: undefined }
    if (asks.length > 1) this.revealed = true
    return answers as readonly O[]
  }

  /** A die that everybody sees: 1 to `sides`. */
  roll(sides: number): number {
    return 1 + this.random(sides)
  }

  /** A whole number from 0 to n − 1 that everybody sees, for chance that is neither a die nor a card: a lot, a disc out of a bag. */
  random(n: number): number {
    this.revealed = true
    const drawn = nextInt(this.#position.rng, n)
    return this.fate ? this.fate.outcome(drawn, n) : drawn
  }

  /** Face down: what lies where is known to nobody. */
  shuffle<T>(items: T[]): T[] {
    this.revealed = true
    return shuffleInPlace(this.#position.rng, items)
  }

  /** Takes the top card (the last item) of a face-down pile. */
  draw<T>(pile: T[]): T | undefined {
    this.revealed = true
    return pile.pop()
  }

  /** Says that hidden things were turned up without being drawn (a tile flipped, a hand shown). */
  reveal(): void {
    this.revealed = true
  }

  log(key: string, params: Params, rule: string): void {
    this.#chronicle?.write({ key, params, rule })
  }

  /** A line that only these seats may read. */
  logFor(only: readonly Seat[], key: string, params: Params, rule: string): void {
    this.#chronicle?.write({ key, params, rule, only })
  }

  /** "Then": these steps run next, in this order, before whatever was on the agenda. */
  next(...steps: readonly Step[]): void {
    for (let i = steps.length - 1; i >= 0; i--) this.#position.agenda.push(steps[i] as Step)
  }

  /** Drops everything still on the agenda: the game stops when this step ends. */
  clearAgenda(): void {
    this.#position.agenda.length = 0
  }
}
