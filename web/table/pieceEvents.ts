import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { type Direction, nearestTowards } from './lit.ts'
import type { NoteOpener } from './useNote.ts'

const HOVER_DELAY = 450
const LEAVE_DELAY = 60
const LONG_PRESS = 450
/** A pointer that moved less than this, in pixels, was held still. */
const STILL = 8

/** Where and when a pointer went down. */
export interface Press {
  readonly x: number
  readonly y: number
  readonly at: number
  /** It was held so long that it opened a note. */
  done: boolean
}

/** What the events of a table need of it. */
export interface PieceContext {
  readonly notes: Omit<NoteOpener, 'note'>
  /** Chooses what a lit piece stands for, or offers the choices. */
  act(element: Element): void
  press: Press | undefined
  /** A pointer that has just chosen rests: what comes to lie under it opens no note until it moves. */
  resting: boolean
  /** The piece that a pointer has moved over and not left. */
  hovered: Element | undefined
}

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
  const boxes = pieces.map((piece) => piece.getBoundingClientRect())
  pieces[nearestTowards(from.getBoundingClientRect(), boxes, direction)]?.focus()
}

export const clicks = (table: PieceContext) => ({
  onClick(event: MouseEvent): void {
    // On a busy machine the timer can overtake a quick tap: the events' own time decides.
    if (table.press?.done && event.timeStamp - table.press.at >= LONG_PRESS) return
    const piece = pieceAt(event.target)
    if (!piece) return
    const target = litAt(event)
    if (target) table.act(target)
    else table.notes.pin(piece)
  },
  onContextMenu(event: MouseEvent): void {
    const piece = pieceAt(event.target)
    if (!piece) return
    event.preventDefault()
    table.notes.pin(piece)
  },
})

export const keys = (table: PieceContext) => ({
  onKeyDown(event: KeyboardEvent): void {
    const piece = pieceAt(event.target)
    if (!piece || event.target !== piece) return
    // Arrows alone go through time.
    const direction = event.ctrlKey && !event.altKey ? ARROWS[event.key] : undefined
    if (direction) moveFocus(piece, direction, event.currentTarget)
    else if (event.ctrlKey || event.altKey || event.metaKey) return
    else if (event.key === 'Enter' || event.key === ' ') piece.hasAttribute('data-lit') ? table.act(piece) : table.notes.pin(piece)
    else if (event.key === 'i') table.notes.pin(piece)
    else return
    event.preventDefault()
  },
  onBlur: (): void => table.notes.leave(0),
})

const movedFrom = (press: Press, event: PointerEvent): boolean => Math.hypot(event.clientX - press.x, event.clientY - press.y) > STILL

/** A pointer that moves over a piece wants to know of it; a piece that comes to lie under a still pointer opens no note. */
function hover(table: PieceContext, event: PointerEvent): void {
  const piece = pieceAt(event.target) ?? undefined
  if (event.pointerType === 'touch' || table.resting || piece === table.hovered) return
  table.hovered = piece
  if (piece) table.notes.hover(piece, HOVER_DELAY)
}

export const hovering = (table: PieceContext) => ({
  onPointerOut(event: PointerEvent): void {
    if (event.pointerType === 'touch' || !pieceAt(event.target)) return
    table.hovered = undefined
    table.notes.leave(LEAVE_DELAY)
  },
})

export const presses = (table: PieceContext) => ({
  onPointerDown(event: PointerEvent): void {
    const piece = pieceAt(event.target)
    const press: Press = { x: event.clientX, y: event.clientY, at: event.timeStamp, done: false }
    table.press = press
    if (!piece || event.pointerType !== 'touch') return
    table.notes.later(LONG_PRESS, () => {
      press.done = true
      table.notes.pin(piece)
    })
  },
  onPointerUp: (): void => table.notes.forget(),
  onPointerCancel: (): void => table.notes.forget(),
  onPointerMove(event: PointerEvent): void {
    if (table.press && movedFrom(table.press, event)) {
      table.resting = false
      if (event.pointerType === 'touch') table.notes.forget()
    }
    hover(table, event)
  },
})
