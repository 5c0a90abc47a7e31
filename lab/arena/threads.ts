import { Worker } from 'node:worker_threads'
import type { ArenaAnswer, ArenaGame, ArenaJob } from './game.ts'

function ask(thread: Worker, job: ArenaJob): Promise<ArenaAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      thread.off('message', answered)
      thread.off('error', failed)
      finish()
    }
    const answered = (answer: ArenaAnswer): void => settle(() => resolve(answer))
    const failed = (error: Error): void => settle(() => reject(error))
    thread.on('message', answered)
    thread.on('error', failed)
    thread.postMessage(job)
  })
}

/** Threads of this machine that play games, each one at a time. `worker` is the compiled arena worker. */
export class GameThreads {
  readonly #threads = new Set<Worker>()
  readonly #idle: Worker[] = []
  readonly #waiting: ((thread: Worker) => void)[] = []

  constructor(
    threads: number,
    readonly worker: URL,
  ) {
    for (let i = 0; i < threads; i++) this.#start()
  }

  async play(job: ArenaJob): Promise<ArenaGame> {
    const thread = this.#idle.pop() ?? (await new Promise<Worker>((give) => this.#waiting.push(give)))
    const answer = await ask(thread, job).catch((error: unknown) => {
      // A thread that broke down (out of memory, say) plays no more; another takes its place.
      this.#threads.delete(thread)
      this.#start()
      throw error
    })
    this.#free(thread)
    if ('problem' in answer) throw new Error(answer.problem)
    return answer.game
  }

  async close(): Promise<void> {
    await Promise.all([...this.#threads].map((thread) => thread.terminate()))
  }

  #start(): void {
    const thread = new Worker(this.worker)
    this.#threads.add(thread)
    this.#free(thread)
  }

  #free(thread: Worker): void {
    const next = this.#waiting.shift()
    if (next) next(thread)
    else this.#idle.push(thread)
  }
}
