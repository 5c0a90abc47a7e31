import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip, createGzip } from 'node:zlib'
import type { Transaction } from 'kysely'
import type { Store } from './open.ts'
import { type Database, TABLES } from './schema.ts'

/** A backup is the same file for both stores: gzipped lines of JSON, a header, then `[table, row]` for every row. */
const FORMAT = 'deep-time-backup-1'
const PAGE = 2000
type TableName = (typeof TABLES)[number]

const KEYS: Record<TableName, readonly string[]> = {
  server_setting: ['key'],
  account: ['id'],
  signed_out: ['browser'],
  push: ['endpoint'],
  game_table: ['id'],
  seat: ['table_id', 'seat'],
  event: ['table_id', 'seq'],
  snapshot: ['table_id'],
  chat: ['id'],
  report: ['id'],
}

async function* rowsOf(trx: Transaction<Database>, table: TableName): AsyncGenerator<object> {
  for (let offset = 0; ; offset += PAGE) {
    let query = trx.selectFrom(table).selectAll()
    for (const key of KEYS[table]) query = query.orderBy(trx.dynamic.ref(key))
    const rows = await query.limit(PAGE).offset(offset).execute()
    yield* rows
    if (rows.length < PAGE) return
  }
}

async function* linesOf(trx: Transaction<Database>): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT })}\n`
  for (const table of TABLES) for await (const row of rowsOf(trx, table)) yield `${JSON.stringify([table, row])}\n`
}

/** Writes everything to a file, as of one moment, while the server runs. */
export async function backup(store: Store, file: string): Promise<void> {
  const start = store.kind === 'postgres' ? store.db.transaction().setIsolationLevel('repeatable read') : store.db.transaction()
  await start.execute((trx) => pipeline(Readable.from(linesOf(trx)), createGzip(), createWriteStream(file, { mode: 0o600, flags: 'wx' })))
}

export class BadBackup extends Error {}

async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of source) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) throw new BadBackup('The backup ends in the middle of a line.')
}

async function restoreRows(trx: Transaction<Database>, source: AsyncIterable<Buffer>): Promise<number> {
  let count = -1
  for await (const line of linesIn(source)) {
    const entry = JSON.parse(line) as { format?: string } | [TableName, never]
    if (count < 0) {
      if (Array.isArray(entry) || entry.format !== FORMAT) throw new BadBackup('This file is not a Deep Time backup.')
    } else {
      if (!Array.isArray(entry) || !TABLES.includes(entry[0])) throw new BadBackup(`Line ${count + 2} of the backup is not a row.`)
      await trx.insertInto(entry[0]).values(entry[1]).execute()
    }
    count++
  }
  if (count < 0) throw new BadBackup('This file is empty.')
  return count
}

/** Fills an empty store from a backup, wholly or not at all; answers with the number of rows. */
export async function restore(store: Store, file: string): Promise<number> {
  return store.db.transaction().execute(async (trx) => {
    for (const table of TABLES) {
      const row = await trx.selectFrom(table).selectAll().limit(1).executeTakeFirst()
      if (row) throw new BadBackup('The store is not empty: restore into a new one.')
    }
    let rows = 0
    await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
      rows = await restoreRows(trx, source)
    })
    return rows
  })
}
