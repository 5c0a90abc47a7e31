import { useEffect, useState } from 'react'

/** Follows a value one frame behind: what is shown at once is on screen before what this leads to. */
export function useNextFrame<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // The frame is on its way when the task after it begins.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return shown
}
