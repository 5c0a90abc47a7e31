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
}

interface Schema extends DBSchema {
  tables: { key: string; value: SavedTable; indexes: { updated: number } }
}

/** What went wrong with the browser's storage: it is full, or there is none. */
export class StorageTrouble extends Error {
  constructor(
    readonly kind: 'full' | 'unavailable',
    cause: unknown,
  ) {
    super(`Storage is ${kind}`, { cause })
    this.name = 'StorageTrouble'
  }
}

const asTrouble = (error: unknown): StorageTrouble =>
  new StorageTrouble(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable', error)

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
    opening = undefined
    throw asTrouble(error)
  }
}

export const saveTable = (table: SavedTable): Promise<void> => guarded(async (db) => void (await db.put('tables', table)))

export const loadTable = (id: string): Promise<SavedTable | undefined> => guarded((db) => db.get('tables', id))

export const deleteTable = (id: string): Promise<void> => guarded((db) => db.delete('tables', id))

/** Every table, the one played last first. */
export const listTables = (): Promise<readonly SavedTable[]> =>
  guarded(async (db) => (await db.getAllFromIndex('tables', 'updated')).reverse())

/** An id that no other table has. */
export const newTableId = (): string => crypto.randomUUID().slice(0, 13)

/** A table that has just been set up, or forked, or imported. */
export async function createTable(record: GameRecord): Promise<string> {
  const now = Date.now()
  const table: SavedTable = {
    id: newTableId(),
    game: record.game,
    record,
    created: now,
    updated: now,
    over: false,
    totals: record.seats.map(() => 0),
    waitingFor: [],
  }
  await saveTable(table)
  return table.id
}
