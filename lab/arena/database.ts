import type { Logger, WorkerUtils } from 'graphile-worker'
import type pg from 'pg'
import { UserError } from '../user-error.ts'
import { isAlive } from './sign.ts'

/** The name of our jobs on the queue that the server's bots use too. */
export const TASK = 'arena-game'
/** Says that a game has been played; the payload is its run. */
export const CHANNEL = 'deeptime_arena'

/** Whoever runs another program must not take the job. */
export const programFlag = (program: string): string => `program:${program}`
/** Keys of jobs begin with this. */
export const keysOf = (run: string): string => `arena:${run}:`

export interface Run {
  readonly id: string
  readonly game: string
  readonly rules: string
  readonly program: string
}

const TABLES = `
  CREATE SCHEMA IF NOT EXISTS deeptime_arena;
  CREATE TABLE IF NOT EXISTS deeptime_arena.run (
    id text PRIMARY KEY, game text NOT NULL, rules text NOT NULL, program text NOT NULL
  );
  CREATE TABLE IF NOT EXISTS deeptime_arena.answer (
    run text NOT NULL REFERENCES deeptime_arena.run ON DELETE CASCADE, place int NOT NULL, answer jsonb NOT NULL, PRIMARY KEY (run, place)
  );`

/** A database that an arena and its workers meet in. */
export interface Meeting {
  readonly pool: pg.Pool
  readonly utils: WorkerUtils
  readonly logger: Logger
  /** A connection that is not shared. */
  newClient(name: string): pg.Client
  close(): Promise<void>
}

/** What may be told of a database address: never its password. */
function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    return 'the address that was given'
  }
}

function withoutPassword(text: string, url: string): string {
  const secret = /:\/\/[^:@/]*:([^@]+)@/.exec(url)?.[1]
  return secret ? text.replaceAll(secret, '…') : text
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message || String(error.cause ?? error.name) : String(error))

/** Lets processes that start together prepare a database one after another. */
export type InTurn = <T>(pool: pg.Pool, work: () => Promise<T>) => Promise<T>

/** Opens the database and creates what is missing there. */
export async function meetAt(url: string, connections: number, inTurn: InTurn): Promise<Meeting> {
  // Other commands start without reading these libraries.
  const [{ default: pg }, { Logger, makeWorkerUtils }] = await Promise.all([import('pg'), import('graphile-worker')])
  // Only what needs somebody's attention; the queue is talkative.
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') process.stderr.write(`${withoutPassword(message, url)}\n`)
  })
  try {
    const pool = new pg.Pool({ connectionString: url, max: connections, application_name: 'deeptime-arena' })
    // A connection that breaks while idle is replaced by the pool.
    pool.on('error', () => undefined)
    const utils = await inTurn(pool, async () => {
      // Brings the queue's own tables up to date, too.
      const made = await makeWorkerUtils({ pgPool: pool, logger })
      await pool.query(TABLES)
      return made
    })
    return {
      pool,
      utils,
      logger,
      newClient: (name) => new pg.Client({ connectionString: url, application_name: `deeptime-arena-${name}`, keepAlive: true }),
      close: async () => {
        await utils.release()
        await pool.end()
      },
    }
  } catch (error) {
    throw new UserError(`The database at ${placeOf(url)} can't be used: ${withoutPassword(messageOf(error), url)}`)
  }
}

/** An arena whose sign of life is gone has left: its run and its jobs go too. */
export async function sweep({ pool, utils }: Meeting): Promise<void> {
  const gone = await pool.query<{ id: string }>(`SELECT id FROM deeptime_arena.run WHERE NOT ${isAlive('id')}`)
  for (const { id } of gone.rows) await forget({ pool, utils }, id)
}

/** Jobs that are being played stay; their workers find the run gone and drop them. */
export async function forget({ pool, utils }: Pick<Meeting, 'pool' | 'utils'>, run: string): Promise<void> {
  await pool.query('DELETE FROM deeptime_arena.run WHERE id = $1', [run])
  const left = await pool.query<{ id: string }>('SELECT id FROM graphile_worker.jobs WHERE starts_with(key, $1)', [keysOf(run)])
  if (left.rows.length > 0) await utils.completeJobs(left.rows.map((job) => job.id))
}
