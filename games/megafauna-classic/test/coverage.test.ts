import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RULE_IDS } from '../rules.ts'

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
        const text = tests[file as string]
        expect(text, `${row[1]}: ${file}`).toBeDefined()
        for (const vector of cases?.match(/(?:E-[\d.]+[\w–-]*|C\d+)/g) ?? [])
          expect(text, `${row[1]}: ${vector} in ${file}`).toMatch(vector)
      }
    }
  })

  it('has a test for every checklist case', () => {
    const all = Object.values(tests).join('\n')
    for (let i = 1; i <= 60; i++) expect(all, `C${i}`).toMatch(new RegExp(`['’]C${i}[ :(,]`))
  })
})
