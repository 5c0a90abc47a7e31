import { think } from '@deeptime/bots'
import type { Choice, Game, GameRecord, Seat } from '@deeptime/engine'
import type { BotPort, BotQuestion } from '../play/bots.ts'
import type { TableController } from '../play/controller.ts'
import { type Opened, TableCore } from '../play/core.ts'
import type { TablePort } from '../play/port.ts'
import type { OpenedTable } from '../play/table.worker.ts'

/** A table hosted in the same thread: what the worker does, without the worker. */
export class DirectTable implements TablePort {
  onCrash: ((reason: string) => void) | undefined
  onElsewhere: (() => void) | undefined
  readonly core: TableCore
  storage: 'full' | 'unavailable' | undefined

  constructor(
    readonly game: Game,
    readonly stock?: GameRecord,
  ) {
    this.core = new TableCore(game)
  }

  async openSaved(): Promise<OpenedTable> {
    return this.stock ? this.core.open(this.stock) : { ok: false, problem: { kind: 'not-found' } }
  }

  async openRecord(_game: string, record: unknown): Promise<Opened> {
    return this.core.open(record)
  }

  async snapshot(eyes: Seat) {
    return this.core.snapshot(eyes)
  }

  async choose(seat: Seat, option: string, eyes: Seat) {
    return { outcome: this.core.choose(seat, option), snapshot: this.core.snapshot(eyes) }
  }

  async undo(eyes: Seat, whole = false) {
    this.core.undo(whole)
    return this.core.snapshot(eyes)
  }

  async redo(eyes: Seat) {
    this.core.redo()
    return this.core.snapshot(eyes)
  }

  async secretFrom(last: Seat, next: Seat) {
    return this.core.secretFrom(last, next)
  }

  async moment(at: number, eyes: Seat) {
    return this.core.moment(at, eyes)
  }

  async inquire(at: number, eyes: Seat) {
    return this.core.inquire(at, eyes)
  }

  async weighty(seat: Seat, from: number, to: number, kinds: readonly string[]) {
    return this.core.weighty(seat, from, to, kinds)
  }

  async record() {
    return this.core.record()
  }

  async saved() {
    return { id: 'any', created: 0, updated: 0, ...this.core.summary() }
  }

  async root() {
    return this.core.root()
  }

  async ahead(from: number, made: readonly Choice[]) {
    return this.core.ahead(from, made)
  }

  async stored() {
    return this.storage
  }

  close(): void {}
}

/** Bots that answer in the same thread, at random but the same each time. */
export class DirectBots implements BotPort {
  asked = 0
  /** How many questions still go wrong. */
  failures = 0
  stopped = 0

  constructor(readonly game: Game) {}

  async decide({ root, seat, seed }: BotQuestion) {
    this.asked++
    if (this.failures-- > 0) throw new Error('The bots stopped')
    return think('random', { game: this.game, root, seat, seed })
  }

  stop(): void {
    this.stopped++
  }
}

/** Lets a table come to rest: nobody thinks, and nothing waits to be told. */
export async function settle(table: TableController): Promise<void> {
  for (let still = 0; still < 3; still = table.state.thinking === undefined ? still + 1 : 0)
    await new Promise((resolve) => setImmediate(resolve))
}
