import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { en } from '../words/en.ts'

const WEB = join(import.meta.dirname, '..')
const FOLDERS = ['app', 'learn', 'play', 'sound', 'story', 'table', 'ui']

const sources = [
  'main.tsx',
  ...FOLDERS.flatMap((folder) => readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))),
]
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(WEB, file), 'utf8'))
  .join('\n')

/** Every quoted text in the sources that could be a key, and the beginnings of those that are put together. */
const quoted = new Set([...sources.matchAll(/'([a-z][\w.-]*)'/g)].map((match) => match[1] as string))
const beginnings = [...sources.matchAll(/`([a-z][\w-]*\.)[^`]*\$\{/g), ...sources.matchAll(/`([a-z][\w-]*\.)\$\{/g)].map(
  (match) => match[1] as string,
)

describe('the catalog of the app', () => {
  it('has every key that the app speaks', () => {
    const spoken = [...sources.matchAll(/(?:words|app)\.text\(\s*'([^']+)'/g), ...sources.matchAll(/\bkey: '([^']+)'/g)].map(
      (m) => m[1] as string,
    )
    expect(spoken.length).toBeGreaterThan(60)
    expect([...new Set(spoken)].filter((key) => !(key in en))).toEqual([])
  })

  it('has no key that nobody speaks', () => {
    const used = (key: string) => quoted.has(key) || beginnings.some((beginning) => key.startsWith(beginning))
    expect(Object.keys(en).filter((key) => !used(key))).toEqual([])
  })
})
