/** Measures the app in a real browser and prints JSON: first interactive paint, size of the shell, from choice to screen. */

import { marine } from '@deeptime/marine'
import type { Browser, Page } from 'playwright-core'
import { buildSite, launch, openPage, serve } from '../test/e2e/browser.ts'
import { answer, importRecord, prefer, waitForTurn } from '../test/e2e/robot.ts'
import { shellSize } from './shell.ts'

const VISITS = 5
const CHOICES = 24

const median = (list: readonly number[]): number => Math.round([...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0)
const high = (list: readonly number[]): number => Math.round([...list].sort((a, b) => a - b)[Math.floor(list.length * 0.95)] ?? 0)

declare global {
  interface Window {
    interactiveAt?: number
    clickedAt: number | undefined
    latencies: number[]
  }
}

/** A first visit with an empty cache: when something is painted, and when there is something to click. */
async function visit(browser: Browser, url: string): Promise<{ paint: number; interactive: number }> {
  const { page, context } = await openPage(browser, 'desktop')
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('.plate a.button')) window.interactiveAt = performance.now()
      else requestAnimationFrame(look)
    }
    look()
  })
  await page.goto(url)
  await page.waitForFunction(() => window.interactiveAt !== undefined)
  const figures = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    interactive: window.interactiveAt ?? 0,
  }))
  await context.close()
  return figures
}

/** From the pointer's press to the frame that shows the choice. */
async function watchLatency(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.latencies = []
    addEventListener('pointerdown', () => (window.clickedAt = performance.now()), true)
    new MutationObserver((changes) => {
      const counted = changes.some((change) => (change.target as Element).matches('.table'))
      const clickedAt = window.clickedAt
      if (!counted || clickedAt === undefined) return
      window.clickedAt = undefined
      requestAnimationFrame(() => window.latencies.push(performance.now() - clickedAt))
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-choices'] })
  })
}

async function latencies(browser: Browser, url: string): Promise<readonly number[]> {
  const { page, context } = await openPage(browser, 'desktop')
  await prefer(page, { pace: 'instant' })
  await watchLatency(page)
  const seats = [{}, { bot: 'random' }, { bot: 'random' }, { bot: 'random' }]
  await importRecord(page, url, {
    format: 'deep-time-record-1',
    game: marine.id,
    version: marine.version,
    seats,
    settings: {},
    seed: 'bench',
    choices: [],
  })
  await page.locator('.table .prompt').waitFor()
  for (let i = 0; i < CHOICES; i++) {
    await waitForTurn(page)
    await answer(page, (n) => (i * 7) % n)
  }
  const list = await page.evaluate(() => window.latencies)
  await context.close()
  return list
}

const built = await buildSite()
const site = await serve(built)
const browser = await launch()
const visits = []
for (let i = 0; i < VISITS; i++) visits.push(await visit(browser, site.url))
const list = await latencies(browser, site.url)
await browser.close()
await site.close()
const result = {
  firstPaintMs: median(visits.map((v) => v.paint)),
  // Painted and clickable: whichever came later.
  firstInteractivePaintMs: median(visits.map((v) => Math.max(v.paint, v.interactive))),
  shellBytes: shellSize(built),
  choiceToScreenMs: { median: median(list), p95: high(list), samples: list.length },
}
process.stdout.write(`${JSON.stringify(result)}\n`)
