/** What the keys of a table do: the same keys in every language. */

export type Command =
  | 'next'
  | 'previous'
  | 'nth'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'story'
  | 'line-up'
  | 'line-down'
  | 'why'
  | 'again'
  | 'back'
  | 'on'
  | 'turn-back'
  | 'turn-on'
  | 'now'
  | 'left-dock'
  | 'right-dock'
  | 'chart'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit'
  | 'help'

/** What of a key press counts. */
export interface Press {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

const LETTERS: Readonly<Record<string, Command>> = {
  n: 'next',
  p: 'previous',
  u: 'undo',
  h: 'hint',
  s: 'story',
  w: 'why',
  r: 'again',
  c: 'chart',
  '[': 'left-dock',
  ']': 'right-dock',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '−': 'zoom-out',
  '0': 'fit',
  '?': 'help',
}

const MOVES: Readonly<Record<string, Command>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'line-up',
  ArrowDown: 'line-down',
  End: 'now',
}

const SHIFTED: Readonly<Record<string, Command>> = { ArrowLeft: 'turn-back', ArrowRight: 'turn-on', u: 'redo' }

/** The command of a key press. Where somebody does without single letters, those that need Ctrl or an arrow remain. */
export function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Press, letters: boolean): Command | undefined {
  const low = key.length === 1 ? key.toLowerCase() : key
  if (altKey && low !== '[' && low !== ']') return undefined
  if (ctrlKey || metaKey) {
    // On many keyboards brackets are typed with Ctrl and Alt together.
    if (altKey) return letters ? LETTERS[low] : undefined
    if (low === 'z') return shiftKey ? 'redo' : 'undo'
    return low === 'y' ? 'redo' : undefined
  }
  if (!letters && key.length === 1) return undefined
  if (shiftKey && SHIFTED[low]) return SHIFTED[low]
  if (MOVES[key]) return shiftKey ? undefined : MOVES[key]
  if (/^[1-9]$/.test(key)) return 'nth'
  return LETTERS[low]
}

/** The sheet: the keys of each line, and the end of its words' key. */
export const SHEET: readonly (readonly [words: string, ...keys: string[]])[] = [
  ['next', 'Tab', 'N'],
  ['previous', 'Shift Tab', 'P'],
  ['choose', 'Enter'],
  ['nth', '1 – 9'],
  ['undo', 'U', 'Ctrl Z'],
  ['redo', 'Shift U', 'Ctrl Y'],
  ['hint', 'H'],
  ['story', 'S'],
  ['lines', '↑', '↓'],
  ['replay', 'Enter'],
  ['why', 'W'],
  ['again', 'R'],
  ['step', '←', '→'],
  ['turn', 'Shift ←', 'Shift →'],
  ['now', 'End'],
  ['docks', '[', ']'],
  ['chart', 'C'],
  ['zoom', '+', '−', '0'],
  ['pan', 'Alt ← ↑ → ↓'],
  ['pieces', 'Ctrl ← ↑ → ↓'],
  ['note', 'I'],
  ['close', 'Esc'],
  ['help', '?'],
]
