import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openPage, type Size } from './browser.ts'
import { answer, canAnswer, prefer } from './robot.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const spoken = (page: Page) => page.locator('.coach').textContent()

/** Reads and plays a chapter to its end: only what the coach asks for is lit. */
async function finishChapter(page: Page): Promise<void> {
  await page.locator('.coach').waitFor()
  for (let steps = 0; steps < 400; steps++) {
    if ((await page.locator('[data-coach-done]').count()) > 0) return
    const next = page.locator('[data-coach-next]')
    if ((await next.count()) > 0) {
      // A note opens under a hand that rests; it closes when the hand leaves.
      await page.mouse.move(0, 0)
      await next.click()
    } else if (await canAnswer(page)) await answer(page, (n) => steps % n)
    else await page.waitForTimeout(50)
  }
  throw new Error(`The chapter does not end: ${await spoken(page)}`)
}

const GUIDED: readonly (readonly [game: string, size: Size])[] = [
  ['marine', 'desktop'],
  ['marine', 'phone'],
  ['megafauna-classic', 'desktop'],
]

describe.each(GUIDED)('the guided first game of %s, on a %s', (game, size) => {
  it('is finished chapter by chapter', async () => {
    const { page, context, complaints } = await openPage(browser, size)
    await prefer(page, { pace: 'instant' })
    await page.goto(`${url}#/learn/${game}`)
    await page.locator('.chapters a').first().waitFor()
    const chapters = await page.locator('.chapters a').count()
    await page.locator('.chapters a').first().click()
    for (let i = 0; i < chapters; i++) {
      await finishChapter(page)
      await page.locator('[data-coach-done]').click()
      // Until the next chapter stands there, the end of this one would be taken for its own.
      await page.locator('[data-coach-done]').waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Begin the game' }).waitFor()
    await page.goto(`${url}#/learn/${game}`)
    await page.locator('.chapters a').first().waitFor()
    expect(await page.locator('.chapters .done').count()).toBe(chapters)
    expect(complaints).toEqual([])
    await context.close()
  })
})
