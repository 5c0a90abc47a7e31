import { createHash } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Accounts, Visit } from '../accounts.ts'
import type { News } from '../bus.ts'
import { addressOf, blockOf, cookieIn, isOwnOrigin } from '../http/origin.ts'
import { buildIn } from '../http/web.ts'
import { ClientMessage, PROTOCOL, type RefusalCode, type ServerMessage } from '../protocol.ts'
import type { Services } from '../services.ts'
import { Bucket, Buckets } from './limits.ts'
import { answerUndo, askUndo, chooseAs, undo } from './play.ts'
import type { Reply, Watcher } from './room.ts'
import type { Rooms } from './rooms.ts'

const MAX_MESSAGE = 4096
const MAX_BEHIND = 4 * 1024 * 1024
const MAX_WATCHED = 20
const MAX_WAITING = 200
const HEARTBEAT = 25_000
/** Characters of whole tables that a person, or an address without one, may ask for, for each live message of its rate: at once, and a second. */
const SHOWN_AT_ONCE = 50_000
const SHOWN_RATE = 4_000
/** A connection that keeps sending nonsense is closed. */
const PATIENCE = 50
const RESTARTING = 1012
const OUTDATED = 4000
const TRY_LATER = 1013

export const LIVE_PATH = '/api/live'

/** One open connection. */
class Connection {
  readonly watched = new Map<string, Watcher>()
  readonly bucket: Bucket
  readonly account: string | null
  readonly browser: string | null
  alive = true
  bad = 0
  waiting = 0
  /** What was still to be read at the last heartbeat. */
  behind = 0
  tail: Promise<unknown> = Promise.resolve()

  #corked = false

  constructor(
    readonly socket: WebSocket,
    /** What carries the socket. */
    readonly wire: Duplex,
    visit: Visit | undefined,
    readonly address: string,
    rate: number,
  ) {
    this.account = visit?.account.id ?? null
    this.browser = visit?.browser ?? null
    this.bucket = new Bucket(rate, rate * 2)
  }

  send(message: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    // A page that cannot keep up starts afresh rather than filling our memory.
    if (this.socket.bufferedAmount > MAX_BEHIND) {
      this.socket.terminate()
      return
    }
    this.#cork()
    this.socket.send(message)
  }

  /** What is said in one go, such as an update and the answer to the choice behind it, leaves in one packet. */
  #cork(): void {
    if (this.#corked) return
    this.#corked = true
    this.wire.cork()
    process.nextTick(() => {
      this.#corked = false
      this.wire.uncork()
    })
  }

  say(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }
}

