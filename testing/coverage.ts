import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** What a coverage page is held against. */
export interface CoverageExpectations {
  /** The page, with rows of four columns: the rule, what it says, its code, its tests. */
  readonly page: URL
  /** The game's folder: code is named from there, tests from its `test/`. */
  readonly folder: URL
  /** Every rule, in the order of the rulebook. */
  readonly rules: readonly string[]
  /** Rows beyond those: a card's own, say. */
  readonly beside?: RegExp
  /** Worked examples and cases that must have a test of their name. */
  readonly examples: readonly string[]
  /** Every rule decides something: none only describes, and every test is named. */
  readonly strict?: boolean
}

interface Row {
  readonly rule: string
  readonly code: string
  readonly tests: string
}

const rowsOf = (page: string): readonly Row[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Rule |') && !line.startsWith('| ---'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, rule = '', , code = '', tests = '']) => ({ rule, code, tests }))

const sourceOf = (file: URL): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** `file.ts` `name`, `name`, `other.ts` … → what is not there. */
function missingCode({ rule, code }: Row, folder: URL): readonly string[] {
  const quoted = [...code.matchAll(/`([^`]+)`/g)].map((m) => m[1] as string)
  const files = quoted.filter((name) => name.endsWith('.ts'))
  const texts = files.map((file) => sourceOf(new URL(file, folder)))
  const all = texts.join('\n')
  const names = quoted.filter((name) => !name.endsWith('.ts') && !new RegExp(`\\b${name}\\b`).test(all))
  return [
    ...(files.length === 0 ? [`${rule}: no code`] : []),
    ...files.filter((_, i) => texts[i] === '').map((file) => `${rule}: ${file} is not there`),
    ...names.map((name) => `${rule}: no ${name} in ${files.join(', ')}`),
  ]
}

/** The titles of the tests in a file. */
const titlesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:it|test|describe)(?:\.each(?:\([\s\S]*?\)|<[^>]*>\([\s\S]*?\)))?\(\s*(['`"])([\s\S]+?)\1\s*,/g)].map(
    (m) => m[2] as string,
  )

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A test is about what its title begins with, or names in a list or in brackets: `E-11.1c, E-21.5a: …`, `P3 (T12): …`. */
const isAbout = (name: string): ((title: string) => boolean) => {
  const named = new RegExp(`(?:^|, |\\()${escaped(name)}(?![\\w.–-])`)
  return (title) => named.test(title)
}

/** `C3–C5` stands for each of them. */
const withoutRanges = (names: string): string =>
  names.replace(/\b([A-Z])(\d+)–\1(\d+)\b/g, (_, letter: string, first: string, last: string) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${letter}${Number(first) + i}`).join(', '),
  )

/** `file.test.ts` T1, T3–T5, "Words …", `other.test.ts` (what it is about) → tests that no file has. */
function missingTests({ rule, tests }: Row, titles: ReadonlyMap<string, readonly string[]>, strict: boolean): readonly string[] {
  if (tests === '–' && !strict) return []
  const parts = tests.split(/`([^`]+)`/).slice(1)
  if (parts.length === 0) return [`${rule}: no test`]
  return parts.flatMap((file, i) => {
    if (i % 2 === 1) return []
    const here = titles.get(file)
    if (!here) return [`${rule}: ${file} is not there`]
    const names = [...withoutRanges((parts[i + 1] ?? '').replace(/\([^)]*\)/g, '')).matchAll(/"([^"]+)"|([\dA-Z][^\s,]*)/g)]
    if (names.length === 0 && strict) return [`${rule}: ${file} without a test`]
    return names
      .filter(([, words, name]) => !here.some(words ? (title) => title.startsWith(words) : isAbout(name as string)))
      .map(([, words, name]) => `${rule}: ${file} has no test ${words ?? name}`)
  })
}

/** The page that says where each rule lives: every rule has a row, every row names code and tests that exist. */
export function coverageSuite({ page, folder, rules, beside, examples, strict = false }: CoverageExpectations): void {
  const rows = rowsOf(readFileSync(page, 'utf8'))
  const tests = new URL('test/', folder)
  const titles = new Map(
    readdirSync(tests)
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => [file, titlesIn(readFileSync(new URL(file, tests), 'utf8'))]),
  )

  describe('the coverage page', () => {
    test('has one row for every rule, in the order of the rulebook', () => {
      expect(rows.map(({ rule }) => rule).filter((rule) => !beside?.test(rule))).toEqual(rules)
    })

    test('names code that exists', () => {
      expect(rows.flatMap((row) => missingCode(row, folder))).toEqual([])
    })

    test('names tests that exist', () => {
      expect(rows.flatMap((row) => missingTests(row, titles, strict))).toEqual([])
    })
  })

  test('every worked example and every case of the checklist has a test of its name', () => {
    const all = [...titles.values()].flat()
    expect(examples.filter((name) => !all.some(isAbout(name)))).toEqual([])
  })
}
