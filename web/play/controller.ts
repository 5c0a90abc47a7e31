import { isLevel, type Level } from '@deeptime/bots'
import { type GameRecord, type LogEntry, type Seat, type SeatView, SPECTATOR } from '@deeptime/engine'
import { Store } from '../app/store.ts'
import { type BotPort, botSeed } from './bots.ts'
import type { Moment, Problem, Snapshot } from './core.ts'
import type { Opening, TablePort } from './port.ts'
import type { SavedTable, StorageKind } from './store.ts'
import type { NotOpened } from './table.worker.ts'
import { Wishes } from './wishes.ts'

export type Trouble =
  | Problem
  | NotOpened
  | { readonly kind: 'crash'; readonly detail: string }
  | { readonly kind: 'bots'; readonly detail: string }

/** All that the table's page shows, as one value that changes whole. */
export interface TableState {
  readonly live: Snapshot | undefined
  /** A point of the timeline, when one is looked at instead of the present. */
  readonly past: Moment | undefined
  /** The seat that the device must be handed to before anything is shown. */
  readonly passTo: Seat | undefined
  readonly thinking: Seat | undefined
  /** How many choices had been made when the seat at the screen last chose. */
  readonly since: number
  /** What it saw then. */
  readonly sinceView: SeatView<unknown> | undefined
  /** True while what happened since is played again. */
  readonly replaying: boolean
  readonly trouble: Trouble | undefined
  /** Why the last choices are not stored, for as long as they are not. */
  readonly unstored: StorageKind | undefined
}

const NOTHING: TableState = {
  live: undefined,
  past: undefined,
  passTo: undefined,
  thinking: undefined,
  since: 0,
  sinceView: undefined,
  replaying: false,
  trouble: undefined,
  unstored: undefined,
}

export interface ControllerOptions {
  readonly port: TablePort
  readonly bots: BotPort
  readonly game: string
  /** How long what was told last stays on screen before a bot's next choice, in milliseconds. Read anew each time. */
  readonly pace: (told: readonly LogEntry[]) => number
  /** Lessons answer for other seats themselves: undefined leaves the seat to its bot. */
  readonly reply?: (seat: Seat) => string | undefined
  /** Whether the screen is handed over, where the next person would see what the last may not. Read anew each time. */
  readonly handOver?: () => boolean
  /** Held back, nobody but the person plays. */
  readonly held?: () => boolean
  /** Told what could not be stored, so that it is kept elsewhere; undefined once it was stored after all. */
  readonly keep?: (table: SavedTable | undefined) => void
  /** Lessons refuse choices that they did not ask for. */
  readonly allows?: (option: string) => boolean
}

/** What the table's frame needs of whoever runs the table: this page, or a server. */
export type TableDriver = Pick<TableController, 'state' | 'subscribe' | 'choose' | 'undo' | 'redo' | 'look' | 'replay' | 'present'>

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const sinceNow = ({ view }: Snapshot) => ({ since: view.choices, sinceView: view })

/** Runs a table for the page: who sits at the screen, when bots play, where on the timeline we look. */
export class TableController {
  readonly #store = new Store(NOTHING)
  /** Grows with each change of course: an answer that was asked for before it is dropped. */
  #course = 0
  /** The course on which others are playing on: they do so once, however often they are let. */
  #going: number | undefined
  #eyes: Seat = SPECTATOR
  /** The person who looked at the screen last. */
  #looked: Seat = SPECTATOR
  /** What each seat at this screen saw when it last chose. */
  readonly #lastSeen = new Map<Seat, Pick<TableState, 'since' | 'sinceView'>>()
  #closed = false
  /** An answer is on its way: a second click on the same question is none to the next. */
  #answering = false
  readonly #looks = new Wishes<number>((at) => this.#lookAt(at))

  constructor(readonly options: ControllerOptions) {
    options.port.onCrash = (detail) => this.#halt({ kind: 'crash', detail })
    options.port.onElsewhere = () => this.#halt({ kind: 'elsewhere' })
  }

  get state(): TableState {
    return this.#store.get()
  }

  get subscribe(): Store<unknown>['subscribe'] {
    return this.#store.subscribe
  }

