import type { Words } from '@deeptime/words'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { en } from '../words/en.ts'
import { fr } from '../words/fr.ts'
import { shownWords } from '../words/typeset.ts'
import { type Prefs, prefsStore } from './prefs.ts'

export interface App extends Prefs {
  /** The app's own words; a game's table brings more. */
  readonly words: Words
  setPrefs(change: Partial<Prefs>): void
}

export const appWords = { en: shownWords('en', [en]), fr: shownWords('fr', [fr]) } as const

export const AppContext = createContext<App | undefined>(undefined)

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('No app around this component')
  return app
}

export function usePrefs(): Prefs {
  const store = prefsStore()
  return useSyncExternalStore(store.subscribe, store.get)
}
