import { createRequire } from 'node:module'
import type { Ask, Option } from '@deeptime/engine'
import WebSocket from 'ws'
import { type Offered, type PackedAsk, readOn } from '../../server/protocol/offers.ts'
import type { Medium, Move } from '../rules/medium-game.ts'
import type { Contestant, Seat, TableEvents } from './driver.ts'
import { movesOf } from './duel.ts'

const anyOf = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T

interface DeepTimeMessage {
  readonly type: string
  readonly table: string
  readonly seq: number
  readonly view?: { readonly ask?: Ask }
  readonly ask?: PackedAsk | null
  readonly offered?: Offered
}

export class DeepTime implements Contestant {
  readonly name = 'deep-time'
  readonly opened: { id: string; invite: string }[] = []
  #people: { cookie: string }[] = []

  constructor(
    readonly base: string,
    readonly game = 'duel',
  ) {}

  async #post(path: string, body: object, cookie = ''): Promise<{ body: { id: string; invite: string }; cookie: string }> {
    const response = await fetch(this.base + path, {
      method: 'POST',
      headers: { origin: this.base, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return {
      body: (await response.json()) as { id: string; invite: string },
      cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie,
    }
  }

  async prepare(people: number): Promise<void> {
    for (let i = 0; i < people; i++) this.#people.push({ cookie: await this.guest(`Player ${i}`) })
  }

  async guest(name: string): Promise<string> {
    return (await this.#post('/api/guest', { name })).cookie
  }

  async table(wanted: object, cookie: string): Promise<{ id: string; invite: string }> {
    return (await this.#post('/api/tables', wanted, cookie)).body
  }

  async start(table: string, cookie: string): Promise<void> {
    await this.#post(`/api/tables/${table}/start`, {}, cookie)
  }

  async open(events: TableEvents): Promise<readonly [Seat, Seat]> {
    const [a, b] = [this.#people.pop() as { cookie: string }, this.#people.pop() as { cookie: string }]
    const table = await this.table({ game: this.game, seats: 2 }, a.cookie)
    this.opened.push(table)
    await this.#post(`/api/tables/${table.id}/take`, { invite: table.invite }, b.cookie)
    await this.start(table.id, a.cookie)
    return Promise.all([this.sit(table.id, 0, a.cookie, events), this.sit(table.id, 1, b.cookie, events)])
  }

  sit(table: string, seat: number, cookie: string, events: TableEvents): Promise<Seat> {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/api/live`, {
      headers: { cookie, origin: this.base },
      perMessageDeflate: false,
    })
    /** The present question, as the ids of its options. */
    let ids: readonly string[] = []
    let book: readonly Option[] = []
    let seq = 0
    let sent = 0
    const player: Seat = {
      move: () => socket.send(JSON.stringify({ type: 'choose', table, id: `m${++sent}`, seq, option: anyOf(ids) })),
      close: () => socket.close(),
    }
    return new Promise((settle, fail) => {
      socket.once('open', () => socket.send(JSON.stringify({ type: 'watch', table })))
      socket.once('error', fail)
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as DeepTimeMessage
        if (message.type === 'refused') fail(new Error(`Refused: ${data}`))
        if (message.type !== 'table' && message.type !== 'update') return
        const { ask = message.view?.ask, offered } = message
        if (message.type === 'table') ids = message.view?.ask?.options.map((o) => o.id) ?? []
        if (offered) book = readOn(book, offered)
        if (message.ask !== undefined) ids = message.ask?.options.map((at) => book[at]?.id as string) ?? []
        seq = message.seq
        events.shown(seat, message.seq, data.length)
        if (ask) events.asked(seat)
        settle(player)
      })
    })
  }
}

interface IoSocket {
  on(event: string, listener: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  close(): void
}

interface BoardgameState {
  readonly G: Medium
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: boolean }
  readonly _stateID: number
}

const { io } = createRequire(import.meta.url)('socket.io-client') as { io: (url: string, options: object) => IoSocket }

export class BoardgameIo implements Contestant {
  readonly name = 'boardgame.io'
  #opened = 0

  constructor(readonly base: string) {}

  open(events: TableEvents): Promise<readonly [Seat, Seat]> {
    const match = `match-${++this.#opened}`
    return Promise.all([this.#sit(match, 0, events), this.#sit(match, 1, events)])
  }

  #sit(match: string, seat: number, events: TableEvents): Promise<Seat> {
    const socket = io(`${this.base}/duel`, { transports: ['websocket'], forceNew: true })
    let state: BoardgameState | undefined
    let bytes = 0
    const engine = (socket as unknown as { io: { engine: { on(e: string, f: (p: { data?: string }) => void): void } } }).io
    const player: Seat = {
      move: () => {
        const args = [anyOf<Move>(movesOf((state as BoardgameState).G))]
        const action = { type: 'MAKE_MOVE', payload: { type: 'make', args, playerID: String(seat), credentials: undefined } }
        socket.emit('update', action, state?._stateID, match, String(seat))
      },
      close: () => socket.close(),
    }
    return new Promise((settle) => {
      const take = (next: BoardgameState) => {
        if (state && next._stateID <= state._stateID) return
        state = next
        events.shown(seat, next._stateID, bytes)
        if (next.ctx.gameover) events.over()
        else if (next.ctx.currentPlayer === String(seat)) events.asked(seat)
        settle(player)
      }
      socket.on('connect', () => {
        engine.engine.on('packet', ({ data }) => {
          bytes = data?.length ?? 0
        })
        socket.emit('sync', match, String(seat), undefined, 2)
      })
      socket.on('sync', ((_: string, info: { state: BoardgameState }) => take(info.state)) as (...args: never[]) => void)
      socket.on('update', ((_: string, next: BoardgameState) => take(next)) as (...args: never[]) => void)
    })
  }
}
