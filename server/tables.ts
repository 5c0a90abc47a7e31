import { randomBytes } from 'node:crypto'
import { readSettings } from '@deeptime/engine'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { newId } from './accounts.ts'
import type { News } from './bus.ts'
import type { AccountRow, Database, EventRow, TableRow } from './db/schema.ts'
import { infoFor, isPerson, maySee, type Sitting, sameSecret, seatOf } from './live/info.ts'
import { readSeats, readTable } from './live/load.ts'
import { end } from './live/play.ts'
import type { Rooms } from './live/rooms.ts'
import type { NewTable, RefusalCode, TableInfo } from './protocol.ts'
import type { Services } from './services.ts'

export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: RefusalCode; readonly detail?: string }

export const fail = (code: RefusalCode, detail?: string) => ({ ok: false, code, ...(detail ? { detail } : {}) }) as const
export const fine = <T>(value: T) => ({ ok: true, value }) as const

const LISTED = 60
const NONE: ReadonlySet<string> = new Set()

/** Tables as people arrange them: who sits where, when it starts, what comes after. The game itself is played in the room. */
export class Tables {
  readonly #db: Kysely<Database>

  constructor(
    readonly services: Services,
    readonly rooms: Rooms,
    readonly levels: readonly string[],
  ) {
    this.#db = services.store.db
  }

