import type { Game } from './game.ts'
import { type Checked, unfit } from './problems.ts'
import { type GameRecord, readChoice, recordFits, type SeatInfo, writeChoice } from './record.ts'
import { answerById, type Choice, clonePosition, openingPosition, type Root, Runner } from './runner.ts'
import { readSettings } from './settings.ts'
import type { Table } from './table.ts'
import type { Ask, LogEntry, Position, Result, Seat, SeatScore, Settings, WhyNot } from './types.ts'

/** A place between two steps. */
interface Mark {
  /** How many choices had been made … */
  readonly at: number
  /** … how many log lines had been written … */
  readonly log: number
  /** … and how far back undo could go. */
  readonly barrier: number
}

/** A position between two steps, and where it stands in the game. */
export interface Checkpoint<S> extends Mark {
  readonly position: Position<S>
}

/** Why nothing was done, as data. Its words are `refusal.<code>` in the kernel's catalogs. */
export type Refusal =
  | { readonly code: 'game-over' }
  | { readonly code: 'not-your-decision'; readonly seat: Seat }
  | { readonly code: 'no-such-option'; readonly option: string }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'nothing-to-redo' }
  | { readonly code: 'information-barrier' }

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }

const DONE: Outcome = { ok: true }
const refuse = (refusal: Refusal): Outcome => ({ ok: false, refusal })

export interface NewGame {
  readonly seats: readonly SeatInfo[]
  readonly settings?: Settings
  readonly seed: string
}

/** All that one seat may see of a session. */
export interface SeatView<V> {
  readonly game: V
  readonly ask: Ask | undefined
  /** What the seat can't choose, and the rules that forbid it. It goes with the ask: without one it says nothing. */
  readonly whyNot: readonly WhyNot[]
  /** Seats that the game waits for. */
  readonly waitingFor: readonly Seat[]
  readonly choices: number
  readonly canUndo: boolean
  readonly scores: readonly SeatScore[]
  readonly result: Result | undefined
}

/** A rule broke down. The message holds the record, ready to be pasted into a test. */
export class BrokenRules extends Error {
  constructor(
    readonly record: GameRecord,
    cause: unknown,
  ) {
    super(`${cause instanceof Error ? cause.message : cause}\nReplay: ${JSON.stringify(record)}`, { cause })
    this.name = 'BrokenRules'
  }
}

/** Checkpoints stand this many choices apart: what lies between two of them is played again when somebody goes back to it. */
const SPACING = 8
/** Those that free undo does not reach, or hardly ever, are thinned to one in this many choices. */
const SPARSE = 64
const CROWDED = 4
const RECENT = 16

/** A game being played: its scripts, its history and its story. */
export class Session<S, V> {
  readonly seats: readonly SeatInfo[]
  readonly settings: Settings
  readonly seed: string
  readonly log: LogEntry[] = []
  readonly choices: Choice[] = []
  #runner!: Runner<S>
  #checkpoints: Checkpoint<S>[] = []
  /** Where the step that runs began … */
  #step: Mark = { at: 0, log: 0, barrier: 0 }
  /** … and what public chance brought since. */
  #chance: number[] = []
  #undone: Choice[] = []
  /** Undo never goes below this many choices: past it, something came to light. */
  #barrier = 0

  private constructor(
    readonly game: Game<S, V>,
    { seats, settings = {}, seed }: NewGame,
  ) {
    this.seats = seats
    this.settings = settings
    this.seed = seed
  }

  static start<S, V>(game: Game<S, V>, options: NewGame): Checked<Session<S, V>> {
    const settings = readSettings(game, options.seats.length, options.settings ?? {})
    if (!settings.ok) return settings
    const session = new Session(game, { ...options, settings: settings.value })
    session.#begin(openingPosition(game, options.seats.length, settings.value, options.seed))
    return { ok: true, value: session }
  }

