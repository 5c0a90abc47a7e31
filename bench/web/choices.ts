import type { Browser, Page } from 'playwright-core'
import { openPage } from '../../web/test/e2e/page.ts'
import { answer, importRecord, prefer, waitForTurn } from '../../web/test/e2e/robot.ts'
import { median, quantile } from './figures.ts'
import type { MeasuredTable } from './tables.ts'

declare global {
  interface Window {
    releasedAt: number | undefined
    latencies: number[]
  }
}

const CHOICES = 30

/** From the release of the pointer, as the browser dates it, to the end of the frame that shows the choice. */
async function watchLatency(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.latencies = []
    addEventListener('pointerup', (event) => (window.releasedAt = event.timeStamp), true)
    const afterFrame = (work: () => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = work
        port2.postMessage(undefined)
      })
    new MutationObserver((changes) => {
      const counted = changes.some((change) => (change.target as Element).matches('.table'))
      const releasedAt = window.releasedAt
      if (!counted || releasedAt === undefined) return
      window.releasedAt = undefined
      afterFrame(() => window.latencies.push(performance.now() - releasedAt))
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-choices'] })
  })
}

/** Milliseconds that a hand rests on its aim, and that it presses. */
const REST = 150
const PRESS = 70

/** Clicks as hands do: what a press alone sets off is over when it is released, and is not counted. */
function giveHand({ mouse }: Page): void {
  const click = mouse.click.bind(mouse)
  mouse.click = async (x, y) => {
    await mouse.move(x, y)
    await new Promise((settle) => setTimeout(settle, REST))
    await click(x, y, { delay: PRESS })
  }
}

/** Answers at a table as a person would, and tells how long each choice took to be on screen. */
export async function measureChoices(browser: Browser, url: string, { record }: MeasuredTable) {
  const { page, context } = await openPage(browser, 'desktop')
  // At the pace that people begin with, no bot answers before the choice is on screen.
  await prefer(page, { pace: 'brisk' })
  await watchLatency(page)
  giveHand(page)
  await importRecord(page, url, record)
  await page.locator('.table .prompt').waitFor()
  for (let i = 0; i < CHOICES && (await waitForTurn(page)) === 'asked'; i++) await answer(page, (n) => (i * 7) % n)
  const list = await page.evaluate(() => window.latencies)
  await context.close()
  return { median: median(list), p95: quantile(list, 0.95), samples: list.length }
}
