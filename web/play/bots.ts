import type { Level, Thought } from '@deeptime/bots'
import type { Root, Seat } from '@deeptime/engine'
import { type Remote, wrap } from 'comlink'
import type { BotHostApi } from './bot.worker.ts'
import { patiently } from './patience.ts'

/** A decision that a bot is asked for. Plain data: it travels to a worker. */
export interface BotQuestion {
  readonly game: string
  readonly level: Level
  readonly root: Root<unknown>
  readonly seat: Seat
  readonly seed: string
  /** Whether the thought tells what speaks for its best options. */
  readonly why: boolean
}

/** Where bots think. A table needs nothing more of them. */
export interface BotPort {
  decide(question: BotQuestion): Promise<Thought>
  /** Drops whatever is being thought about. */
  stop(): void
}

/** The levels that the app offers, from the gentlest to the strongest. */
export const OFFERED_LEVELS: readonly Level[] = ['easy', 'normal', 'hard', 'expert']

/** The seed of a bot's thought after so many choices: of its own for each, and nothing of the game's. */
export const botSeed = (choices: number, seat: Seat): string => `${choices}/${seat}`

/** Seconds after which a bot is taken for dead: the strongest thinks for a quarter of that. */
const TO_THINK = 60

/** Bots in a worker of their own, so that neither the page nor the table ever waits for them. */
export class WorkerBots implements BotPort {
  #worker: Worker | undefined
  #host: Remote<BotHostApi> | undefined
  #fail: ((error: Error) => void) | undefined

  decide(question: BotQuestion): Promise<Thought> {
    const host = this.#start()
    const worker = this.#worker
    const thought = new Promise<Thought>((resolve, reject) => {
      this.#fail = reject
      host.decide(question).then(resolve, reject)
    })
    return patiently(thought, TO_THINK, 'The bot').catch((error: unknown) => {
      if (this.#worker === worker) this.stop()
      throw error
    })
  }

  stop(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#host = undefined
    this.#fail?.(new Error('The bots were stopped'))
    this.#fail = undefined
  }

  #start(): Remote<BotHostApi> {
    if (this.#host) return this.#host
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    worker.addEventListener('error', (event) => {
      if (this.#worker !== worker) return
      this.#fail?.(new Error(event.message || 'The bots stopped'))
      this.stop()
    })
    this.#worker = worker
    this.#host = wrap<BotHostApi>(worker)
    return this.#host
  }
}
