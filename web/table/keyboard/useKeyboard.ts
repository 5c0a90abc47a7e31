import { type RefObject, useEffect, useRef, useState } from 'react'
import { scaleOf, turnFrom } from '../../story/scale.ts'
import type { Story } from '../../story/useStory.ts'
import { type Command, commandOf } from './commands.ts'
import { besides, targetsIn } from './targets.ts'

interface Source {
  readonly root: RefObject<HTMLElement | null>
  readonly story: Story
  /** After how many choices the table is shown, and how many there are. */
  readonly at: number
  readonly end: number
  look(at: number): void
  present(): void
  readonly chart: (() => void) | undefined
  /** Brings the story into sight. */
  showStory(): void
  /** Whether single letters are keys. */
  readonly letters: boolean
}

/** Buttons that a key presses: what is not there, or not to be had now, is not pressed. */
const BUTTONS: Readonly<Partial<Record<Command, string>>> = {
  undo: '.prompt .undo',
  redo: '.prompt .redo',
  hint: '.prompt .hint',
  again: '[data-again]',
  'left-dock': '.left > .fold',
  'right-dock': '.right > .fold',
  'zoom-in': '[data-zoom="in"]',
  'zoom-out': '[data-zoom="out"]',
  fit: '[data-zoom="fit"]',
}

/** Whoever writes, or has a dialog or a menu open, means that. */
const meansElse = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('.modal, .pass-device, [role="menu"]') !== null

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement
    ? (document.activeElement as HTMLElement)
    : null

function press(root: ParentNode, selector: string | undefined): boolean {
  const button = selector === undefined ? null : root.querySelector<HTMLButtonElement>(selector)
  if (!button || button.getAttribute('aria-disabled') === 'true') return false
  button.click()
  return true
}

/** The lines of the story that are in sight. */
const linesIn = (root: ParentNode): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('.story-turn')].filter((line) => line.getClientRects().length > 0)

/** Why: of the line that has the focus, of the moment that is shown, or of the last turn of another. */
function askWhy(root: HTMLElement): boolean {
  const line = focused()?.closest('.story-turn')
  if (line) return press(line, '[data-why]')
  if (press(root, '.prompt.past [data-why]')) return true
  const last = [...root.querySelectorAll<HTMLButtonElement>('.story-since [data-why]')].at(-1)
  last?.click()
  return last !== undefined
}

/** The nth option of the note that is open, or else the nth target. */
function chooseNth(root: HTMLElement, n: number): boolean {
  const several = document.querySelectorAll<HTMLButtonElement>('.note-options button')
  const target = several.length > 0 ? several[n - 1] : targetsIn(root)[n - 1]
  if (!target) return false
  target.focus({ preventScroll: true })
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...centreOf(target) }))
  return true
}

function centreOf(target: Element): { readonly clientX: number; readonly clientY: number } {
  const { left, top, width, height } = target.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

/** Does what a key asks for; tells whether there was anything to do. */
function obey(command: Command, key: string, root: HTMLElement, source: Source): boolean {
  const { at, end, story, look, present, chart, showStory } = source
  const move = (to: number | undefined): boolean => {
    if (to === undefined || to === at || to < 0) return false
    if (to >= end) present()
    else look(to)
    return true
  }
  const scale = () =>
    scaleOf(
      story.all.filter(({ opening }) => opening.kind === 'turn'),
      end,
    )
  const focus = (target: HTMLElement | undefined): boolean => {
    target?.focus()
    return target !== undefined
  }
  switch (command) {
    case 'next':
    case 'previous':
      return focus(besides(targetsIn(root), focused(), command === 'next' ? 1 : -1))
    case 'nth':
      return chooseNth(root, Number(key))
    case 'story':
      showStory()
      requestAnimationFrame(() => focus(linesIn(root)[0]))
      return true
    case 'line-up':
    case 'line-down': {
      const line = focused()?.closest<HTMLElement>('.story-turn')
      return line ? focus(besides(linesIn(root), line, command === 'line-down' ? 1 : -1)) : false
    }
    case 'why':
      return askWhy(root)
    case 'back':
      return move(at - 1)
    case 'on':
      return at < end && move(at + 1)
    case 'turn-back':
      return move(turnFrom(scale(), at, 'back'))
    case 'turn-on':
      return at < end && move(turnFrom(scale(), at, 'on'))
    case 'now':
      return at < end && move(end)
    case 'chart':
      chart?.()
      return chart !== undefined
    default:
      return press(root, BUTTONS[command])
  }
}

/** The keys of a table. `?` opens the sheet that lists them. */
export function useKeyboard(source: Source): { readonly sheet: boolean; closeSheet(): void } {
  const [sheet, setSheet] = useState(false)
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { root, letters } = latest.current
      if (event.defaultPrevented || !root.current || meansElse(event.target)) return
      const command = commandOf(event, letters)
      if (command === undefined) return
      if (command === 'help') setSheet(true)
      else if (!obey(command, event.key, root.current, latest.current)) return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return { sheet, closeSheet: () => setSheet(false) }
}
