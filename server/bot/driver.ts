import { randomBytes } from 'node:crypto'
import { runFrom } from '@deeptime/engine'
import { type BotTurn, botTurn, chooseFor } from '../live/play.ts'
import type { Room } from '../live/room.ts'
import type { Rooms } from '../live/rooms.ts'
import type { Services } from '../services.ts'
import type { Asker, BotPort } from './port.ts'

/** A table whose bots are to move, and the rules that it takes. */
export interface BotCall {
  readonly table: string
  readonly game: string
  readonly version: string
}

/** Where wake-up calls wait until somebody who has the rules has time for them. */
export interface BotQueue {
  add(call: BotCall): Promise<void>
  start(run: (table: string) => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** A turn that was not finished in time is finished by a bot, in no more choices than this. */
const LONGEST_TURN = 60

/** Makes the bots' moves. It may be called too often, at two servers at once, or again after a crash: each move is stored once. */
export class BotDriver {
  readonly #running = new Set<string>()
  #stopped = false

  constructor(
    readonly services: () => Services,
    readonly rooms: () => Rooms,
    readonly port: BotPort,
    readonly queue: BotQueue,
  ) {}

  start(): Promise<void> {
    return this.queue.start((table) => this.run(table))
  }

  /** Called after every event: if a bot is to move, a job is queued. */
  wake(room: Room): void {
    if (this.#stopped || room.botSeats.length === 0 || this.#running.has(room.id)) return
    const { game, version } = room.row
    this.queue
      .add({ table: room.id, game, version })
      .catch((err) => this.services().log.error({ err, table: room.id }, 'a bot could not be called'))
  }

  /** Moves for the bots of a table until it is a person's turn. */
  async run(table: string): Promise<void> {
    if (this.#running.has(table)) return
    this.#running.add(table)
    try {
      const room = await this.rooms().get(table)
      while (room && !this.#stopped) {
        const turn = await botTurn(room)
        if (!turn || !(await this.#move(room, turn, 'bot'))) break
      }
    } finally {
      this.#running.delete(table)
    }
    const room = this.rooms().peek(table)
    if (room && !this.#stopped && room.botSeats.length > 0) setTimeout(() => this.wake(room), 1000).unref()
  }

  /** Plays on for a person whose time is over, until the game no longer waits for them. */
  async finishTurn(room: Room, seat: number, level: string): Promise<void> {
    for (let i = 0; i < LONGEST_TURN && !this.#stopped; i++) {
      const turn = await botTurn(room, { seat, level })
      if (!turn || !(await this.#move(room, turn, 'time'))) return
    }
  }

  /** False when the move came to nothing: somebody else was first, or the table has changed. */
  async #move(room: Room, turn: BotTurn, by: 'bot' | 'time'): Promise<boolean> {
    const option = await this.#think(turn, { owner: room.row.host_id, idle: room.people.length === 0 })
    if (this.#stopped) return false
    const reply = await chooseFor(room, turn.seat, { option, seq: turn.seq, token: null, by })
    return reply.ok || reply.code === 'stale'
  }

  async #think({ game, root, seat, level }: BotTurn, asker: Asker): Promise<string> {
    const begun = performance.now()
    const seed = randomBytes(9).toString('base64url')
    try {
      return await this.port.choose({ game: game.id, version: game.version, root, seat, level, seed }, asker)
    } catch (err) {
      // A bot that fails must not stall the table, so any legal option will do.
      this.services().log.error({ err, game: game.id, level }, 'a bot gave no answer')
      const options = runFrom(game, root).askOf(seat)?.options ?? []
      return options[Math.floor(Math.random() * options.length)]?.id ?? ''
    } finally {
      this.services().metrics.thinking.observe({ level }, (performance.now() - begun) / 1000)
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.port.close()
    await this.queue.stop()
  }
}
