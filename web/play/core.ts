import {
  type Choice,
  type Game,
  type GameRecord,
  type LogEntry,
  type Outcome,
  ProblemError,
  type Problem as RecordProblem,
  type Root,
  readChoice,
  readRecord,
  recordFits,
  type Seat,
  type SeatInfo,
  type SeatView,
  Session,
  type Settings,
} from '@deeptime/engine'
import { type Inquest, inquireAs, inquireOpenly } from './inquiry.ts'

/** Why there is nothing to take back. */
export type NoUndo = 'nothing' | 'came-to-light'

/** All that the page knows of a table: what the seat at the screen may see, and no more. */
export interface Snapshot {
  /** The version of the rules that the table is played by. */
  readonly version: string
  readonly seats: readonly SeatInfo[]
  readonly settings: Settings
  /** Whose eyes the view, the log and the options are for. */
  readonly eyes: Seat
  readonly view: SeatView<unknown>
  readonly log: readonly LogEntry[]
  /** Who made the last choice. */
  readonly lastMover: Seat | undefined
  readonly noUndo: NoUndo | undefined
  readonly canRedo: boolean
  /** Everybody has a screen of their own. */
  readonly online?: true
  /** Each seat's total after every choice, from the set-up on. */
  readonly totals: readonly (readonly number[])[]
}

/** How the table looked after some choices. */
export interface Moment {
  readonly at: number
  readonly view: SeatView<unknown>
  /** Who made the last choice before it. */
  readonly lastMover: Seat | undefined
}

export type Problem =
  /** Without a problem it is not even JSON. */
  | { readonly kind: 'not-a-record'; readonly problem?: RecordProblem }
  | { readonly kind: 'other-version'; readonly record: GameRecord; readonly ours: string }
  | { readonly kind: 'illegal-choice'; readonly record: GameRecord; readonly at: number }

export type Opened = { readonly ok: true } | { readonly ok: false; readonly problem: Problem }

const isPerson = (seat: SeatInfo | undefined): boolean => seat !== undefined && seat.bot === undefined

/** A table as its worker hosts it: the session, a second one for the timeline, and the figures of the chart. */
export class TableCore {
  #session: Session<unknown, unknown> | undefined
  #past: Session<unknown, unknown> | undefined
  #totals: number[][] = []

  constructor(readonly game: Game) {}

  get session(): Session<unknown, unknown> {
    if (!this.#session) throw new Error('No table is open')
    return this.#session
  }

  /** Plays a record to its end, or as far as it is legal: then nothing is opened and the place is told. */
  open(raw: unknown): Opened {
    const read = readRecord(raw)
    if (!read.ok) return { ok: false, problem: { kind: 'not-a-record', problem: read.problem } }
    const record = read.value
    if (record.game === this.game.id && record.version !== this.game.version) {
      return { ok: false, problem: { kind: 'other-version', record, ours: this.game.version } }
    }
    const fits = recordFits(this.game, record)
    const started = fits.ok ? Session.start(this.game, record) : fits
    if (!started.ok) return { ok: false, problem: { kind: 'not-a-record', problem: started.problem } }
    return this.#playThrough(started.value as Session<unknown, unknown>, record)
  }

  #playThrough(session: Session<unknown, unknown>, record: GameRecord): Opened {
    const totals = [totalsOf(session)]
    for (const [i, text] of record.choices.entries()) {
      const { seat, option } = readChoice(text) as Choice
      if (!session.choose(seat, option).ok) return { ok: false, problem: { kind: 'illegal-choice', record, at: i } }
      totals.push(totalsOf(session))
    }
    this.#session = session
    this.#past = undefined
    this.#totals = totals
    return { ok: true }
  }

  snapshot(eyes: Seat): Snapshot {
    const session = this.session
    return {
      version: this.game.version,
      seats: session.seats,
      settings: session.settings,
      eyes,
      view: session.view(eyes),
      log: session.logFor(eyes),
      lastMover: session.choices.at(-1)?.seat,
      noUndo: this.#noUndo(),
      canRedo: session.canRedo,
      totals: this.#totals,
    }
  }

  choose(seat: Seat, option: string): Outcome {
    const outcome = this.session.choose(seat, option)
    if (outcome.ok) this.#totals.push(totalsOf(this.session))
    return outcome
  }

