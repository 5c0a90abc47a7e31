import { isLanguage, type Language, languageFor } from '@deeptime/words'
import type { Beat } from '../play/beat.ts'
import { Store } from './store.ts'

/** What can be chosen for each preference. */
export const CHOICES = {
  theme: ['paper', 'abyss'],
  /** How large letters are. */
  text: ['normal', 'large', 'larger'],
  /** Which docks a table opens with, until they are folded or opened by hand. */
  docks: ['both', 'story', 'board'],
  /** How long what a turn changed stays marked. */
  glow: ['off', 'brief', 'turn'],
  /** How fast turns are played again. */
  replay: ['slow', 'normal', 'fast'],
  sound: ['off', 'on'],
  /** Whether a screen stands between two people at one device: where there are secrets, or never. */
  handOver: ['secrets', 'never'],
  /** How long a bot's choice stays on screen before the next one. */
  pace: ['calm', 'brisk', 'instant'],
  /** Whether single letters are shortcuts at the table. */
  keys: ['off', 'on'],
} as const

export type Choices = typeof CHOICES
export type Choosable = keyof Choices

/** The preferences of this browser. Whoever obeys one reads it from `prefsStore()`, or by `usePrefs()` in a component. */
export type Prefs = { readonly [K in Choosable]: Choices[K][number] } & { readonly language: Language }

export type Pace = Prefs['pace']

/** How long a bot's choice stays, in milliseconds, and how long all of them together until a person is asked again. */
export const PACES: Readonly<Record<Pace, Beat>> = {
  calm: { pace: 1100, within: Number.POSITIVE_INFINITY },
  brisk: { pace: 450, within: 1700 },
  instant: { pace: 0, within: 0 },
}

/** How long a moment stays when a turn is played again, in milliseconds. */
export const REPLAYS: Readonly<Record<Prefs['replay'], number>> = { slow: 1300, normal: 700, fast: 320 }

const KEY = 'deep-time.prefs'

/** What holds until somebody chooses; the theme follows the browser until then. */
const FIRST: Omit<Prefs, 'language' | 'theme'> = {
  text: 'normal',
  docks: 'both',
  glow: 'brief',
  replay: 'normal',
  sound: 'off',
  handOver: 'secrets',
  pace: 'brisk',
  keys: 'on',
}

/** The stored choice, if it is one that exists. */
const chosen = <K extends Choosable>(pref: K, stored: unknown): Choices[K][number] | undefined =>
  CHOICES[pref].find((choice) => choice === stored)

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
    theme: chosen('theme', raw.theme) ?? (dark ? 'abyss' : 'paper'),
    text: chosen('text', raw.text) ?? FIRST.text,
    docks: chosen('docks', raw.docks) ?? FIRST.docks,
    glow: chosen('glow', raw.glow) ?? FIRST.glow,
    replay: chosen('replay', raw.replay) ?? FIRST.replay,
    sound: chosen('sound', raw.sound) ?? FIRST.sound,
    handOver: chosen('handOver', raw.handOver) ?? FIRST.handOver,
    pace: chosen('pace', raw.pace) ?? FIRST.pace,
    keys: chosen('keys', raw.keys) ?? FIRST.keys,
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
