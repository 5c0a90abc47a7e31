import type { SeatView } from '@deeptime/engine'
import { useState } from 'react'
import { usePrefs } from '../app/context.ts'
import type { Prefs } from '../app/prefs.ts'
import type { TableState } from '../play/controller.ts'
import type { GameTable } from './board.ts'

/** What is on screen, what was there before, and what differs. */
export interface Shown {
  readonly view: SeatView<unknown>
  readonly before: SeatView<unknown> | undefined
  readonly changed: ReadonlySet<string>
  /** Alternates, so that what changes twice in a row is outlined twice; or it stays. */
  readonly beat: 'even' | 'odd' | 'stay'
}

const NONE: ReadonlySet<string> = new Set()

/** What somebody else did is outlined for a moment. What the world moved is told by its summary, and what you did you know. */
function byAnother(table: GameTable<unknown>, { live, past }: TableState, before: SeatView<unknown>, view: SeatView<unknown>): boolean {
  if (!live || view.choices <= before.choices) return false
  if ((past ? past.lastMover : live.lastMover) === live.eyes) return false
  return !live.log.some((line) => line.at > before.choices && line.at <= view.choices && table.story.opens(line)?.kind === 'world')
}

/** All that others changed since the seat at the screen last chose. */
function sinceMine(table: GameTable<unknown>, { live, past, sinceView }: TableState, view: SeatView<unknown>): ReadonlySet<string> {
  const others = !past && live && sinceView && sinceView.choices < view.choices && live.lastMover !== live.eyes
  return others ? new Set(table.changes(sinceView.game, view.game)) : NONE
}

function next(table: GameTable<unknown>, state: TableState, view: SeatView<unknown>, last: Shown | undefined, glow: Prefs['glow']): Shown {
  if (glow === 'off') return { view, before: last?.view, changed: NONE, beat: 'even' }
  if (glow === 'turn') return { view, before: last?.view, changed: sinceMine(table, state, view), beat: 'stay' }
  const before = last?.view
  const changed = before && before !== view && byAnother(table, state, before, view) ? new Set(table.changes(before.game, view.game)) : NONE
  return { view, before, changed, beat: last?.beat === 'even' ? 'odd' : 'even' }
}

/** The view on screen, which is the present or a moment of the past, with the one before it. */
export function useShown(table: GameTable<unknown>, state: TableState): Shown | undefined {
  const [shown, setShown] = useState<Shown>()
  const { glow } = usePrefs()
  const view = state.past?.view ?? state.live?.view
  if (!view) return undefined
  if (shown?.view === view) return shown
  const fresh = next(table, state, view, shown, glow)
  setShown(fresh)
  return fresh
}
