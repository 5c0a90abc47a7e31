import type pg from 'pg'

/** Any number will do, as long as every program of ours uses the same. */
const SIGNS = 7_219_341

/** SQL: does whoever goes by this id hold its sign of life? */
export const isAlive = (id: string): string => `EXISTS (
  SELECT FROM pg_locks
  WHERE locktype = 'advisory' AND classid = ${SIGNS} AND objid::bigint = hashtext(${id})::bigint & 4294967295
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`

/** PostgreSQL notices within half a minute that a machine is gone. */
const KEEPALIVE = 'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3'

/**
 * A sign of life: advisory locks on a connection of its own, which PostgreSQL gives up when the process dies. The connection comes
 * back by itself after a cut.
 */
export class SignOfLife {
  readonly #ids = new Set<string>()
  #client: pg.Client | undefined
  #retry: NodeJS.Timeout | undefined
  #closed = false

  constructor(readonly newClient: (name: string) => pg.Client) {}

  async open(): Promise<void> {
    const client = this.newClient('sign')
    client.on('error', () => this.#lost())
    client.on('end', () => this.#lost())
    await client.connect()
    await client.query(KEEPALIVE)
    this.#client = client
    for (const id of this.#ids) await this.#lock(id)
  }

  async add(id: string): Promise<void> {
    this.#ids.add(id)
    await this.#lock(id)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    await this.#client?.end()
  }

  /** If the connection breaks on the way, the next one brings all signs back. */
  async #lock(id: string): Promise<void> {
    await this.#client?.query('SELECT pg_advisory_lock_shared($1, hashtext($2))', [SIGNS, id]).catch(() => undefined)
  }

  #lost(): void {
    if (this.#closed || this.#retry) return
    this.#client = undefined
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.open().catch(() => this.#lost())
    }, 1000)
  }
}
