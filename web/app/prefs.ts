import { isLanguage, type Language, languageFor } from '@deeptime/words'
import type { Theme } from '../table/board.ts'
import { Store } from './store.ts'

/** How long a bot's choice stays on screen before the next one. */
export type Pace = 'calm' | 'brisk' | 'instant'

export interface Prefs {
  readonly language: Language
  readonly theme: Theme
  readonly pace: Pace
}

export const PACES: Readonly<Record<Pace, number>> = { calm: 1100, brisk: 450, instant: 0 }

const KEY = 'deep-time.prefs'

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
    theme: raw.theme === 'paper' || raw.theme === 'abyss' ? raw.theme : dark ? 'abyss' : 'paper',
    pace: raw.pace === 'calm' || raw.pace === 'brisk' || raw.pace === 'instant' ? raw.pace : 'brisk',
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The preferences of this browser. Storage may be forbidden: then they last as long as the page. */
class PrefsStore extends Store<Prefs> {
  constructor() {
    super(readPrefs(stored(), navigator.languages, matchMedia('(prefers-color-scheme: dark)').matches))
  }

  change(change: Partial<Prefs>): void {
    this.set({ ...this.get(), ...change })
    try {
      localStorage.setItem(KEY, JSON.stringify(this.get()))
    } catch {
      // Nothing is lost but the memory of the preference.
    }
  }
}

let store: PrefsStore | undefined

export function prefsStore(): PrefsStore {
  store ??= new PrefsStore()
  return store
}
