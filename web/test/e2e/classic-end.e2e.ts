import { manifest } from '@deeptime/megafauna-classic/manifest'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openPage, type Size } from './browser.ts'
import { importRecord, nearTheEnd, playToTheEnd, prefer } from './robot.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

describe('the end of a game of Megafauna Classic', () => {
  it.each<[number, Size]>([
    [2, 'phone'],
    [4, 'desktop'],
  ])('with %i seats, on a %s: everybody is placed, and the chart tells how it came', async (seats, size) => {
    const { page, context, complaints } = await openPage(browser, size, { deviceScaleFactor: 1 })
    await prefer(page, { pace: 'instant' })
    await importRecord(page, url, nearTheEnd('megafauna-classic', manifest.version, seats))
    await page.locator('.table .prompt').waitFor()
    await playToTheEnd(page)
    // Alone, one reads the score of the two-tuskers too.
    expect(await page.locator('.modal.result [data-standing]').count()).toBe(Math.max(2, seats))
    const totals = await page.locator('.modal.result [data-total]').allInnerTexts()
    const parts = await page
      .locator('.modal.result tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('.result-value i')].map((value) => Number(value.textContent?.replace('–', '0').replace('−', '-'))),
        ),
      )
    expect(totals.map(Number)).toEqual(totals.map((_, i) => parts.reduce((sum, row) => sum + (row[i] ?? 0), 0)))
    expect(await page.locator('.modal.result tbody .rule-link').count()).toBe(parts.length)
    expect(await page.locator('.chart polyline').count()).toBe(seats)
    expect(complaints).toEqual([])
    await context.close()
  })
})
