import { type Ask, type Json, type LogEntry, type SeatView, type Session, SPECTATOR, type WhyNot } from '@deeptime/engine'
import { copyOf, type Delta, type Followed, follow } from '../protocol/delta.ts'
import { forPage, type Offered, OptionBook, type PackedAsk } from '../protocol/offers.ts'
import type { TableGame } from './game.ts'

type Bag = Readonly<Record<string, Json>>
type Compare = (shadow: Json, next: unknown) => Followed

/**
 * Compares views of a game; where several audiences see one and the same thing, once for all of them. It serves one event: what
 * a view is made of may change in place.
 */
export function comparing(): Compare {
  let known: { readonly shadow: Json; readonly next: unknown; readonly found: Followed } | undefined
  return (shadow, next) => {
    if (known?.shadow !== shadow || known.next !== next) known = { shadow, next, found: follow(shadow, next, ['game']) }
    return known.found
  }
}

/** A seat's view as its pages get it. `canUndo` is whether this seat may take the last choice back by itself. */
export function pageView<S, V>(session: Session<S, V>, seat: number, canUndo: boolean): SeatView<V> {
  const view = session.view(seat)
  const ask = view.ask && { ...view.ask, options: view.ask.options.map(forPage) }
  return { ...view, ask, canUndo }
}

/** What is new for an audience since the last event. A question that stays the same is not told again; null takes it away. */
export interface Advance {
  readonly from: number
  readonly delta: Delta
  readonly ask?: PackedAsk | null
  readonly offered?: Offered
  readonly log: { readonly from: number; readonly lines: readonly LogEntry[] }
}

/** Everybody who sees the table through the same eyes: the pages of one seat, or all spectators. They are always equally far. */
export class Audience {
  seq: number
  /** What the pages hold, but for the question: the view of the game, and what stands beside it. */
  #game: Json
  #beside: Json
  #ask: Ask | undefined
  #whyNot: readonly WhyNot[]
  #book = new OptionBook()
  /** Log lines read so far, of all and of those that this seat may see. */
  #read: number
  #lines: number

  constructor(
    readonly seat: number,
    game: TableGame,
    /** Another audience of the table: if both see one and the same thing, they share its shadow. */
    peer?: Audience,
  ) {
    this.seq = game.seq
    const { ask, game: seen, ...beside } = game.session.view(seat)
    this.#ask = ask
    this.#whyNot = beside.whyNot
    // Things that are merely alike are not shared: even the order of keys could tell what the other has seen.
    this.#game = peer && game.session.view(peer.seat).game === seen ? follow(peer.#game, seen).shadow : copyOf(seen)
    this.#beside = copyOf({ ...beside, canUndo: game.mayUndo(seat) })
    this.#read = game.session.log.length
    this.#lines = game.session.logFor(seat).length
  }

  /** The whole view, for a page that comes: from here on, all pages of this audience begin a new book of options. */
  whole(): Bag {
    this.#book = new OptionBook()
    const view = { game: this.#game, ...(this.#beside as Bag) }
    return this.#ask ? { ...view, ask: copyOf({ ...this.#ask, options: this.#ask.options.map(forPage) }) } : view
  }

  /** What is new since the last time. */
  advance(game: TableGame, compare: Compare): Advance {
    const from = this.seq
    this.seq = game.seq
    const { ask, game: seen, whyNot, ...rest } = game.session.view(this.seat)
    const played = compare(this.#game, seen)
    // Reasons say nothing without a question: they stay where they are until the next one, so that only what differs then travels.
    if (ask) this.#whyNot = whyNot
    const beside = follow(this.#beside, { ...rest, whyNot: this.#whyNot, canUndo: game.mayUndo(this.seat) })
    this.#game = played.shadow
    this.#beside = beside.shadow
    const delta = [...played.delta, ...beside.delta]
    const asked = ask === this.#ask ? {} : ask ? this.#book.pack(ask) : { ask: null }
    this.#ask = ask
    return { from, delta, ...asked, log: this.#newLines(game.session) }
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
