import {
  type Ask,
  type Checkpoint,
  type Game,
  type GameRecord,
  type LogEntry,
  type Outcome,
  ProblemError,
  type SeatInfo,
  Session,
} from '@deeptime/engine'
import type { EventRow, SnapshotRow, TableRow } from '../db/schema.ts'
import type { Clock, UndoRequest } from '../protocol.ts'
import { advanceClock, type ClockState, skipTime, startClock } from './clock.ts'

/** How many of the last messages of pages are remembered, to recognise one that is sent again. */
const REMEMBERED = 64

export type EventKind = 'start' | 'choice' | 'undo' | 'ask-undo' | 'agree-undo' | 'refuse-undo' | 'resume' | 'end'

interface Snapshot {
  readonly seq: number
  readonly checkpoint: Checkpoint<unknown>
  readonly log: readonly LogEntry[]
  readonly clock: ClockState
  readonly undo: UndoRequest | null
  readonly askSeq: number[]
  readonly turnSeq: (number | null)[]
}

/** A running game as its journal tells it. Nothing here reads or writes anything: the same events give the same game. */
export class TableGame {
  seq = 0
  undo: UndoRequest | null = null
  ended: 'closed' | 'time' | null = null
  /** Since which event each seat has had its present question … */
  askSeq: number[]
  /** … and since which the game has waited for it without a break. */
  turnSeq: (number | null)[]
  times: ClockState
  readonly clock: Clock
  session: Session<unknown, unknown>
  #asks: (Ask | undefined)[] = []
  readonly #tokens = new Map<string, number>()

  private constructor(session: Session<unknown, unknown>, clock: Clock, startedAt: number) {
    this.session = session
    this.clock = clock
    this.times = startClock(clock, session.seats.length, startedAt)
    this.askSeq = session.seats.map(() => 0)
    this.turnSeq = session.seats.map(() => null)
  }

  /** Opens a table from its journal, from the snapshot on when there is a good one. */
  static open(game: Game, row: TableRow, seats: readonly SeatInfo[], events: readonly EventRow[], stored?: SnapshotRow): TableGame {
    const record: GameRecord = {
      format: 'deep-time-record-1',
      game: row.game,
      version: row.version,
      seats,
      settings: JSON.parse(row.settings),
      seed: row.seed,
      choices: [],
    }
    const clock = JSON.parse(row.clock) as Clock
    const at = events[0]?.at ?? row.created_at
    const table = (stored && TableGame.#resume(game, record, clock, at, events, stored)) ?? TableGame.#start(game, record, clock, at)
    for (const event of events) if (event.seq > table.seq) table.fold(event)
    return table
  }

  static #start(game: Game, record: GameRecord, clock: Clock, at: number): TableGame {
    const started = Session.start(game, record)
    if (!started.ok) throw new ProblemError(started.problem)
    return new TableGame(started.value, clock, at)
  }

