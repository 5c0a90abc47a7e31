import { isLanguage, type Language, languageFor } from '@deeptime/words'
import { Store } from './store.ts'

/** What can be chosen for each preference; the first is taken until somebody chooses. The theme follows the browser until then. */
export const CHOICES = {
  theme: ['paper', 'abyss'],
  /** How large letters are. */
  text: ['normal', 'large', 'larger'],
  /** Which docks a table opens with, until they are folded or opened by hand. */
  docks: ['both', 'story', 'board'],
  /** How long what a turn changed stays marked. */
  glow: ['brief', 'turn', 'off'],
  /** How fast turns are played again. */
  replay: ['normal', 'slow', 'fast'],
  sound: ['off', 'on'],
  /** Whether a screen stands between two people at one device: where there are secrets, or never. */
  handOver: ['secrets', 'never'],
  /** How long a bot's choice stays on screen before the next one. */
  pace: ['brisk', 'calm', 'instant'],
  /** Whether single letters are shortcuts at the table. */
  keys: ['on', 'off'],
} as const

export type Choices = typeof CHOICES
export type Choosable = keyof Choices

/** The preferences of this browser. Whoever obeys one reads it from `prefsStore()`, or by `usePrefs()` in a component. */
export type Prefs = { readonly [K in Choosable]: Choices[K][number] } & { readonly language: Language }

export type Pace = Prefs['pace']

export const PACES: Readonly<Record<Pace, number>> = { calm: 1100, brisk: 450, instant: 0 }

/** How long a moment stays when a turn is played again, in milliseconds. */
export const REPLAYS: Readonly<Record<Prefs['replay'], number>> = { slow: 1300, normal: 700, fast: 320 }

const KEY = 'deep-time.prefs'

/** The stored choice, if it is one that exists; else the first. */
function chosen<K extends Choosable>(pref: K, stored: unknown, first: Choices[K][number] = CHOICES[pref][0]): Choices[K][number] {
  return CHOICES[pref].find((choice) => choice === stored) ?? first
}

/** Reads stored preferences, and falls back on the browser's wishes for what is missing or unknown. */
export function readPrefs(stored: string | null, wishes: readonly string[], dark: boolean): Prefs {
  let raw: Partial<Record<keyof Prefs, unknown>> = {}
  try {
    raw = (JSON.parse(stored ?? '{}') as typeof raw | null) ?? {}
  } catch {
    raw = {}
  }
  return {
    language: isLanguage(raw.language) ? raw.language : languageFor(wishes),
    theme: chosen('theme', raw.theme, dark ? 'abyss' : 'paper'),
    text: chosen('text', raw.text),
    docks: chosen('docks', raw.docks),
    glow: chosen('glow', raw.glow),
    replay: chosen('replay', raw.replay),
    sound: chosen('sound', raw.sound),
    handOver: chosen('handOver', raw.handOver),
    pace: chosen('pace', raw.pace),
    keys: chosen('keys', raw.keys),
  }
}

/** What this browser has stored under a key. Storage may be forbidden: then nothing. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/** The preferences of this browser. Storage may be forbidden: then they last as long as the page. */
class PrefsStore extends Store<Prefs> {
  constructor() {
    super(readPrefs(readStored(KEY), navigator.languages, matchMedia('(prefers-color-scheme: dark)').matches))
  }

  change(change: Partial<Prefs>): void {
    this.set({ ...this.get(), ...change })
    writeStored(KEY, this.get())
  }
}

let store: PrefsStore | undefined

export function prefsStore(): PrefsStore {
  store ??= new PrefsStore()
  return store
}