  #info(row: TableRow, seats: readonly Sitting[], account: string | null): TableInfo {
    const frozen = !this.services.shelf.find(row.game, row.version)
    const room = this.rooms.peek(row.id)
    if (room?.game && room.settled) return room.infoFor(account)
    return infoFor(row, seats, { account, frozen, here: NONE, now: Date.now() })
  }

  async create(account: AccountRow, wish: z.output<typeof NewTable>, rematchOf?: string): Promise<Answered<string>> {
    const game = this.services.shelf.find(wish.game)
    if (!game) return fail('not-found')
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
    return this.#db.transaction().execute(async (trx) => {
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
    const read = await readTable(this.#db, id)
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
    const rows = await this.#db
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
    const rows = await this.#db
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
      this.#db,
      rows.map((r) => r.id),
    )
    return rows.map((row) =>
      this.#info(
        row,
        seats.filter((s) => s.table_id === row.id),
        account,
      ),
    )
  }

  /** Sits down on a free seat (any, if none is named), in an open table or in place of somebody who left. */
  async take(id: string, account: AccountRow, wanted: number | undefined, invite: string | undefined): Promise<Answered<number>> {
    const found = await this.find(id, account.id, invite)
    if (!found.ok) return found
    const { row, seats } = found.value
    if (row.status === 'over') return fail('game-over')
    const invited = row.is_public === 1 || row.host_id === account.id || (invite !== undefined && sameSecret(invite, row.invite))
    const mine = seats.find((s) => s.account_id === account.id)
    if (!mine && !invited) return fail('not-allowed')
    if (mine && mine.bot === null && row.status !== 'open') return mine.seat === wanted ? fine(mine.seat) : fail('not-allowed')
    const free = seats.filter((s) => !isPerson(s) && (s.bot === null || s.stand_in === 1))
    const seat = wanted ?? (free.find((s) => s === mine) ?? free.find((s) => s.bot === null) ?? free[0])?.seat
    if (seat === undefined) return fail('table-full')
    const sat = await this.#db
      .transaction()
      .execute(async (trx) => {
        if (mine && mine.seat !== seat) await this.#rise(trx, id, mine.seat)
        const taken = await trx
          .updateTable('seat')
          .set({ account_id: account.id, bot: null, stand_in: 0 })
          .where('table_id', '=', id)
          .where('seat', '=', seat)
          .where((e) => e.or([e.and([e('account_id', 'is', null), e('bot', 'is', null)]), e('stand_in', '=', 1)]))
          .executeTakeFirst()
        if (taken.numUpdatedRows === 0n) throw new SeatTaken()
        return true
      })
      .catch((error: unknown) => {
        if (error instanceof SeatTaken || isUniqueViolation(error)) return false
        throw error
      })
    if (!sat) return fail('seat-taken')
    await this.#changed(id)
    return fine(seat)
  }

  async #rise(trx: Transaction<Database>, id: string, seat: number): Promise<void> {
    await trx.updateTable('seat').set({ account_id: null }).where('table_id', '=', id).where('seat', '=', seat).execute()
  }

  /** Gets up. In a running game a bot may take over; with no person left, the table ends. */
  async leave(id: string, account: AccountRow, bot: string | undefined): Promise<Answered<null>> {
    const found = await this.find(id, account.id)
    if (!found.ok) return found
    const { row, seats } = found.value
    const seat = seatOf(seats, account.id)
    if (bot !== undefined && !this.levels.includes(bot)) return fail('bad-settings')
    if (seat === null) return fail('not-allowed')
    const level = row.status === 'playing' ? (bot ?? null) : null
    if (row.status === 'over') return fail('game-over')
    await this.#db
      .updateTable('seat')
      .set({ account_id: null, bot: level, stand_in: level ? 1 : 0 })
      .where('table_id', '=', id)
      .where('account_id', '=', account.id)
      .execute()
    const heir = seats.find((s) => isPerson(s) && s.seat !== seat)
    if (row.host_id === account.id && heir?.account_id) {
      await this.#db.updateTable('game_table').set({ host_id: heir.account_id }).where('id', '=', id).execute()
    }
    if (!heir && row.status === 'playing') await this.#endGame(id)
    if (!heir && row.status === 'open' && row.host_id === account.id) await this.#closeOpen(id)
    await this.#changed(id)
    return fine(null)
  }

  async #endGame(id: string): Promise<void> {
    const room = await this.rooms.get(id)
    if (room) await end(room, 'closed')
  }

  async #closeOpen(id: string): Promise<void> {
    await this.#db
      .updateTable('game_table')
      .set({ status: 'over', ended: 'closed', updated_at: Date.now() })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute()
  }

  /** The host closes a table that has not begun, or one where nobody else plays. */
  async close(id: string, account: AccountRow): Promise<Answered<null>> {
    const found = await this.find(id, account.id)
    if (!found.ok) return found
    const { row, seats } = found.value
    if (row.host_id !== account.id || seats.some((s) => row.status !== 'open' && isPerson(s) && s.account_id !== account.id)) {
      return fail('not-allowed')
    }
    if (row.status === 'playing') await this.#endGame(id)
    else await this.#closeOpen(id)
    await this.#changed(id)
    return fine(null)
  }

  /** The host seats bots before the start; later, those who play may fill a seat that was left. */
  async setBot(id: string, account: AccountRow, seat: number, level: string | null): Promise<Answered<null>> {
    const found = await this.find(id, account.id)
    if (!found.ok) return found
    const { row, seats } = found.value
    if (level !== null && !this.levels.includes(level)) return fail('bad-settings')
    const there = seats.find((s) => s.seat === seat)
    const mayFill = row.host_id === account.id || (row.status === 'playing' && seatOf(seats, account.id) !== null)
    if (!there || !mayFill || row.status === 'over') return fail('not-allowed')
    if (row.status === 'playing' && (level === null || (there.bot !== null && there.stand_in === 0))) return fail('not-allowed')
    const set = await this.#db
      .updateTable('seat')
      .set({ bot: level, stand_in: row.status === 'playing' ? 1 : 0 })
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .where('account_id', 'is', null)
      .executeTakeFirst()
    if (set.numUpdatedRows === 0n) return fail('seat-taken')
    await this.#changed(id)
    return fine(null)
  }

  /** A person whose time is over is replaced for as long as they stay away. */
  async replaceLate(id: string, seat: number, level: string): Promise<void> {
    await this.#db
      .updateTable('seat')
      .set({ bot: level, stand_in: 1 })
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .where('bot', 'is', null)
      .execute()
    await this.#changed(id)
  }

  async start(id: string, account: AccountRow): Promise<Answered<null>> {
    const found = await this.find(id, account.id)
    if (!found.ok) return found
    const { row, seats } = found.value
    if (row.host_id !== account.id) return fail('not-allowed')
    if (row.status !== 'open') return fail('not-open')
    if (seats.some((s) => s.account_id === null && s.bot === null)) return fail('seats-empty')
    const now = Date.now()
    const started = await this.#db.transaction().execute(async (trx) => {
      const set = await trx
        .updateTable('game_table')
        .set({ status: 'playing', updated_at: now })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirst()
      if (set.numUpdatedRows === 0n) return false
      const event: EventRow = { table_id: id, seq: 1, kind: 'start', seat: null, body: '', token: null, at: now }
      await trx.insertInto('event').values(event).execute()
      return true
    })
    if (!started) return fail('not-open')
    await this.rooms.get(id)
    const others = seats.filter((s) => s.account_id && s.account_id !== account.id)
    await this.#changed(id, ...others.map((s) => this.#notice(s.account_id as string, 'started', row)))
    return fine(null)
  }

  #notice(account: string, notice: Extract<News, { kind: 'notice' }>['notice'], row: TableRow): News {
    return { kind: 'notice', account, notice, table: row.id, game: row.game }
  }

  async #changed(id: string, ...more: readonly News[]): Promise<void> {
    await this.services.bus.publish({ kind: 'info', table: id }, ...more)
  }

  /** The same again: the first to ask opens the new table, the others sit down at it. */
  async rematch(id: string, account: AccountRow): Promise<Answered<string>> {
    const found = await this.find(id, account.id)
    if (!found.ok) return found
    const { row, seats } = found.value
    const mine = seatOf(seats, account.id)
    if (row.status !== 'over' || mine === null) return fail('not-allowed')
    if (!row.rematch_id) {
      const wish = {
        game: row.game,
        seats: seats.length,
        settings: JSON.parse(row.settings),
        public: row.is_public === 1,
        spectators: row.spectators === 1,
        clock: JSON.parse(row.clock),
        seat: mine,
        bots: seats.flatMap((s) => (s.bot && !s.stand_in ? [{ seat: s.seat, level: s.bot }] : [])),
        ...(row.title ? { title: row.title } : {}),
      }
      const made = await this.create(account, wish, id)
      if (made.ok) {
        const others = seats.filter((s) => s.account_id && s.account_id !== account.id)
        await this.#changed(id, ...others.map((s) => this.#notice(s.account_id as string, 'rematch', row)))
      }
      if (made.ok || made.code !== 'try-again') return made
    }
    const again = await readTable(this.#db, id)
    const next = again?.row.rematch_id && (await readTable(this.#db, again.row.rematch_id))
    if (!next) return fail('not-found')
    if (seatOf(next.seats, account.id) === null) {
      const own = next.seats.find((s) => s.seat === mine && s.account_id === null && s.bot === null)
      const taken = await this.take(next.row.id, account, own?.seat, next.row.invite)
      if (!taken.ok) return taken
    }
    return fine(next.row.id)
  }
}

class SeatTaken extends Error {}

/** SQLite and PostgreSQL have their own ways of saying that a key is there already. */
const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && ['23505', 'SQLITE_CONSTRAINT_UNIQUE'].includes((error as { code?: string }).code ?? '')
