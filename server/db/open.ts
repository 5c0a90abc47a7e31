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

// Each store reads its driver only when it is the one in use: a server starts faster.

async function openSqlite(dataFolder: string): Promise<Store> {
  const { default: Sqlite } = await import('libsql')
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const file = new Sqlite(join(dataFolder, 'deeptime.sqlite'))
  file.pragma('journal_mode = WAL')
  // FULL: an acknowledged choice outlives a power cut; writing in groups pays for it.
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  file.pragma('busy_timeout = 5000')
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) })
  return { kind: 'sqlite', db, pool: undefined, close: () => db.destroy() }
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

/** Opens the store that the configuration names, and brings its schema up to date. */
export async function openStore(config: Config, onError: (error: Error) => void): Promise<Store> {
  const { databaseUrl } = config
  const store = await (databaseUrl ? openPostgres(databaseUrl, config.databasePool, onError) : openSqlite(config.dataFolder))
  await migrate(store)
  return store
}
