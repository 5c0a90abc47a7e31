import { carriedSettings } from '@deeptime/engine'
import type { AccountRow, EventRow } from './db/schema.ts'
import { isPerson, type Sitting, seatOf } from './live/info.ts'
import { readTable } from './live/load.ts'
import type { Seating } from './seating.ts'
import { type Answered, fail, fine, type Tables } from './tables.ts'

const others = (seats: readonly Sitting[], account: AccountRow): string[] =>
  seats.flatMap((s) => (s.account_id && s.account_id !== account.id ? [s.account_id] : []))

/** From the start of a table to the next one. The game itself is played in the room. */
export class Course {
  constructor(
    readonly tables: Tables,
    readonly seating: Seating,
  ) {}

  /** The host closes a table that has not begun, or one where nobody else plays. */
  async close(id: string, account: AccountRow): Promise<Answered<null>> {
    const found = await this.tables.find(id, account.id)
    if (!found.ok) return found
    const { row, seats } = found.value
    if (row.host_id !== account.id || seats.some((s) => row.status !== 'open' && isPerson(s) && s.account_id !== account.id)) {
      return fail('not-allowed')
    }
    if (row.status !== 'over') await this.tables.end(row)
    await this.tables.changed(row)
    return fine(null)
  }

  async start(id: string, account: AccountRow): Promise<Answered<null>> {
    const found = await this.tables.find(id, account.id)
    if (!found.ok) return found
    const { row, seats } = found.value
    if (row.host_id !== account.id) return fail('not-allowed')
    if (row.status !== 'open') return fail('not-open')
    if (!this.tables.services.games.has(row.game, row.version)) return fail('frozen')
    if (seats.some((s) => s.account_id === null && s.bot === null)) return fail('seats-empty')
    const now = Date.now()
    const started = await this.tables.db.transaction().execute(async (trx) => {
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
    await this.tables.rooms.get(id)
    await this.tables.changed(row, 'started', others(seats, account))
    return fine(null)
  }

  /** The same again: the first to ask opens the new table, the others sit down at it. */
  async rematch(id: string, account: AccountRow): Promise<Answered<string>> {
    const found = await this.tables.find(id, account.id)
    if (!found.ok) return found
    const { row, seats } = found.value
    const mine = seatOf(seats, account.id)
    if (row.status !== 'over' || mine === null) return fail('not-allowed')
    const rules = await this.tables.services.games.rulesOf(row.game)
    if (!rules) return fail('not-found')
    if (!row.rematch_id) {
      const wish = {
        game: row.game,
        seats: seats.length,
        // A new table follows the newest rules, whatever the one before followed.
        settings: carriedSettings(rules.game, seats.length, JSON.parse(row.settings)),
        public: row.is_public === 1,
        spectators: row.spectators === 1,
        clock: JSON.parse(row.clock),
        seat: mine,
        bots: seats.flatMap((s) => (s.bot && !s.stand_in ? [{ seat: s.seat, level: s.bot }] : [])),
        ...(row.title ? { title: row.title } : {}),
      }
      const made = await this.tables.create(account, wish, id)
      if (made.ok) await this.tables.changed(row, 'rematch', others(seats, account))
      if (made.ok || made.code !== 'try-again') return made
    }
    const again = await readTable(this.tables.db, id)
    const next = again?.row.rematch_id && (await readTable(this.tables.db, again.row.rematch_id))
    if (!next) return fail('not-found')
    if (seatOf(next.seats, account.id) === null) {
      const own = next.seats.find((s) => s.seat === mine && s.account_id === null && s.bot === null)
      const taken = await this.seating.take(next.row.id, account, own?.seat, next.row.invite)
      if (!taken.ok) return taken
    }
    return fine(next.row.id)
  }
}
