/** The languages that Deep Time speaks, each by its own name. The first is spoken where somebody wishes for none of them. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
] as const satisfies readonly { readonly code: string; readonly name: string }[]

/** The code of a language on the list. What is keyed by it does not compile until every language is there. */
export type Language = (typeof LANGUAGES)[number]['code']

export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.map(({ code }) => code)

export const isLanguage = (text: unknown): text is Language => LANGUAGE_CODES.some((code) => code === text)

/** The first of the wishes (`fr-CA`, `fr_CA.UTF-8`, `fr`) that we speak; else the first language of the list. */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = /^[a-z]+/.exec(wish.toLowerCase())?.[0]
    if (isLanguage(code)) return code
  }
  return LANGUAGES[0].code
}

/** Something for each language, made by its code. */
export const byLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, make(code)])) as Record<Language, T>
