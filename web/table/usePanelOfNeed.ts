import type { Ask } from '@deeptime/engine'
import { type PointerEvent, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Panel, SizeClass } from './board.ts'
import type { Docks } from './useDocks.ts'
import type { Drawn } from './useDrawn.ts'

interface Need {
  readonly size: SizeClass
  readonly ask: Ask | undefined
  readonly drawn: Drawn
  /** The panel that a lesson asks for. */
  readonly told: string | undefined
  /** How much of the story is new: it is read first. */
  readonly news: number
  readonly panels: readonly Pick<Panel<unknown>, 'id' | 'side'>[]
  readonly docks: Docks
  readonly root: RefObject<HTMLElement | null>
  /** The panel that is open, where one of several is. */
  readonly open: string | undefined
  setPanelId(change: string | undefined): void
}

/** To be spread on the prompt and the board: whoever points there wants to choose. */
export interface Pointing {
  onPointerMove(event: PointerEvent): void
  onClick(): void
}

/** Opens a panel wherever it stands. */
function useOpener({ size, panels, docks, setPanelId }: Pick<Need, 'size' | 'panels' | 'docks' | 'setPanelId'>): (id: string) => void {
  const { show } = docks
  return useCallback(
    (id: string) => {
      const side = id === 'story' ? 'right' : panels.find((panel) => panel.id === id)?.side
      if (size === 'phone' || side === 'foot') setPanelId(id)
      if (size === 'phone' || side === undefined || side === 'beside') return
      show(side === 'right' ? 'right' : 'left')
    },
    [size, panels, show, setPanelId],
  )
}

/** Whether a hand has pointed at the prompt or the board since others moved. A page that moves under a still hand does not count. */
function usePointing(asked: boolean): { readonly pointed: boolean; readonly pointing: Pointing } {
  const [pointed, setPointed] = useState(false)
  if (!asked && pointed) setPointed(false)
  const last = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined)
  const pointing = useMemo(
    () => ({
      onPointerMove({ clientX: x, clientY: y, pointerType }: PointerEvent) {
        // Nothing moves under a finger before it has done what it came for.
        if (pointerType === 'touch') return
        const moved = last.current !== undefined && (last.current.x !== x || last.current.y !== y)
        last.current = { x, y }
        if (moved) setPointed(true)
      },
      onClick: () => setPointed(true),
    }),
    [],
  )
  return { pointed, pointing }
}

/**
 * Opens the panel that holds what can be chosen. Where it would take the place of the story, the story is read first, if there is news
 * in it, until somebody points at the prompt or the board. On a phone the sheet shuts again when the choice is on the board.
 */
export function usePanelOfNeed(need: Need): { readonly openPanel: (id: string) => void; readonly pointing: Pointing } {
  const { size, ask, drawn, told, news, panels, docks, root, open, setPanelId } = need
  const openPanel = useOpener(need)
  const { pointed, pointing } = usePointing(ask !== undefined)
  const { release } = docks
  const { home } = drawn
  const reads = told === undefined && news > 0 && !pointed
  const inTheWay = size !== 'wide' || !docks.left

  useLayoutEffect(() => {
    if (told !== undefined) openPanel(told)
  }, [told, openPanel])

  useLayoutEffect(() => {
    if (ask || told !== undefined) return
    if (size === 'phone') setPanelId(undefined)
    else release()
  }, [ask, told, size, release, setPanelId])

  useLayoutEffect(() => {
    if (!ask || told !== undefined) return
    if (size === 'phone') setPanelId(reads ? 'story' : home)
    else if (home !== undefined && !(reads && inTheWay)) openPanel(home)
  }, [ask, told, reads, home, size, inTheWay, openPanel, setPanelId])

  // A panel at the foot of a dock makes way again for the one that it covers.
  const covers = open !== undefined && panels.some(({ id, side }) => id === open && side === 'foot')
  useLayoutEffect(() => {
    if (!ask || size === 'phone' || !covers || home === undefined || home === open) return
    setPanelId(undefined)
  }, [ask, size, covers, home, open, setPanelId])

  // In the same breath, before anything is painted or tapped, what can be chosen there comes into sight.
  useLayoutEffect(() => {
    if (!ask) return
    root.current?.querySelector(`[data-panel="${size === 'phone' ? open : home}"] [data-lit]`)?.scrollIntoView({ block: 'nearest' })
  }, [ask, open, home, size, root])

  return { openPanel, pointing }
}
