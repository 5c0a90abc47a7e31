import type { Kysely, Migration, MigrationProvider } from 'kysely'
import type { Database } from './schema.ts'

async function people(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('server_setting')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('login', 'text', (c) => c.unique())
    .addColumn('passphrase', 'text')
    .addColumn('generation', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('theme', 'text', (c) => c.notNull())
    .addColumn('webhook', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('push')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('push_account').on('push').column('account_id').execute()
}

async function tables(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('game_table')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('title', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('clock', 'text', (c) => c.notNull())
    .addColumn('invite', 'text', (c) => c.notNull())
    .addColumn('host_id', 'text', (c) => c.notNull().references('account.id'))
    .addColumn('is_public', 'integer', (c) => c.notNull())
    .addColumn('spectators', 'integer', (c) => c.notNull())
    .addColumn('rematch_id', 'text')
    .addColumn('ended', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('choices', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('waiting', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('bot_waiting', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('deadline', 'bigint')
    .execute()
  await db.schema.createIndex('game_table_open').on('game_table').columns(['status', 'is_public', 'updated_at']).execute()
  await db.schema.createIndex('game_table_deadline').on('game_table').column('deadline').execute()
  await db.schema
    .createTable('seat')
    .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.references('account.id'))
    .addColumn('bot', 'text')
    .addColumn('stand_in', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('turn_seq', 'integer')
    .addColumn('turn_at', 'bigint')
    .addColumn('told_seq', 'integer', (c) => c.notNull().defaultTo(-1))
    .addPrimaryKeyConstraint('seat_key', ['table_id', 'seat'])
    .execute()
  await db.schema.createIndex('seat_account').on('seat').column('account_id').execute()
  // One person, one seat.
  await db.schema.createIndex('seat_person').on('seat').columns(['table_id', 'account_id']).unique().execute()
  await db.schema.createIndex('seat_turn').on('seat').column('turn_at').execute()
}

async function journal(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('event')
    .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('token', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('event_key', ['table_id', 'seq'])
    .execute()
  await db.schema
    .createTable('snapshot')
    .addColumn('table_id', 'text', (c) => c.primaryKey().references('game_table.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('chat')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('chat_table').on('chat').columns(['table_id', 'at']).execute()
}

/** Guests who never came back are looked up by the tables they host; a browser can sign out alone. */
async function visits(db: Kysely<Database>): Promise<void> {
  await db.schema.createIndex('game_table_host').on('game_table').column('host_id').execute()
  await db.schema
    .createTable('signed_out')
    .addColumn('browser', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
}

/** What people report, and whom the operator sends away. */
async function moderation(db: Kysely<Database>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('banned', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('report')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('reporter_id', 'text', (c) => c.notNull())
    .addColumn('line', 'text')
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('report_reporter').on('report').column('reporter_id').execute()
}

const MIGRATIONS: Record<string, Migration> = {
  '001-people-tables-journal': {
    async up(db: Kysely<Database>) {
      await people(db)
      await tables(db)
      await journal(db)
    },
  },
  '002-visits': { up: visits },
  '003-moderation': { up: moderation },
}

export const migrations: MigrationProvider = { getMigrations: async () => MIGRATIONS }
