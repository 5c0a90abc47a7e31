import { readdirSync, readFileSync } from 'node:fs'
import { compareCatalogs, LANGUAGE_CODES } from '@deeptime/words'
import { describe, expect, test } from 'vitest'
import { CLI_WORDS, languageOf } from '../terminal/language.ts'

const sources = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/^(test|words)/.test(name))
  .map((name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
  .join('\n')

describe('the words of the command line', () => {
  test.each(LANGUAGE_CODES)('are the same in every language, key by key and parameter by parameter (%s)', (language) => {
    expect(compareCatalogs(CLI_WORDS.en, CLI_WORDS[language])).toEqual([])
  })

  test('are all used, and no others', () => {
    const used = new Set(sources.match(/(?<=['`])cli\.[\w.]+/g) ?? [])
    expect([...used].sort()).toEqual(Object.keys(CLI_WORDS.en).sort())
  })

  test.each([
    [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
    [{ LANG: 'fr_CA' }, 'fr'],
    [{ LANG: 'en_GB.UTF-8' }, 'en'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'fr_FR.UTF-8' }, 'fr'],
    [{ LANG: 'fr_FR.UTF-8', LC_ALL: 'C' }, 'en'],
    [{}, 'en'],
  ] as const)('%j speaks %s', (env, language) => {
    expect(languageOf(env)).toBe(language)
  })
})
