import { type Level, mergeThoughts, type Thought, workerSeed } from '@deeptime/bots'
import type { Root, Seat } from '@deeptime/engine'
import { type Remote, wrap } from 'comlink'
import type { BotHostApi } from './bot.worker.ts'
import { patiently } from './patience.ts'

/** A decision that a bot is asked for. Plain data: it travels to a worker. */
export interface BotQuestion {
  readonly game: string
  readonly version: string
  readonly level: Level
  readonly root: Root<unknown>
  readonly seat: Seat
  readonly seed: string
  /** Whether the thought tells what speaks for its best options. */
  readonly why: boolean
  /** How many workers search side by side, if more than one. */
  readonly searchers?: number
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

/** The most workers that think about one choice. */
const CROWD = 4

/** Only expert thinks long enough to share it: among as many workers as there are cores, but for one that the page keeps. */
export const searchersFor = (level: Level, cores: number): number => (level === 'expert' ? Math.max(1, Math.min(CROWD, cores - 1)) : 1)

interface Mind {
  readonly worker: Worker
  readonly host: Remote<BotHostApi>
}

/** Bots in workers of their own, so that neither the page nor the table ever waits for them. */
export class WorkerBots implements BotPort {
  #minds: Mind[] = []
  #fail: ((error: Error) => void) | undefined

  decide(question: BotQuestion): Promise<Thought> {
    const minds = this.#awake(searchersFor(question.level, navigator.hardwareConcurrency))
    const searchers = minds.length
    const asked = minds.map(({ host }, i) => host.decide({ ...question, seed: workerSeed(question.seed, i), searchers }))
    const thought = new Promise<Thought>((resolve, reject) => {
      this.#fail = reject
      Promise.all(asked).then((thoughts) => resolve(mergeThoughts(thoughts)), reject)
    })
    return patiently(thought, TO_THINK, 'The bot').catch((error: unknown) => {
      if (this.#minds[0] === minds[0]) this.stop()
      throw error
    })
  }

  stop(): void {
    for (const { worker } of this.#minds) worker.terminate()
    this.#minds = []
    this.#fail?.(new Error('The bots were stopped'))
    this.#fail = undefined
  }

  #awake(count: number): readonly Mind[] {
    while (this.#minds.length < count) this.#minds.push(this.#start())
    return this.#minds.slice(0, count)
  }

  #start(): Mind {
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    worker.addEventListener('error', (event) => {
      if (!this.#minds.some((mind) => mind.worker === worker)) return
      this.#fail?.(new Error(event.message || 'The bots stopped'))
      this.stop()
    })
    return { worker, host: wrap<BotHostApi>(worker) }
  }
}
