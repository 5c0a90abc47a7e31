import { type RefObject, useEffect, useRef } from 'react'
import { targetsIn } from './targets.ts'

/** The focus moves on with the game only from where the game was: not from the story, a note or a field. */
const stillPlaying = (prompt: HTMLElement | null): boolean => {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.closest('[data-ref], .note') != null || prompt?.contains(activeElement) === true
}

/** Whoever plays with the keys finds the focus on the first target of each new question; where there is none, on the question itself. */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  prompt: RefObject<HTMLElement | null>,
  choices: number,
  question: unknown,
): void {
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
  useEffect(() => {
    const [choicesBefore, questionBefore] = seen.current
    if (choicesBefore === choices && questionBefore === question) return
    seen.current = [choices, question]
    if (!keys.current || !stillPlaying(prompt.current)) return
    const [first] = question && root.current ? targetsIn(root.current) : []
    const there = first ?? prompt.current
    there?.focus({ preventScroll: first === undefined })
  }, [root, prompt, choices, question])
}
