import { type GameRecord, Session, SPECTATOR } from '@deeptime/engine'
import type { TableRow } from './db/schema.ts'
import { pageView } from './live/audience.ts'
import { choicesOf } from './live/game.ts'
import { type Sitting, seatOf } from './live/info.ts'
import type { Services } from './services.ts'
import { type Answered, fail, fine, type Tables } from './tables.ts'

/** What was: the record of a finished game, and earlier moments of a running one. */
export class Archive {
  constructor(
    readonly services: Services,
    readonly tables: Tables,
  ) {}

  async #recordOf(row: TableRow, seats: readonly Sitting[]): Promise<GameRecord> {
    const events = await this.services.store.db.selectFrom('event').selectAll().where('table_id', '=', row.id).orderBy('seq').execute()
    return {
      format: 'deep-time-record-1',
      game: row.game,
      version: row.version,
      seats: seats.map((s) => ({ ...(s.name ? { name: s.name } : {}), ...(s.bot ? { bot: s.bot } : {}) })),
      settings: JSON.parse(row.settings),
      seed: row.seed,
      choices: choicesOf(events),
    }
  }

  /** The record, with seed and everybody's choices: only once the game is over. */
  async record(id: string, account: string | null, invite?: string): Promise<Answered<GameRecord>> {
    const found = await this.tables.find(id, account, invite)
    if (!found.ok) return found
    const { row, seats } = found.value
    return row.status === 'over' ? fine(await this.#recordOf(row, seats)) : fail('not-allowed')
  }

  /** What this person could see after a number of choices. */
  async viewAt(id: string, account: string | null, to: number, invite?: string): Promise<Answered<object>> {
    const found = await this.tables.find(id, account, invite)
    if (!found.ok) return found
    const { row, seats } = found.value
    const rules = await this.services.games.rulesOf(row.game, row.version)
    if (!rules) return fail('frozen')
    const record = await this.#recordOf(row, seats)
    if (row.status === 'open' || to > record.choices.length) return fail('not-found')
    const replayed = Session.replay(rules.game, record, to)
    if (!replayed.ok) return fail('internal')
    const seat = seatOf(seats, account) ?? SPECTATOR
    return fine({ view: pageView(replayed.value, seat, false), log: replayed.value.logFor(seat) })
  }
}
