import type { Kysely } from 'kysely'
import type { Database } from './db/schema.ts'

const KEY = 'alive'
/** How often a running server says that it runs, and how much may be missing before it counts as a pause. */
const EVERY = 10_000
export const LONGEST_GAP = 30_000

/**
 * Time in which no server ran, or in which the clock of the machine jumped, is nobody's turn. All processes of a store note
 * together that one of them runs; whoever finds that none did claims the gap.
 */
export class Alive {
  #notedAt = 0
  #wall = Date.now()
  #steady = performance.now()

  constructor(readonly db: Kysely<Database>) {}

  /** Milliseconds that were lost since any process last ran; at most one process is told. */
  async gapBefore(): Promise<number> {
    const known = await this.db.selectFrom('server_setting').select('value').where('key', '=', KEY).executeTakeFirst()
    const now = Date.now()
    if (!known) return 0
    const claimed = await this.db
      .updateTable('server_setting')
      .set({ value: String(now) })
      .where('key', '=', KEY)
      .where('value', '=', known.value)
      .executeTakeFirst()
    const gap = now - Number(known.value)
    return claimed.numUpdatedRows > 0n && gap > LONGEST_GAP ? gap : 0
  }

  /** By how much the machine's clock ran ahead of time itself since the last look. */
  jump(): number {
    const [wall, steady] = [Date.now(), performance.now()]
    const ahead = wall - this.#wall - (steady - this.#steady)
    this.#wall = wall
    this.#steady = steady
    return ahead > LONGEST_GAP ? ahead : 0
  }

  async note(): Promise<void> {
    const now = Date.now()
    if (Math.abs(now - this.#notedAt) < EVERY) return
    this.#notedAt = now
    const value = String(now)
    await this.db
      .insertInto('server_setting')
      .values({ key: KEY, value })
      .onConflict((c) => c.column('key').doUpdateSet({ value }))
      .execute()
  }
}
