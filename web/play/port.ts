import type { Choice, GameRecord, Outcome, Root, Seat } from '@deeptime/engine'
import { type Remote, wrap } from 'comlink'
import type { Moment, Opened, Snapshot } from './core.ts'
import type { Prospect } from './forethought.ts'
import type { Inquest } from './inquiry.ts'
import { patched, type SnapshotPatch } from './patch.ts'
import { patiently } from './patience.ts'
import type { SavedTable } from './store.ts'
import type { OpenedTable, Stored, TableHostApi } from './table.worker.ts'

export interface Opening {
  /** The table as the page keeps it, when it could not be stored. */
  readonly unstored?: SavedTable | undefined
  /** Takes the table over from another tab. */
  readonly insisting?: boolean
}

/** Where a table is hosted. The page talks to this and to nothing else. */
export interface TablePort {
  openSaved(id: string, how: Opening): Promise<OpenedTable>
  openRecord(game: string, record: unknown): Promise<Opened>
  snapshot(eyes: Seat): Promise<Snapshot>
  choose(seat: Seat, option: string, eyes: Seat): Promise<{ readonly outcome: Outcome; readonly snapshot: Snapshot }>
  /** Takes back the last choice of a person, or the whole action that it belongs to. */
  undo(eyes: Seat, whole?: boolean): Promise<Snapshot>
  redo(eyes: Seat): Promise<Snapshot>
  /** Whether the next at the screen would see there what the last may not know. */
  secretFrom(last: Seat, next: Seat): Promise<boolean>
  moment(at: number, eyes: Seat): Promise<Moment>
  /** The last of the first `at` choices, as the seat at the screen may ask about it. */
  inquire(at: number, eyes: Seat): Promise<Inquest>
  /** The choices of a seat between two moments, the weightiest first: after how many each was made. */
  weighty(seat: Seat, from: number, to: number, kinds: readonly string[]): Promise<readonly number[]>
  record(): Promise<GameRecord>
  /** The table as it would be stored. */
  saved(): Promise<SavedTable>
  root(): Promise<Root<unknown>>
  /** The table as it will be once these choices follow the first `from`: some of them may have been made already. */
  ahead(from: number, made: readonly Choice[]): Promise<Prospect>
  stored(): Promise<Stored>
  close(): void
  /** Called once if the host stops for good. */
  onCrash: ((reason: string) => void) | undefined
  /** Called once if another tab takes the table over. */
  onElsewhere: (() => void) | undefined
}

/** Seconds to wait for an answer. To open a table, the rules of its game may have to be loaded first. */
const TO_OPEN = 60
const TO_ANSWER = 15

/** A table hosted by a worker of this page. */
export class WorkerTable implements TablePort {
  onCrash: ((reason: string) => void) | undefined
  onElsewhere: (() => void) | undefined
  readonly #worker: Worker
  readonly #host: Remote<TableHostApi>
  #last: Snapshot | undefined

  constructor() {
    this.#worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'table' })
    this.#worker.addEventListener('error', (event) => this.onCrash?.(event.message || 'The table worker stopped'))
    this.#host = wrap<TableHostApi>(this.#worker)
  }

  async openSaved(id: string, { unstored, insisting = false }: Opening): Promise<OpenedTable> {
    const opened = await patiently<OpenedTable>(this.#host.openSaved(id, unstored, insisting), TO_OPEN, 'The table')
    if (opened.ok) void this.#host.elsewhere().then(() => this.onElsewhere?.())
    return opened
  }

  openRecord(game: string, record: unknown): Promise<Opened> {
    return patiently<Opened>(this.#host.openRecord(game, record), TO_OPEN, 'The table')
  }

  snapshot(eyes: Seat): Promise<Snapshot> {
    return this.#whole(this.#host.snapshot(eyes))
  }

  async choose(seat: Seat, option: string, eyes: Seat): Promise<{ readonly outcome: Outcome; readonly snapshot: Snapshot }> {
    const { outcome, snapshot } = await this.#answer(this.#host.choose(seat, option, eyes))
    return { outcome, snapshot: this.#take(snapshot) }
  }

  undo(eyes: Seat, whole = false): Promise<Snapshot> {
    return this.#whole(this.#host.undo(eyes, whole))
  }

  redo(eyes: Seat): Promise<Snapshot> {
    return this.#whole(this.#host.redo(eyes))
  }

  secretFrom(last: Seat, next: Seat): Promise<boolean> {
    return this.#answer(this.#host.secretFrom(last, next))
  }

  moment(at: number, eyes: Seat): Promise<Moment> {
    return this.#answer(this.#host.moment(at, eyes))
  }

  inquire(at: number, eyes: Seat): Promise<Inquest> {
    return this.#answer(this.#host.inquire(at, eyes))
  }

  weighty(seat: Seat, from: number, to: number, kinds: readonly string[]): Promise<readonly number[]> {
    return this.#answer(this.#host.weighty(seat, from, to, [...kinds]))
  }

  record(): Promise<GameRecord> {
    return this.#answer(this.#host.record())
  }

  saved(): Promise<SavedTable> {
    return this.#answer(this.#host.saved())
  }

  root(): Promise<Root<unknown>> {
    return this.#answer(this.#host.root())
  }

  ahead(from: number, made: readonly Choice[]): Promise<Prospect> {
    return this.#answer(this.#host.ahead(from, [...made]))
  }

  stored(): Promise<Stored> {
    return this.#answer(this.#host.stored())
  }

  close(): void {
    this.onCrash = undefined
    this.onElsewhere = undefined
    this.#worker.terminate()
  }

  /** Patches come in the order in which they were made. */
  #take(patch: SnapshotPatch): Snapshot {
    this.#last = patched(this.#last, patch)
    return this.#last
  }

  async #whole(patch: Promise<SnapshotPatch>): Promise<Snapshot> {
    return this.#take(await this.#answer(patch))
  }

  #answer<T>(answer: Promise<T>): Promise<T> {
    return patiently(answer, TO_ANSWER, 'The table')
  }
}
