import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildWith, ROOT, type Site, serve } from './app.ts'
import { launch, openPage } from './browser.ts'
import { playToTheEnd, prefer, waitForTurn } from './robot.ts'

/** The lines that the authors' page adds, by file: the line that stands there, and what it becomes. */
const LINES = [...readFileSync(join(ROOT, 'docs/authors.md'), 'utf8').matchAll(/`([\w/]+\.ts)`:\n\n```diff\n([\s\S]*?)```/g)].map(
  ([, file = '', diff = '']) => ({ file, diff: diff.trimEnd().split('\n') }),
)

/** A line of the page as it stands in a file: however it is broken there, and `…` for whatever else is on the list. */
const asPattern = (line: string): RegExp =>
  new RegExp(
    line
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll(' ', '\\s*')
      .replace('…', '([\\s\\S]*?),?'),
  )

/** Follows a diff of single lines: what is taken out is replaced by what is put in after it; imports go to the top. */
function patched(code: string, diff: readonly string[]): string {
  const marked = (mark: string) => diff.filter((line) => line.startsWith(mark)).map((line) => line.slice(1))
  const [imports, lines] = [/^import /, /^(?!import )/].map((kind) => marked('+').filter((line) => kind.test(line)))
  const [removed = ''] = marked('-')
  const [added = ''] = lines ?? []
  expect(code).toMatch(asPattern(removed))
  return [...(imports ?? []), code.replace(asPattern(removed), (_, rest: string) => added.replace('…', rest))].join('\n')
}

/** The project with the game of the authors' page in it: its folder, its drawing, and the lines that the page shows. */
const withLowTide = (): Plugin => ({
  name: 'with-low-tide',
  enforce: 'pre',
  resolveId: (source) => {
    if (source === '@deeptime/low-tide/manifest') return join(ROOT, 'testing/low-tide/manifest.ts')
    return source === './low-tide/drawing.ts' ? join(ROOT, 'web/test/low-tide/drawing.ts') : null
  },
  transform: (code, id) => {
    const line = LINES.find(({ file }) => id === join(ROOT, file))
    return line ? patched(code, line.diff) : null
  },
})

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launch()
  site = await serve(await buildWith({ plugins: [withLowTide()], worker: { plugins: () => [withLowTide()] } }))
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

describe("the game of the authors' page", () => {
  it('is added by a line in the list of games and one in the list of drawings', () => {
    expect(LINES.map(({ file }) => file)).toEqual(['games/index.ts', 'web/games/drawings.ts'])
  })

  it('stands on the home page, and is played from its plate to its end against bots', async () => {
    const { page, context, complaints } = await openPage(browser, 'desktop')
    await prefer(page, { pace: 'instant' })
    await page.goto(site.url)
    await page.getByRole('heading', { name: 'Low Tide' }).waitFor()
    await page.locator('a[href="#/new/low-tide"]').first().click()
    await page.getByRole('button', { name: 'Begin the game' }).click()
    await waitForTurn(page)
    expect(await page.locator('.prompt strong').textContent()).toBe('Which card do you bid?')
    await playToTheEnd(page)
    expect(await page.locator('.modal.result .places li').count()).toBe(3)
    await page.goto(`${site.url}#/rules/low-tide`)
    await page.locator('article.rule', { hasText: 'All bid one card at once' }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})
