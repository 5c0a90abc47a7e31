import { type RefObject, useLayoutEffect } from 'react'

const isBroad = ({ scrollWidth, clientWidth }: HTMLElement): boolean => scrollWidth > clientWidth

/**
 * Lets a row give up, one after the other, what it can do without, until the rest fits: `data-tight` counts how much it has given up,
 * and its styles say what that is.
 */
export function useTight(row: RefObject<HTMLElement | null>, most: number, overflows: (row: HTMLElement) => boolean = isBroad): void {
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const fit = () => {
      for (let given = 0; given <= most; given++) {
        element.dataset.tight = String(given)
        if (!overflows(element)) return
      }
    }
    fit()
    const observer = new ResizeObserver(fit)
    if (element.parentElement) observer.observe(element.parentElement)
    return () => observer.disconnect()
  })
}
