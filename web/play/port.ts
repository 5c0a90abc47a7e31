import type { GameRecord, Outcome, Root, Seat } from '@deeptime/engine'
import { type Remote, wrap } from 'comlink'
import type { Moment, Opened, Snapshot } from './core.ts'
import type { OpenedTable, TableHostApi, Turn } from './table.worker.ts'

/** Where a table is hosted. The page talks to this and to nothing else. */
export interface TablePort {
  openSaved(id: string): Promise<OpenedTable>
  openRecord(game: string, record: unknown): Promise<Opened>
  snapshot(eyes: Seat): Promise<Snapshot>
  choose(seat: Seat, option: string, eyes: Seat): Promise<{ readonly outcome: Outcome; readonly snapshot: Snapshot }>
  undo(eyes: Seat): Promise<Snapshot>
  redo(eyes: Seat): Promise<Snapshot>
  moment(at: number, eyes: Seat): Promise<Moment>
  record(): Promise<GameRecord>
  root(): Promise<Root<unknown>>
  stored(): Promise<'full' | 'unavailable' | undefined>
  close(): void
  /** Called once if the host stops for good. */
  onCrash: ((reason: string) => void) | undefined
}

/** A table hosted by a worker of this page. */
export class WorkerTable implements TablePort {
  onCrash: ((reason: string) => void) | undefined
  readonly #worker: Worker
  readonly #host: Remote<TableHostApi>

  constructor() {
    this.#worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'table' })
    this.#worker.addEventListener('error', (event) => this.onCrash?.(event.message || 'The table worker stopped'))
    this.#host = wrap<TableHostApi>(this.#worker)
  }

  openSaved(id: string): Promise<OpenedTable> {
    return this.#host.openSaved(id)
  }

  openRecord(game: string, record: unknown): Promise<Opened> {
    return this.#host.openRecord(game, record)
  }

  snapshot(eyes: Seat): Promise<Snapshot> {
    return this.#host.snapshot(eyes)
  }

  choose(seat: Seat, option: string, eyes: Seat): Promise<Turn> {
    return this.#host.choose(seat, option, eyes)
  }

  undo(eyes: Seat): Promise<Snapshot> {
    return this.#host.undo(eyes)
  }

  redo(eyes: Seat): Promise<Snapshot> {
    return this.#host.redo(eyes)
  }

  moment(at: number, eyes: Seat): Promise<Moment> {
    return this.#host.moment(at, eyes)
  }

  record(): Promise<GameRecord> {
    return this.#host.record()
  }

  root(): Promise<Root<unknown>> {
    return this.#host.root()
  }

  stored(): Promise<'full' | 'unavailable' | undefined> {
    return this.#host.stored()
  }

  close(): void {
    this.onCrash = undefined
    this.#worker.terminate()
  }
}
