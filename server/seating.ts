import type { Transaction } from 'kysely'
import type { AccountRow, Database, TableRow } from './db/schema.ts'
import { isPerson, sameSecret, seatOf } from './live/info.ts'
import { sameName } from './protocol.ts'
import { type Answered, fail, fine, type Tables } from './tables.ts'

/** Who sits where: people come, go and come back, and bots keep seats. */
export class Seating {
  constructor(readonly tables: Tables) {}

  /** Sits down on a free seat (any, if none is named), in an open table or in place of somebody who left. */
  async take(id: string, account: AccountRow, wanted: number | undefined, invite: string | undefined): Promise<Answered<number>> {
    const found = await this.tables.find(id, account.id, invite)
    if (!found.ok) return found
    const { row, seats } = found.value
    if (row.status === 'over') return fail('game-over')
    const invited = row.is_public === 1 || row.host_id === account.id || (invite !== undefined && sameSecret(invite, row.invite))
    const mine = seats.find((s) => s.account_id === account.id)
    if (!mine && !invited) return fail('not-allowed')
    if (seats.some((s) => s.name !== null && s !== mine && sameName(s.name, account.name))) return fail('name-taken')
    if (mine && mine.bot === null && row.status !== 'open') return mine.seat === wanted ? fine(mine.seat) : fail('not-allowed')
    // The seat of somebody whose time ran out is theirs: they come back to it, unless the host has freed it.
    const free = seats.filter((s) => !isPerson(s) && (s.bot === null || s.stand_in === 1) && (s.account_id === null || s === mine))
    const seat = wanted ?? (free.find((s) => s === mine) ?? free.find((s) => s.bot === null) ?? free[0])?.seat
    if (seat === undefined) return fail('table-full')
    const sat = await this.tables.db
      .transaction()
      .execute(async (trx) => {
        if (mine && mine.seat !== seat) await rise(trx, id, mine.seat)
        const taken = await trx
          .updateTable('seat')
          .set({ account_id: account.id, bot: null, stand_in: 0 })
          .where('table_id', '=', id)
          .where('seat', '=', seat)
          .where((e) =>
            e.or([
              e.and([e('account_id', 'is', null), e('bot', 'is', null)]),
              e.and([e('stand_in', '=', 1), e.or([e('account_id', 'is', null), e('account_id', '=', account.id)])]),
            ]),
          )
          .executeTakeFirst()
        if (taken.numUpdatedRows === 0n) throw new SeatTaken()
        return true
      })
      .catch((error: unknown) => {
        if (error instanceof SeatTaken || isUniqueViolation(error)) return false
        throw error
      })
    if (!sat) return fail('seat-taken')
    await this.tables.changed(row)
    return fine(seat)
  }

  /** Gets up. In a running game a bot may take over; with no person left, the table ends. */
  async leave(id: string, account: AccountRow, bot: string | undefined): Promise<Answered<null>> {
    const found = await this.tables.find(id, account.id)
    if (!found.ok) return found
    const { row, seats } = found.value
    const seat = seatOf(seats, account.id)
    if (bot !== undefined && !this.tables.levels.includes(bot)) return fail('bad-settings')
    if (seat === null) return fail('not-allowed')
    const level = row.status === 'playing' ? (bot ?? null) : null
    if (row.status === 'over') return fail('game-over')
    await this.tables.db
      .updateTable('seat')
      .set({ account_id: null, bot: level, stand_in: level ? 1 : 0 })
      .where('table_id', '=', id)
      .where('account_id', '=', account.id)
      .execute()
    const heir = seats.find((s) => isPerson(s) && s.seat !== seat)
    if (row.host_id === account.id && heir?.account_id) {
      await this.tables.db.updateTable('game_table').set({ host_id: heir.account_id }).where('id', '=', id).execute()
    }
    if (!heir && (row.status === 'playing' || row.host_id === account.id)) await this.tables.end(row)
    await this.tables.changed(row)
    return fine(null)
  }

  /** The host seats bots before the start; later, those who play may fill a seat that was left. */
  async setBot(id: string, account: AccountRow, seat: number, level: string | null): Promise<Answered<null>> {
    const found = await this.tables.find(id, account.id)
    if (!found.ok) return found
    const { row, seats } = found.value
    if (level !== null && !this.tables.levels.includes(level)) return fail('bad-settings')
    const there = seats.find((s) => s.seat === seat)
    const mayFill = row.host_id === account.id || (row.status === 'playing' && seatOf(seats, account.id) !== null)
    if (!there || !mayFill || row.status === 'over') return fail('not-allowed')
    if (row.status === 'playing' && (level === null || (there.bot !== null && there.stand_in === 0))) return fail('not-allowed')
    const set = await this.tables.db
      .updateTable('seat')
      .set({ bot: level, stand_in: row.status === 'playing' ? 1 : 0 })
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .where('account_id', 'is', null)
      .executeTakeFirst()
    if (set.numUpdatedRows === 0n) return fail('seat-taken')
    await this.tables.changed(row)
    return fine(null)
  }

  /** The host asks somebody to leave: anybody before the start; later those whose seat a bot keeps because their time ran out. */
  async remove(id: string, host: AccountRow, seat: number): Promise<Answered<null>> {
    const found = await this.tables.find(id, host.id)
    if (!found.ok) return found
    const { row, seats } = found.value
    const there = seats.find((s) => s.seat === seat)
    const mayGo = row.status === 'open' || (row.status === 'playing' && there?.stand_in === 1)
    if (row.host_id !== host.id || !there?.account_id || there.account_id === host.id || !mayGo) return fail('not-allowed')
    await this.tables.db
      .updateTable('seat')
      .set({ account_id: null })
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .where('account_id', '=', there.account_id)
      .execute()
    await this.tables.changed(row)
    return fine(null)
  }

  /** A person whose time is over is replaced for as long as they stay away. */
  async replaceLate(row: TableRow, seat: number, level: string): Promise<void> {
    await this.tables.db
      .updateTable('seat')
      .set({ bot: level, stand_in: 1 })
      .where('table_id', '=', row.id)
      .where('seat', '=', seat)
      .where('bot', 'is', null)
      .execute()
    await this.tables.changed(row)
  }
}

async function rise(trx: Transaction<Database>, id: string, seat: number): Promise<void> {
  await trx.updateTable('seat').set({ account_id: null }).where('table_id', '=', id).where('seat', '=', seat).execute()
}

class SeatTaken extends Error {}

/** SQLite and PostgreSQL have their own ways of saying that a key is there already. */
const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && ['23505', 'SQLITE_CONSTRAINT_UNIQUE'].includes((error as { code?: string }).code ?? '')
