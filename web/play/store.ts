import type { GameRecord, Seat } from '@deeptime/engine'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A table as it is kept in the browser. */
export interface SavedTable {
  readonly id: string
  readonly game: string
  readonly record: GameRecord
  readonly created: number
  readonly updated: number
  readonly over: boolean
  readonly totals: readonly number[]
  readonly waitingFor: readonly Seat[]
  /** Grows each time the table is stored: two tabs that play one table notice each other. */
  readonly revision?: number
}

interface Schema extends DBSchema {
  tables: { key: string; value: SavedTable; indexes: { updated: number } }
}

export type StorageKind = 'full' | 'unavailable'

/** What went wrong with the browser's storage: it is full, or there is none. */
export class StorageTrouble extends Error {
  constructor(
    readonly kind: StorageKind,
    cause: unknown,
  ) {
    super(`Storage is ${kind}`, { cause })
    this.name = 'StorageTrouble'
  }
}

/** Another tab has stored this table since we last did. */
export class PlayedElsewhere extends Error {
  override name = 'PlayedElsewhere'
}

function asTrouble(error: unknown): Error {
  if (error instanceof PlayedElsewhere) return error
  return new StorageTrouble(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable', error)
}

let opening: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('deep-time', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated')
    },
    terminated() {
      opening = undefined
    },
  })
  return opening
}

async function guarded<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  try {
    return await work(await database())
  } catch (error) {
    if (!(error instanceof PlayedElsewhere)) opening = undefined
    throw asTrouble(error)
  }
}

/** Tables that could not be stored. They last as long as the page, and prevail over what was stored before. */
const unstored = new Map<string, SavedTable>()

/** Keeps a table for as long as the page is open. */
export const keepUnstored = (table: SavedTable): void => void unstored.set(table.id, table)

/** The table was stored after all. */
export const forgetUnstored = (id: string): void => void unstored.delete(id)

export const unstoredTable = (id: string): SavedTable | undefined => unstored.get(id)

/**
 * Stores a table, unless another tab has gone on with it. Both are asked at once: what was put is taken back if so. It is stored
 * when the browser has handed it to the system, which the end of the tab can't undo; the disk itself is not waited for.
 */
export const saveTable = (table: SavedTable): Promise<void> =>
  guarded(async (db) => {
    const work = db.transaction('tables', 'readwrite', { durability: 'relaxed' })
    const looked = work.store.get(table.id).then((there) => {
      if (!there || (there.revision ?? 0) < (table.revision ?? 0)) return
      work.abort()
      throw new PlayedElsewhere(`Revision ${there.revision} is stored already`)
    })
    const put = work.store.put(table)
    const [first] = (await Promise.allSettled([looked, put, work.done])).filter((part) => part.status === 'rejected')
    if (first) throw first.reason
  })

export const loadTable = async (id: string): Promise<SavedTable | undefined> =>
  unstored.get(id) ?? (await guarded((db) => db.get('tables', id)))

export async function deleteTable(id: string): Promise<void> {
  const here = unstored.delete(id)
  await guarded((db) => db.delete('tables', id)).catch((error: unknown) => {
    if (!here) throw error
  })
}

/** Every table, the one played last first. */
export async function listTables(): Promise<readonly SavedTable[]> {
  const here = [...unstored.values()].reverse()
  try {
    const stored = await guarded((db) => db.getAllFromIndex('tables', 'updated'))
    return [...here, ...stored.reverse().filter(({ id }) => !unstored.has(id))]
  } catch (error) {
    if (here.length === 0) throw error
    return here
  }
}

/** An id that no other table has. Made so that it also works on a page that was not served securely. */
export const newTableId = (): string => [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36).padStart(7, '0')).join('')

/** A table that has just been set up, or forked, or imported. Where nothing can be stored, it lasts as long as the page. */
export async function createTable(record: GameRecord): Promise<string> {
  const now = Date.now()
  const table = {
    id: newTableId(),
    game: record.game,
    record,
    created: now,
    updated: now,
    over: false,
    totals: record.seats.map(() => 0),
    waitingFor: [],
    revision: 1,
  }
  await saveTable(table).catch(() => keepUnstored(table))
  return table.id
}