  /** Takes back the last choice that a person made, and what bots answered to it. */
  undo(): boolean {
    if (this.#noUndo()) return false
    const target = this.#lastPersonal()
    while (this.session.choices.length > target) this.session.undo()
    this.#totals.length = target + 1
    return true
  }

  /** Makes again what was taken back, up to the next choice that a person had made. */
  redo(): boolean {
    const session = this.session
    if (!session.canRedo) return false
    do {
      session.redo()
      this.#totals.push(totalsOf(session))
    } while (session.canRedo && !session.pending().some((ask) => isPerson(session.seats[ask.seat])))
    return true
  }

  /** The table after `at` choices, for the timeline. */
  moment(at: number, eyes: Seat): Moment {
    const past = this.#pastAt(at)
    return { at, view: past.view(eyes), lastMover: past.choices.at(-1)?.seat }
  }

  /** The last of the first `at` choices, as it may be asked about: all of it once the game is over, until then what `eyes` know. */
  inquire(at: number, eyes: Seat): Inquest {
    const { choices, over, seats } = this.session
    const choice = choices[at - 1]
    if (!choice) throw new Error(`There is no choice ${at}`)
    const root = this.#pastAt(at - 1).root()
    const told = choices.flatMap(({ seat }, i) => (over || !isPerson(seats[seat]) ? [i + 1] : []))
    return {
      seat: choice.seat,
      move: over ? inquireOpenly(this.game, root, choice) : inquireAs(eyes, this.game, root, choice),
      earlier: told.findLast((other) => other < at),
      later: told.find((other) => other > at),
    }
  }

  /** The choices of a seat between two moments, those of the weightiest kinds first and the forced ones last: after how many each was made. */
  weighty(seat: Seat, from: number, to: number, kinds: readonly string[]): readonly number[] {
    const { choices } = this.session
    const found: { readonly at: number; readonly weight: number }[] = []
    for (let at = from + 1; at <= Math.min(to, choices.length); at++) {
      if (choices[at - 1]?.seat !== seat) continue
      const ask = this.#pastAt(at - 1).askOf(seat)
      const kind = ask ? kinds.indexOf(ask.kind) : -1
      const forced = (ask?.options.length ?? 0) < 2
      found.push({ at, weight: forced ? kinds.length + 1 : kind < 0 ? kinds.length : kind })
    }
    return found.sort((a, b) => a.weight - b.weight || a.at - b.at).map(({ at }) => at)
  }

  #pastAt(at: number): Session<unknown, unknown> {
    const { choices } = this.session
    const past = this.#past && isPrefix(this.#past.choices.slice(0, at), choices) ? this.#past : this.#fresh()
    if (past.choices.length > at) past.rewind(at)
    for (let i = past.choices.length; i < at; i++) {
      const { seat, option } = choices[i] as Choice
      past.choose(seat, option)
    }
    this.#past = past
    return past
  }

  #fresh(): Session<unknown, unknown> {
    const started = Session.start(this.game, this.session.record())
    if (!started.ok) throw new ProblemError(started.problem)
    return started.value as Session<unknown, unknown>
  }

  record(): GameRecord {
    return this.session.record()
  }

  /** What a list of tables tells of this one. */
  summary() {
    const { session } = this
    const waitingFor = [...new Set(session.pending().map((ask) => ask.seat))]
    return { game: this.game.id, record: session.record(), over: session.over, totals: this.#totals.at(-1) ?? [], waitingFor }
  }

  /** The decision point as data, for a bot. */
  root(): Root<unknown> {
    return this.session.root()
  }

  #lastPersonal(): number {
    const { choices, seats } = this.session
    let i = choices.length - 1
    while (i >= 0 && !isPerson(seats[(choices[i] as Choice).seat])) i--
    return i
  }

  #noUndo(): NoUndo | undefined {
    const last = this.#lastPersonal()
    if (last < 0) return 'nothing'
    return last < this.session.barrier ? 'came-to-light' : undefined
  }
}

const totalsOf = (session: Session<unknown, unknown>): number[] => session.game.score(session.state).map((score) => score.total)

function isPrefix(some: readonly Choice[], all: readonly Choice[]): boolean {
  return some.length <= all.length && some.every((choice, i) => choice.seat === all[i]?.seat && choice.option === all[i]?.option)
}
