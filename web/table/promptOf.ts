import type { Seat } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import type { TableState } from '../play/controller.ts'
import type { Snapshot } from '../play/core.ts'
import { seatName, wonByYou } from './names.ts'

interface PromptText {
  readonly sentence: string
  /** Whose decision it is. */
  readonly seat: Seat | undefined
  /** Someone who is not at the screen is deciding. */
  readonly busy: boolean
}

/** Whose turn it is and what they must decide, in one sentence. */
export function promptOf(state: TableState, live: Snapshot, words: Words, app: Words): PromptText {
  const { view } = live
  if (state.past) return { sentence: app.text('prompt.past', { at: state.past.at, end: view.choices }), seat: undefined, busy: false }
  if (view.ask) return { sentence: words.ask(view.ask), seat: view.ask.seat, busy: false }
  if (view.result) {
    const winners = view.result.places[0] ?? []
    const names = winners.map((seat) => seatName(live, seat, app))
    const sentence = wonByYou(live, winners) ? app.text('prompt.over.you') : app.text('prompt.over', { names })
    return { sentence, seat: winners[0], busy: false }
  }
  const seat = state.thinking ?? view.waitingFor[0]
  if (seat === undefined) return { sentence: '', seat, busy: true }
  return { sentence: app.text('prompt.thinking', { name: seatName(live, seat, app) }), seat, busy: true }
}
