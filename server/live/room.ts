import type { ChatRow, EventRow, TableRow } from '../db/schema.ts'
import type { ChatLine, NoticeKind, RefusalCode, ServerMessage, TableInfo } from '../protocol.ts'
import type { Services } from '../services.ts'
import { Audience, audienceOf, comparing } from './audience.ts'
import { nextDeadline, readClocks } from './clock.ts'
import { type EventKind, TableGame } from './game.ts'
import { infoFor, isPerson, maySee, type Sitting, seatOf } from './info.ts'
import { readChat, readTable } from './load.ts'

export type Reply = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly code: RefusalCode }

export const refuse = (code: RefusalCode): Reply => ({ ok: false, code })

/** One page that looks at the table. */
export interface Watcher {
  readonly account: string | null
  readonly invite: string | undefined
  seat: number | null
  send(message: string): void
}

/** A table in memory. Everything that touches the game goes through `exclusively`, one after another. */
export class Room {
  readonly watchers = new Set<Watcher>()
  game: TableGame | undefined
  usedAt = Date.now()
  /** False while a choice is made but not yet stored: nothing of it may leave then. */
  settled = true
  readonly #audiences = new Map<number, Audience>()
  #tail: Promise<unknown> = Promise.resolve()

  constructor(
    readonly services: Services,
    public row: TableRow,
    public seats: readonly Sitting[],
  ) {}

  get id(): string {
    return this.row.id
  }

  /** Its rules are not here: it can be looked up, not played. */
  get frozen(): boolean {
    return !this.services.games.has(this.row.game, this.row.version)
  }

