import { type SeatInfo, SPECTATOR } from '@deeptime/engine'
import type { LiveTable } from '@deeptime/server/protocol'
import { Store } from '../app/store.ts'
import { actionOf, type Made } from '../play/action.ts'
import type { TableDriver, TableState } from '../play/controller.ts'
import type { Moment, Snapshot } from '../play/core.ts'
import { Wishes } from '../play/wishes.ts'
import { api } from './api.ts'
import { live } from './live.ts'

const wait = (ms: number): Promise<void> => new Promise((settle) => setTimeout(settle, ms))

const infosOf = (table: LiveTable): readonly SeatInfo[] =>
  table.info.seats.map(({ name, bot }) => ({ ...(name && !bot ? { name } : {}), ...(bot ? { bot } : {}) }))

/** Runs a table that a server hosts, for the same frame that shows local ones. */
export class OnlineController implements TableDriver {
  #table: LiveTable
  readonly #store: Store<TableState>
  #course = 0
  readonly #looks = new Wishes<number>((at) => this.#lookAt(at))
  #totals: (readonly number[])[] = []
  /** What was chosen at this screen: the server tells no seat's choices, not even its own. */
  #made: Made[] = []

  constructor(
    table: LiveTable,
    readonly invite: string | undefined,
    /** Called when a choice cannot be taken back alone. */
    readonly onBarrier: (to: number) => void,
  ) {
    this.#table = table
    const since = table.view?.choices ?? 0
    this.#store = new Store<TableState>({
      live: this.#snapshot(table),
      past: undefined,
      passTo: undefined,
      thinking: undefined,
      since,
      sinceView: table.view ?? undefined,
      replaying: false,
      trouble: undefined,
      unstored: undefined,
    })
  }

  get state(): TableState {
    return this.#store.get()
  }

  get subscribe(): Store<unknown>['subscribe'] {
    return this.#store.subscribe
  }

  /** The page got news of the table. */
  update(table: LiveTable): void {
    if (table === this.#table) return
    this.#table = table
    this.#set({ live: this.#snapshot(table) })
  }

  #snapshot(table: LiveTable): Snapshot | undefined {
    const { view } = table
    if (!view) return undefined
    const scores = view.scores.map((s) => s.total)
    // What was scored before the page was opened is not known: the line begins where we do.
    while (this.#totals.length < view.choices) this.#totals.push(this.#totals.at(-1) ?? scores)
    this.#totals = [...this.#totals.slice(0, view.choices), scores]
    this.#made = this.#made.filter(({ at }) => at < view.choices)
    const mayAct = table.seat !== null && table.info.status === 'playing'
    return {
      version: table.info.version,
      seats: infosOf(table),
      settings: table.info.settings as Snapshot['settings'],
      eyes: table.seat ?? SPECTATOR,
      online: true,
      view,
      log: table.log,
      // Moves are not explained at a table with others.
      lastMover: undefined,
      noUndo: mayAct && view.choices > 0 ? undefined : 'nothing',
      action: table.seat === null || !view.canUndo ? undefined : actionOf(this.#made, table.seat, 0),
      canRedo: false,
      totals: this.#totals,
    }
  }

  async choose(option: string): Promise<void> {
    const asked = this.#table.view
    if (!asked?.ask || this.state.past) return
    const { kind, seat, options } = asked.ask
    const taken = options.find(({ id }) => id === option)
    const made = taken && { seat, kind, option: taken, at: asked.choices, of: options.length }
    if (made) this.#made.push(made)
    const reply = await live().choose(this.#table.info.id, option, this.#table.seq)
    if (!reply.ok) this.#made = this.#made.filter((one) => one !== made)
    const { view } = this.#table
    if (reply.ok && view) this.#set({ since: view.choices, sinceView: view })
  }

  /** Takes back the last choice, or one by one those of the whole action. */
  async undo(whole = false): Promise<void> {
    const { action } = this.state.live ?? {}
    for (let times = whole && action?.whole ? action.made.length : 1; times > 0; times--) await this.#undoOne()
  }

  async #undoOne(): Promise<void> {
    const { view } = this.#table
    if (this.state.past) return
    const to = Math.min(this.state.since, view?.choices ?? 0) - 1
    // Others acted since, or something came to light: they can only be asked.
    if (!view?.canUndo) {
      this.onBarrier(Math.max(0, to))
      return
    }
    const reply = await live().undo(this.#table.info.id)
    if (reply.ok) this.#set({ past: undefined, since: this.#table.view?.choices ?? 0, sinceView: this.#table.view ?? undefined })
    else if (reply.code === 'information-barrier') this.onBarrier(Math.max(0, to))
  }

  async redo(): Promise<void> {
    // Online a choice that was taken back is simply made again.
  }

  look(at: number): Promise<void> {
    return this.#looks.utter(at)
  }

  async #lookAt(at: number): Promise<void> {
    this.#set({ past: at >= (this.#table.view?.choices ?? 0) ? undefined : await this.#moment(at) })
  }

  async #moment(at: number): Promise<Moment | undefined> {
    try {
      return { at, view: (await api.moment(this.#table.info.id, at, this.invite)).view, lastMover: undefined }
    } catch {
      return undefined
    }
  }

  async replay(from: number, pause: (at: number) => number, to = Number.POSITIVE_INFINITY): Promise<void> {
    const course = ++this.#course
    this.#set({ replaying: true })
    for (let at = from; at <= Math.min(to, this.#table.view?.choices ?? 0) && course === this.#course; at++) {
      await this.look(at)
      await wait(pause(at))
    }
    if (course === this.#course) await this.present()
  }

  async present(): Promise<void> {
    this.#course++
    this.#set({ past: undefined, replaying: false })
  }

  #set(change: Partial<TableState>): void {
    this.#store.set({ ...this.state, ...change })
  }
}
