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
  setPanelId(change: (open: string | undefined) => string | undefined): void
}

/**
 * Where only one panel is shown at a time, opens the one that holds what can be chosen, and on a phone shuts the drawer
 * again when the choice is on the board.
 */
export function usePanelOfNeed({ size, ask, drawn, told, root, setPanelId }: Need): void {
  useLayoutEffect(() => {
    if (told !== undefined) setPanelId(() => told)
  }, [told, setPanelId])
  useLayoutEffect(() => {
    if (!ask || size === 'wide') return
    const { home } = drawn
    if (home !== undefined) setPanelId((open) => (open !== undefined && drawn.panels.has(open) ? open : home))
    else if (drawn.board && size === 'phone') setPanelId((open) => (open !== undefined && drawn.panels.has(open) ? open : undefined))
    const frame = requestAnimationFrame(() => {
      const lit = [...(root.current?.querySelectorAll('[data-panel] [data-lit]') ?? [])].filter((e) => e.getClientRects().length > 0)
      lit[0]?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [ask, size, drawn, root, setPanelId])
}
