import type { Kysely } from 'kysely'
import type { ChatRow, Database, TableRow } from '../db/schema.ts'
import type { Sitting } from './info.ts'

const CHAT_SHOWN = 100

export async function readSeats(db: Kysely<Database>, tables: readonly string[]): Promise<Sitting[]> {
  if (tables.length === 0) return []
  return db
    .selectFrom('seat')
    .leftJoin('account', 'account.id', 'seat.account_id')
    .selectAll('seat')
    .select(['account.name as name', 'account.seen_at as seen_at'])
    .where('table_id', 'in', tables)
    .orderBy('table_id')
    .orderBy('seat')
    .execute()
}

export async function readTable(db: Kysely<Database>, id: string): Promise<{ row: TableRow; seats: Sitting[] } | undefined> {
  const row = await db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { row, seats: await readSeats(db, [id]) }
}

/** The last lines of the table's talk, oldest first. */
export async function readChat(db: Kysely<Database>, table: string): Promise<ChatRow[]> {
  const lines = await db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(CHAT_SHOWN)
    .execute()
  return lines.reverse()
}
