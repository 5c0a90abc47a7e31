import type { GameList } from '@deeptime/kit'
import type { Runner, RunnerOptions, Task, WorkerUtils } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { inTurn } from '../db/turns.ts'
import type { BotCall, BotQueue } from './driver.ts'

/** With the embedded store there is one process, so its jobs wait in its memory; the journal says what to do after a crash. */
export class LocalQueue implements BotQueue {
  readonly #waiting = new Set<string>()
  #active = 0
  #run: ((table: string) => Promise<void>) | undefined

  constructor(
    readonly size: number,
    readonly log: Logger,
  ) {}

  async add({ table }: BotCall): Promise<void> {
    this.#waiting.add(table)
    this.#next()
  }

  async start(run: (table: string) => Promise<void>): Promise<void> {
    this.#run = run
    this.#next()
  }

  #next(): void {
    for (const table of this.#waiting) {
      if (!this.#run || this.#active >= this.size) return
      this.#waiting.delete(table)
      this.#active++
      this.#run(table)
        .catch((err) => this.log.error({ err, table }, 'a bot job failed'))
        .finally(() => {
          this.#active--
          this.#next()
        })
    }
  }

  async stop(): Promise<void> {
    this.#run = undefined
    this.#waiting.clear()
  }
}

/** Rules by version, as a kind of job. */
const taskOf = ({ game, version }: Omit<BotCall, 'table'>): string => `bot-move ${game} ${version}`

/** Jobs in PostgreSQL, taken with SKIP LOCKED by whichever process has time, and has the rules. */
export class PostgresQueue implements BotQueue {
  #runner: Runner | undefined

  private constructor(
    readonly options: RunnerOptions,
    readonly utils: WorkerUtils,
    readonly games: GameList,
    readonly size: number,
  ) {}

  static async open(pool: pg.Pool, games: GameList, size: number, log: Logger): Promise<PostgresQueue> {
    // A server with the embedded store starts without reading this library.
    const { Logger: GraphileLogger, makeWorkerUtils } = await import('graphile-worker')
    const logger = new GraphileLogger(() => (level, message) => {
      if (level === 'error') log.error(message)
      else if (level === 'warning') log.warn(message)
      else log.debug(message)
    })
    // Brings the queue's tables up to date, too.
    const utils = await inTurn(pool, () => makeWorkerUtils({ pgPool: pool, logger }))
    return new PostgresQueue({ pgPool: pool, logger }, utils, games, size)
  }

  /** A job that a dead process holds does not stand in the way: it loses its name to the new one and is never run again. */
  async add({ table, ...rules }: BotCall): Promise<void> {
    await this.utils.addJob(taskOf(rules), { table }, { jobKey: `bot:${table}`, maxAttempts: 5 })
  }

  async start(runTable: (table: string) => Promise<void>): Promise<void> {
    // What dead processes left behind is let go of by the library after four hours.
    await this.utils.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] })
    if (this.size === 0) return
    const { run } = await import('graphile-worker')
    const move: Task = async (payload) => runTable((payload as { table: string }).table)
    this.#runner = await run({
      ...this.options,
      concurrency: this.size,
      noHandleSignals: true,
      pollInterval: 2000,
      taskList: Object.fromEntries(this.games.versions.map(({ id, version }) => [taskOf({ game: id, version }), move])),
    })
  }

  async stop(): Promise<void> {
    await this.#runner?.stop()
    await this.utils.release()
  }
}
