import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** Parts of the screen's height, in percent: what the drawer takes at first, and what it may take at least and at most. */
const FIRST = 40
const LEAST = 16
const MOST = 62
/** A drawer that is pulled below this is shut. */
const SHUT = 10
const STEP = 8
/** A hand that moved no further than this has tapped, in pixels. */
const TAP = 6

const clamp = (height: number): number => Math.min(MOST, Math.max(LEAST, height))

interface Drawer {
  /** A length for CSS. */
  readonly height: string
  /** To be spread on its handle: it is dragged, tapped, or moved by the arrow keys. */
  readonly handle: {
    readonly 'aria-valuenow': number
    readonly 'aria-valuemin': number
    readonly 'aria-valuemax': number
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent<HTMLElement>): void
    onPointerUp(event: PointerEvent<HTMLElement>): void
    onPointerCancel(): void
    onKeyDown(event: KeyboardEvent): void
  }
}

/** How tall a drawer is: as tall as the hand wants it, so that the board above gets the rest. */
export function useDrawerHeight(close: () => void): Drawer {
  const [height, setHeight] = useState(FIRST)
  const drag = useRef<{ readonly y: number; readonly from: number } | undefined>(undefined)
  const wanted = ({ clientY }: PointerEvent): number => {
    const { y, from } = drag.current ?? { y: clientY, from: height }
    return from + ((y - clientY) / innerHeight) * 100
  }
  return {
    height: `${height}dvh`,
    handle: {
      'aria-valuenow': Math.round(height),
      'aria-valuemin': LEAST,
      'aria-valuemax': MOST,
      onPointerDown(event) {
        // What it holds may need less than it may take.
        const { offsetHeight } = event.currentTarget.parentElement ?? event.currentTarget
        drag.current = { y: event.clientY, from: (offsetHeight / innerHeight) * 100 }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event) {
        if (drag.current && Math.abs(event.clientY - drag.current.y) > TAP) setHeight(clamp(wanted(event)))
      },
      onPointerUp(event) {
        const tapped = drag.current && Math.abs(event.clientY - drag.current.y) <= TAP
        if (tapped || wanted(event) < SHUT) close()
        drag.current = undefined
      },
      onPointerCancel() {
        drag.current = undefined
      },
      onKeyDown(event) {
        if (event.key === 'ArrowUp') setHeight(clamp(height + STEP))
        else if (event.key === 'ArrowDown') setHeight(clamp(height - STEP))
        else if (event.key === 'Enter' || event.key === ' ' || event.key === 'Escape') close()
        else return
        event.preventDefault()
      },
    },
  }
}
