import { useEffect } from 'react'

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Alt and an arrow move the board under the window: `pan` gets the way in steps. */
export function useStageKeys(pan: (x: number, y: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = event.altKey && !event.ctrlKey ? WAYS[event.key] : undefined
      if (!way || event.defaultPrevented) return
      event.preventDefault()
      pan(way[0], way[1])
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [pan])
}
