import { readdirSync, readFileSync } from 'node:fs'
import { compareCatalogs } from '@deeptime/words'
import { describe, expect, test } from 'vitest'
import { CLI_WORDS, languageOf } from '../language.ts'

const sources = readdirSync(new URL('..', import.meta.url))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
  .join('\n')

describe('the words of the command line', () => {
  test('are the same in both languages, key by key and parameter by parameter', () => {
    expect(compareCatalogs(CLI_WORDS.en, CLI_WORDS.fr)).toEqual([])
  })

  test('are all used, and no others', () => {
    const used = new Set(sources.match(/(?<=['`])cli\.[\w.]+/g) ?? [])
    const terrains = ['cli.classic.land', 'cli.classic.sea', 'cli.classic.ice']
    expect([...used].filter((key) => !key.endsWith('.')).sort()).toEqual(
      Object.keys(CLI_WORDS.en)
        .filter((key) => !terrains.includes(key))
        .sort(),
    )
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
