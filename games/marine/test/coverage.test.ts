import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { RULE_IDS } from '../rules.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const page = readFileSync(here('../../../docs/rules-coverage/marine.md'), 'utf8')

interface Row {
  readonly rule: string
  readonly code: string
  readonly tests: string
}

/** Rows of the four-column tables: the rule, what it says, its code, its tests. */
const rows: readonly Row[] = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Rule |') && !line.startsWith('| ---'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, rule = '', , code = '', tests = '']) => ({ rule, code, tests }))

const source = (path: string): string => (existsSync(here(path)) ? readFileSync(here(path), 'utf8') : '')

/** `file.ts` `name`, `name` … → what the file does not hold. */
function missingCode({ code }: Row): string[] {
  const [file = '', ...names] = [...code.matchAll(/`([^`]+)`/g)].map((m) => m[1] as string)
  const text = source(`../${file}`)
  if (text === '') return [`${file} is not there`]
  return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text)).map((name) => `${file} has no ${name}`)
}

/** `file.test.ts` T1, "Words …", `other.test.ts` T2 → tests that no file has. */
function missingTests({ tests }: Row): string[] {
  const parts = tests.split(/`([^`]+)`/).slice(1)
  const missing: string[] = []
  for (let i = 0; i < parts.length; i += 2) {
    const file = parts[i] as string
    const text = source(file)
    const names = [...(parts[i + 1] ?? '').matchAll(/"([^"]+)"|([A-Z]\d+b?\+?)/g)].map((m) => (m[1] ?? m[2]) as string)
    if (names.length === 0) missing.push(`${file} without a test`)
    for (const name of names) if (!text.includes(`'${name}`)) missing.push(`${file} has no test "${name}"`)
  }
  return parts.length === 0 ? ['no test'] : missing
}

describe('The coverage page', () => {
  test('has one row for every rule, in the order of the booklet', () => {
    expect(rows.map((row) => row.rule).filter((rule) => !/^(Card|Trait) /.test(rule))).toEqual(RULE_IDS)
  })

  test('names code that exists', () => {
    expect(rows.flatMap(missingCode)).toEqual([])
  })

  test('names tests that exist', () => {
    expect(rows.flatMap(missingTests)).toEqual([])
  })
})

describe('The examples and the checklist', () => {
  const numbered = (letter: string, last: number): string[] => Array.from({ length: last }, (_, i) => `${letter}${i + 1}`)
  const files = [
    'terms',
    'pawns',
    'element-actions',
    'earth-actions',
    'species-actions',
    'evolution',
    'events',
    'endgame',
    'variants',
    'cards-checklist',
  ]
  const all = files.map((name) => source(`${name}.test.ts`)).join('\n')

  test.each([
    ['D', 6],
    ['P', 5],
    ['A', 12],
    ['E', 6],
    ['V', 6],
    ['X', 6],
    ['T', 60],
  ])('%s1 to %i all have a test of their name', (letter, last) => {
    expect(numbered(letter, last).filter((name) => !new RegExp(`['(]${name}[+ ):]`).test(all))).toEqual([])
  })
})
