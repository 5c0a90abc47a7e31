import type { LogEntry, Option, SeatView } from '@deeptime/engine'
import { applyDelta } from './delta.ts'
import {
  type ChatLine,
  type ClientMessage,
  type ClockReading,
  PROTOCOL,
  type RefusalCode,
  ServerMessage,
  type TableInfo,
  type TableStatus,
  type UndoRequest,
} from './messages.ts'
import { readOn, unpack } from './offers.ts'

/** The live connection as a page holds it. It needs only a WebSocket, so that browsers and tests share it. */

/** What the page knows of a table. A new object after every change; parts that did not change stay the same. */
export interface LiveTable {
  readonly info: TableInfo
  readonly seat: number | null
  readonly seq: number
  readonly view: SeatView<unknown> | null
  readonly log: readonly LogEntry[]
  readonly chat: readonly ChatLine[]
  readonly clocks: readonly ClockReading[]
  /** When the clocks were read, in the page's own time. */
  readonly clocksAt: number
  readonly undo: UndoRequest | null
}

export type Update = Extract<ServerMessage, { type: 'update' }>
export type Notice = Extract<ServerMessage, { type: 'notice' }>
export type LiveReply = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly code: RefusalCode }
export type Line = 'connecting' | 'open' | 'closed'

/** As much of a WebSocket as we need: the browser's own, or another. */
export interface Socket {
  send(text: string): void
  close(): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'close' | 'error', listener: () => void): void
}

export interface LiveOptions {
  /** Opens a socket to the server's live address. */
  readonly open: () => Socket
  /** Called when the line opens or breaks. */
  readonly onLine?: (line: Line) => void
  readonly onNotice?: (notice: Notice) => void
  /** The account that the server sees, on every connection. */
  readonly onAccount?: (account: string | null) => void
  /** Which build of the app the page is of, if it knows. */
  readonly build?: string
  /** The server is of a newer version; a page that is not usable any more gives its line up. */
  readonly onOutdated?: (usable: boolean) => void
  /** Milliseconds before the first attempt to come back; each further one waits longer, up to `longest`. */
  readonly patience?: number
  readonly longest?: number
}

export interface TableListener {
  /** `update` is what led here, if it was one step: the page shows it as a move. */
  changed(table: LiveTable, update: Update | undefined): void
  /** The table is not there, or not for us. */
  gone(code: RefusalCode): void
}

interface Watched {
  readonly invite: string | undefined
  readonly listener: TableListener
  table: LiveTable | undefined
  /** The options that questions name by their place. */
  book: readonly Option[]
}

type Acting = Extract<ClientMessage, { id: string }>
type WithoutId<T> = T extends unknown ? Omit<T, 'id' | 'table'> : never

const FIRST_WAIT = 300
const LONGEST_WAIT = 5000
const PING_EVERY = 20_000
const SILENCE = 45_000
const RETRY_REFUSED = 1000

export class LiveClient {
  line: Line = 'connecting'
  readonly #options: LiveOptions
  readonly #watched = new Map<string, Watched>()
  readonly #outbox = new Map<string, { message: Acting; settle: (reply: LiveReply) => void }>()
  #socket: Socket | undefined
  #attempts = 0
  #heardAt = Date.now()
  #retry: ReturnType<typeof setTimeout> | undefined
  readonly #ping: ReturnType<typeof setInterval>
  #closed = false
  #sent = 0
  readonly #name = Math.random().toString(36).slice(2, 10)

  constructor(options: LiveOptions) {
    this.#options = options
    this.#ping = setInterval(() => this.#beat(), PING_EVERY)
    this.#connect()
  }

