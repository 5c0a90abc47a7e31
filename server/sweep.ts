import { type ExpressionBuilder, sql } from 'kysely'
import type { Accounts } from './accounts.ts'
import { Alive } from './alive.ts'
import type { BotDriver } from './bot/driver.ts'
import type { Database } from './db/schema.ts'
import { end, giveBack, lateSeats } from './live/play.ts'
import type { Room } from './live/room.ts'
import type { Rooms } from './live/rooms.ts'
import type { Summaries } from './live/summaries.ts'
import type { Notifier } from './notify/notifier.ts'
import type { Clock } from './protocol.ts'
import type { Seating } from './seating.ts'
import type { Services } from './services.ts'

const EVERY = 1000
/** Every so many rounds, look for what a crash of some process may have left undone. */
const RECOVER_EVERY = 15
const STALLED = 10_000
/** … and every so many, for guests who never came back. */
const FORGET_EVERY = 3600
const DAY = 86_400_000
/** Who was connected within this time (a few heartbeats) sees the table without being told. */
const AWAY = 60_000
const AT_ONCE = 200
/** When a table that could not be seen to is tried again, in milliseconds. */
const PUT_OFF = 600_000
/** An open table that nobody joined in so many days is closed. */
const OPEN_DAYS = 30
/** Tables that are taken up side by side after a crash. */
const TOGETHER = 10
/** The level that stands in for people whose time is over. */
const STAND_IN = 'normal'

export interface SweepParts {
  readonly services: Services
  readonly accounts: Accounts
  readonly rooms: Rooms
  readonly seating: Seating
  readonly bots: BotDriver
  readonly summaries: Summaries
  readonly notifier: Notifier
}

/** Looks, once a second, for what time itself brings about. All of it is read from the store, so no crash can lose it. */
export class Sweeper {
  #timer: NodeJS.Timeout | undefined
  #round = 0
  #busy: Promise<void> | undefined
  #stopped = false
  #last = performance.now()

  readonly #alive: Alive

  constructor(readonly parts: SweepParts) {
    this.#alive = new Alive(parts.services.store.db)
  }

