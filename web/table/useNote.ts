import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** A note that is open, and why. */
export interface OpenNote {
  readonly ref: string
  readonly element: Element
  /** Opened on purpose: stays until it is closed. Otherwise it lets the pointer through, and goes as the pointer goes. */
  readonly pinned: boolean
}

/** The one note that a table may show, and the ways to open and close it. */
export interface NoteOpener {
  readonly note: OpenNote | undefined
  /** Opens at once, and stays. */
  pin(element: Element): void
  /** Opens after a while, unless another stays open. */
  hover(element: Element, ms: number): void
  /** Closes after a while what was not opened on purpose. */
  leave(ms: number): void
  close(): void
  /** Does something after a while; anything else that is asked for meanwhile takes its place. */
  later(ms: number, work: () => void): void
  forget(): void
}

const noteAt = (element: Element, pinned: boolean): OpenNote => ({ ref: element.getAttribute('data-ref') ?? '', element, pinned })

export function useNote(): NoteOpener {
  const [note, setNote] = useState<OpenNote>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const forget = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => forget, [forget])

  const ways = useMemo(() => {
    const later = (ms: number, work: () => void) => {
      forget()
      timer.current = setTimeout(work, ms)
    }
    const now = (next: OpenNote | undefined) => {
      forget()
      setNote(next)
    }
    return {
      pin: (element: Element) => now(noteAt(element, true)),
      hover: (element: Element, ms: number) => later(ms, () => setNote((open) => (open?.pinned ? open : noteAt(element, false)))),
      leave: (ms: number) => later(ms, () => setNote((open) => (open?.pinned ? open : undefined))),
      close: () => now(undefined),
      later,
      forget,
    }
  }, [forget])

  return useMemo(() => ({ note, ...ways }), [note, ways])
}
