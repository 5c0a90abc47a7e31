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

/** What the coach speaks of, or asks for, and covers; or what it points at and nothing shows. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const coach = document.querySelector('.coach')?.getBoundingClientRect()
    if (!coach) return ['the coach is gone']
    const things = [...document.querySelectorAll('[data-pointed], [data-lit]')].filter((thing) => thing.getClientRects().length > 0)
    const overlaps = things.filter((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect()
      return left < coach.right && right > coach.left && top < coach.bottom && bottom > coach.top && !thing.closest('.stage-svg')
    })
    // A board is cut where its stage ends: what lies beyond is not covered.
    const stage = document.querySelector('.stage')?.getBoundingClientRect()
    const cut = stage && stage.left < coach.right && stage.right > coach.left && stage.top < coach.bottom && stage.bottom > coach.top
    return [...overlaps.map((thing) => thing.getAttribute('data-ref') ?? ''), ...(cut ? ['the board'] : [])]
  })

/** Reads and plays a chapter to its end: only what the coach asks for is lit. Nothing that it says goes before it was read. */
async function finishChapter(page: Page): Promise<void> {
  await page.locator('.coach').waitFor()
  let told = ''
  for (let steps = 0; steps < 400; steps++) {
    expect(await covered(page), `while it says: ${await spoken(page)}`).toEqual([])
    if ((await page.locator('[data-coach-done]').count()) > 0) return
    const text = (await page.locator('.coach p').first().textContent()) ?? ''
    const next = page.locator('[data-coach-next]')
    // A text that nobody answered or turned over is still there.
    if (told !== '') expect(text).toBe(told)
    told = text
    if ((await next.count()) > 0) {
      told = ''
      // A note opens under a hand that rests; it closes when the hand leaves.
      await page.mouse.move(0, 0)
      await next.click()
    } else if (await canAnswer(page)) {
      told = ''
      await answer(page, (n) => steps % n)
    } else await page.waitForTimeout(50)
  }
  throw new Error(`The chapter does not end: ${await spoken(page)}`)
}

const GUIDED: readonly (readonly [game: string, size: Size])[] = [
  ['marine', 'desktop'],
  ['marine', 'phone'],
  ['marine', 'tablet'],
  ['megafauna-classic', 'laptop'],
  ['megafauna-classic', 'phone'],
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

describe('the coach', () => {
  it('goes back to what it said before, and on again', async () => {
    const { page, context, complaints } = await openPage(browser, 'laptop')
    await prefer(page, { pace: 'instant' })
    await page.goto(`${url}#/learn/marine/sea`)
    const text = page.locator('.coach p').first()
    const first = await text.textContent()
    await page.locator('[data-coach-next]').click()
    const second = await text.textContent()
    expect(second).not.toBe(first)
    await page.locator('[data-coach-back]').click()
    expect(await text.textContent()).toBe(first)
    expect(await page.locator('[data-coach-back]').count()).toBe(0)
    await page.locator('[data-coach-next]').click()
    expect(await text.textContent()).toBe(second)
    expect(complaints).toEqual([])
    await context.close()
  })
})