  /** Takes up at once whatever a crash left undone; pages need not wait for that, a table opens when it is asked for. */
  start(): void {
    this.#run(async () => {
      await this.#giveBack(await this.#alive.gapBefore())
      await this.recover(0)
      await this.#makeRoom()
    })
    this.#timer = setInterval(() => this.#run(() => this.sweep()), EVERY)
  }

  #run(work: () => Promise<void>): void {
    this.#busy ??= work()
      .catch((err) => this.parts.services.log.error({ err }, 'a sweep failed'))
      .finally(() => {
        this.#busy = undefined
      })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#busy
  }

  /** How long ago the last sweep came to its end, in milliseconds. */
  get sinceLast(): number {
    return performance.now() - this.#last
  }

  async sweep(): Promise<void> {
    const { rooms, summaries } = this.parts
    await this.#giveBack(this.#alive.jump())
    await this.#alive.note()
    await this.#late()
    await this.#tellAway()
    if (++this.#round % RECOVER_EVERY === 0) await this.recover(STALLED)
    if (this.#round % FORGET_EVERY === 0) await this.#makeRoom()
    rooms.tidy((room) => summaries.isBusy(room))
    this.#last = performance.now()
  }

  /** Time that was lost is not counted against anybody who has a clock. */
  async #giveBack(ms: number): Promise<void> {
    if (ms === 0) return
    const { services } = this.parts
    const timed = await services.store.db
      .selectFrom('game_table')
      .select('id')
      .where('status', '=', 'playing')
      .where('deadline', 'is not', null)
      .where((e) => this.#ofRulesHere(e))
      .execute()
    services.log.warn({ ms, tables: timed.length }, 'time was lost and is given back')
    for (const { id } of timed) {
      await this.#at(id, async (room) => {
        await giveBack(room, ms)
      })
    }
  }

  async #late(): Promise<void> {
    const late = await this.parts.services.store.db
      .selectFrom('game_table')
      .select('id')
      .where('status', '=', 'playing')
      .where('deadline', '<=', Date.now())
      .where((e) => this.#ofRulesHere(e))
      .orderBy('deadline')
      .limit(AT_ONCE)
      .execute()
    for (const { id } of late) {
      if (await this.#at(id, (room) => this.#timeIsOver(room))) continue
      // One that can't be seen to goes to the end of the line: any number of them keep no other waiting.
      await this.#putOff(id)
    }
  }

  async #putOff(table: string): Promise<void> {
    const { services } = this.parts
    services.metrics.unreadable.inc()
    await services.store.db
      .updateTable('game_table')
      .set({ deadline: Date.now() + PUT_OFF })
      .where('id', '=', table)
      .execute()
  }

  /** Tables that nobody joined make room. */
  async #closeForgotten(): Promise<void> {
    const { db } = this.parts.services.store
    const closed = await db
      .updateTable('game_table')
      .set({ status: 'over', ended: 'closed', updated_at: Date.now() })
      .where('status', '=', 'open')
      .where('updated_at', '<', Date.now() - OPEN_DAYS * DAY)
      .executeTakeFirst()
    const tables = Number(closed.numUpdatedRows)
    if (tables > 0) this.parts.services.log.info({ tables }, 'open tables that nobody joined were closed')
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
        for (const seat of seats) await this.parts.seating.replaceLate(room.row, seat, STAND_IN)
        return
      case 'move':
        for (const seat of seats) await this.parts.bots.finishTurn(room, seat, STAND_IN)
    }
  }

  /** A table is seen to by processes that have its rules. */
  #ofRulesHere(e: ExpressionBuilder<Database, 'game_table'>) {
    return e.or(this.parts.services.games.versions.map(({ id, version }) => e.and({ game: id, version })))
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

  async #makeRoom(): Promise<void> {
    await this.#forgetGuests()
    await this.#closeForgotten()
  }

  async #forgetGuests(): Promise<void> {
    const { accounts, services } = this.parts
    const { guestDays } = services.config
    if (guestDays === 0) return
    const gone = await accounts.forgetGuests(Date.now() - guestDays * DAY)
    if (gone > 0) services.log.info({ gone }, 'guests who never came back were forgotten')
  }

  /** Summaries that are behind their journal, and bots that should have moved: some process died. */
  async recover(stalledFor: number): Promise<void> {
    const found = await this.parts.services.store.db
      .selectFrom('game_table')
      .select('id')
      .where('status', '=', 'playing')
      .where('updated_at', '<=', Date.now() - stalledFor)
      .where((e) => this.#ofRulesHere(e))
      .where((e) =>
        e.or([
          e('bot_waiting', '=', 1),
          e(
            'seq',
            '<',
            e.selectFrom('event').select(sql<number>`max(event.seq)`.as('last')).whereRef('event.table_id', '=', 'game_table.id'),
          ),
        ]),
      )
      .execute()
    for (let i = 0; i < found.length && !this.#stopped; i += TOGETHER) {
      await Promise.all(found.slice(i, i + TOGETHER).map(({ id }) => this.#at(id, (room) => this.#takeUp(room))))
    }
  }

  /** One table that cannot be opened must not keep the others waiting. */
  async #at(table: string, work: (room: Room) => Promise<void>): Promise<boolean> {
    try {
      const room = await this.parts.rooms.get(table)
      if (room) await work(room)
      return true
    } catch (err) {
      this.parts.services.log.error({ err, table }, 'a table could not be seen to')
      return false
    }
  }

  async #takeUp(room: Room): Promise<void> {
    const { summaries, bots } = this.parts
    await room.exclusively(async () => {
      if (typeof (await room.playing()) !== 'string') await room.catchUp()
    })
    summaries.touch(room)
    bots.wake(room)
  }
}
