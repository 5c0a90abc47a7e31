import { sql } from 'kysely'
import { CHANNEL } from './bus.ts'
import type { Store } from './db/open.ts'
import type { EventRow } from './db/schema.ts'
import type { Metrics } from './metrics.ts'

interface Waiting {
  readonly row: EventRow
  readonly settle: (stored: boolean) => void
  readonly fail: (error: unknown) => void
}

const GROUP = 256

/**
 * The only way into the journal. Events that arrive together are stored together (one statement, one sync to disk);
 * of two events with the same (table, seq), whatever process they come from, one is stored and the other is told so.
 */
export class Journal {
  #waiting: Waiting[] = []
  #flushing = false

  constructor(
    readonly store: Store,
    readonly metrics: Metrics,
  ) {}

  /** True once the event is stored; false when another event has its place. */
  append(row: EventRow): Promise<boolean> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ row, settle, fail })
      if (!this.#flushing) {
        this.#flushing = true
        setImmediate(() => void this.#flush())
      }
    })
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, GROUP)
      const begun = performance.now()
      try {
        const stored = await this.#insert(group.map((w) => w.row))
        for (const w of group) w.settle(stored.delete(keyOf(w.row)))
      } catch (error) {
        this.metrics.failedWrites.inc()
        for (const w of group) w.fail(error)
      }
      this.metrics.storing.observe((performance.now() - begun) / 1000)
    }
    this.#flushing = false
  }

  async #insert(rows: readonly EventRow[]): Promise<Set<string>> {
    const insert = this.store.db
      .insertInto('event')
      .values(rows)
      .onConflict((c) => c.doNothing())
      .returning(['table_id', 'seq'])
    if (this.store.kind === 'sqlite') return new Set((await insert.execute()).map(keyOf))
    // The news goes out with the commit, so no process can hear of an event that is not stored.
    const stored = await this.store.db
      .with('stored', () => insert)
      .selectFrom('stored')
      .select([
        'table_id',
        'seq',
        sql`pg_notify(${CHANNEL}, json_build_object('kind', 'event', 'table', table_id, 'seq', seq)::text)`.as('told'),
      ])
      .execute()
    return new Set(stored.map(keyOf))
  }
}

const keyOf = (row: { table_id: string; seq: number }): string => `${row.table_id}/${row.seq}`
