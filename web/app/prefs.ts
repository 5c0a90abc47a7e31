import type { Language } from '@deeptime/engine'
import type { Theme } from '../table/board.ts'

/** How long a bot's choice stays on screen before the next one. */
export type Pace = 'calm' | 'brisk' | 'instant'

export interface Prefs {
  readonly language: Language
  readonly theme: Theme
  readonly pace: Pace
}

export const PACES: Readonly<Record<Pace, number>> = { calm: 1100, brisk: 450, instant: 0 }

const KEY = 'deep-time.prefs'

/** The first language of the browser that we speak; English if there is none. */
export function languageOf(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = wish.slice(0, 2).toLowerCase()
    if (language === 'fr' || language === 'en') return language
  }
  return 'en'
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
    language: raw.language === 'fr' || raw.language === 'en' ? raw.language : languageOf(wishes),
    theme: raw.theme === 'paper' || raw.theme === 'abyss' ? raw.theme : dark ? 'abyss' : 'paper',
    pace: raw.pace === 'calm' || raw.pace === 'brisk' || raw.pace === 'instant' ? raw.pace : 'brisk',
  }
}

/** The preferences of this browser. Storage may be forbidden: then they last as long as the page. */
class PrefsStore {
  #prefs: Prefs = readPrefs(this.#stored(), navigator.languages, matchMedia('(prefers-color-scheme: dark)').matches)
  readonly #listeners = new Set<() => void>()

  get = (): Prefs => this.#prefs

  set(change: Partial<Prefs>): void {
    this.#prefs = { ...this.#prefs, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#prefs))
    } catch {
      // Nothing is lost but the memory of the preference.
    }
    for (const listener of this.#listeners) listener()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #stored(): string | null {
    try {
      return localStorage.getItem(KEY)
    } catch {
      return null
    }
  }
}

let store: PrefsStore | undefined

export function prefsStore(): PrefsStore {
  store ??= new PrefsStore()
  return store
}