  #connect(): void {
    if (this.#closed) return
    this.#setLine('connecting')
    const socket = this.#options.open()
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#heard(String(data))
    })
    socket.addEventListener('close', () => this.#broke(socket))
    socket.addEventListener('error', () => undefined)
    this.#heardAt = Date.now()
  }

  #setLine(line: Line): void {
    this.line = line
    this.#options.onLine?.(line)
  }

  #broke(socket: Socket): void {
    if (this.#socket !== socket || this.#closed) return
    this.#socket = undefined
    this.#setLine('connecting')
    const { patience = FIRST_WAIT, longest = LONGEST_WAIT } = this.#options
    const wait = Math.min(longest, patience * 2 ** this.#attempts++)
    // Not all pages at once, when a server comes back.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2))
  }

  /** Tries again at once: the browser says that the network is back, or the page is looked at again. */
  wake(): void {
    if (this.#socket || this.#closed) return
    clearTimeout(this.#retry)
    this.#attempts = 0
    this.#connect()
  }

  /** Drops the line and opens a new one: after signing in, or when the line is silent. */
  reconnect(): void {
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
    this.wake()
  }

  #giveUp(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    clearInterval(this.#ping)
    this.#setLine('closed')
    this.#socket?.close()
  }

  close(): void {
    this.#giveUp()
    for (const { settle } of this.#outbox.values()) settle({ ok: false, code: 'try-again' })
    this.#outbox.clear()
  }

  #beat(): void {
    if (!this.#socket || this.line !== 'open') return
    if (Date.now() - this.#heardAt > SILENCE) this.reconnect()
    else this.#say({ type: 'ping' })
  }

  #say(message: ClientMessage): void {
    if (this.line === 'open') this.#socket?.send(JSON.stringify(message))
  }

  watch(table: string, listener: TableListener, invite?: string): () => void {
    this.#watched.set(table, { invite, listener, table: undefined, book: [] })
    this.#askFor(table)
    return () => {
      this.#watched.delete(table)
      this.#say({ type: 'unwatch', table })
    }
  }

  #askFor(table: string): void {
    const invite = this.#watched.get(table)?.invite
    this.#say({ type: 'watch', table, ...(invite === undefined ? {} : { invite }) })
  }

  table(id: string): LiveTable | undefined {
    return this.#watched.get(id)?.table
  }

  /**
   * Chooses for our seat; goes on trying over broken lines until the server has answered. `seq` is that of the table on which the
   * option was seen: what was seen of an older question must not answer a newer one.
   */
  choose(table: string, option: string, seq: number): Promise<LiveReply> {
    return this.#act(table, { type: 'choose', option, seq })
  }

  undo(table: string): Promise<LiveReply> {
    return this.#act(table, { type: 'undo', seq: this.table(table)?.seq ?? 0 })
  }

  askUndo(table: string, to: number): Promise<LiveReply> {
    return this.#act(table, { type: 'ask-undo', to })
  }

  /** Answers the request that the page shows. */
  answerUndo(table: string, request: number, agree: boolean): Promise<LiveReply> {
    return this.#act(table, { type: 'answer-undo', request, agree })
  }

  chat(table: string, text: string): Promise<LiveReply> {
    return this.#act(table, { type: 'chat', text })
  }

  #act(table: string, body: WithoutId<Acting>): Promise<LiveReply> {
    const id = `${this.#name}-${Date.now().toString(36)}-${++this.#sent}`
    const message = { ...body, table, id } as Acting
    return new Promise((settle) => {
      this.#outbox.set(id, { message, settle })
      if (this.table(table)) this.#say(message)
    })
  }

  #heard(text: string): void {
    this.#heardAt = Date.now()
    const read = ServerMessage.safeParse(JSON.parse(text))
    if (!read.success) return
    const message = read.data
    switch (message.type) {
      case 'hello':
        this.#hello(message)
        break
      case 'outdated':
        if (!message.usable) this.#giveUp()
        this.#options.onOutdated?.(message.usable)
        break
      case 'table':
        this.#whole(message)
        break
      case 'update':
        this.#update(message)
        break
      case 'info':
        this.#change(message.table, (t) => (isOlder(message.info, t.info) ? t : { ...t, info: message.info }))
        break
      case 'chat':
        this.#change(message.table, (t) => (t.chat.some((c) => c.id === message.line.id) ? t : { ...t, chat: [...t.chat, message.line] }))
        break
      case 'done':
        this.#settle(message.id, { ok: true, seq: message.seq })
        break
      case 'refused':
        this.#refused(message.id, message.code, message.table)
        break
      case 'notice':
        this.#options.onNotice?.(message)
        break
      case 'pong':
        break
    }
  }

  #hello({ protocol, account }: Extract<ServerMessage, { type: 'hello' }>): void {
    // A server that is about to be replaced, as we were: another one will answer soon.
    if (protocol < PROTOCOL) {
      this.#socket?.close()
      return
    }
    this.#attempts = 0
    this.#setLine('open')
    const { build } = this.#options
    this.#say({ type: 'hello', protocol: PROTOCOL, ...(build === undefined ? {} : { build }) })
    this.#options.onAccount?.(account)
    for (const table of this.#watched.keys()) this.#askFor(table)
  }

  #whole(message: Extract<ServerMessage, { type: 'table' }>): void {
    const watched = this.#watched.get(message.table)
    if (!watched) return
    const { table: id, type, view, ...rest } = message
    const old = watched.table
    // A message that was under way for long may be older than what we know.
    if (!old || (message.seq >= old.seq && !isOlder(message.info, old.info))) {
      watched.table = { ...rest, view: view as unknown as SeatView<unknown> | null, clocksAt: Date.now() }
      watched.book = []
      watched.listener.changed(watched.table, undefined)
    }
    for (const { message: unsent } of this.#outbox.values()) if (unsent.table === id) this.#say(unsent)
  }

  #update(message: Update): void {
    const watched = this.#watched.get(message.table)
    const table = watched?.table
    if (!watched || !table || message.seq <= table.seq) return
    // Something is missing between what we know and this: ask for the whole.
    if (message.from !== table.seq || !table.view) {
      this.#askFor(message.table)
      return
    }
    if (message.offered) watched.book = readOn(watched.book, message.offered)
    watched.table = {
      ...table,
      seq: message.seq,
      view: viewAfter(table.view, message, watched.book),
      log: [...table.log.slice(0, message.log.from), ...message.log.lines],
      clocks: message.clocks,
      clocksAt: Date.now(),
      undo: message.undo,
    }
    watched.listener.changed(watched.table, message)
  }

  #change(id: string, change: (table: LiveTable) => LiveTable): void {
    const watched = this.#watched.get(id)
    if (!watched?.table) return
    const next = change(watched.table)
    if (next === watched.table) return
    watched.table = next
    watched.listener.changed(next, undefined)
  }

  #settle(id: string, reply: LiveReply): void {
    this.#outbox.get(id)?.settle(reply)
    this.#outbox.delete(id)
  }

  #refused(id: string | null, code: RefusalCode, table: string | undefined): void {
    if (table !== undefined) this.#watched.get(table)?.listener.gone(code)
    const waiting = id === null ? undefined : this.#outbox.get(id)
    if (id === null || !waiting) return
    if (code === 'too-many' || code === 'try-again') {
      setTimeout(() => this.#outbox.has(id) && this.#say(waiting.message), RETRY_REFUSED)
    } else this.#settle(id, { ok: false, code })
  }
}

const COURSE: readonly TableStatus[] = ['open', 'playing', 'over']

/** A table that has started or ended stays so: whatever says otherwise was said before. */
const isOlder = (info: TableInfo, known: TableInfo): boolean => COURSE.indexOf(info.status) < COURSE.indexOf(known.status)

/** The view after an update, when the book of options is already read on. */
export function viewAfter(
  old: SeatView<unknown>,
  { delta, ask }: Pick<Update, 'delta' | 'ask'>,
  book: readonly Option[],
): SeatView<unknown> {
  const { ask: before, ...view } = applyDelta(old, delta)
  const now = ask === undefined ? before : ask ? unpack(ask, book) : undefined
  // Without a question there is no such key, as in the whole view.
  return { ...view, ...(now && { ask: now }) } as SeatView<unknown>
}
