import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { UserError } from '../user-error.ts'
import type { Crew } from './crew.ts'
import { CHANNEL, forget, type InTurn, keysOf, type Meeting, meetAt, programFlag, type Run, sweep, TASK } from './database.ts'
import type { ArenaAnswer, ArenaGame, ArenaJob } from './game.ts'
import { isAlive, SignOfLife } from './sign.ts'

/** A game on the queue. */
export interface QueuedGame {
  readonly run: string
  readonly place: number
  readonly job: ArenaJob
}

const CONNECTIONS = 6
/** News comes at once; this is how often we look without any. */
const LOOK_MS = 2000
/** A worker takes its first job a moment before it gives its sign of life. */
const GRACE = `interval '5 seconds'`
/** So many workers may die of one game before it is called hopeless. */
const ATTEMPTS = 5

/** Puts the games on the queue and gathers what the workers send back. */
class Gathering {
  readonly #run: Run
  readonly #sign: SignOfLife
  readonly #games: ArenaGame[]
  readonly #listener: pg.Client
  #left: number
  #wake = new AbortController()

  constructor(
    readonly meeting: Meeting,
    about: Omit<Run, 'id'>,
    readonly jobs: readonly ArenaJob[],
    readonly onGame: (game: ArenaGame, index: number) => void,
  ) {
    this.#run = { ...about, id: randomUUID() }
    this.#sign = new SignOfLife(meeting.newClient)
    this.#listener = meeting.newClient('listen')
    this.#games = Array(jobs.length)
    this.#left = jobs.length
  }

  async play(stopped: AbortSignal): Promise<ArenaGame[]> {
    try {
      await this.#announce()
      await this.#enqueue()
      while (this.#left > 0) {
        if (stopped.aborted) throw new UserError('Stopped before all games were played', 1)
        await this.#nextNews(stopped)
        await this.#gather()
        await this.#freeTheOrphans()
      }
      return this.#games
    } finally {
      await forget(this.meeting, this.#run.id)
      await Promise.all([this.#sign.close(), this.#listener.end()])
    }
  }

  async #announce(): Promise<void> {
    const { id, game, rules, program } = this.#run
    await this.#sign.open()
    await this.#sign.add(id)
    this.#listener.on('notification', ({ payload }) => {
      if (payload === id) this.#wake.abort()
    })
    // Without news the games are still found, at the next look.
    this.#listener.on('error', () => undefined)
    await this.#listener.connect()
    await this.#listener.query(`LISTEN ${CHANNEL}`)
    await this.meeting.pool.query('INSERT INTO deeptime_arena.run (id, game, rules, program) VALUES ($1, $2, $3, $4)', [
      id,
      game,
      rules,
      program,
    ])
  }

  async #enqueue(): Promise<void> {
    const { id, program } = this.#run
    const { utils } = this.meeting
    for (const [place, job] of this.jobs.entries()) {
      const queued: QueuedGame = { run: id, place, job }
      await utils.addJob(TASK, queued, { jobKey: `${keysOf(id)}${place}`, maxAttempts: ATTEMPTS, flags: [programFlag(program)] })
    }
  }

  async #nextNews(stopped: AbortSignal): Promise<void> {
    await delay(LOOK_MS, undefined, { signal: AbortSignal.any([this.#wake.signal, stopped]) }).catch(() => undefined)
    this.#wake = new AbortController()
  }

  /** A game may come twice, from a worker that was given up too early: the first counts, and both are the same. */
  async #gather(): Promise<void> {
    const { rows } = await this.meeting.pool.query<{ place: number; answer: ArenaAnswer }>(
      'DELETE FROM deeptime_arena.answer WHERE run = $1 RETURNING place, answer',
      [this.#run.id],
    )
    for (const { place, answer } of rows) {
      if ('problem' in answer) throw new Error(answer.problem)
      if (this.#games[place]) continue
      this.#games[place] = answer.game
      this.#left--
      this.onGame(answer.game, place)
    }
  }

  /** Games whose worker died go back on the queue. */
  async #freeTheOrphans(): Promise<void> {
    const { pool, utils } = this.meeting
    const mine = [keysOf(this.#run.id)]
    const dead = await pool.query<{ worker: string }>(
      `SELECT locked_by AS worker FROM graphile_worker.jobs
       WHERE starts_with(key, $1) AND locked_at < now() - ${GRACE} AND NOT ${isAlive('locked_by')}`,
      mine,
    )
    if (dead.rows.length > 0) await utils.forceUnlockWorkers(dead.rows.map((row) => row.worker))
    const hopeless = await pool.query<{ key: string; why: string | null }>(
      `SELECT key, last_error AS why FROM graphile_worker.jobs
       WHERE starts_with(key, $1) AND locked_by IS NULL AND attempts >= max_attempts`,
      mine,
    )
    const one = hopeless.rows[0]
    if (one) throw new Error(`Game ${one.key.slice(mine[0]?.length)} failed ${ATTEMPTS} times: ${one.why ?? 'its workers died of it'}`)
  }
}

/** Ctrl-C ends an arena tidily. */
function stopSignal(): { readonly signal: AbortSignal; release(): void } {
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return { signal: controller.signal, release: () => void process.off('SIGINT', stop).off('SIGTERM', stop) }
}

/** Workers on any machines that reach the same PostgreSQL (`deeptime arena-worker`). */
export function databaseCrew(url: string, about: Omit<Run, 'id'>, inTurn: InTurn): Crew {
  return {
    async play(jobs, onGame) {
      const meeting = await meetAt(url, CONNECTIONS, inTurn)
      const stop = stopSignal()
      try {
        await sweep(meeting)
        return await new Gathering(meeting, about, jobs, onGame).play(stop.signal)
      } finally {
        stop.release()
        await meeting.close()
      }
    },
  }
}
