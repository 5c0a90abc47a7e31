import { type LogEntry, type Option, type SeatView, type Session, SPECTATOR } from '@deeptime/engine'
import { copyOf, type Delta, follow } from '../protocol/delta.ts'
import type { TableGame } from './game.ts'

type Bag = Parameters<typeof follow>[0]

/** What a page needs of an option; the fields that a game's scripts want back stay here. */
function forPage({ id, about, label, params }: Option): Option {
  return { id, ...(about && { about }), ...(label !== undefined && { label }), ...(params && { params }) }
}

/** A seat's view as its pages get it. */
export function pageView<S, V>(session: Session<S, V>, seat: number): SeatView<V> {
  const view = session.view(seat)
  return view.ask ? { ...view, ask: { ...view.ask, options: view.ask.options.map(forPage) } } : view
}

/** Everybody who sees the table through the same eyes: the pages of one seat, or all spectators. They are always equally far. */
export class Audience {
  seq: number
  readonly view: Bag
  /** Log lines read so far, of all and of those that this seat may see. */
  #read: number
  #lines: number

  constructor(
    readonly seat: number,
    game: TableGame,
  ) {
    this.seq = game.seq
    this.view = copyOf(pageView(game.session, seat)) as Bag
    this.#read = game.session.log.length
    this.#lines = game.session.logFor(seat).length
  }

  /** What is new since the last time. */
  advance(game: TableGame): { from: number; delta: Delta; log: { from: number; lines: readonly LogEntry[] } } {
    const from = this.seq
    const { session } = game
    this.seq = game.seq
    const delta = follow(this.view, pageView(session, this.seat))
    return { from, delta, log: this.#newLines(session) }
  }

  #newLines(session: TableGame['session']): { from: number; lines: readonly LogEntry[] } {
    if (session.log.length < this.#read) this.#lines = session.logFor(this.seat).length
    const kept = this.#lines
    const lines = session.log.slice(this.#read).filter((e) => !e.only || e.only.includes(this.seat))
    this.#read = session.log.length
    this.#lines += lines.length
    return { from: kept, lines }
  }
}

export const audienceOf = (seat: number | null): number => seat ?? SPECTATOR
