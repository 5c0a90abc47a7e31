import type { News } from '../bus.ts'
import type { Services } from '../services.ts'
import { readTable } from './load.ts'
import { Room } from './room.ts'

/** A table that nobody looks at leaves memory after this long; with too many in memory, sooner. */
const IDLE = 120_000
const CROWDED = 4000

/** The tables in this process's memory. */
export class Rooms {
  readonly #rooms = new Map<string, Promise<Room | undefined>>()
  readonly #here = new Map<string, Room>()

  constructor(readonly services: Services) {
    services.bus.subscribe((news) => this.#hear(news))
  }

  get count(): number {
    return this.#here.size
  }

  /** The table, read into memory when it is not there. */
  get(id: string): Promise<Room | undefined> {
    const known = this.#rooms.get(id)
    if (known) return known
    const room = readTable(this.services.store.db, id).then((read) => {
      if (!read) {
        this.#rooms.delete(id)
        return undefined
      }
      const opened = new Room(this.services, read.row, read.seats)
      this.#here.set(id, opened)
      return opened
    })
    room.catch(() => this.#rooms.delete(id))
    this.#rooms.set(id, room)
    return room
  }

  /** The table if it is in memory. */
  peek(id: string): Room | undefined {
    return this.#here.get(id)
  }

  all(): Iterable<Room> {
    return this.#here.values()
  }

  /** Lets go of tables that nobody uses; the journal has them. */
  tidy(isBusy: (room: Room) => boolean): void {
    const idle = this.#here.size > CROWDED ? IDLE / 20 : IDLE
    for (const [id, room] of this.#here) {
      if (room.watchers.size > 0 || !room.settled || isBusy(room) || Date.now() - room.usedAt < idle) continue
      this.#here.delete(id)
      this.#rooms.delete(id)
    }
    this.services.metrics.rooms.set(this.#here.size)
  }

  #hear(news: News): void {
    switch (news.kind) {
      case 'event':
        this.peek(news.table)?.heard(news.seq)
        break
      case 'info':
        void this.peek(news.table)
          ?.refresh()
          .catch((err) => this.services.log.error({ err }, 'a table could not be read again'))
        break
      case 'chat':
        void this.#chat(news.table, news.id).catch((err) => this.services.log.error({ err }, 'a line of chat could not be read'))
        break
      case 'missed':
        for (const room of this.#here.values()) room.resync()
        break
      case 'notice':
      case 'signed-out':
        break
    }
  }

  async #chat(table: string, id: string): Promise<void> {
    const room = this.peek(table)
    if (!room || room.watchers.size === 0) return
    const row = await this.services.store.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst()
    if (row) room.sendChat(row)
  }
}
