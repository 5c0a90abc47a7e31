import type { Catalog } from '@deeptime/engine'
import type { Language } from '@deeptime/words/languages'

/** The words of campaigns by language, loaded when they are spoken. */
export const CAMPAIGN_WORDS: Readonly<Record<Language, () => Promise<Catalog>>> = {
  en: async () => (await import('./en.ts')).CAMPAIGN_EN,
  fr: async () => (await import('./fr.ts')).CAMPAIGN_FR,
}
