import type { Ask } from '@deeptime/engine'
import { type RefObject, useLayoutEffect } from 'react'
import type { SizeClass } from './board.ts'
import type { Drawn } from './useDrawn.ts'

interface Need {
  readonly size: SizeClass
  readonly ask: Ask | undefined
  readonly drawn: Drawn
  /** The panel that a lesson asks for. */
  readonly told: string | undefined
  readonly root: RefObject<HTMLElement | null>
  /** The panel that is open. */
  readonly open: string | undefined
  setPanelId(change: (open: string | undefined) => string | undefined): void
}

/**
 * Where only one panel is shown at a time, opens the one that holds what can be chosen, and on a phone shuts the drawer
 * again when the choice is on the board.
 */
export function usePanelOfNeed({ size, ask, drawn, told, root, open, setPanelId }: Need): void {
  useLayoutEffect(() => {
    if (told !== undefined) setPanelId(() => told)
  }, [told, setPanelId])
  useLayoutEffect(() => {
    if (!ask || size === 'wide') return
    const { home } = drawn
    if (home !== undefined) setPanelId((open) => (open !== undefined && drawn.panels.has(open) ? open : home))
    else if (drawn.board && size === 'phone') setPanelId((open) => (open !== undefined && drawn.panels.has(open) ? open : undefined))
  }, [ask, size, drawn, setPanelId])
  // In the same breath, before anything is painted or tapped, what can be chosen there comes into sight.
  useLayoutEffect(() => {
    if (!ask || open === undefined || size === 'wide') return
    root.current?.querySelector(`[data-panel="${open}"] [data-lit]`)?.scrollIntoView({ block: 'nearest' })
  }, [ask, open, size, root])
}
