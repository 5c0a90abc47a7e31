import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openPage, type Size } from './browser.ts'
import { prefer } from './robot.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const spoken = (page: Page) => page.locator('.coach').textContent()

/** Does what the coach asks for: what it points at if it can be chosen, else whatever it lets us choose. */
async function follow(page: Page, tried: number): Promise<void> {
  const before = await spoken(page)
  const wanted = page.locator('[data-lit][data-pointed], .prompt-buttons [data-option]').filter({ visible: true })
  const any = page.locator('[data-ref][data-lit], .prompt-buttons [data-option]').filter({ visible: true })
  await any.first().waitFor({ timeout: 20_000 })
  const targets = [...(await wanted.all()), ...(await any.all())]
  await targets[tried % targets.length]?.click({ force: true })
  const several = page.locator('.note-options button')
  await page.waitForTimeout(150)
  if ((await several.count()) > 0) await several.nth(Math.floor(tried / targets.length) % (await several.count())).click()
  await page
    .waitForFunction((old) => document.querySelector('.coach')?.textContent !== old, before, { timeout: 1500 })
    .catch(() => undefined)
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
