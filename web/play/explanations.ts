import { isLevel, type Level, type Thought } from '@deeptime/bots'
import type { Ask, Seat, SeatInfo } from '@deeptime/engine'
import { Store } from '../app/store.ts'
import { type BotPort, botSeed } from './bots.ts'
import type { TableController, TableState } from './controller.ts'
import type { Snapshot } from './core.ts'
import type { TablePort } from './port.ts'

/** What a bot says, or is about to say: what to do now, or why a move was made. */
export interface Explanation {
  readonly kind: 'hint' | 'why'
  /** Whose move it is, or was. */
  readonly seat: Seat
  /** Which move it was: the one after which there were so many choices. */
  readonly at?: number
  /** The level that thinks: the bot's own, if a bot that thinks made the move. */
  readonly level: Level
  /** Whether all that the seat knew is thought of again, or only what the seat at the screen may know. */
  readonly openly: boolean
  /** What the seat is or was asked, as soon as that is known. */
  readonly ask: Ask | undefined
  /** The option that it took. */
  readonly made: string | undefined
  readonly thought: Thought | 'thinking' | 'secret' | 'failed'
  /** The moves before and after it that can be asked about, by the number of choices. */
  readonly earlier: number | undefined
  readonly later: number | undefined
}

export interface ExplanationOptions {
  readonly table: Pick<TableController, 'state' | 'subscribe' | 'look'>
  readonly port: Pick<TablePort, 'root' | 'inquire' | 'weighty'>
  /** Bots of its own: those that play must not wait for it. */
  readonly bots: BotPort
  readonly game: string
}

/** The level that gives hints, and that judges the moves of those who are no bots, or bots without a thought. */
export const ADVISER: Level = 'hard'

/** The level that can say why this seat moved as it did. */
export function judgeOf(seat: SeatInfo | undefined): Level {
  const bot = seat?.bot
  return bot !== undefined && isLevel(bot) && bot !== 'random' ? bot : ADVISER
}

/** Whether hints can be had now: a person is asked, and has a choice. */
export const canHint = ({ live, past, passTo }: TableState): boolean =>
  !past && passTo === undefined && (live?.view.ask?.options.length ?? 0) > 1

/** Whether the last move of what is shown can be asked about: a bot's at any time, anybody's once the game is over. */
export function canAskWhy({ live, past, passTo, replaying }: TableState): boolean {
  const mover = past ? past.lastMover : live?.lastMover
  if (!live || mover === undefined || passTo !== undefined || replaying) return false
  return mayAskWhy(live, mover)
}

/** A bot’s moves can be asked about at any time, anybody’s once the game is over. */
export const mayAskWhy = (live: Snapshot, seat: Seat): boolean => live.view.result !== undefined || live.seats[seat]?.bot !== undefined

const ALONE = { earlier: undefined, later: undefined }

/** Where the table is. Whatever was asked elsewhere is dropped. */
const courseOf = ({ live, past, passTo }: TableState): string => `${past ? `past ${past.at}` : live?.view.choices} ${live?.eyes} ${passTo}`

/** Lets bots explain moves, one at a time, for as long as the table stays where it is. */
export class Explanations {
  readonly #store = new Store<Explanation | undefined>(undefined)
  #course = ''
  /** Grows with each question and each stop: a thought that was asked for before is dropped. */
  #asked = 0
  /** How many steps to other moves are under way. */
  #stepping = 0
  readonly #leave: () => void

  constructor(readonly options: ExplanationOptions) {
    this.#leave = options.table.subscribe(() => {
      if (this.state && this.#stepping === 0 && courseOf(options.table.state) !== this.#course) this.close()
    })
  }

  get state(): Explanation | undefined {
    return this.#store.get()
  }

  get subscribe(): Store<unknown>['subscribe'] {
    return this.#store.subscribe
  }

  /** What the seat at the screen could do. */
  async hint(): Promise<void> {
    const { state } = this.options.table
    if (!state.live || !canHint(state)) return
    const { ask, choices } = state.live.view
    const seat = state.live.eyes
    const subject = { kind: 'hint', seat, level: ADVISER, openly: false, ask, made: undefined, ...ALONE } as const
    await this.#explain(subject, async () => ({
      ...subject,
      thought: await this.#think(await this.options.port.root(), seat, ADVISER, choices),
    }))
  }

  /** Why the last move of what is shown was made. */
  async why(): Promise<void> {
    const { state } = this.options.table
    if (!state.live || !canAskWhy(state)) return
    const { live, past } = state
    await this.#whyAt(live, past?.at ?? live.view.choices, (past ? past.lastMover : live.lastMover) as Seat)
  }

  /** Why a turn went as it did: the choice in it that mattered most. The table stays where it is. */
  async whyTurn(seat: Seat, from: number, to: number, kinds: readonly string[]): Promise<void> {
    const { live } = this.options.table.state
    if (!live || !mayAskWhy(live, seat)) return
    const [at] = await this.options.port.weighty(seat, from, to, kinds)
    if (at !== undefined) await this.#whyAt(live, at, seat)
  }

  async #whyAt(live: Snapshot, at: number, seat: Seat): Promise<void> {
    const level = judgeOf(live.seats[seat])
    const openly = live.view.result !== undefined
    const subject = { kind: 'why', seat, at, level, openly, ask: undefined, made: undefined, ...ALONE } as const
    await this.#explain(subject, async (mine) => {
      const { move, earlier, later } = await this.options.port.inquire(at, live.eyes)
      const beside = { earlier, later }
      if (move === 'secret') return { ...subject, ...beside, thought: move }
      const { ask, made, root } = move
      if (mine()) this.#set({ ...subject, ...beside, ask, made, thought: 'thinking' })
      return { ...subject, ...beside, ask, made, thought: await this.#think(root, seat, level, at - 1) }
    })
  }

  /** Tells why another move was made; from a moment of the past, goes there. */
  async step(at: number): Promise<void> {
    const { live, past } = this.options.table.state
    if (!past && live) {
      const { seat } = await this.options.port.inquire(at, live.eyes)
      await this.#whyAt(live, at, seat)
      return
    }
    this.#stepping++
    await this.options.table.look(at)
    this.#stepping--
    if (this.state && this.#stepping === 0) await this.why()
  }

  /** Drops what is being thought about, and says no more. */
  close(): void {
    this.#asked++
    if (this.state?.thought === 'thinking') this.options.bots.stop()
    this.#set(undefined)
  }

  /** The table is left. */
  end(): void {
    this.#leave()
    this.close()
    this.options.bots.stop()
  }

  /** With the seed of the move itself: a bot that is asked again thinks the same again. */
  #think(root: Awaited<ReturnType<TablePort['root']>>, seat: Seat, level: Level, choices: number): Promise<Thought> {
    const { bots, game, table } = this.options
    const version = table.state.live?.version ?? ''
    return bots.decide({ game, version, level, root, seat, seed: botSeed(choices, seat), why: true })
  }

  async #explain(subject: Omit<Explanation, 'thought'>, work: (mine: () => boolean) => Promise<Explanation>): Promise<void> {
    this.close()
    const asked = this.#asked
    const mine = () => asked === this.#asked
    this.#course = courseOf(this.options.table.state)
    this.#set({ ...subject, thought: 'thinking' })
    const explained = await work(mine).catch((): Explanation => ({ ...subject, thought: 'failed' }))
    if (mine()) this.#set(explained)
  }

  #set(state: Explanation | undefined): void {
    this.#store.set(state)
  }
}
