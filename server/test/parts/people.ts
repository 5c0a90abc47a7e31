import type { GameRecord } from '@deeptime/engine'
import WebSocket from 'ws'
import type { Me, NewTable, Problem, TableInfo } from '../../protocol.ts'
import { LiveClient, type LiveReply, type LiveTable, type Notice } from '../../protocol.ts'

export interface Answer<T> {
  readonly status: number
  readonly body: T & Partial<Problem>
}

/** Somebody with a browser: a cookie, requests, and a live connection. */
export class Person {
  cookie = ''
  /** Every byte that the server sent over the live connection. */
  readonly heard: string[] = []
  readonly notices: Notice[] = []
  #live: LiveClient | undefined

  constructor(
    readonly base: string,
    readonly socketBase = base,
  ) {}

  static async guest(base: string, name: string, socketBase = base): Promise<Person> {
    const person = new Person(base, socketBase)
    await person.post('/api/guest', { name })
    return person
  }

  async ask<T = object>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        origin: this.base,
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = response.headers.get('set-cookie')
    if (set) this.cookie = set.split(';')[0] as string
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : (text as never) }
  }

  get<T = object>(path: string): Promise<Answer<T>> {
    return this.ask<T>('GET', path)
  }

  post<T = object>(path: string, body: unknown = {}): Promise<Answer<T>> {
    return this.ask<T>('POST', path, body)
  }

  async me(): Promise<Me> {
    return (await this.get<{ me: Me }>('/api/me')).body.me
  }

  /** The same person at another server process. */
  at(base: string): Person {
    const same = new Person(base)
    same.cookie = this.cookie
    return same
  }

  get live(): LiveClient {
    this.#live ??= new LiveClient({
      patience: 20,
      longest: 200,
      onNotice: (notice) => this.notices.push(notice),
      open: () => {
        const socket = new WebSocket(`${this.socketBase.replace('http', 'ws')}/api/live`, {
          headers: { cookie: this.cookie, origin: this.base },
        })
        socket.on('message', (data) => this.heard.push(data.toString()))
        return socket
      },
    })
    return this.#live
  }

  leave(): void {
    this.#live?.close()
    this.#live = undefined
  }

  async newTable(wish: NewTable): Promise<TableInfo> {
    const made = await this.post<TableInfo>('/api/tables', wish)
    if (made.status !== 200) throw new Error(`No table: ${JSON.stringify(made)}`)
    return made.body
  }

  async join(table: TableInfo, seat?: number): Promise<void> {
    const taken = await this.post(`/api/tables/${table.id}/take`, {
      ...(seat === undefined ? {} : { seat }),
      ...(table.invite ? { invite: table.invite } : {}),
    })
    if (taken.status !== 200) throw new Error(`No seat: ${JSON.stringify(taken)}`)
  }

  sit(table: string, invite?: string): Place {
    return new Place(this, table, invite)
  }

  async record(table: string): Promise<GameRecord> {
    return (await this.get<GameRecord>(`/api/tables/${table}/record`)).body
  }
}

/** A person's page that shows one table. */
export class Place {
  table: LiveTable | undefined
  gone: string | undefined
  readonly #waiting = new Set<() => void>()
  readonly unwatch: () => void

  constructor(
    readonly person: Person,
    readonly id: string,
    invite?: string,
  ) {
    this.unwatch = person.live.watch(
      id,
      {
        changed: (table) => {
          this.table = table
          for (const check of this.#waiting) check()
        },
        gone: (code) => {
          this.gone = code
          for (const check of this.#waiting) check()
        },
      },
      invite,
    )
  }

  /** Waits until what the page shows is so. */
  until(isSo: (table: LiveTable) => boolean, what = 'the table to change', limit = 20_000): Promise<LiveTable> {
    return new Promise((settle, fail) => {
      const check = () => {
        if (!this.table || !isSo(this.table)) return
        clearTimeout(timer)
        this.#waiting.delete(check)
        settle(this.table)
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(check)
        fail(
          new Error(`Waited in vain for ${what}; seq ${this.table?.seq}, waiting for ${this.table?.view?.waitingFor}, ${this.gone ?? ''}`),
        )
      }, limit)
      this.#waiting.add(check)
      check()
    })
  }

  asked(): Promise<LiveTable> {
    return this.until((t) => t.view?.ask !== undefined, 'a question')
  }

  choose(option: string, seen: LiveTable | undefined = this.table): Promise<LiveReply> {
    return this.person.live.choose(this.id, option, seen?.seq ?? 0)
  }

  /** Answers questions with whatever `pick` says (at random unless told) until the game is over, or enough choices were made. */
  async playOn(
    pick: (ids: readonly string[]) => string = anyOf,
    enough: number | ((table: LiveTable) => boolean) = Number.POSITIVE_INFINITY,
  ): Promise<LiveTable> {
    const isEnough = typeof enough === 'number' ? () => made >= enough : enough
    let made = 0
    while (!this.table || !isEnough(this.table)) {
      const table = await this.until(
        (t) => t.info.status === 'over' || t.view?.ask !== undefined || isEnough(t),
        'a question or the end',
        60_000,
      )
      if (table.info.status === 'over' || !table.view?.ask || isEnough(table)) return table
      const reply = await this.choose(pick(table.view.ask.options.map((o) => o.id)), table)
      if (reply.ok) {
        made++
        await this.until((t) => t.seq >= reply.seq, 'its own choice')
      } else if (reply.code === 'stale' || reply.code === 'not-your-decision') await this.until((t) => t.seq > table.seq, 'news')
      else if (reply.code !== 'game-over') throw new Error(`Refused: ${reply.code}`)
    }
    return this.table as LiveTable
  }
}

const anyOf = (ids: readonly string[]): string => ids[Math.floor(Math.random() * ids.length)] as string

/** A game for two, started, with both at the table. */
export async function tableOfTwo(a: Person, b: Person, wish: Partial<NewTable> = {}): Promise<{ id: string; places: [Place, Place] }> {
  const table = await a.newTable({ game: 'divers', seats: 2, ...wish })
  await b.join(table)
  await a.post(`/api/tables/${table.id}/start`)
  return { id: table.id, places: [a.sit(table.id), b.sit(table.id)] }
}
