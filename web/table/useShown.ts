import type { SeatView } from '@deeptime/engine'
import { useState } from 'react'
import type { TableState } from '../play/controller.ts'
import type { GameTable } from './board.ts'

/** What is on screen, what was there before, and what differs. */
export interface Shown {
  readonly view: SeatView<unknown>
  readonly before: SeatView<unknown> | undefined
  readonly changed: ReadonlySet<string>
  readonly beat: 'even' | 'odd'
}

const NONE: ReadonlySet<string> = new Set()

function next(table: GameTable<unknown>, state: TableState, view: SeatView<unknown>, last: Shown | undefined): Shown {
  const before = last?.view
  // Back at the screen's own turn, everything since its last one glows; on the way there, each choice does.
  const yours = view.ask !== undefined && state.past === undefined && before?.ask === undefined
  const from = yours && state.sinceView && state.sinceView.choices < view.choices ? state.sinceView : before
  const changed = from && from !== view ? new Set(table.changes(from.game, view.game)) : NONE
  return { view, before, changed, beat: last?.beat === 'even' ? 'odd' : 'even' }
}

/** The view on screen, which is the present or a moment of the past, with the one before it. */
export function useShown(table: GameTable<unknown>, state: TableState): Shown | undefined {
  const [shown, setShown] = useState<Shown>()
  const view = state.past?.view ?? state.live?.view
  if (!view) return undefined
  if (shown?.view === view) return shown
  const fresh = next(table, state, view, shown)
  setShown(fresh)
  return fresh
}