  /** Replays a record, to its end or to a given number of choices. */
  static replay<S, V>(game: Game<S, V>, record: GameRecord, to = record.choices.length): Checked<Session<S, V>> {
    const fits = recordFits(game, record)
    if (!fits.ok) return fits
    const started = Session.start(game, record)
    if (!started.ok) return started
    const session = started.value
    for (let i = 0; i < to; i++) {
      const outcome = session.#apply(readChoice(record.choices[i] as string) as Choice)
      if (!outcome.ok) return unfit('record.illegal', { choice: i + 1, text: record.choices[i] as string })
    }
    return started
  }

  /** Goes on from a stored checkpoint and the choices made after it: the quick way to open a long game. */
  static resume<S, V>(game: Game<S, V>, record: GameRecord, from: Checkpoint<S>, log: readonly LogEntry[]): Checked<Session<S, V>> {
    const fits = recordFits(game, record)
    if (!fits.ok) return fits
    const session = new Session(game, { ...record, settings: fits.value })
    session.choices.push(...record.choices.slice(0, from.at).map((c) => readChoice(c) as Choice))
    session.log.push(...log.slice(0, from.log))
    session.#barrier = from.barrier
    session.#begin(clonePosition(game, from.position))
    for (let i = from.at; i < record.choices.length; i++) {
      const outcome = session.#apply(readChoice(record.choices[i] as string) as Choice)
      if (!outcome.ok) return unfit('record.illegal', { choice: i + 1, text: record.choices[i] as string })
    }
    return { ok: true, value: session }
  }

  get state(): S {
    return this.#runner.state
  }

  get over(): boolean {
    return this.#runner.over
  }

  get canUndo(): boolean {
    return this.choices.length > this.#barrier
  }

  /** Undo never goes below this many choices. */
  get barrier(): number {
    return this.#barrier
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /** Every ask that waits for an answer. */
  pending(): readonly Ask[] {
    return this.#runner.openAsks()
  }

  askOf(seat: Seat): Ask | undefined {
    return this.#runner.askOf(seat)
  }

  /** Why this seat can't choose what it might want to. */
  whyNot(seat: Seat): readonly WhyNot[] {
    return this.#runner.whyNot(seat)
  }

  choose(seat: Seat, option: string): Outcome {
    const outcome = this.#apply({ seat, option })
    if (outcome.ok) this.#undone = []
    return outcome
  }

  /** Takes back the last choice, unless something came to light after it. */
  undo(): Outcome {
    if (this.choices.length === 0) return refuse({ code: 'nothing-to-undo' })
    if (!this.canUndo) return refuse({ code: 'information-barrier' })
    this.#undone.push(this.choices.at(-1) as Choice)
    this.#restore(this.choices.length - 1)
    return DONE
  }

  redo(): Outcome {
    const choice = this.#undone.pop()
    return choice ? this.#apply(choice) : refuse({ code: 'nothing-to-redo' })
  }

  /** Goes back to a number of choices, past any barrier. For timelines, forks, and undo by consent of all. */
  rewind(to: number): void {
    this.#undone = []
    this.#restore(to)
  }

  view(seat: Seat): SeatView<V> {
    return {
      game: this.game.view(this.state, seat),
      ask: this.askOf(seat),
      whyNot: this.whyNot(seat),
      waitingFor: [...new Set(this.pending().map((a) => a.seat))],
      choices: this.choices.length,
      canUndo: this.canUndo,
      scores: this.game.score(this.state),
      result: this.over ? this.game.result(this.state) : undefined,
    }
  }

  /** The story as this seat may read it. */
  logFor(seat: Seat): readonly LogEntry[] {
    return this.log.filter((e) => !e.only || e.only.includes(seat))
  }

  /** The decision point as data, for bots and search. */
  root(): Root<S> {
    const { at, position } = this.checkpoint()
    const chance = this.#chance.length > 0 && { chance: [...this.#chance] }
    return { position, choices: this.choices.slice(at), open: this.#runner.answered, ...chance }
  }

  /** The last position between two steps, to be stored. */
  checkpoint(): Checkpoint<S> {
    const last = this.#checkpoints.at(-1) as Checkpoint<S>
    return last.at === this.#step.at ? last : this.#add({ ...this.#step, position: this.#positionOfStep(last) })
  }

  record(): GameRecord {
    return {
      format: 'deep-time-record-1',
      game: this.game.id,
      version: this.game.version,
      seats: this.seats,
      settings: this.settings,
      seed: this.seed,
      choices: this.choices.map(writeChoice),
    }
  }

  #begin(position: Position<S>): void {
    const chronicle = { write: (e: Omit<LogEntry, 'at'>) => void this.log.push({ ...e, at: this.choices.length }) }
    this.#runner = new Runner(this.game, position, chronicle, {
      step: (p, table) => this.#keep(p, table),
      chance: (outcome) => void this.#chance.push(outcome),
    })
    if (this.#runner.over) this.#keep(this.#runner.position, this.#runner.table)
    if (this.#runner.table.revealed) this.#raiseBarrier()
  }

  /** Where the game began: the last resort of a session that was resumed further on. */
  #opening(): Checkpoint<S> {
    return { at: 0, position: openingPosition(this.game, this.seats.length, this.settings, this.seed), log: 0, barrier: 0 }
  }

