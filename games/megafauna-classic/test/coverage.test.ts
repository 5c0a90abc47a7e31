import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RULE_IDS } from '../rules.ts'
import { EXAMPLES } from './examples.ts'

const here = (path: string): URL => new URL(`../${path}`, import.meta.url)
const table = readFileSync(here('../../docs/rules-coverage/megafauna-classic.md'), 'utf8')
const rows = table
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const tests = Object.fromEntries(
  readdirSync(here('test'))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => [name.replace('.test.ts', ''), readFileSync(here(`test/${name}`), 'utf8')]),
)

/** What the names of a file's tests begin with: `E-11.1c, E-21.5a: …` is about two examples, `C31 (9.2): …` about a case. */
const subjectsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bit(?:\.each\([\s\S]*?\))?\(\s*(['`])(.+?)\1,/g)].flatMap(([, , name]) =>
    ((name as string).split(':')[0] as string).replace(/ \([^)]*\)/g, '').split(', '),
  )
const subjects = Object.fromEntries(Object.entries(tests).map(([file, text]) => [file, subjectsIn(text)]))

describe('the coverage table', () => {
  it('has a row for every rule, in order', () => {
    expect(rows.map((row) => row[1])).toEqual([...RULE_IDS])
  })

  it('names files and functions that exist', () => {
    for (const row of rows) {
      const names = [...(row[3] as string).matchAll(/`([^`]+)`/g)].map((m) => m[1] as string)
      const files = names.filter((n) => n.endsWith('.ts'))
      for (const file of files) expect(existsSync(here(file)), `${row[1]}: ${file}`).toBe(true)
      const code = files.map((file) => readFileSync(here(file), 'utf8')).join('\n')
      for (const name of names.filter((n) => !n.endsWith('.ts'))) expect(code, `${row[1]}: ${name}`).toContain(name)
    }
  })

  it('names tests that exist', () => {
    for (const row of rows) {
      for (const [, file, cases] of (row[4] as string).matchAll(/([a-z][a-z-]+)(?: \(([^)]*)\))?/g)) {
        expect(tests[file as string], `${row[1]}: ${file}`).toBeDefined()
        for (const vector of cases?.match(/E-[\d.]+[\w–-]*|C\d+|\d+\.\d[\w–]*/g) ?? [])
          expect(subjects[file as string], `${row[1]}: ${vector} in ${file}`).toContain(vector)
      }
    }
  })

  it('has a test for every example of the rulebook', () => {
    const all = Object.values(subjects).flat()
    for (const example of EXAMPLES) expect(all, example).toContain(example)
  })

  it('has a test for every checklist case', () => {
    const all = Object.values(subjects).flat()
    for (let i = 1; i <= 60; i++) expect(all, `C${i}`).toContain(`C${i}`)
  })
})