  async openSaved(id: string, how: Opening = {}): Promise<void> {
    await this.#guard(async () => {
      const opened = await this.options.port.openSaved(id, how)
      if (opened.ok) await this.#begin()
      else this.#set({ trouble: opened.problem })
    })
  }

  async openRecord(record: GameRecord): Promise<void> {
    await this.#guard(async () => {
      const opened = await this.options.port.openRecord(this.options.game, record)
      if (opened.ok) await this.#begin()
      else this.#set({ trouble: opened.problem })
    })
  }

  close(): void {
    this.#closed = true
    this.#course++
    this.options.bots.stop()
    this.options.port.close()
  }

  /** The seat at the screen answers. */
  async choose(option: string): Promise<void> {
    const live = this.state.live
    if (!live?.view.ask || this.state.past || this.state.passTo !== undefined) return
    if (this.#answering || (this.options.allows && !this.options.allows(option))) return
    this.#answering = true
    await this.#guard(async () => {
      const { outcome, snapshot } = await this.options.port.choose(this.#eyes, option, this.#eyes)
      // What is shown next may be answered at once.
      this.#answering = false
      if (outcome.ok) this.#course++
      this.#lastSeen.set(this.#eyes, sinceNow(snapshot))
      this.#show(snapshot, sinceNow(snapshot))
      void this.#goOn()
    })
    this.#answering = false
  }

  /** Takes back the last choice, or the whole action that it belongs to; never from the past. */
  async undo(whole = false): Promise<void> {
    if (!this.state.past) await this.#turnBack(() => this.options.port.undo(this.#eyes, whole))
  }

  async redo(): Promise<void> {
    if (!this.state.past) await this.#turnBack(() => this.options.port.redo(this.#eyes))
  }

  /** The device was handed over: the next seat looks. */
  async sit(seat: Seat): Promise<void> {
    this.#eyes = seat
    this.#looked = seat
    await this.#guard(async () => {
      const snapshot = await this.options.port.snapshot(seat)
      this.#show(snapshot, { passTo: undefined, ...(this.#lastSeen.get(seat) ?? sinceNow(snapshot)) })
      void this.#goOn()
    })
  }

  /** Looks at the table after `at` choices; at the end, returns to the present. */
  look(at: number): Promise<void> {
    return this.#looks.utter(at)
  }

  async #lookAt(at: number): Promise<void> {
    if (at >= (this.state.live?.view.choices ?? 0)) this.#set({ past: undefined })
    else await this.#guard(async () => this.#set({ past: await this.options.port.moment(at, this.#eyes) }))
  }

  /** Shows again, choice by choice, what happened after `from` choices, to the present or to after `to`. Anything else that is asked for ends it. */
  async replay(from: number, pause: (at: number) => number, to = Number.POSITIVE_INFINITY): Promise<void> {
    const course = ++this.#course
    this.#set({ replaying: true })
    for (let at = from; at <= Math.min(to, this.state.live?.view.choices ?? 0) && course === this.#course; at++) {
      await this.look(at)
      await wait(pause(at))
    }
    this.#set({ replaying: false })
    if (course === this.#course) await this.present()
  }

  /** Leaves the past; the game goes on where it was. */
  async present(): Promise<void> {
    this.#course++
    this.#set({ past: undefined, replaying: false })
    await this.#goOn()
  }

  /** Lets the others play on, after a lesson held them back. */
  resume(): void {
    this.#course++
    void this.#goOn()
  }

  record(): Promise<GameRecord> {
    return this.options.port.record()
  }

  dismissTrouble(): void {
    this.#set({ trouble: undefined })
  }

  async #begin(): Promise<void> {
    const seats = (await this.options.port.snapshot(SPECTATOR)).seats
    const people = seats.flatMap((seat, i) => (seat.bot === undefined ? [i] : []))
    this.#eyes = people.length === 1 ? (people[0] as Seat) : SPECTATOR
    const snapshot = await this.options.port.snapshot(this.#eyes)
    this.#show(snapshot, { ...sinceNow(snapshot), trouble: undefined })
    void this.#goOn()
  }

  async #turnBack(work: () => Promise<Snapshot>): Promise<void> {
    this.#course++
    this.options.bots.stop()
    await this.#guard(async () => {
      const snapshot = await work()
      this.#lastSeen.clear()
      this.#show(snapshot, { past: undefined, thinking: undefined, ...sinceNow(snapshot) })
      void this.#goOn()
    })
  }

  /** Hands the table on: to the person at the screen, to another person, or to bots until a person is asked. */
  async #goOn(): Promise<void> {
    const course = this.#course
    if (this.#going === course) return
    this.#going = course
    await this.#letOthersPlay(course)
    if (this.#going === course) this.#going = undefined
  }

  async #letOthersPlay(course: number): Promise<void> {
    while (course === this.#course && !this.#closed) {
      const live = this.state.live
      if (!live || live.view.result || live.view.waitingFor.length === 0) return
      if (live.view.waitingFor.includes(this.#eyes) || this.options.held?.()) return
      const person = live.view.waitingFor.find((seat) => live.seats[seat]?.bot === undefined)
      if (person !== undefined) return await this.#passTo(live, person)
      const made = await this.#botTurn(live, live.view.waitingFor[0] as Seat, course)
      if (!made) return
    }
  }

  /** Between two people the page knows only what everybody knows. */
  async #passTo(live: Snapshot, person: Seat): Promise<void> {
    const { port, handOver } = this.options
    const people = live.seats.filter((seat) => seat.bot === undefined).length
    const asked = people > 1 && (handOver?.() ?? true)
    await this.#guard(async () => {
      if (!asked || !(await port.secretFrom(this.#looked, person))) return this.sit(person)
      this.#eyes = SPECTATOR
      this.#show(await port.snapshot(SPECTATOR), { passTo: person })
    })
  }

  async #botTurn(live: Snapshot, seat: Seat, course: number): Promise<boolean> {
    const { port, pace } = this.options
    const began = performance.now()
    this.#set({ thinking: seat })
    return this.#guard(async () => {
      const option = await this.#botChoice(live, seat, course)
      if (option === undefined) return false
      const told = live.log.filter(({ at }) => at === live.view.choices)
      const rest = pace(told) - (performance.now() - began)
      if (rest > 0) await wait(rest)
      if (course !== this.#course || this.#closed) return false
      const { outcome, snapshot } = await port.choose(seat, option, this.#eyes)
      this.#show(snapshot, { thinking: undefined })
      return outcome.ok
    })
  }

  /** What a bot answers. A bot that breaks down is woken once more; then the person is told. */
  async #botChoice(live: Snapshot, seat: Seat, course: number): Promise<string | undefined> {
    const { port, bots, game, reply } = this.options
    const told = reply?.(seat)
    if (told !== undefined) return told
    const root = await port.root()
    const bot = live.seats[seat]?.bot
    const level: Level = bot !== undefined && isLevel(bot) ? bot : 'normal'
    const question = { game, version: live.version, level, root, seat, seed: botSeed(live.view.choices, seat), why: false }
    try {
      const thought = await bots.decide(question).catch(() => (course === this.#course ? bots.decide(question) : undefined))
      return thought?.option
    } catch (error) {
      if (course === this.#course) this.#halt({ kind: 'bots', detail: String(error) })
      return undefined
    }
  }

  #show(live: Snapshot, more: Partial<TableState> = {}): void {
    this.#set({ live, ...more })
    void this.#checkStored()
  }

  /** Tells once that choices are not stored, and keeps them as long as they are not. */
  async #checkStored(): Promise<void> {
    const { port, keep } = this.options
    try {
      const stored = await port.stored()
      const unstored = stored === 'elsewhere' ? undefined : stored
      if (unstored) keep?.(await port.saved())
      if (unstored === this.state.unstored) return
      if (unstored) this.#set({ unstored, trouble: { kind: 'storage', storage: unstored } })
      else this.#set({ unstored })
      if (!unstored) keep?.(undefined)
    } catch {
      // A table that stopped has told so already.
    }
  }

  async #guard<T>(work: () => Promise<T>): Promise<T | false> {
    try {
      return await work()
    } catch (error) {
      this.#halt({ kind: 'crash', detail: error instanceof Error ? error.message : String(error) })
      return false
    }
  }

  #halt(trouble: Trouble): void {
    this.#set({ trouble, thinking: undefined })
  }

  #set(change: Partial<TableState>): void {
    if (this.#closed) return
    this.#store.set({ ...this.state, ...change })
  }
}
