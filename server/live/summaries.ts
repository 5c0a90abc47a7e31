import type { Transaction } from 'kysely'
import type { News } from '../bus.ts'
import type { Database } from '../db/schema.ts'
import type { Services } from '../services.ts'
import type { Room } from './room.ts'

const EVERY = 1000
/** A table is stored whole after this many events: opening it replays no more than that. */
const SNAPSHOT_EVERY = 64
/** Milliseconds that are written in one go: in between, choices are stored. */
const SLICE = 10

/**
 * What lists and sweeps need to know of a running game, copied out of the journal a moment after the fact. A crash
 * loses nothing: a summary that is behind its journal is found and written again.
 */
export class Summaries {
  readonly #dirty = new Set<Room>()
  readonly #written = new WeakMap<Room, { seq: number; turns: string; snapshot: number }>()
  #timer: NodeJS.Timeout | undefined
  #flushing: Promise<void> | undefined

  constructor(readonly services: () => Services) {}

  touch(room: Room): void {
    this.#dirty.add(room)
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.flush()
    }, EVERY)
  }

  isBusy(room: Room): boolean {
    return this.#dirty.has(room)
  }

  /** Writes what is due; what could not be written is due again. */
  async flush(): Promise<void> {
    await this.#flushing
    // In the order of their ids, so that two processes never wait for each other's rows.
    const rooms = [...this.#dirty].filter((r) => r.settled).sort((a, b) => (a.id < b.id ? -1 : 1))
    for (const room of rooms) this.#dirty.delete(room)
    if (rooms.length === 0) return
    this.#flushing = this.#writeAll(rooms).finally(() => {
      this.#flushing = undefined
    })
    await this.#flushing
  }

  async #writeAll(rooms: readonly Room[]): Promise<void> {
    const { store, log } = this.services()
    for (let done = 0; done < rooms.length; ) {
      const first = done
      const begun = performance.now()
      try {
        await store.db.transaction().execute(async (trx) => {
          while (done < rooms.length && performance.now() - begun < SLICE) await this.#write(trx, rooms[done++] as Room)
        })
      } catch (err) {
        log.warn({ err }, 'summaries could not be written yet')
        for (const room of rooms.slice(first, done)) {
          this.#written.delete(room)
          this.touch(room)
        }
        // A store that does not even begin is tried again later, with everything.
        if (done === first) {
          for (const room of rooms.slice(first)) this.touch(room)
          return
        }
      }
      await new Promise((settle) => setImmediate(settle))
    }
  }

  async #write(trx: Transaction<Database>, room: Room): Promise<void> {
    const { game } = room
    if (!game) return
    if (!room.settled) {
      this.touch(room)
      return
    }
    // Tables that began together are not all due for a snapshot together.
    const known = this.#written.get(room) ?? { seq: -1, turns: '', snapshot: -Math.floor(Math.random() * SNAPSHOT_EVERY) }
    const { seq } = game
    const turns = JSON.stringify(game.turnSeq)
    const snapshot = seq - known.snapshot >= SNAPSHOT_EVERY && !game.over ? game.snapshot() : undefined
    const row = {
      status: game.over ? 'over' : 'playing',
      ended: game.over ? (game.ended ?? 'played') : null,
      seq,
      choices: game.session.choices.length,
      waiting: JSON.stringify(game.waiting),
      bot_waiting: room.botSeats.length > 0 ? 1 : 0,
      deadline: room.deadline,
      updated_at: game.times.since,
    }
    const turnSeq = game.turnSeq.slice()
    const notices = turns === known.turns ? [] : this.#notices(room, known.turns)
    const written = await trx.updateTable('game_table').set(row).where('id', '=', room.id).where('seq', '<=', seq).executeTakeFirst()
    // Another process knows more of this table.
    if (written.numUpdatedRows === 0n) return
    if (turns !== known.turns) await this.#writeTurns(trx, room.id, turnSeq, row.updated_at)
    if (snapshot !== undefined) await this.#writeSnapshot(trx, room.id, seq, snapshot)
    this.#written.set(room, { seq, turns, snapshot: snapshot === undefined ? known.snapshot : seq })
    if (notices.length > 0)
      this.services()
        .bus.publish(...notices)
        .catch((err) => this.services().log.warn({ err }, 'a notice was not sent'))
  }

  async #writeTurns(trx: Transaction<Database>, table: string, turnSeq: readonly (number | null)[], at: number): Promise<void> {
    for (const [seat, turn] of turnSeq.entries()) {
      await trx
        .updateTable('seat')
        .set({ turn_seq: turn, turn_at: turn === null ? null : at })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where((e) => (turn === null ? e('turn_seq', 'is not', null) : e.or([e('turn_seq', 'is', null), e('turn_seq', '<', turn)])))
        .execute()
    }
  }

  async #writeSnapshot(trx: Transaction<Database>, table: string, seq: number, data: string): Promise<void> {
    await trx
      .insertInto('snapshot')
      .values({ table_id: table, seq, data })
      .onConflict((c) => c.column('table_id').doUpdateSet({ seq, data }).where('snapshot.seq', '<', seq))
      .execute()
  }

  /** People who are not looking and whose turn it has become hear of it on their other pages. */
  #notices(room: Room, before: string): News[] {
    const old = before ? (JSON.parse(before) as (number | null)[]) : []
    const watching = new Set([...room.watchers].map((w) => w.account))
    return room.seats.flatMap((s): News[] => {
      const turn = room.game?.turnSeq[s.seat] ?? null
      if (turn === null || turn === old[s.seat] || !s.account_id || s.bot || watching.has(s.account_id)) return []
      return [{ kind: 'notice', account: s.account_id, notice: 'your-turn', table: room.id, game: room.row.game }]
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.flush()
    clearTimeout(this.#timer)
  }
}
