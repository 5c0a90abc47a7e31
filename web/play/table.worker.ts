import type { GameRecord, Outcome, Root, Seat } from '@deeptime/engine'
import { expose } from 'comlink'
import { loadRules } from '../games/rules.ts'
import { type Moment, type Opened, type Snapshot, TableCore } from './core.ts'
import { loadTable, StorageTrouble, saveTable } from './store.ts'

/** What a choice, undo or redo led to. */
export interface Turn {
  readonly outcome: Outcome
  readonly snapshot: Snapshot
}

export type OpenedTable = Opened | { readonly ok: false; readonly problem: { readonly kind: 'not-found' } }

/** Hosts one table. Every choice is stored before the next one can be made; a lesson is hosted but not stored. */
class TableHost {
  #core: TableCore | undefined
  #id: string | undefined
  #created = 0
  #saving: Promise<void> = Promise.resolve()
  #trouble: StorageTrouble['kind'] | undefined

  async openSaved(id: string): Promise<OpenedTable> {
    const saved = await loadTable(id)
    if (!saved) return { ok: false, problem: { kind: 'not-found' } }
    this.#created = saved.created
    const opened = await this.openRecord(saved.game, saved.record)
    if (opened.ok) this.#id = id
    return opened
  }

  async openRecord(gameId: string, record: unknown): Promise<Opened> {
    const core = new TableCore(await loadRules(gameId))
    const opened = core.open(record)
    if (opened.ok) this.#core = core
    return opened
  }

  snapshot(eyes: Seat): Snapshot {
    return this.#table.snapshot(eyes)
  }

  choose(seat: Seat, option: string, eyes: Seat): Turn {
    const outcome = this.#table.choose(seat, option)
    if (outcome.ok) this.#save()
    return { outcome, snapshot: this.snapshot(eyes) }
  }

  undo(eyes: Seat): Snapshot {
    if (this.#table.undo()) this.#save()
    return this.snapshot(eyes)
  }

  redo(eyes: Seat): Snapshot {
    if (this.#table.redo()) this.#save()
    return this.snapshot(eyes)
  }

  moment(at: number, eyes: Seat): Moment {
    return this.#table.moment(at, eyes)
  }

  record(): GameRecord {
    return this.#table.record()
  }

  root(): Root<unknown> {
    return this.#table.root()
  }

  /** Resolves when all choices so far are stored; tells if they could not be. */
  async stored(): Promise<StorageTrouble['kind'] | undefined> {
    await this.#saving
    return this.#trouble
  }

  get #table(): TableCore {
    if (!this.#core) throw new Error('No table is open')
    return this.#core
  }

  #save(): void {
    const id = this.#id
    if (id === undefined) return
    const record = this.#table.record()
    const { totals, view } = this.#table.snapshot(-1)
    const table = { id, game: record.game, record, created: this.#created, updated: Date.now(), over: view.result !== undefined }
    this.#saving = this.#saving
      .then(() => saveTable({ ...table, totals: totals.at(-1) ?? [], waitingFor: view.waitingFor }))
      .then(
        () => {
          this.#trouble = undefined
        },
        (error: unknown) => {
          this.#trouble = error instanceof StorageTrouble ? error.kind : 'unavailable'
        },
      )
  }
}

export type TableHostApi = TableHost

expose(new TableHost())