  #keep(position: Position<S>, { revealed }: Table<S>): void {
    const at = this.choices.length
    this.#chance = []
    this.#step = { at, log: this.log.length, barrier: revealed ? at : this.#barrier }
    const last = this.#checkpoints.at(-1)
    if (last && last.at < at && at - last.at < SPACING) return
    if (last?.at === at) this.#checkpoints.pop()
    this.#add({ ...this.#step, position: clonePosition(this.game, position) })
  }

  /** Keeps a checkpoint. The one before it was there for the moment only if it stands close to its own predecessor. */
  #add(checkpoint: Checkpoint<S>): Checkpoint<S> {
    const [before, last] = this.#checkpoints.slice(-2)
    if (before && last && last.at - before.at < SPACING) this.#checkpoints.pop()
    this.#checkpoints.push(checkpoint)
    if (this.#checkpoints.length > CROWDED) this.#thin(checkpoint.at - RECENT)
    return checkpoint
  }

  /** The position in which the step that runs began, played again from an earlier one. */
  #positionOfStep(from: Checkpoint<S>): Position<S> {
    let at = from.at
    let position = from.position
    const runner = new Runner(this.game, clonePosition(this.game, from.position), undefined, {
      step: (p) => {
        if (at === this.#step.at) position = clonePosition(this.game, p)
      },
    })
    while (at < this.#step.at) answerById(runner, this.choices[at++] as Choice)
    if (runner.over) position = runner.position
    return position
  }

  #apply(choice: Choice): Outcome {
    const ask = this.#runner.askOf(choice.seat)
    if (this.over) return refuse({ code: 'game-over' })
    if (!ask) return refuse({ code: 'not-your-decision', seat: choice.seat })
    if (!ask.options.some((o) => o.id === choice.option)) return refuse({ code: 'no-such-option', option: choice.option })
    this.choices.push(choice)
    this.#runner.table.revealed = false
    try {
      answerById(this.#runner, choice)
    } catch (cause) {
      const record = this.record()
      this.#restore(this.choices.length - 1)
      throw new BrokenRules(record, cause)
    }
    if (this.over) this.#keep(this.#runner.position, this.#runner.table)
    if (this.#runner.table.revealed) this.#raiseBarrier()
    return DONE
  }

  #raiseBarrier(): void {
    this.#barrier = this.choices.length
    this.#thin((this.#checkpoints.at(-1)?.at ?? 0) - 1)
  }

  /** Keeps few of the checkpoints up to `at`, and all later ones. */
  #thin(at: number): void {
    let kept = -SPARSE
    this.#checkpoints = this.#checkpoints.filter((c) => {
      if (c.at <= at && c.at - kept < SPARSE) return false
      kept = c.at
      return true
    })
  }

  #restore(to: number): void {
    while ((this.#checkpoints.at(-1)?.at ?? 0) > to) this.#checkpoints.pop()
    const from = this.#checkpoints.pop() ?? this.#opening()
    const replayed = this.choices.slice(from.at, to)
    this.choices.length = from.at
    this.log.length = from.log
    this.#barrier = from.barrier
    this.#begin(from.position)
    for (const choice of replayed) this.#apply(choice)
  }
}
