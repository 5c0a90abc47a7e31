import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'
import { inTurn } from './turns.ts'

export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Database>
  /** PostgreSQL only: the pool itself, for LISTEN and the job queue. */
  readonly pool: pg.Pool | undefined
  close(): Promise<void>
}

/** Another server has this store open. */
export class StoreInUse extends Error {
  constructor(folder: string) {
    super(`Another server uses the store in ${folder}. Stop it first, or use PostgreSQL (DATABASE_URL) to run several.`)
    this.name = 'StoreInUse'
  }
}

/** A lock that the system lets go of with the process, whatever its end. */
function lockIn(Sqlite: typeof import('libsql'), dataFolder: string): InstanceType<typeof import('libsql')> {
  const lock = new Sqlite(join(dataFolder, 'deeptime.lock'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new StoreInUse(dataFolder)
  }
  return lock
}

// Each store reads its driver only when it is the one in use: a server starts faster.

async function openSqlite(dataFolder: string, alone: boolean): Promise<Store> {
  const { default: Sqlite } = await import('libsql')
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const lock = alone ? lockIn(Sqlite, dataFolder) : undefined
  const file = new Sqlite(join(dataFolder, 'deeptime.sqlite'))
  file.pragma('journal_mode = WAL')
  // FULL: an acknowledged choice outlives a power cut; writing in groups pays for it.
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  file.pragma('busy_timeout = 5000')
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) })
  const close = async () => {
    // A clean stop leaves everything in the one file.
    if (alone) file.pragma('wal_checkpoint(TRUNCATE)')
    await db.destroy()
    lock?.close()
  }
  return { kind: 'sqlite', db, pool: undefined, close }
}

async function openPostgres(url: string, size: number, onError: (error: Error) => void): Promise<Store> {
  const { default: pg } = await import('pg')
  // Times and counts fit in a double; PostgreSQL would hand 64-bit numbers over as text.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({ connectionString: url, max: size, application_name: 'deeptime' })
  pool.on('error', onError)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { kind: 'postgres', db, pool, close: () => db.destroy() }
}

export async function migrate(store: Store): Promise<void> {
  const toLatest = () => new Migrator({ db: store.db, provider: migrations }).migrateToLatest()
  const { error } = await (store.pool ? inTurn(store.pool, toLatest) : toLatest())
  if (error) throw error
}

/**
 * Opens the store that the configuration names, and brings its schema up to date. `alone`: as the one server of an embedded store,
 * whose news reach no other process.
 */
export async function openStore(config: Config, onError: (error: Error) => void, alone = false): Promise<Store> {
  const { databaseUrl } = config
  const store = await (databaseUrl ? openPostgres(databaseUrl, config.databasePool, onError) : openSqlite(config.dataFolder, alone))
  await migrate(store)
  return store
}
