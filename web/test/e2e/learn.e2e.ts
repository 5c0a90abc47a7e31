import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openPage, type Size } from './browser.ts'
import { choicesOf, prefer } from './robot.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const spoken = (page: Page) => page.locator('.coach').textContent()

/** From what the coach points at to whatever else can be chosen. */
const HINTS = ['[data-lit][data-pointed]', '[data-pointed] [data-lit]', '.prompt-buttons [data-option]', '[data-ref][data-lit]']

/** Does what the coach asks for: first what it points at, then whatever it lets us choose. A refused choice changes nothing. */
async function follow(page: Page, tried: number): Promise<void> {
  const targets = []
  for (const hint of HINTS) targets.push(...(await page.locator(hint).filter({ visible: true }).all()))
  const before = await choicesOf(page)
  await targets[tried % Math.max(1, targets.length)]?.click({ force: true, timeout: 3000 }).catch(() => undefined)
  const several = page.locator('.note-options button')
  await page
    .waitForFunction(
      (n) => document.querySelector('.note-options button') ?? Number(document.querySelector('.table')?.getAttribute('data-choices')) > n,
      before,
      { polling: 40, timeout: 500 },
    )
    .catch(() => undefined)
  if ((await several.count()) > 0) await several.nth(tried % (await several.count())).click()
}

/** Reads and plays a chapter to its end. */
async function finishChapter(page: Page): Promise<void> {
  await page.locator('.coach').waitFor()
  let tried = 0
  for (let steps = 0; steps < 400; steps++) {
    if ((await page.locator('[data-coach-done]').count()) > 0) return
    const before = await page.locator('.coach progress').getAttribute('value')
    const next = page.locator('[data-coach-next]')
    if ((await next.count()) > 0) await next.click()
    else if (await page.locator('.coach-do', { hasText: 'Your move' }).isVisible()) await follow(page, tried)
    else await page.waitForTimeout(200)
    tried = (await page.locator('.coach progress').getAttribute('value')) === before ? tried + 1 : 0
  }
  throw new Error(`The chapter does not end: ${await spoken(page)}`)
}

describe.each<Size>(['desktop', 'phone'])('the guided first game, on a %s', (size) => {
  it('is finished chapter by chapter', async () => {
    const { page, context, complaints } = await openPage(browser, size)
    await prefer(page, { pace: 'instant' })
    await page.goto(`${url}#/learn/marine`)
    await page.locator('.chapters a').first().waitFor()
    const chapters = await page.locator('.chapters a').count()
    await page.locator('.chapters a').first().click()
    for (let i = 0; i < chapters; i++) {
      await finishChapter(page)
      await page.locator('[data-coach-done]').click()
    }
    await page.getByRole('button', { name: 'Begin the game' }).waitFor()
    await page.goto(`${url}#/learn/marine`)
    await page.locator('.chapters a').first().waitFor()
    expect(await page.locator('.chapters .done').count()).toBe(chapters)
    expect(complaints).toEqual([])
    await context.close()
  })
})
