import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { GameList } from '@deeptime/kit'
import type { Runner, WorkerEvents } from 'graphile-worker'
import type { QueuedGame } from './crew-database.ts'
import { CHANNEL, type Meeting, programFlag, type Run, sweep, TASK } from './database.ts'
import type { ArenaAnswer } from './game.ts'
import { isAlive, SignOfLife } from './sign.ts'
import { GameThreads } from './threads.ts'

const POLL_MS = 1000
/** An arena that lost its connection is back within this time. */
const GRACE_MS = 5000

function refusal({ game, rules, program }: Run, games: GameList, mine: string): string {
  const here = games.find(game)?.version ?? 'none'
  return (
    `The arena that is open plays ${game} by rules ${rules}, program ${program}; this worker has rules ${here}, program ${mine}. ` +
    'Games of different programs are not compared: bring both machines to the same version.'
  )
}

/** Takes games from the queue and plays them on threads of this machine. */
export class ArenaWorker {
  readonly #threads: GameThreads
  readonly #sign: SignOfLife
  #runner: Runner | undefined
  #stopped = false
  #refused: string | undefined
  #played = 0

  constructor(
    readonly meeting: Meeting,
    readonly games: GameList,
    readonly program: string,
    readonly threads: number,
    /** The compiled arena worker. */
    worker: URL,
  ) {
    this.#threads = new GameThreads(threads, worker)
    this.#sign = new SignOfLife(meeting.newClient)
  }

  /** Works until it is stopped; tells why it would not go on, if so. */
  async work(): Promise<{ readonly played: number; readonly refused: string | undefined }> {
    await this.#sign.open()
    const { run } = await import('graphile-worker')
    const events: WorkerEvents = new EventEmitter()
    events.on('worker:create', ({ worker }) => {
      // Cut short, it is given again by the next connection, or not wanted any more.
      this.#sign.add(worker.workerId).catch(() => undefined)
    })
    this.#runner = await run({
      pgPool: this.meeting.pool,
      logger: this.meeting.logger,
      events,
      concurrency: this.threads,
      noHandleSignals: true,
      pollInterval: POLL_MS,
      forbiddenFlags: () => this.#flagsOfOthers(),
      taskList: { [TASK]: (payload) => this.#play(payload as QueuedGame) },
    })
    if (this.#stopped) this.stop()
    await this.#runner.promise
    await Promise.all([this.#threads.close(), this.#sign.close()])
    return { played: this.#played, refused: this.#refused }
  }

  /** Finishes the games that are being played. */
  stop(): void {
    this.#stopped = true
    // It may have stopped by itself already.
    this.#runner?.stop().catch(() => undefined)
  }

  /** Games of another program are left alone; if there are only such, this worker is of no use. */
  async #flagsOfOthers(): Promise<string[]> {
    const { rows } = await this.meeting.pool.query<Run>(`SELECT id, game, rules, program FROM deeptime_arena.run WHERE ${isAlive('id')}`)
    const others = rows.filter((r) => r.program !== this.program)
    if (others[0] && others.length === rows.length) {
      this.#refused = refusal(others[0], this.games, this.program)
      this.stop()
    }
    return others.map((r) => programFlag(r.program))
  }

  async #play({ run: id, place, job }: QueuedGame): Promise<void> {
    if (!(await this.#isWanted(id))) return
    const answer: ArenaAnswer = await this.#threads.play(job).then(
      (game) => ({ game }),
      (error: unknown) => ({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
    await this.meeting.pool.query(
      `INSERT INTO deeptime_arena.answer (run, place, answer)
       SELECT $1, $2, $3 WHERE EXISTS (SELECT FROM deeptime_arena.run WHERE id = $1) ON CONFLICT DO NOTHING`,
      [id, place, JSON.stringify(answer)],
    )
    await this.meeting.pool.query('SELECT pg_notify($1, $2)', [CHANNEL, id])
    this.#played++
  }

  /** Nobody waits for the games of an arena that has died. */
  async #isWanted(id: string): Promise<boolean> {
    const isOpen = async (): Promise<boolean> => {
      const { rows } = await this.meeting.pool.query(`SELECT FROM deeptime_arena.run WHERE id = $1 AND ${isAlive('id')}`, [id])
      return rows.length > 0
    }
    if (await isOpen()) return true
    await delay(GRACE_MS)
    if (await isOpen()) return true
    await sweep(this.meeting)
    return false
  }
}