  /** Nothing if the snapshot does not fit: it only saves time, and the journal tells everything. */
  static #resume(
    game: Game,
    record: GameRecord,
    clock: Clock,
    at: number,
    events: readonly EventRow[],
    stored: SnapshotRow,
  ): TableGame | undefined {
    const snapshot = JSON.parse(stored.data) as Snapshot
    const known = events.filter((e) => e.seq <= snapshot.seq)
    try {
      const resumed = Session.resume(game, { ...record, choices: choicesOf(known) }, snapshot.checkpoint, snapshot.log)
      if (!resumed.ok) return undefined
      const table = new TableGame(resumed.value, clock, at)
      table.#take(snapshot, known)
      return table
    } catch {
      return undefined
    }
  }

  /** Takes a stored event over, its choice included. A choice that the rules refuse is a broken journal: nothing after it would be true. */
  fold(event: EventRow): void {
    if (event.kind === 'choice') {
      const outcome = this.choose(event.seat as number, event.body)
      if (!outcome.ok) throw new Error(`Event ${event.seq} of table ${event.table_id} does not fit: ${outcome.refusal.code}`)
    }
    this.note(event)
  }

  #take(snapshot: Snapshot, known: readonly EventRow[]): void {
    this.seq = snapshot.seq
    this.times = snapshot.clock
    this.undo = snapshot.undo
    this.askSeq = snapshot.askSeq
    this.turnSeq = snapshot.turnSeq
    this.#asks = this.session.seats.map((_, seat) => this.session.askOf(seat))
    for (const event of known.slice(-REMEMBERED)) this.#remember(event)
  }

  get over(): boolean {
    return this.session.over || this.ended !== null
  }

  /** Seats that the game waits for. */
  get waiting(): readonly number[] {
    return this.over ? [] : this.times.running
  }

  /** The event that a page's message became, if it did. */
  eventOf(seat: number, token: string): number | undefined {
    return this.#tokens.get(`${seat}/${token}`)
  }

  /** Answers for a seat. The caller stores the choice and then notes it, or throws this game away. */
  choose(seat: number, option: string): Outcome {
    return this.session.choose(seat, option)
  }

  /** Whether this seat may take its last choice back by itself: nobody acted after it and nothing came to light. */
  mayUndo(seat: number): boolean {
    return !this.over && this.session.canUndo && this.session.choices.at(-1)?.seat === seat
  }

  /** Folds a stored event in; a choice was already made on the session. */
  note(event: EventRow): void {
    this.seq = event.seq
    if (event.kind === 'undo') this.session.rewind(Number(event.body))
    if (event.kind === 'end') this.ended = event.body === 'time' ? 'time' : 'closed'
    if (event.kind === 'resume') skipTime(this.times, Number(event.body), event.at)
    this.undo = this.#undoAfter(event)
    const waiting = this.over ? [] : [...new Set(this.session.pending().map((a) => a.seat))]
    advanceClock(this.clock, this.times, event.at, event.kind === 'choice' ? event.seat : null, waiting)
    for (let seat = 0; seat < this.askSeq.length; seat++) {
      const ask = this.session.askOf(seat)
      if (ask !== this.#asks[seat]) this.askSeq[seat] = event.seq
      this.#asks[seat] = ask
      if (!waiting.includes(seat)) this.turnSeq[seat] = null
      else this.turnSeq[seat] ??= event.seq
    }
    this.#remember(event)
  }

  #undoAfter(event: EventRow): UndoRequest | null {
    const seat = event.seat ?? -1
    switch (event.kind as EventKind) {
      case 'ask-undo':
        return { request: event.seq, by: seat, to: Number(event.body), agreed: [seat] }
      case 'resume':
        return this.undo
      case 'agree-undo':
        return this.undo && { ...this.undo, agreed: [...this.undo.agreed, seat] }
      default:
        return null
    }
  }

  #remember(event: EventRow): void {
    if (!event.token) return
    this.#tokens.set(`${event.seat}/${event.token}`, event.seq)
    if (this.#tokens.size > REMEMBERED) this.#tokens.delete(this.#tokens.keys().next().value as string)
  }

  /** As data, to open the table from later. */
  snapshot(): string {
    const checkpoint = this.session.checkpoint()
    const data: Snapshot = {
      seq: this.seq,
      checkpoint,
      log: this.session.log.slice(0, checkpoint.log),
      clock: this.times,
      undo: this.undo,
      askSeq: this.askSeq,
      turnSeq: this.turnSeq,
    }
    return JSON.stringify(data)
  }
}

/** The choices that stand after these events, as a record writes them. */
export function choicesOf(events: readonly EventRow[]): string[] {
  const choices: string[] = []
  for (const event of events) {
    if (event.kind === 'choice') choices.push(`${event.seat}:${event.body}`)
    else if (event.kind === 'undo') choices.length = Number(event.body)
  }
  return choices
}
