import type { Browser } from 'playwright-core'
import { openPage } from '../../web/test/e2e/page.ts'
import { median } from './figures.ts'

declare global {
  interface Window {
    interactiveAt?: number
  }
}

const VISITS = 5

interface Visit {
  readonly paint: number
  readonly interactive: number
}

/** A first visit with an empty cache: when something is painted, and when there is something to click. */
async function visit(browser: Browser, url: string): Promise<Visit> {
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
  // A paint is told of only once it is on screen.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const figures = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    interactive: window.interactiveAt ?? 0,
  }))
  await context.close()
  return figures
}

export async function measureVisits(browser: Browser, url: string) {
  const visits: Visit[] = []
  for (let i = 0; i < VISITS; i++) visits.push(await visit(browser, url))
  return {
    firstPaintMs: median(visits.map((v) => v.paint)),
    // Painted and clickable: whichever came later.
    firstInteractivePaintMs: median(visits.map((v) => Math.max(v.paint, v.interactive))),
  }
}
