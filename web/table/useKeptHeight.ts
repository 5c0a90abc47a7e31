import { type RefObject, useEffect } from 'react'

/**
 * Lets an element keep the greatest height that it has needed, up to a limit: what shares the room with it, a board above all, is
 * not drawn larger and smaller with every choice.
 */
export function useKeptHeight(element: RefObject<HTMLElement | null>, most: number, kept: boolean): void {
  useEffect(() => {
    const box = element.current
    if (!box || !kept) return
    let needed = 0
    const observer = new ResizeObserver(() => {
      const height = Math.min(most, box.offsetHeight)
      if (height <= needed) return
      needed = height
      box.style.minHeight = `${height}px`
    })
    observer.observe(box)
    return () => {
      observer.disconnect()
      box.style.minHeight = ''
    }
  }, [element, most, kept])
}
