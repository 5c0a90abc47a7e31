import { EventEmitter } from 'node:events'
import type pg from 'pg'
import type { NoticeKind } from './protocol.ts'

/** What the server processes tell each other. Every process hears its own news too. */
export type News =
  | { readonly kind: 'event'; readonly table: string; readonly seq: number }
  | { readonly kind: 'info'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly id: string }
  | { readonly kind: 'notice'; readonly account: string; readonly notice: NoticeKind; readonly table: string; readonly game: string }
  /** Somebody signed out, in one browser or (null) in all. */
  | { readonly kind: 'signed-out'; readonly account: string; readonly browser: string | null }
  /** The line was cut for a while: whatever was said meanwhile must be looked up. */
  | { readonly kind: 'missed' }

export interface Bus {
  publish(...news: readonly News[]): Promise<void>
  subscribe(listener: (news: News) => void): void
  close(): Promise<void>
}

/** The PostgreSQL channel that all processes of one database listen on. */
export const CHANNEL = 'deeptime'

export class LocalBus implements Bus {
  readonly #emitter = new EventEmitter()

  async publish(...news: readonly News[]): Promise<void> {
    for (const one of news) this.#emitter.emit('news', one)
  }

  subscribe(listener: (news: News) => void): void {
    this.#emitter.on('news', listener)
  }

  async close(): Promise<void> {
    this.#emitter.removeAllListeners()
  }
}

/** LISTEN/NOTIFY. The listening connection comes back by itself after a cut. */
export class PostgresBus implements Bus {
  readonly #emitter = new EventEmitter()
  #client: pg.Client | undefined
  #closed = false
  #retry: NodeJS.Timeout | undefined

  constructor(
    readonly url: string,
    readonly pool: pg.Pool,
    readonly onError: (error: unknown) => void,
  ) {}

  async open(): Promise<void> {
    const { Client } = (await import('pg')).default
    const client = new Client({ connectionString: this.url, application_name: 'deeptime-listen', keepAlive: true })
    client.on('notification', ({ payload }) => {
      if (payload) this.#emitter.emit('news', JSON.parse(payload))
    })
    client.on('error', (error) => this.#lost(error))
    client.on('end', () => this.#lost(undefined))
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    this.#client = client
  }

  #lost(error: unknown): void {
    if (this.#closed || this.#retry) return
    if (error) this.onError(error)
    this.#client?.removeAllListeners('end')
    this.#client = undefined
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.open().then(
        () => this.#emitter.emit('news', { kind: 'missed' } satisfies News),
        (again) => this.#lost(again),
      )
    }, 500)
  }

  async publish(...news: readonly News[]): Promise<void> {
    for (const one of news) await this.pool.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(one)])
  }

  subscribe(listener: (news: News) => void): void {
    this.#emitter.on('news', listener)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    this.#emitter.removeAllListeners()
    await this.#client?.end()
  }
}
