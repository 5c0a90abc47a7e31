import type { Seat } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import type { TableState } from '../play/controller.ts'
import type { Snapshot } from '../play/core.ts'
import type { Cast } from './cast.ts'
import { toldEnding } from './ending.ts'

interface PromptText {
  readonly sentence: string
  /** Whose decision it is. */
  readonly seat: Seat | undefined
  /** Someone who is not at the screen is deciding. */
  readonly busy: boolean
}

/** Whose turn it is and what they must decide, in one sentence. */
export function promptOf(state: TableState, live: Snapshot, cast: Cast, words: Words, app: Words): PromptText {
  const { view } = live
  if (state.past) return { sentence: '', seat: undefined, busy: false }
  if (view.ask) return { sentence: words.ask(view.ask), seat: view.ask.seat, busy: false }
  if (view.result) {
    return { ...toldEnding('prompt', view.result, cast, app), busy: false }
  }
  const seat = state.thinking ?? view.waitingFor[0]
  if (seat === undefined) return { sentence: '', seat, busy: true }
  const { name, who } = cast.player(seat)
  return { sentence: app.text('prompt.thinking', { name, who }), seat, busy: true }
}
