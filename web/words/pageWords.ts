import type { Catalog } from '@deeptime/engine'
import type { Language, Words } from '@deeptime/words'
import { plates } from '../games/registry.ts'
import { SPOKEN } from './languages.ts'
import { shownWords } from './typeset.ts'

interface PageWords {
  readonly app: Words
  readonly online: Words
}

const loaded = new Map<Language, PageWords>()

/** What games say of themselves before they are opened. */
const plateWords = (language: Language): Catalog =>
  Object.fromEntries(
    plates.flatMap(({ id, manifest }) => {
      if (!manifest) return []
      const { title, short, about } = manifest.plate[language]
      return [
        [`plate.${id}`, title],
        [`plate.${id}.short`, short],
        [`plate.${id}.about`, about],
      ]
    }),
  )

/** Fetches what the page says in a language, once. Until then it can't be spoken. */
export async function learnLanguage(language: Language): Promise<void> {
  if (loaded.has(language)) return
  const { kernel, app, online } = await SPOKEN[language].load()
  loaded.set(language, { app: shownWords(language, [kernel, app, plateWords(language)]), online: shownWords(language, [online]) })
}

/** What the page says in a language that it has learned. */
export function pageWords(language: Language): PageWords {
  const words = loaded.get(language)
  if (!words) throw new Error(`The page has not learned "${language}"`)
  return words
}
