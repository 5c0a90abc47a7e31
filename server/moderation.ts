import type { Kysely } from 'kysely'
import { newId } from './accounts.ts'
import type { AccountRow, Database, ReportRow } from './db/schema.ts'
import { type Answered, fail, fine, type Tables } from './tables.ts'

/** Reports of one person that are kept open at once. */
const OPEN_REPORTS = 20

/** What people report, and what the operator can do about it. */
export class Moderation {
  readonly #db: Kysely<Database>

  constructor(readonly tables: Tables) {
    this.#db = tables.db
  }

  /** Somebody at or around a table reports a line of its talk, or whoever sits on a seat. */
  async report(
    id: string,
    by: AccountRow,
    about: { readonly line?: string; readonly seat?: number },
    why: string,
  ): Promise<Answered<null>> {
    const found = await this.tables.find(id, by.id)
    if (!found.ok) return found
    const line = about.line
      ? await this.#db.selectFrom('chat').selectAll().where('id', '=', about.line).where('table_id', '=', id).executeTakeFirst()
      : undefined
    const account = line?.account_id ?? found.value.seats.find((s) => s.seat === about.seat)?.account_id
    if (!account || account === by.id) return fail('not-found')
    const { open } = await this.#db
      .selectFrom('report')
      .select((e) => e.fn.countAll<number>().as('open'))
      .where('reporter_id', '=', by.id)
      .executeTakeFirstOrThrow()
    if (Number(open) >= OPEN_REPORTS) return fail('too-many')
    const row: ReportRow = {
      id: newId(),
      table_id: id,
      account_id: account,
      reporter_id: by.id,
      line: line?.text ?? null,
      why,
      at: Date.now(),
    }
    await this.#db.insertInto('report').values(row).execute()
    return fine(null)
  }
}

const LISTED = 100

/** The operator's own commands, on the store itself. Each answers with lines of text. */
export const ADMIN: Readonly<Record<string, (db: Kysely<Database>, what: string | undefined) => Promise<readonly string[]>>> = {
  async people(db, name) {
    const rows = await db
      .selectFrom('account')
      .select(['id', 'name', 'login', 'seen_at', 'banned'])
      .$if(name !== undefined, (q) => q.where('name', 'like', `%${name}%`))
      .orderBy('seen_at', 'desc')
      .limit(LISTED)
      .execute()
    return rows.map((r) => [r.id, r.name, r.login ?? 'guest', dateOf(r.seen_at), ...(r.banned ? ['banned'] : [])].join('\t'))
  },

  async tables(db, status) {
    const rows = await db
      .selectFrom('game_table')
      .select(['id', 'game', 'version', 'status', 'title', 'updated_at'])
      .$if(status !== undefined, (q) => q.where('status', '=', status as string))
      .orderBy('updated_at', 'desc')
      .limit(LISTED)
      .execute()
    return rows.map((r) => [r.id, r.game, r.version, r.status, dateOf(r.updated_at), r.title ?? ''].join('\t'))
  },

  async reports(db) {
    const rows = await db
      .selectFrom('report')
      .innerJoin('account', 'account.id', 'report.account_id')
      .select(['report.id', 'report.table_id', 'report.account_id', 'account.name', 'report.line', 'report.why', 'report.at'])
      .orderBy('report.at')
      .limit(LISTED)
      .execute()
    return rows.map((r) => [r.id, dateOf(r.at), r.table_id, r.account_id, r.name, r.why, r.line ?? ''].join('\t'))
  },

  async settle(db, report) {
    const gone = await db
      .deleteFrom('report')
      .where('id', '=', report ?? '')
      .executeTakeFirst()
    return [gone.numDeletedRows > 0n ? 'The report is settled.' : 'There is no such report.']
  },

  ban: (db, account) => setBan(db, account, 1),
  unban: (db, account) => setBan(db, account, 0),

  async close(db, table) {
    const closed = await db
      .updateTable('game_table')
      .set({ status: 'over', ended: 'closed', deadline: null, bot_waiting: 0 })
      .where('id', '=', table ?? '')
      .where('status', '!=', 'over')
      .executeTakeFirst()
    return [closed.numUpdatedRows > 0n ? 'The table is closed.' : 'There is no such table, or it is over.']
  },
}

/** Cookies of somebody who was banned are no longer good, and no passphrase signs them in. */
async function setBan(db: Kysely<Database>, account: string | undefined, banned: 0 | 1): Promise<readonly string[]> {
  const set = await db
    .updateTable('account')
    .set((e) => ({ banned, generation: e('generation', '+', banned) }))
    .where('id', '=', account ?? '')
    .executeTakeFirst()
  return [set.numUpdatedRows > 0n ? (banned ? 'Banned.' : 'Welcome again.') : 'There is no such person.']
}

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 16)
