import type { Option } from '@deeptime/engine'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Direction, nearestTowards } from './lit.ts'

/** A note that is open, and why. */
export interface OpenNote {
  readonly ref: string
  readonly element: Element
  /** Opened on purpose: stays until it is closed. Otherwise it lets the pointer through, and goes as the pointer goes. */
  readonly pinned: boolean
}

const HOVER_DELAY = 450
const LEAVE_DELAY = 60
const LONG_PRESS = 450

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

const pieceAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest('[data-ref]') : null)

/** The lit piece that a person means: the one clicked, the one around it, or the one beneath it. */
function litAt(event: MouseEvent): Element | undefined {
  const target = event.target as Element
  const around = target.closest('[data-ref][data-lit]')
  if (around) return around
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const lit = element.closest('[data-ref][data-lit]')
    if (lit) return lit
  }
  return undefined
}

function moveFocus(from: Element, direction: Direction, root: Element): void {
  const pieces = [...root.querySelectorAll<HTMLElement>('[data-ref]')].filter(
    (piece) => piece !== from && piece.getClientRects().length > 0,
  )
  const next = nearestTowards(
    from.getBoundingClientRect(),
    pieces.map((piece) => piece.getBoundingClientRect()),
    direction,
  )
  pieces[next]?.focus()
}

interface Pieces {
  readonly note: OpenNote | undefined
  closeNote(): void
  /** To be spread on the element around the whole table. */
  readonly handlers: {
    onClick(event: MouseEvent): void
    onKeyDown(event: KeyboardEvent): void
    onPointerOver(event: PointerEvent): void
    onPointerOut(event: PointerEvent): void
    onPointerDown(event: PointerEvent): void
    onPointerUp(): void
    onPointerCancel(): void
    onPointerMove(event: PointerEvent): void
    onContextMenu(event: MouseEvent): void
    onBlur(event: FocusEvent): void
  }
}

/** Clicks, keys, hovering and long presses on any piece of the table, in one place for all games. */
export function usePieces(lit: ReadonlyMap<string, readonly Option[]>, choose: (optionId: string) => void): Pieces {
  const [note, setNote] = useState<OpenNote>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const press = useRef<{ x: number; y: number; at: number; done: boolean }>(undefined)
  /** A pointer that has just chosen rests: what comes to lie under it opens no note until it moves. */
  const resting = useRef(false)

  const later = useCallback((ms: number, work: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(work, ms)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])

  const open = useCallback((element: Element, pinned: boolean) => {
    clearTimeout(timer.current)
    setNote({ ref: element.getAttribute('data-ref') ?? '', element, pinned })
  }, [])
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setNote(undefined)
  }, [])

  /** One option: choose it. Several: the note offers them. */
  const act = useCallback(
    (element: Element) => {
      const options = lit.get(element.getAttribute('data-ref') ?? '') ?? []
      const [only] = options
      if (!only) return
      if (options.length > 1) return open(element, true)
      close()
      resting.current = true
      choose(only.id)
    },
    [lit, choose, open, close],
  )

  const handlers = useMemo<Pieces['handlers']>(
    () => ({
      onClick(event) {
        // On a busy machine the timer can overtake a quick tap: the events' own time decides.
        if (press.current?.done && event.timeStamp - press.current.at >= LONG_PRESS) return
        const piece = pieceAt(event.target)
        if (!piece) return
        const target = litAt(event)
        if (target) act(target)
        else open(piece, true)
      },
      onKeyDown(event) {
        const piece = pieceAt(event.target)
        if (!piece || event.target !== piece) return
        const direction = ARROWS[event.key]
        if (direction) moveFocus(piece, direction, event.currentTarget)
        else if (event.key === 'Enter' || event.key === ' ') piece.hasAttribute('data-lit') ? act(piece) : open(piece, true)
        else if (event.key === 'i' || event.key === '?') open(piece, true)
        else return
        event.preventDefault()
      },
      onPointerOver(event) {
        const piece = pieceAt(event.target)
        if (!piece || resting.current || event.pointerType === 'touch') return
        later(HOVER_DELAY, () =>
          setNote((open) => (open?.pinned ? open : { ref: piece.getAttribute('data-ref') ?? '', element: piece, pinned: false })),
        )
      },
      onPointerOut(event) {
        if (event.pointerType === 'touch' || !pieceAt(event.target)) return
        later(LEAVE_DELAY, () => setNote((open) => (open?.pinned ? open : undefined)))
      },
      onPointerDown(event) {
        const piece = pieceAt(event.target)
        press.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, done: false }
        if (!piece || event.pointerType !== 'touch') return
        later(LONG_PRESS, () => {
          if (press.current) press.current.done = true
          open(piece, true)
        })
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: () => clearTimeout(timer.current),
      onPointerMove(event) {
        const start = press.current
        if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 8) resting.current = false
        if (event.pointerType === 'touch' && start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 8)
          clearTimeout(timer.current)
      },
      onContextMenu(event) {
        const piece = pieceAt(event.target)
        if (!piece) return
        event.preventDefault()
        open(piece, true)
      },
      onBlur() {
        setNote((open) => (open?.pinned ? open : undefined))
      },
    }),
    [act, open, later],
  )

  return {
    note,
    closeNote: close,
    handlers,
  }
}
