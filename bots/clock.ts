import type { BotRequest, Budget } from './types.ts'

/** Watches a budget: counts iterations, and reads the clock if there is one. */
export class Clock {
  iterations = 0
  readonly #now: () => number
  readonly #start: number
  readonly #until: number
  readonly #limit: number

  constructor(request: Pick<BotRequest<unknown>, 'now'>, budget: Budget) {
    this.#now = request.now ?? (() => 0)
    this.#start = this.#now()
    this.#until = this.#start + (budget.ms ?? Number.POSITIVE_INFINITY)
    this.#limit = budget.iterations ?? Number.POSITIVE_INFINITY
    if (!request.now && budget.iterations === undefined) throw new Error('A budget of time alone needs a clock')
  }

  tick(): void {
    this.iterations++
  }

  more(): boolean {
    return this.iterations < this.#limit && this.#now() < this.#until
  }

  /** The iterations that the budget still holds. */
  left(): number {
    return this.#limit - this.iterations
  }

  elapsed(): number {
    return this.#now() - this.#start
  }
}