  exclusively<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = Date.now()
    const run = this.#tail.then(work, work)
    this.#tail = run.catch(() => undefined)
    return run
  }

  // ------------------------------------------------------------ loading

  /** The game, opened from the journal when it is not in memory; nothing before the start or without its rules. */
  async #open(): Promise<TableGame | undefined> {
    if (this.game || this.row.status === 'open') return this.game
    const rules = await this.services.games.rulesOf(this.row.game, this.row.version)
    if (!rules) return undefined
    const begun = performance.now()
    const { db } = this.services.store
    const [events, snapshot] = await Promise.all([
      db.selectFrom('event').selectAll().where('table_id', '=', this.id).orderBy('seq').execute(),
      db.selectFrom('snapshot').selectAll().where('table_id', '=', this.id).executeTakeFirst(),
    ])
    const infos = this.seats.map((s) => ({ ...(s.name ? { name: s.name } : {}), ...(s.bot ? { bot: s.bot } : {}) }))
    this.game = TableGame.open(rules.game, this.row, infos, events, snapshot)
    this.#noteEnd()
    this.services.metrics.opening.observe((performance.now() - begun) / 1000)
    return this.game
  }

  /** Reads who sits where, and what the table's state is, again. */
  async #reread(): Promise<void> {
    const read = await readTable(this.services.store.db, this.id)
    if (!read) return
    this.row = read.row
    this.seats = read.seats
    this.#noteEnd()
  }

  /** The journal tells that a game is over before the table's own row does, which is written a moment after the fact. */
  #noteEnd(): void {
    if (!this.game?.over) return
    this.row.status = 'over'
    this.row.ended = this.game.ended ?? 'played'
  }

  /** Takes over what other processes have stored. */
  async catchUp(): Promise<void> {
    const { game } = this
    if (!game) return
    const { db } = this.services.store
    const events = await db
      .selectFrom('event')
      .selectAll()
      .where('table_id', '=', this.id)
      .where('seq', '>', game.seq)
      .orderBy('seq')
      .execute()
    for (const event of events) {
      game.fold(event)
      this.#tell(event)
    }
  }

  // ------------------------------------------------------------ watching

  watch(watcher: Watcher): Promise<boolean> {
    return this.exclusively(async () => {
      await this.#reread()
      if (!maySee(this.row, this.seats, watcher.account, watcher.invite)) return false
      const chat = await readChat(this.services.store.db, this.id)
      await this.#open()
      if (this.services.store.kind === 'postgres') await this.catchUp()
      this.watchers.add(watcher)
      this.#show(watcher, chat)
      return true
    })
  }

  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher)
    for (const seat of this.#audiences.keys()) {
      if (![...this.watchers].some((w) => audienceOf(w.seat) === seat)) this.#audiences.delete(seat)
    }
  }

  infoFor(account: string | null): TableInfo {
    const here = new Set([...this.watchers].flatMap((w) => w.account ?? []))
    const { game } = this
    const standing = game && this.settled ? { waiting: game.waiting, choices: game.session.choices.length } : {}
    return infoFor(this.row, this.seats, { account, frozen: this.frozen, here, now: Date.now(), ...standing })
  }

  /** The whole table, to one page. */
  #show(watcher: Watcher, chat: readonly ChatRow[]): void {
    watcher.seat = seatOf(this.seats, watcher.account)
    const seat = audienceOf(watcher.seat)
    const { game } = this
    let audience = this.#audiences.get(seat)
    if (game && !audience) {
      audience = new Audience(seat, game, this.#audiences.values().next().value)
      this.#audiences.set(seat, audience)
    }
    const message = {
      type: 'table',
      table: this.id,
      info: this.infoFor(watcher.account),
      seat: watcher.seat,
      seq: game?.seq ?? 0,
      view: audience?.whole() ?? null,
      log: game?.session.logFor(seat) ?? [],
      chat: chat.map((row) => this.#lineOf(row)),
      clocks: game ? readClocks(game.clock, game.times, Date.now()) : [],
      undo: game?.undo ?? null,
    } satisfies ServerMessage
    watcher.send(JSON.stringify(message))
  }

  /** Somebody sat down, left, started…: those whose eyes changed get the whole table, the others the news. */
  refresh(): Promise<void> {
    return this.exclusively(async () => {
      const before = this.row.status
      await this.#reread()
      const chat = await readChat(this.services.store.db, this.id)
      await this.#open()
      for (const watcher of [...this.watchers]) {
        if (!maySee(this.row, this.seats, watcher.account, watcher.invite)) this.unwatch(watcher)
        else if (this.row.status !== before || watcher.seat !== seatOf(this.seats, watcher.account)) this.#show(watcher, chat)
        else this.#sendInfo(watcher)
      }
      this.services.bots.wake(this)
      this.services.summaries.touch(this)
    })
  }

  #sendInfo(watcher: Watcher): void {
    watcher.send(JSON.stringify({ type: 'info', table: this.id, info: this.infoFor(watcher.account) } satisfies ServerMessage))
  }

  #lineOf({ id, name, seat, account_id, text, at }: ChatRow): ChatLine {
    return { id, name, seat, host: account_id === this.row.host_id, text, at }
  }

  sendChat(row: ChatRow): void {
    const message = JSON.stringify({ type: 'chat', table: this.id, line: this.#lineOf(row) } satisfies ServerMessage)
    for (const watcher of this.watchers) watcher.send(message)
  }

  /** News of an event that another process stored. */
  heard(seq: number): void {
    if (!this.game || (this.settled && this.game.seq >= seq)) return
    void this.exclusively(() => this.catchUp()).catch((error) => this.#lost(error))
  }

  /** The line between the processes was cut: look everything up. */
  resync(): void {
    void this.exclusively(() => this.catchUp()).catch((error) => this.#lost(error))
    void this.refresh().catch((error) => this.#lost(error))
  }

  #lost(error: unknown): void {
    this.game = undefined
    this.#audiences.clear()
    this.services.log.error({ err: error, table: this.id }, 'a table was let go of')
  }

  // ------------------------------------------------------------ telling

  #tell(event: EventRow): void {
    const game = this.game as TableGame
    this.#noteEnd()
    const clocks = readClocks(game.clock, game.times, Date.now())
    const sent = new Map<number, string>()
    const compare = comparing()
    for (const [seat, audience] of this.#audiences) {
      const { from, ...news } = audience.advance(game, compare)
      const message = {
        type: 'update',
        table: this.id,
        from,
        seq: game.seq,
        what: event.kind as Exclude<EventKind, 'start'>,
        by: event.seat,
        ...news,
        clocks,
        undo: game.undo,
      } satisfies ServerMessage
      sent.set(seat, JSON.stringify(message))
    }
    for (const watcher of this.watchers) {
      const message = sent.get(audienceOf(watcher.seat))
      if (message) watcher.send(message)
      if (game.over) this.#sendInfo(watcher)
    }
  }

  // ------------------------------------------------------------ acting

  /** Stores an event at the head of the journal and tells it; a choice must have been made on the session before. */
  async commit(game: TableGame, kind: EventKind, seat: number | null, body: string, token: string | null): Promise<Reply> {
    const at = Math.max(Date.now(), game.times.since)
    const event: EventRow = { table_id: this.id, seq: game.seq + 1, kind, seat, body, token, at }
    this.settled = false
    let stored = false
    try {
      stored = await this.services.journal.append(event)
    } finally {
      this.settled = true
      if (!stored) this.game = undefined
    }
    if (!stored) {
      this.services.metrics.conflicts.inc()
      await this.#showAnew()
      return refuse('stale')
    }
    game.note(event)
    this.#tell(event)
    // Only the process that stored an event writes its summary and calls the bots; if it dies, the sweep does.
    this.services.summaries.touch(this)
    this.services.bots.wake(this)
    if (kind === 'ask-undo') this.#notifyAbsent('undo-asked', seat)
    if (game.over) this.#notifyAbsent('over', seat)
    return { ok: true, seq: event.seq }
  }

  /** Those who play here but look elsewhere hear of it on their other pages. */
  #notifyAbsent(notice: NoticeKind, except: number | null): void {
    const watching = new Set([...this.watchers].map((w) => w.account))
    const absent = this.seats.filter((s) => isPerson(s) && s.seat !== except && !watching.has(s.account_id))
    const news = absent.map(
      (s) => ({ kind: 'notice', account: s.account_id as string, notice, table: this.id, game: this.row.game }) as const,
    )
    this.services.bus.publish(...news).catch((err) => this.services.log.warn({ err }, 'a notice was not sent'))
  }

  /** Another process was first: everybody gets the table as it really is. */
  async #showAnew(): Promise<void> {
    this.#audiences.clear()
    await this.#open()
    const chat = await readChat(this.services.store.db, this.id)
    for (const watcher of this.watchers) this.#show(watcher, chat)
    this.services.bots.wake(this)
  }

  /** The game, if it can still be played. */
  async playing(): Promise<TableGame | RefusalCode> {
    const game = await this.#open()
    if (!game) return this.row.status === 'open' ? 'not-open' : 'frozen'
    return game.over ? 'game-over' : game
  }

  /** The seats that a bot decides for and that the game waits for. */
  get botSeats(): readonly number[] {
    const waiting = this.game?.waiting ?? []
    return this.seats.filter((s) => s.bot !== null && waiting.includes(s.seat)).map((s) => s.seat)
  }

  get people(): readonly number[] {
    return this.seats.filter(isPerson).map((s) => s.seat)
  }

  /** When somebody's time is over and something must happen then. */
  get deadline(): number | null {
    const { game } = this
    if (!game || game.over || game.clock.kind === 'none' || game.clock.whenOver === 'wait') return null
    return nextDeadline(game.clock, game.times, this.people)
  }
}
