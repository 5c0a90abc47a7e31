import type { Choice, GameRecord, Outcome, Root, Seat } from '@deeptime/engine'
import { expose } from 'comlink'
import { rulesOfRecord } from '../games/rules.ts'
import { type Moment, type Opened, TableCore } from './core.ts'
import type { Prospect } from './forethought.ts'
import type { Inquest } from './inquiry.ts'
import { TableLock } from './lock.ts'
import { Sent, type SnapshotPatch } from './patch.ts'
import { loadTable, PlayedElsewhere, type SavedTable, type StorageKind, StorageTrouble, saveTable } from './store.ts'

/** What a choice led to. */
export interface Turn {
  readonly outcome: Outcome
  readonly snapshot: SnapshotPatch
}

/** Why a table of this browser cannot be opened, beyond what its record says. */
export type NotOpened =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'storage'; readonly storage: StorageKind }

export type OpenedTable = Opened | { readonly ok: false; readonly problem: NotOpened }

/** What became of the choices so far: stored (undefined), not stored, or not ours to store as another tab plays. */
export type Stored = StorageKind | 'elsewhere' | undefined

const REFUSED: Outcome = { ok: false, refusal: { code: 'not-your-decision', seat: -1 } }

/** Hosts one table. The page is told of a choice when it is stored, not before; a lesson is hosted but not stored. */
class TableHost {
  #core: TableCore | undefined
  #saved: Pick<SavedTable, 'id' | 'created'> | undefined
  #revision = 0
  #saving: Promise<void> = Promise.resolve()
  #trouble: Stored
  /** Another tab plays: nothing is chosen here any more. */
  #givenUp = false
  readonly #sent = new Sent()
  #tellElsewhere: () => void = () => {}
  readonly #elsewhere = new Promise<void>((settle) => {
    this.#tellElsewhere = settle
  })

  /** `unstored` is a table that the page keeps because it could not be stored; `insisting` takes it over from another tab. */
  async openSaved(id: string, unstored: SavedTable | undefined, insisting: boolean): Promise<OpenedTable> {
    if (!(await new TableLock(id, () => this.#giveUp()).take(insisting))) return { ok: false, problem: { kind: 'elsewhere' } }
    const saved = unstored ?? (await this.#load(id))
    if ('problem' in saved) return { ok: false, problem: saved.problem }
    const opened = await this.openRecord(saved.game, saved.record)
    if (!opened.ok) return opened
    this.#saved = { id, created: saved.created }
    this.#revision = saved.revision ?? 0
    if (!unstored) return opened
    // The page shows it only then: a reload must find all that was shown.
    this.#save()
    await this.#saving
    return opened
  }

  async openRecord(gameId: string, record: unknown): Promise<Opened> {
    const core = new TableCore((await rulesOfRecord(gameId, record)).game)
    const opened = core.open(record)
    if (opened.ok) this.#core = core
    return opened
  }

  snapshot(eyes: Seat): SnapshotPatch {
    return this.#sent.patch(this.#table.snapshot(eyes))
  }

  async choose(seat: Seat, option: string, eyes: Seat): Promise<Turn> {
    const outcome = this.#givenUp ? REFUSED : this.#table.choose(seat, option)
    if (outcome.ok) this.#save()
    return { outcome, snapshot: await this.#onceStored(eyes) }
  }

  undo(eyes: Seat, whole: boolean): Promise<SnapshotPatch> {
    if (!this.#givenUp && this.#table.undo(whole)) this.#save()
    return this.#onceStored(eyes)
  }

  redo(eyes: Seat): Promise<SnapshotPatch> {
    if (!this.#givenUp && this.#table.redo()) this.#save()
    return this.#onceStored(eyes)
  }

  secretFrom(last: Seat, next: Seat): boolean {
    return this.#table.secretFrom(last, next)
  }

  moment(at: number, eyes: Seat): Moment {
    return this.#table.moment(at, eyes)
  }

  inquire(at: number, eyes: Seat): Inquest {
    return this.#table.inquire(at, eyes)
  }

  weighty(seat: Seat, from: number, to: number, kinds: readonly string[]): readonly number[] {
    return this.#table.weighty(seat, from, to, kinds)
  }

  record(): GameRecord {
    return this.#table.record()
  }

  /** The table as it is stored, or would be. */
  saved(): SavedTable {
    if (!this.#saved) throw new Error('This table is not to be stored')
    return { ...this.#saved, ...this.#table.summary(), updated: Date.now(), revision: this.#revision }
  }

  root(): Root<unknown> {
    return this.#table.root()
  }

  ahead(from: number, made: readonly Choice[]): Prospect {
    return this.#table.ahead(from, made)
  }

  /** Resolves when all choices so far are stored; tells if they could not be. */
  async stored(): Promise<Stored> {
    await this.#saving
    return this.#trouble
  }

  /** Resolves if another tab takes the table over. */
  elsewhere(): Promise<void> {
    return this.#elsewhere
  }

  get #table(): TableCore {
    if (!this.#core) throw new Error('No table is open')
    return this.#core
  }

  async #load(id: string): Promise<SavedTable | { readonly problem: NotOpened }> {
    try {
      return (await loadTable(id)) ?? { problem: { kind: 'not-found' } }
    } catch (error) {
      return { problem: { kind: 'storage', storage: kindOf(error) } }
    }
  }

  /** Another tab wants the table: from now on nothing is chosen here, and what was chosen is stored. */
  async #giveUp(): Promise<void> {
    this.#givenUp = true
    await this.#saving
    this.#trouble = 'elsewhere'
    this.#tellElsewhere()
  }

  #save(): void {
    if (!this.#saved) return
    this.#saving = this.#saving.then(() => this.#write())
  }

  /** How the table looks, told when all choices so far are stored, or could not be. */
  async #onceStored(eyes: Seat): Promise<SnapshotPatch> {
    await this.#saving
    return this.snapshot(eyes)
  }

  async #write(): Promise<void> {
    this.#revision++
    try {
      await saveTable(this.saved())
      this.#trouble = undefined
    } catch (error) {
      if (error instanceof PlayedElsewhere) void this.#giveUp()
      else this.#trouble = kindOf(error)
    }
  }
}

const kindOf = (error: unknown): StorageKind => (error instanceof StorageTrouble ? error.kind : 'unavailable')

export type TableHostApi = TableHost

expose(new TableHost())
