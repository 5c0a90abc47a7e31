import { type Game, type GameRecord, type Option, readChoice, type SeatView } from '@deeptime/engine'
import { Store } from '../app/store.ts'
import type { BotPort } from '../play/bots.ts'
import { TableController } from '../play/controller.ts'
import type { TablePort } from '../play/port.ts'
import type { Beat, Chapter } from './tutorial.ts'

/** The seat of whoever learns. */
export const LEARNER = 0

/** What the coach shows. */
export interface LessonState {
  readonly index: number
  readonly beat: Beat<unknown> | undefined
  /** The last choice was not the one that was asked for. */
  readonly hinted: boolean
  /** What was to be watched has happened: "Next" goes on. */
  readonly watched: boolean
  /** The beat that is read: an earlier one after "Back". */
  readonly read: number
}

/** Whether an earlier beat is read again. */
export const looksBack = ({ read, index }: LessonState): boolean => read < index

/** The position that a chapter begins at. The learner sits first; bots have the other seats. */
export function chapterRecord(chapter: Chapter<unknown>, game: Pick<Game, 'id' | 'version'>): GameRecord {
  const { seats, settings = {}, seed, choices } = chapter.start
  return {
    format: 'deep-time-record-1',
    game: game.id,
    version: game.version,
    seats: Array.from({ length: seats }, (_, seat) => (seat === LEARNER ? {} : { bot: 'easy' })),
    settings,
    seed,
    choices,
  }
}

/** Leads a learner through a chapter, beat by beat, on a table of its own. */
export class Lesson {
  readonly controller: TableController
  readonly #store: Store<LessonState>
  #replies = 0

  constructor(
    readonly chapter: Chapter<unknown>,
    readonly game: Game,
    ports: { readonly port: TablePort; readonly bots: BotPort; pace(): number },
  ) {
    this.#store = new Store<LessonState>({ index: 0, beat: chapter.beats[0], hinted: false, watched: false, read: 0 })
    this.controller = new TableController({
      ...ports,
      game: game.id,
      held: () => this.state.beat === undefined || this.state.beat.kind === 'tell' || this.state.watched || looksBack(this.state),
      allows: (option) => this.#allows(option),
      reply: (seat) => this.#reply(seat),
    })
    this.controller.subscribe(() => this.#follow())
  }

  get state(): LessonState {
    return this.#store.get()
  }

  get subscribe(): Store<unknown>['subscribe'] {
    return this.#store.subscribe
  }

  open(): Promise<void> {
    return this.controller.openRecord(chapterRecord(this.chapter, this.game))
  }

  /** Goes on after something was read or watched. */
  next(): void {
    const { state } = this
    if (looksBack(state)) {
      this.#set({ ...state, read: state.read + 1 })
      if (!looksBack(this.state)) this.controller.resume()
    } else if (state.beat?.kind === 'tell' || state.watched) this.#advance()
  }

  /** Reads the beat before once more. The game stays where it is. */
  back(): void {
    const { state } = this
    if (state.read > 0) this.#set({ ...state, read: state.read - 1 })
  }

  close(): void {
    this.controller.close()
  }

  get #view(): SeatView<unknown> | undefined {
    return this.controller.state.live?.view
  }

  /** How many choices had been made when the beat began. */
  #began = -1

  /** Whether the coach asks for this option now. */
  wants(option: Option): boolean {
    const { beat } = this.state
    const view = this.#view
    return !looksBack(this.state) && beat?.kind === 'do' && view?.ask !== undefined && beat.wanted(option, view.ask, view)
  }

  #allows(option: string): boolean {
    const chosen = this.#view?.ask?.options.find((o) => o.id === option)
    const fits = chosen !== undefined && this.wants(chosen)
    if (this.state.beat?.kind === 'do' && !looksBack(this.state) && !fits) this.#set({ ...this.state, hinted: true })
    return fits
  }

  #reply(seat: number): string | undefined {
    const text = this.chapter.replies?.[this.#replies]
    const choice = text === undefined ? undefined : readChoice(text)
    if (choice?.seat !== seat) return undefined
    this.#replies++
    return choice.option
  }

  /** Looks, after each change of the table, whether the beat is done. */
  #follow(): void {
    const { beat } = this.state
    const view = this.#view
    if (!view || !beat || beat.kind === 'tell' || this.state.watched) return
    if (this.#began < 0) this.#began = view.choices
    const asked = view.ask !== undefined || view.result !== undefined
    const moved = view.choices > this.#began
    // What is told of the others stays until it was read.
    if (beat.kind === 'watch') this.#set({ ...this.state, watched: beat.until ? beat.until(view) : asked })
    else if (moved && (beat.until ? beat.until(view) : true)) this.#advance()
  }

  #advance(): void {
    const index = this.state.index + 1
    this.#began = this.#view?.choices ?? -1
    this.#set({ index, beat: this.chapter.beats[index], hinted: false, watched: false, read: index })
    if (this.state.beat?.kind !== 'tell') this.controller.resume()
    this.#follow()
  }

  #set(state: LessonState): void {
    this.#store.set(state)
  }
}
