import {
  type Ask,
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
  SPECTATOR,
  writeChoice,
} from '@deeptime/engine'
import { type ActionSoFar, actionOf, type Made } from './action.ts'
import type { Prospect } from './forethought.ts'
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
  /** The action that the last choice of the seat at the screen belongs to. */
  readonly action?: ActionSoFar | undefined
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
  #made: Made[] = []

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
    const made: Made[] = []
    for (const [i, text] of record.choices.entries()) {
      const choice = readChoice(text) as Choice
      const ask = session.askOf(choice.seat)
      if (!session.choose(choice.seat, choice.option).ok) return { ok: false, problem: { kind: 'illegal-choice', record, at: i } }
      totals.push(totalsOf(session))
      made.push(madeOf(choice, ask, i))
    }
    this.#session = session
    this.#past = undefined
    this.#totals = totals
    this.#made = made
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
      action: actionOf(this.#made, eyes, session.barrier),
      canRedo: session.canRedo,
      totals: this.#totals,
    }
  }

  choose(seat: Seat, option: string): Outcome {
    const ask = this.session.askOf(seat)
    const outcome = this.session.choose(seat, option)
    if (outcome.ok) this.#follow({ seat, option }, ask)
    return outcome
  }

  /** Takes back the last choice that a person made, or the whole action that it belongs to, and what bots answered to it. */
  undo(whole = false): boolean {
    if (this.#noUndo()) return false
    const last = this.#lastPersonal()
    const action = whole ? actionOf(this.#made, this.#made[last]?.seat ?? SPECTATOR, this.session.barrier) : undefined
    const target = action?.whole ? action.from : last
    while (this.session.choices.length > target) this.session.undo()
    this.#totals.length = target + 1
    this.#made.length = target
    return true
  }

  /** Makes again what was taken back, up to the next choice that a person had made. */
  redo(): boolean {
    const session = this.session
    if (!session.canRedo) return false
    do {
      const asks = session.pending()
      session.redo()
      const choice = session.choices.at(-1) as Choice
      this.#follow(
        choice,
        asks.find(({ seat }) => seat === choice.seat),
      )
    } while (session.canRedo && !session.pending().some((ask) => isPerson(session.seats[ask.seat])))
    return true
  }

  #follow(choice: Choice, ask: Ask | undefined): void {
    this.#totals.push(totalsOf(this.session))
    this.#made.push(madeOf(choice, ask, this.#made.length))
  }

  /** Whether the next at the screen would see or do there what the last may not know: a secret of its own, or an answer given in secret. */
  secretFrom(last: Seat, next: Seat): boolean {
    const { session, game } = this
    if (session.pending().length > 1 || session.root().open > 0) return true
    const sight = (seat: Seat) => JSON.stringify([game.view(session.state, seat), session.logFor(seat)])
    const own = sight(next)
    return own !== sight(last) && own !== sight(SPECTATOR)
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
    const told = this.#made.flatMap(({ seat, of }, i) => (of > 1 && (over || !isPerson(seats[seat])) ? [i + 1] : []))
    return {
      seat: choice.seat,
      move: over ? inquireOpenly(this.game, root, choice) : inquireAs(eyes, this.game, root, choice),
      earlier: told.findLast((other) => other < at),
      later: told.find((other) => other > at),
    }
  }

  /** The choices of a seat between two moments, those of the weightiest kinds first and the forced ones last: after how many each was made. */
  weighty(seat: Seat, from: number, to: number, kinds: readonly string[]): readonly number[] {
    const weightOf = ({ kind, of }: Made) => (of < 2 ? kinds.length + 1 : kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length)
    return this.#made
      .slice(from, to)
      .filter((made) => made.seat === seat)
      .sort((a, b) => weightOf(a) - weightOf(b) || a.at - b.at)
      .map(({ at }) => at + 1)
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

  /** The table as it will be once these choices follow the first `from`: some of them may have been made already. */
  ahead(from: number, made: readonly Choice[]): Prospect {
    const { session, game } = this
    const record = session.record()
    const choices = [...record.choices.slice(0, from), ...made.map(writeChoice)]
    const resumed = Session.resume(game, { ...record, choices }, session.checkpoint(), session.log)
    if (!resumed.ok) throw new ProblemError(resumed.problem)
    return { waitingFor: resumed.value.pending().map(({ seat }) => seat), root: resumed.value.root() }
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

function madeOf({ seat, option }: Choice, ask: Ask | undefined, at: number): Made {
  const options = ask?.options ?? []
  return { seat, kind: ask?.kind ?? '', option: options.find(({ id }) => id === option) ?? { id: option }, at, of: options.length }
}

const totalsOf = (session: Session<unknown, unknown>): number[] => session.game.score(session.state).map((score) => score.total)

function isPrefix(some: readonly Choice[], all: readonly Choice[]): boolean {
  return some.length <= all.length && some.every((choice, i) => choice.seat === all[i]?.seat && choice.option === all[i]?.option)
}
