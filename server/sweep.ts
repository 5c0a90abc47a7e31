import { sql } from 'kysely'
import type { BotDriver } from './bot/driver.ts'
import { end, lateSeats } from './live/play.ts'
import type { Room } from './live/room.ts'
import type { Rooms } from './live/rooms.ts'
import type { Summaries } from './live/summaries.ts'
import type { Notifier } from './notify/notifier.ts'
import type { Clock } from './protocol.ts'
import type { Services } from './services.ts'
import type { Tables } from './tables.ts'

const EVERY = 1000
/** Every so many rounds, look for what a crash of some process may have left undone. */
const RECOVER_EVERY = 15
const STALLED = 10_000
/** Who was connected within this time (a few heartbeats) sees the table without being told. */
const AWAY = 60_000
const AT_ONCE = 200
/** The level that stands in for people whose time is over. */
const STAND_IN = 'normal'

export interface SweepParts {
  readonly services: Services
  readonly rooms: Rooms
  readonly tables: Tables
  readonly bots: BotDriver
  readonly summaries: Summaries
  readonly notifier: Notifier
}

/** Looks, once a second, for what time itself brings about. All of it is read from the store, so no crash can lose it. */
export class Sweeper {
  #timer: NodeJS.Timeout | undefined
  #round = 0
  #busy: Promise<void> | undefined

  constructor(readonly parts: SweepParts) {}

  start(): void {
    this.#timer = setInterval(() => {
      this.#busy ??= this.sweep().finally(() => {
        this.#busy = undefined
      })
    }, EVERY)
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#busy
  }

  async sweep(): Promise<void> {
    const { services, rooms, summaries } = this.parts
    try {
      await this.#late()
      await this.#tellAway()
      if (this.#round++ % RECOVER_EVERY === 0) await this.recover(STALLED)
      rooms.tidy((room) => summaries.isBusy(room))
    } catch (err) {
      services.log.error({ err }, 'a sweep failed')
    }
  }

  async #late(): Promise<void> {
    const { services, rooms } = this.parts
    const late = await services.store.db
      .selectFrom('game_table')
      .select('id')
      .where('status', '=', 'playing')
      .where('deadline', '<=', Date.now())
      .limit(AT_ONCE)
      .execute()
    for (const { id } of late) {
      const room = await rooms.get(id)
      if (room) await this.#timeIsOver(room)
    }
  }

  async #timeIsOver(room: Room): Promise<void> {
    const clock = JSON.parse(room.row.clock) as Clock
    const seats = await lateSeats(room)
    this.parts.summaries.touch(room)
    if (clock.kind === 'none' || seats.length === 0) return
    switch (clock.whenOver) {
      case 'wait':
        return
      case 'end':
        await end(room, 'time')
        return
      case 'replace':
        for (const seat of seats) await this.parts.tables.replaceLate(room.id, seat, STAND_IN)
        return
      case 'move':
        for (const seat of seats) await this.parts.bots.finishTurn(room, seat, STAND_IN)
    }
  }

  /** People who are away hear of their turn once; whichever process claims the row tells them. */
  async #tellAway(): Promise<void> {
    const { services, notifier } = this.parts
    const { db } = services.store
    const now = Date.now()
    const due = await db
      .selectFrom('seat')
      .innerJoin('account', 'account.id', 'seat.account_id')
      .innerJoin('game_table', 'game_table.id', 'seat.table_id')
      .selectAll('account')
      .select(['seat.table_id', 'seat.seat', 'seat.turn_seq', 'game_table.game', 'game_table.title'])
      .where('seat.turn_at', '<=', now - services.config.notifyAfter * 1000)
      .whereRef('seat.told_seq', '<', 'seat.turn_seq')
      .where('seat.bot', 'is', null)
      .where('account.seen_at', '<', now - AWAY)
      .where('game_table.status', '=', 'playing')
      .limit(AT_ONCE)
      .execute()
    for (const row of due) {
      const turn = row.turn_seq as number
      const claimed = await db
        .updateTable('seat')
        .set({ told_seq: turn })
        .where('table_id', '=', row.table_id)
        .where('seat', '=', row.seat)
        .where('told_seq', '<', turn)
        .executeTakeFirst()
      if (claimed.numUpdatedRows === 0n) continue
      notifier
        .tell(row, { kind: 'your-turn', table: row.table_id, game: row.game, title: row.title })
        .catch((err) => services.log.warn({ err }, 'a person could not be told'))
    }
  }

  /** Summaries that are behind their journal, and bots that should have moved: some process died. */
  async recover(stalledFor: number): Promise<void> {
    const { services, rooms, summaries, bots } = this.parts
    const found = await services.store.db
      .selectFrom('game_table as t')
      .select('t.id')
      .where('t.status', '=', 'playing')
      .where('t.updated_at', '<=', Date.now() - stalledFor)
      .where((e) =>
        e.or([
          e('t.bot_waiting', '=', 1),
          e('t.seq', '<', e.selectFrom('event').select(sql<number>`max(seq)`.as('last')).whereRef('event.table_id', '=', 't.id')),
        ]),
      )
      .execute()
    for (const { id } of found) {
      const room = await rooms.get(id)
      if (!room) continue
      await room.exclusively(async () => {
        if (typeof (await room.playing()) !== 'string') await room.catchUp()
      })
      summaries.touch(room)
      bots.wake(room)
    }
  }
}
