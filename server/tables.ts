import { randomBytes } from 'node:crypto'
import { type Problem, readSettings, type Settings } from '@deeptime/engine'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { newId } from './accounts.ts'
import type { News } from './bus.ts'
import type { AccountRow, Database, TableRow } from './db/schema.ts'
import { infoFor, maySee, type Sitting } from './live/info.ts'
import { readSeats, readTable } from './live/load.ts'
import { end } from './live/play.ts'
import type { Rooms } from './live/rooms.ts'
import { LARGEST_SETTINGS, type NewTable, type NoticeKind, type RefusalCode, type TableInfo } from './protocol.ts'
import type { Services } from './services.ts'

export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: RefusalCode; readonly problem?: Problem }

export const fail = (code: RefusalCode, problem?: Problem) => ({ ok: false, code, ...(problem ? { problem } : {}) }) as const
export const fine = <T>(value: T) => ({ ok: true, value }) as const

/** What somebody wants to play. */
type Wish = Omit<z.output<typeof NewTable>, 'settings'> & { readonly settings: Settings }

const LISTED = 60
const NONE: ReadonlySet<string> = new Set()

/** Tables as people find them: opened, listed and looked at. Who sits where is in seating.ts, from start to rematch in course.ts. */
export class Tables {
  readonly db: Kysely<Database>

  constructor(
    readonly services: Services,
    readonly rooms: Rooms,
    readonly levels: readonly string[],
  ) {
    this.db = services.store.db
  }

