import { Worker } from 'node:worker_threads'
import { isLevel, levelInfo } from '@deeptime/bots'
import type { Logger } from 'pino'
import { FairQueue, type Waiting } from './fair-queue.ts'
import type { Asker, BotPort, BotQuestion } from './port.ts'

/** No bot may think longer than this, whatever its level says. */
const LIMIT = 30_000
const MEMORY_MB = 512

/** A level that answers within this time is short: one worker is kept for such questions. */
const QUICK = 1000

interface Job extends Waiting {
  readonly question: BotQuestion
  readonly settle: (option: string) => void
  readonly fail: (error: Error) => void
}

type Answer = { readonly id: number; readonly option?: string; readonly problem?: string }

/** Bots in worker threads. One that crashes or does not come to an end is replaced, and its question fails. */
export class BotPool implements BotPort {
  readonly #queue = new FairQueue<Job>(() => performance.now())
  readonly #lanes: Lane[]
  #closed = false

  constructor(workerFile: URL, size: number, log: Logger) {
    const lane = (quickOnly: boolean) => new Lane(workerFile, log, quickOnly, (owner, ms) => this.#freed(owner, ms))
    this.#lanes = [lane(true), ...Array.from({ length: size }, () => lane(false))]
  }

  /** How many questions wait. */
  get waiting(): number {
    return this.#queue.size
  }

  choose(question: BotQuestion, asker: Asker): Promise<string> {
    return new Promise((settle, fail) => {
      if (this.#closed) return fail(new Error('The bots have gone home'))
      const quick = isLevel(question.level) && levelInfo(question.level).ms <= QUICK
      this.#queue.add({ ...asker, quick, question, settle, fail })
      this.#next()
    })
  }

  #next(): void {
    for (const lane of this.#lanes) {
      if (lane.busy) continue
      const job = this.#queue.take(lane.quickOnly)
      if (job) lane.run(job)
    }
  }

  #freed(owner: string, ms: number): void {
    this.#queue.spent(owner, ms)
    this.#next()
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const job of this.#queue.clear()) job.fail(new Error('The bots have gone home'))
    await Promise.all(this.#lanes.map((lane) => lane.close()))
  }
}

/** One worker thread and the question it is at. */
class Lane {
  #worker: Worker | undefined
  #job: Job | undefined
  #timer: NodeJS.Timeout | undefined
  #asked = 0
  #begun = 0

  constructor(
    readonly file: URL,
    readonly log: Logger,
    readonly quickOnly: boolean,
    readonly onFree: (owner: string, ms: number) => void,
  ) {}

  get busy(): boolean {
    return this.#job !== undefined
  }

  run(job: Job): void {
    this.#job = job
    this.#begun = performance.now()
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
    this.onFree(job.owner, performance.now() - this.#begun)
  }

  #drop(error: Error): void {
    this.log.error({ err: error }, 'a bot was stopped')
    const job = this.#job
    const worker = this.#worker
    this.#worker = undefined
    this.#free()
    void worker?.terminate()
    job?.fail(error)
    this.onFree(job?.owner ?? '', performance.now() - this.#begun)
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
