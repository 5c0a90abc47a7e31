import type { Choice, Root, Seat } from '@deeptime/engine'

/** A table as it will be after a few choices more. */
export interface Prospect {
  /** Nobody, once the game is over. */
  readonly waitingFor: readonly Seat[]
  readonly root: Root<unknown>
}

export interface ForethoughtOptions {
  /** The table as it will be once these choices are made too. */
  prospect(made: readonly Choice[]): Promise<Prospect>
  /** What a bot answers then; undefined if nobody waits for it any more. */
  decide(seat: Seat, prospect: Prospect, made: number): Promise<string | undefined>
  isBot(seat: Seat): boolean
  /** How many choices may be known before they are shown. */
  readonly far: number
}

/** What bots choose until a person is asked: they think while what they chose before is still being shown. */
export class Forethought {
  readonly #made: Choice[] = []
  #taken = 0
  #thinking: Promise<void> | undefined
  #dropped = false

  constructor(readonly options: ForethoughtOptions) {}

  /** How many choices are known and not taken yet. */
  get ready(): number {
    return this.#made.length - this.#taken
  }

  /** The next choice, as soon as it is known; undefined if it is no bot's, or if this was dropped. */
  async next(): Promise<Choice | undefined> {
    while (this.ready === 0 && !this.#dropped) {
      const known = this.#made.length
      await this.#think()
      if (this.#made.length === known) return undefined
    }
    if (this.#dropped) return undefined
    const choice = this.#made[this.#taken++]
    // What goes wrong ahead of time is told when it is waited for.
    this.#ponder()
    return choice
  }

  /** Nobody waits for it any more. */
  drop(): void {
    this.#dropped = true
  }

  /** Thinks on, as far as it may. */
  #ponder(): void {
    if (this.#dropped || this.ready >= this.options.far) return
    const known = this.#made.length
    this.#think().then(
      () => this.#made.length > known && this.#ponder(),
      () => undefined,
    )
  }

  /** One choice more, thought about once at a time. */
  #think(): Promise<void> {
    this.#thinking ??= this.#thinkOnce().finally(() => {
      this.#thinking = undefined
    })
    return this.#thinking
  }

  async #thinkOnce(): Promise<void> {
    const { prospect, decide, isBot } = this.options
    const ahead = await prospect(this.#made)
    const [seat] = ahead.waitingFor
    if (seat === undefined || this.#dropped || !ahead.waitingFor.every(isBot)) return
    const option = await decide(seat, ahead, this.#made.length)
    if (option !== undefined && !this.#dropped) this.#made.push({ seat, option })
  }
}
