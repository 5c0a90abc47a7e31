import { Worker } from 'node:worker_threads'
import { type Level, mergeThoughts, type Thought, workerSeed } from '@deeptime/bots'
import type { Root, Seat } from '@deeptime/engine'

/** A choice to think about, as data for another thread. */
export interface Question {
  readonly game: string
  readonly version: string
  readonly level: Level
  readonly root: Root<unknown>
  readonly seat: Seat
  readonly seed: string
  readonly searchers: number
}

export type Answer = { readonly thought: Thought } | { readonly problem: string }

/** Threads that think about one choice side by side: the same number of imagined games, in a fraction of the time. */
export class Thinkers {
  readonly #workers: Worker[]

  constructor(threads: number, worker: URL) {
    this.#workers = Array.from({ length: threads }, () => new Worker(worker))
  }

  async think(question: Omit<Question, 'searchers'>): Promise<Thought> {
    // Random and greedy answer faster than threads can be asked.
    const workers = question.level === 'random' || question.level === 'greedy' ? this.#workers.slice(0, 1) : this.#workers
    const thoughts = workers.map((worker, i) => ask(worker, { ...question, searchers: workers.length, seed: workerSeed(question.seed, i) }))
    return mergeThoughts(await Promise.all(thoughts))
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((w) => w.terminate()))
  }
}

function ask(worker: Worker, question: Question): Promise<Thought> {
  return new Promise((resolve, reject) => {
    const done = (answer: Answer): void => {
      worker.off('error', reject)
      if ('thought' in answer) resolve(answer.thought)
      else reject(new Error(answer.problem))
    }
    worker.once('message', done)
    worker.once('error', reject)
    worker.postMessage(question)
  })
}
