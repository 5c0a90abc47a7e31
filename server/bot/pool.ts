import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { BotPort, BotQuestion } from './port.ts'

/** No bot may think longer than this, whatever its level says. */
const LIMIT = 30_000
const MEMORY_MB = 512

interface Job {
  readonly question: BotQuestion
  readonly settle: (option: string) => void
  readonly fail: (error: Error) => void
}

type Answer = { readonly id: number; readonly option?: string; readonly problem?: string }

/** Bots in worker threads. One that crashes or does not come to an end is replaced, and its question fails. */
export class BotPool implements BotPort {
  readonly #queue: Job[] = []
  readonly #lanes: Lane[]
  #closed = false

  constructor(workerFile: URL, size: number, log: Logger) {
    this.#lanes = Array.from({ length: size }, () => new Lane(workerFile, log, () => this.#next()))
  }

  choose(question: BotQuestion): Promise<string> {
    return new Promise((settle, fail) => {
      if (this.#closed) return fail(new Error('The bots have gone home'))
      this.#queue.push({ question, settle, fail })
      this.#next()
    })
  }

  #next(): void {
    for (const lane of this.#lanes) {
      if (lane.busy) continue
      const job = this.#queue.shift()
      if (!job) return
      lane.run(job)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const job of this.#queue.splice(0)) job.fail(new Error('The bots have gone home'))
    await Promise.all(this.#lanes.map((lane) => lane.close()))
  }
}

/** One worker thread and the question it is at. */
class Lane {
  #worker: Worker | undefined
  #job: Job | undefined
  #timer: NodeJS.Timeout | undefined
  #asked = 0

  constructor(
    readonly file: URL,
    readonly log: Logger,
    readonly onFree: () => void,
  ) {}

  get busy(): boolean {
    return this.#job !== undefined
  }

  run(job: Job): void {
    this.#job = job
    this.#worker ??= this.#start()
    this.#timer = setTimeout(() => this.#drop(new Error('A bot thought too long')), LIMIT)
    this.#worker.postMessage({ id: ++this.#asked, question: job.question })
  }

  #start(): Worker {
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
    worker.on('message', (answer: Answer) => this.#answered(answer))
    worker.on('error', (error) => this.#drop(error))
    worker.unref()
    return worker
  }

  #answered({ id, option, problem }: Answer): void {
    const job = this.#job
    if (id !== this.#asked || !job) return
    this.#free()
    if (option !== undefined) job.settle(option)
    else job.fail(new Error(problem))
    this.onFree()
  }

  #drop(error: Error): void {
    this.log.error({ err: error }, 'a bot was stopped')
    const job = this.#job
    const worker = this.#worker
    this.#worker = undefined
    this.#free()
    void worker?.terminate()
    job?.fail(error)
    this.onFree()
  }

  #free(): void {
    clearTimeout(this.#timer)
    this.#job = undefined
  }

  async close(): Promise<void> {
    this.#job?.fail(new Error('The bots have gone home'))
    this.#free()
    await this.#worker?.terminate()
  }
}
