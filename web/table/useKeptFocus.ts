import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Whoever plays with the keys stays at the question: when what had the focus is gone, an answer above all, the next Tab begins
 * at the prompt and not somewhere on the page.
 */
export function useKeptFocus(prompt: RefObject<HTMLElement | null>, choices: number, question: unknown): void {
  const keys = useRef(false)
  useEffect(() => {
    const onKey = () => {
      keys.current = true
    }
    const onPointer = () => {
      keys.current = false
    }
    addEventListener('keydown', onKey, true)
    addEventListener('pointerdown', onPointer, true)
    return () => {
      removeEventListener('keydown', onKey, true)
      removeEventListener('pointerdown', onPointer, true)
    }
  }, [])
  const seen = useRef<readonly unknown[]>([])
  useLayoutEffect(() => {
    const [choicesBefore, questionBefore] = seen.current
    if (choicesBefore === choices && questionBefore === question) return
    seen.current = [choices, question]
    if (keys.current && document.activeElement === document.body) prompt.current?.focus({ preventScroll: true })
  }, [prompt, choices, question])
}
