import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Explanation, Explanations } from '../play/explanations.ts'
import type { SizeClass } from './board.ts'
import type { Drawn } from './useDrawn.ts'

const nobody = (): (() => void) => () => {}

/** What a bot says at this table, where bots are asked at all. */
export function useExplanation(explanations: Explanations | undefined): Explanation | undefined {
  return useSyncExternalStore(explanations?.subscribe ?? nobody, () => explanations?.state)
}

/** Over the right column, over the board, in place of the drawer, or within the summary of a turn. */
export type ExplanationPlace = 'right' | 'board' | 'below' | 'story'

/** An explanation stands where the options are not, so that both are in sight. */
export function placeFor(size: SizeClass, drawn: Drawn): ExplanationPlace {
  if (size === 'wide') return 'right'
  if (drawn.home !== undefined) return 'board'
  return size === 'phone' ? 'below' : 'right'
}

/** The same place for as long as it is open and the screen keeps its size. */
export function useKeptPlace(open: boolean, size: SizeClass, place: ExplanationPlace): ExplanationPlace {
  const [kept, keep] = useState<{ readonly size: SizeClass; readonly place: ExplanationPlace }>()
  if (open && kept?.size !== size) keep({ size, place })
  if (!open && kept) keep(undefined)
  return kept?.place ?? place
}

/** Brings what is pointed at into sight, where a panel or a row of cards hides part of what it holds. Boards show all of theirs. */
export function usePointedInSight(root: RefObject<HTMLElement | null>, pointed: readonly string[]): void {
  useEffect(() => {
    if (pointed.length === 0) return
    const there = [...(root.current?.querySelectorAll('[data-pointed]') ?? [])].find((piece) => piece instanceof HTMLElement)
    there?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [root, pointed])
}

/** Takes the focus when it opens and when what held it is gone, closes by Escape, and gives the focus back. */
export function useGuest(panel: RefObject<HTMLElement | null>, stage: unknown, close: () => void): void {
  useEffect(() => {
    const opener = document.activeElement
    panel.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [panel])
  const staged = useRef(stage)
  useEffect(() => {
    // Each stage has buttons of its own, and the one with the focus may be gone.
    if (staged.current !== stage && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
    staged.current = stage
  }, [panel, stage])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [close])
}