  #info(row: TableRow, seats: readonly Sitting[], account: string | null): TableInfo {
    const frozen = !this.services.games.has(row.game, row.version)
    const room = this.rooms.peek(row.id)
    if (room?.game && room.settled) return room.infoFor(account)
    return infoFor(row, seats, { account, frozen, here: NONE, now: Date.now() })
  }

  async create(account: AccountRow, wish: Wish, rematchOf?: string): Promise<Answered<string>> {
    const rules = await this.services.games.rulesOf(wish.game)
    if (!rules) return fail('not-found')
    const { game } = rules
    if (JSON.stringify(wish.settings).length > LARGEST_SETTINGS) return fail('too-large')
    const settings = readSettings(game, wish.seats, wish.settings)
    if (!settings.ok) return fail('bad-settings', settings.problem)
    const taken = [...wish.bots.map((b) => b.seat), ...(wish.seat === null ? [] : [wish.seat])]
    if (new Set(taken).size < taken.length || taken.some((s) => s >= wish.seats)) return fail('bad-settings')
    if (wish.bots.some((b) => !this.levels.includes(b.level))) return fail('bad-settings')
    const now = Date.now()
    const row: TableRow = {
      id: newId(),
      game: game.id,
      version: game.version,
      title: wish.title ?? null,
      status: 'open',
      settings: JSON.stringify(settings.value),
      seed: randomBytes(16).toString('base64url'),
      clock: JSON.stringify(wish.clock),
      invite: randomBytes(18).toString('base64url'),
      host_id: account.id,
      is_public: wish.public ? 1 : 0,
      spectators: wish.spectators ? 1 : 0,
      rematch_id: null,
      ended: null,
      created_at: now,
      updated_at: now,
      seq: 0,
      choices: 0,
      waiting: '[]',
      bot_waiting: 0,
      deadline: null,
    }
    const seats = Array.from({ length: wish.seats }, (_, seat) => ({
      table_id: row.id,
      seat,
      account_id: seat === wish.seat ? account.id : null,
      bot: wish.bots.find((b) => b.seat === seat)?.level ?? null,
      stand_in: 0,
      turn_seq: null,
      turn_at: null,
      told_seq: -1,
    }))
    return this.db.transaction().execute(async (trx) => {
      if (rematchOf) {
        const linked = await trx
          .updateTable('game_table')
          .set({ rematch_id: row.id })
          .where('id', '=', rematchOf)
          .where('rematch_id', 'is', null)
          .executeTakeFirst()
        if (linked.numUpdatedRows === 0n) return fail('try-again')
      }
      await trx.insertInto('game_table').values(row).execute()
      await trx.insertInto('seat').values(seats).execute()
      return fine(row.id)
    })
  }

  async find(id: string, account: string | null, invite?: string): Promise<Answered<{ row: TableRow; seats: Sitting[] }>> {
    const read = await readTable(this.db, id)
    if (!read || !maySee(read.row, read.seats, account, invite)) return fail('not-found')
    // The room knows a moment before the summary that a game is over.
    const here = this.rooms.peek(id)?.row
    if (here?.status === 'over') Object.assign(read.row, { status: here.status, ended: here.ended })
    return fine(read)
  }

  async read(id: string, account: string | null, invite?: string): Promise<Answered<TableInfo>> {
    const found = await this.find(id, account, invite)
    return found.ok ? fine(this.#info(found.value.row, found.value.seats, account)) : found
  }

  /** Open public tables, newest first. */
  async lobby(account: string | null): Promise<readonly TableInfo[]> {
    const rows = await this.db
      .selectFrom('game_table')
      .selectAll()
      .where('status', '=', 'open')
      .where('is_public', '=', 1)
      .orderBy('updated_at', 'desc')
      .limit(LISTED)
      .execute()
    return this.#infos(rows, account)
  }

  /** The tables of one person: those where it is their turn first, the longest wait on top; then running, open, finished. */
  async mine(account: string): Promise<readonly TableInfo[]> {
    const rows = await this.db
      .selectFrom('game_table')
      .selectAll('game_table')
      .where((e) =>
        e.or([
          e('id', 'in', e.selectFrom('seat').select('table_id').where('account_id', '=', account)),
          e.and([e('host_id', '=', account), e('status', '=', 'open')]),
        ]),
      )
      .orderBy('updated_at', 'desc')
      .limit(LISTED * 2)
      .execute()
    const infos = await this.#infos(rows, account)
    const yours = (t: TableInfo) => t.seats.some((s) => s.you && !s.bot && t.waitingFor.includes(s.seat))
    const rank = (t: TableInfo) => (yours(t) ? 0 : t.status === 'playing' ? 1 : t.status === 'open' ? 2 : 3)
    return [...infos].sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? a.updatedAt - b.updatedAt : b.updatedAt - a.updatedAt))
  }

  async #infos(rows: readonly TableRow[], account: string | null): Promise<readonly TableInfo[]> {
    const seats = await readSeats(
      this.db,
      rows.map((r) => r.id),
    )
    return Promise.all(
      rows.map(async (row) => {
        const here = seats.filter((s) => s.table_id === row.id)
        const info = this.#info(row, here, account)
        return { ...info, settings: await this.#withoutFiles(row, info.settings) }
      }),
    )
  }

  /** A list of tables need not carry the decks that people brought. */
  async #withoutFiles({ game, version }: TableRow, settings: TableInfo['settings']): Promise<TableInfo['settings']> {
    const rules = await this.services.games.rulesOf(game, version)
    const files = rules?.game.settings.filter((s) => s.kind === 'data').map((s) => s.id) ?? []
    return Object.fromEntries(Object.entries(settings).filter(([id]) => !files.includes(id)))
  }

  /** A table that comes to its end before its game does. */
  async end({ id, status }: TableRow): Promise<void> {
    if (status === 'open') {
      await this.db
        .updateTable('game_table')
        .set({ status: 'over', ended: 'closed', updated_at: Date.now() })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute()
      return
    }
    const room = await this.rooms.get(id)
    if (!room) return
    const ended = await end(room, 'closed')
    // A game whose rules are not here can't be played to its end either; its row says that it is over.
    if (!ended.ok && ended.code === 'frozen') await this.#close(id)
  }

  async #close(id: string): Promise<void> {
    await this.db
      .updateTable('game_table')
      .set({ status: 'over', ended: 'closed', updated_at: Date.now(), bot_waiting: 0, deadline: null })
      .where('id', '=', id)
      .execute()
  }

  /** Tells all pages that something about the table has changed, and these people in particular. */
  async changed(row: TableRow, notice?: NoticeKind, people: readonly string[] = []): Promise<void> {
    const told = notice ? people.map((account): News => ({ kind: 'notice', account, notice, table: row.id, game: row.game })) : []
    await this.services.bus.publish({ kind: 'info', table: row.id }, ...told)
  }
}
