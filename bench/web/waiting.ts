import type { GameRecord } from '@deeptime/engine'
import type { Browser } from 'playwright-core'
import { openPage } from '../../web/test/e2e/page.ts'
import { answer, choicesOf, importRecord, prefer, waitForTurn } from '../../web/test/e2e/robot.ts'
import { median, quantile } from './figures.ts'

const ANSWERS = 40

/** From a person's choice, once it is shown, until they are asked again: only where bots moved in between, at the pace that people begin with. */
export async function measureWaiting(browser: Browser, url: string, record: GameRecord) {
  const { page, context } = await openPage(browser, 'laptop')
  await prefer(page, { pace: 'brisk' })
  await importRecord(page, url, record)
  await page.locator('.table .prompt').waitFor()
  const waits: number[] = []
  for (let i = 0; i < ANSWERS && (await waitForTurn(page)) === 'asked'; i++) {
    const before = await choicesOf(page)
    await answer(page, (n) => (i * 7) % n)
    const chosen = performance.now()
    if ((await waitForTurn(page)) === 'asked' && (await choicesOf(page)) > before + 1) waits.push(performance.now() - chosen)
  }
  await context.close()
  return { median: median(waits), p90: quantile(waits, 0.9), samples: waits.length }
}