/** All live connections of this process. */
export class Hub {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, perMessageDeflate: false, clientTracking: false })
  readonly #connections = new Set<Connection>()
  readonly #byAddress = new Map<string, number>()
  readonly #perAccount: Buckets
  /** Bytes of whole tables: asking for one is short, the answer is not. */
  readonly #shown: Buckets
  readonly #undoRequests: Buckets
  readonly #chatOf: { readonly seated: Buckets; readonly watching: Buckets }
  readonly #build: string | undefined
  #beat: NodeJS.Timeout | undefined
  #closed = false

  constructor(
    readonly services: Services,
    readonly rooms: Rooms,
    readonly accounts: Accounts,
  ) {
    const { rateLive } = services.config
    this.#perAccount = new Buckets(rateLive * 2, rateLive * 4)
    this.#shown = new Buckets(rateLive * SHOWN_RATE, rateLive * SHOWN_AT_ONCE)
    this.#undoRequests = new Buckets(rateLive / 400, Math.max(3, rateLive / 10))
    this.#chatOf = {
      seated: new Buckets(rateLive / 40, Math.max(5, rateLive / 4)),
      watching: new Buckets(rateLive / 200, Math.max(3, rateLive / 10)),
    }
    this.#build = buildIn(services.config.webRoot)
    services.bus.subscribe((news) => this.#hear(news))
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => undefined)
      void this.#upgrade(request, socket, head).catch((err) => {
        this.services.log.error({ err }, 'a connection could not be opened')
        socket.destroy()
      })
    })
    this.#beat = setInterval(() => void this.#heartbeat(), HEARTBEAT)
  }

  get size(): number {
    return this.#connections.size
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { config } = this.services
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    const [path] = (request.url ?? '').split('?')
    if (path !== LIVE_PATH) return void refuse('404 Not Found')
    if (!isOwnOrigin(request, config)) return void refuse('403 Forbidden')
    const address = blockOf(addressOf(request, config))
    const open = this.#byAddress.get(address) ?? 0
    if (this.#closed || open >= config.connectionsPerAddress) return void refuse('429 Too Many Requests')
    this.#byAddress.set(address, open + 1)
    socket.once('close', () => this.#gone(address))
    const visit = await this.accounts.byCookie(cookieIn(request))
    if (socket.destroyed) return
    this.#server.handleUpgrade(request, socket, head, (ws) => this.#opened(new Connection(ws, socket, visit, address, config.rateLive)))
  }

  #gone(address: string): void {
    const left = (this.#byAddress.get(address) ?? 1) - 1
    if (left > 0) this.#byAddress.set(address, left)
    else this.#byAddress.delete(address)
  }

  #opened(connection: Connection): void {
    const { socket } = connection
    this.#connections.add(connection)
    this.services.metrics.connections.set(this.#connections.size)
    socket.on('pong', () => {
      connection.alive = true
    })
    socket.on('message', (data, binary) => {
      connection.alive = true
      this.#queue(connection, data.toString(), binary)
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      this.#connections.delete(connection)
      this.services.metrics.connections.set(this.#connections.size)
      for (const [table, watcher] of connection.watched) this.rooms.peek(table)?.unwatch(watcher)
    })
    if (connection.account) void this.accounts.seen([connection.account]).catch(() => undefined)
    connection.say({ type: 'hello', protocol: PROTOCOL, account: connection.account })
  }

  /** The messages of one page are answered in their order. */
  #queue(connection: Connection, text: string, binary: boolean): void {
    if (connection.waiting >= MAX_WAITING) {
      connection.socket.terminate()
      return
    }
    connection.waiting++
    connection.tail = connection.tail
      .then(() => this.#message(connection, text, binary))
      .catch((err) => {
        this.services.log.error({ err }, 'a message failed')
        this.#refuse(connection, idIn(text), 'try-again')
      })
      .finally(() => connection.waiting--)
  }

  #refuse(connection: Connection, id: string | null, code: RefusalCode, table?: string): void {
    this.services.metrics.refused.inc({ code })
    connection.say({ type: 'refused', id, code, ...(table === undefined ? {} : { table }) })
  }

  async #message(connection: Connection, text: string, binary: boolean): Promise<void> {
    const { account } = connection
    if (!connection.bucket.take() || !this.#perAccount.take(account ?? connection.address)) {
      if (++connection.bad > PATIENCE) connection.socket.close(TRY_LATER)
      return this.#refuse(connection, idIn(text), 'too-many')
    }
    const message = binary ? undefined : readMessage(text)
    if (!message) {
      if (++connection.bad > PATIENCE) connection.socket.close(TRY_LATER)
      return this.#refuse(connection, null, 'bad-message')
    }
    switch (message.type) {
      case 'hello':
        return this.#greeted(connection, message)
      case 'ping':
        return connection.say({ type: 'pong' })
      case 'watch':
        return this.#watch(connection, message.table, message.invite)
      case 'unwatch':
        return this.#unwatch(connection, message.table)
      default: {
        const reply = account ? await this.#act(connection, account, message) : ({ ok: false, code: 'not-allowed' } as const)
        if (reply.ok) connection.say({ type: 'done', id: message.id, seq: reply.seq })
        else this.#refuse(connection, message.id, reply.code)
      }
    }
  }

  /** A page of another version is told so, and let go if it would misunderstand us. */
  #greeted(connection: Connection, { protocol, build }: Extract<ClientMessage, { type: 'hello' }>): void {
    const usable = protocol === PROTOCOL
    if (usable && (!build || !this.#build || build === this.#build)) return
    connection.say({ type: 'outdated', usable })
    if (!usable) connection.socket.close(OUTDATED)
  }

  async #act(
    connection: Connection,
    account: string,
    message: Extract<ClientMessage, { type: 'choose' | 'undo' | 'ask-undo' | 'answer-undo' | 'chat' }>,
  ): Promise<Reply> {
    const watcher = connection.watched.get(message.table)
    const room = watcher && (await this.rooms.get(message.table))
    // Only a table that the page watches can be played: whoever may not see it learns nothing of it.
    if (!room) return { ok: false, code: 'not-found' }
    switch (message.type) {
      case 'choose':
        return chooseAs(room, account, { option: message.option, seq: message.seq, token: message.id, by: 'person' })
      case 'undo':
        return undo(room, account, message.seq, message.id)
      case 'ask-undo':
        if (!this.#undoRequests.take(`${account} ${message.table}`)) return { ok: false, code: 'too-many' }
        return askUndo(room, account, message.to, message.id)
      case 'answer-undo':
        return answerUndo(room, account, message.request, message.agree, message.id)
      case 'chat':
        return this.#chat(account, message)
    }
  }

  async #chat(account: string, { table, id, text }: Extract<ClientMessage, { type: 'chat' }>): Promise<Reply> {
    const { db } = this.services.store
    const person = await db.selectFrom('account').select('name').where('id', '=', account).executeTakeFirstOrThrow()
    const seat = await db
      .selectFrom('seat')
      .select('seat')
      .where('table_id', '=', table)
      .where('account_id', '=', account)
      .executeTakeFirst()
    const limit = seat ? this.#chatOf.seated : this.#chatOf.watching
    if (!limit.take(account)) return { ok: false, code: 'too-many' }
    // The key comes from the page's own name for the line, so that a line that is sent again is not said twice.
    const row = {
      id: createHash('sha256').update(`${account}/${table}/${id}`).digest('base64url'),
      table_id: table,
      account_id: account,
      name: person.name,
      seat: seat?.seat ?? null,
      text,
      at: Date.now(),
    }
    const stored = await db
      .insertInto('chat')
      .values(row)
      .onConflict((c) => c.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (stored) await this.services.bus.publish({ kind: 'chat', table, id: row.id })
    return { ok: true, seq: 0 }
  }

  async #watch(connection: Connection, table: string, invite: string | undefined): Promise<void> {
    const room = await this.rooms.get(table)
    if (!room || connection.watched.size >= MAX_WATCHED) return this.#refuse(connection, null, room ? 'too-many' : 'not-found', table)
    const before = connection.watched.get(table)
    if (before) room.unwatch(before)
    connection.watched.delete(table)
    const shown = this.#shown.of(connection.account ?? connection.address)
    if (shown.empty) return this.#refuse(connection, null, 'too-many', table)
    let whole = true
    const send = (text: string) => {
      if (whole) shown.spend(text.length)
      connection.send(text)
    }
    const watcher: Watcher = { account: connection.account, invite, seat: null, send }
    const watched = await room.watch(watcher)
    whole = false
    if (!watched) return this.#refuse(connection, null, 'not-found', table)
    if (connection.socket.readyState === connection.socket.OPEN) connection.watched.set(table, watcher)
    else room.unwatch(watcher)
  }

  #unwatch(connection: Connection, table: string): void {
    const watcher = connection.watched.get(table)
    if (watcher) this.rooms.peek(table)?.unwatch(watcher)
    connection.watched.delete(table)
  }

  #hear(news: News): void {
    if (news.kind === 'signed-out') this.#letGo(news.account, news.browser)
    if (news.kind !== 'notice') return
    const message = JSON.stringify({ type: 'notice', kind: news.notice, table: news.table, game: news.game } satisfies ServerMessage)
    for (const connection of this.#connections) if (connection.account === news.account) connection.send(message)
  }

  /** The pages of somebody who signed out, in one browser or in all, start afresh as nobody. */
  #letGo(account: string, browser: string | null): void {
    for (const connection of this.#connections) {
      if (connection.account === account && (browser === null || connection.browser === browser)) connection.socket.close(RESTARTING)
    }
  }

  async #heartbeat(): Promise<void> {
    const here = new Set<string>()
    for (const connection of this.#connections) {
      const { bufferedAmount } = connection.socket
      // Somebody who speaks but does not listen: what was sent a heartbeat ago still waits.
      const deaf = connection.behind > 0 && bufferedAmount >= connection.behind
      connection.behind = bufferedAmount
      if (!connection.alive || deaf) connection.socket.terminate()
      else if (connection.account) here.add(connection.account)
      connection.alive = false
      connection.socket.ping()
    }
    await this.accounts.seen([...here]).catch((err) => this.services.log.warn({ err }, 'presence could not be noted'))
  }

  /** Says goodbye: pages come back by themselves. */
  close(): void {
    this.#closed = true
    clearInterval(this.#beat)
    for (const { socket } of this.#connections) {
      socket.close(RESTARTING)
      setTimeout(() => socket.terminate(), 1000).unref()
    }
  }
}

function readMessage(text: string): ClientMessage | undefined {
  try {
    return ClientMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The id of a message that is refused before it is read, so that its page knows which one. */
function idIn(text: string): string | null {
  return readMessageId.exec(text)?.[1] ?? null
}
const readMessageId = /"id":"([\w-]{1,40})"/
