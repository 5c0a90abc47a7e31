import { describe, expect, it } from 'vitest'
import { byLanguage, isLanguage, LANGUAGES, languageFor } from '../index.ts'

describe('languages', () => {
  it('have a code of their own each, and a name in their own words', () => {
    expect(new Set(LANGUAGES.map(({ code }) => code)).size).toBe(LANGUAGES.length)
    for (const { code, name } of LANGUAGES)
      expect(new Intl.DisplayNames([code], { type: 'language' }).of(code)?.toLowerCase()).toBe(name.toLowerCase())
  })

  it('are chosen by the first wish that we speak, as browsers and terminals word it', () => {
    expect(languageFor(['de-AT', 'fr-CA', 'en'])).toBe('fr')
    expect(languageFor(['fr_FR.UTF-8'])).toBe('fr')
    expect(languageFor(['FR'])).toBe('fr')
    expect(languageFor(['frr', 'C', ''])).toBe('en')
    expect(languageFor([])).toBe('en')
  })

  it('are told from other texts, and key what is said in each', () => {
    expect([isLanguage('fr'), isLanguage('de'), isLanguage(undefined), isLanguage('toString')]).toEqual([true, false, false, false])
    expect(byLanguage((code) => `${code}!`)).toEqual(Object.fromEntries(LANGUAGES.map(({ code }) => [code, `${code}!`])))
  })
})
