import type { Language, Words } from '@deeptime/words'
import { createContext, useContext } from 'react'
import { type Prefs, prefsStore } from './prefs.ts'
import { useStore } from './store.ts'

export interface App extends Prefs {
  /** The app's own words; a game's table brings more. */
  readonly words: Words
  setPrefs(change: Partial<Omit<Prefs, 'language'>>): void
  /** Speaks another language, as soon as its words are there. */
  speak(language: Language): void
}

export const AppContext = createContext<App | undefined>(undefined)

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('No app around this component')
  return app
}

export function usePrefs(): Prefs {
  return useStore(prefsStore())
}
