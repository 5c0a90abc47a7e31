import type { GameRecord } from '@deeptime/engine'
import { megafaunaClassic } from '@deeptime/megafauna-classic'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectAccessible } from './access.ts'
import { launch, openPage, SCREENSHOTS, type Size } from './browser.ts'
import { answer, choicesOf, importRecord, playToTheEnd, prefer, waitForTurn } from './robot.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const table = (bots: number, more: Partial<GameRecord> = {}): GameRecord => ({
  format: 'deep-time-record-1',
  game: megafaunaClassic.id,
  version: megafaunaClassic.version,
  seats: [{}, ...Array.from({ length: bots }, () => ({ bot: 'random' }))],
  settings: {},
  seed: 'a plate of beasts',
  choices: [],
  ...more,
})

async function sitDown(page: Page, record: GameRecord, theme = 'paper'): Promise<void> {
  await prefer(page, { theme, pace: 'instant' })
  await importRecord(page, url, record)
  await page.locator('.table .prompt').waitFor()
}

describe('a whole game of Megafauna Classic, by clicking lit targets only', () => {
  it('alone against the two-tuskers, on a desktop', async () => {
    const { page, context, complaints } = await openPage(browser, 'desktop')
    await sitDown(page, table(0))
    expect(await playToTheEnd(page)).toBeGreaterThan(10)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('against two others, on a phone, by touch', async () => {
    const { page, context, complaints } = await openPage(browser, 'phone', { deviceScaleFactor: 1 })
    await sitDown(page, table(2))
    expect(await playToTheEnd(page)).toBeGreaterThan(10)
    expect(await page.locator('.modal.result [data-standing]').count()).toBe(3)
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe.each<Size>(['desktop', 'tablet', 'phone'])('the table on a %s', (size) => {
  it.each(['paper', 'abyss'])('is accessible, silent and worth a look in the theme %s', async (theme) => {
    const { page, context, complaints } = await openPage(browser, size)
    await sitDown(page, table(3), theme)
    for (let i = 0; i < 6; i++) {
      await waitForTurn(page)
      await answer(page, (n) => (i * 5 + 2) % n)
    }
    await waitForTurn(page)
    await page.mouse.move(0, 0)
    await expectAccessible(page, 'table')
    await page.screenshot({ path: `${SCREENSHOTS}classic-${size}-${theme}.png` })
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('an expert', () => {
  const SCRIPT = '**/assets/bot.worker-*.js'

  it('thinks in as many workers as there are cores to spare; if one of them breaks down that is told, and it thinks again', async () => {
    const { page, context } = await openPage(browser, 'desktop', { serviceWorkers: 'block' })
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }))
    let loaded = 0
    await context.route(SCRIPT, (route) =>
      ++loaded < 3 ? route.continue() : route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no thoughts")' }),
    )
    await sitDown(page, { ...table(1), seats: [{ bot: 'expert' }, {}] })
    await page.getByRole('dialog').getByText('A bot stopped thinking').waitFor()
    expect(await choicesOf(page)).toBe(0)
    // It was tried twice before anything was told.
    expect(loaded).toBe(6)
    await context.unroute(SCRIPT)
    await page.getByRole('button', { name: 'Let it think again' }).click()
    await waitForTurn(page)
    expect(page.workers().filter((worker) => worker.url().includes('bot.worker'))).toHaveLength(3)
    expect(await choicesOf(page)).toBeGreaterThan(0)
    await context.close()
  })
})

describe('the spotlight', () => {
  it('shows where an animal could live while it is pointed at, and a note says what could eat it', async () => {
    const { page, context, complaints } = await openPage(browser, 'desktop')
    await sitDown(page, table(1))
    await waitForTurn(page)
    await page.locator('[data-ref^="unit:species."]').first().hover()
    await page.locator('.note').waitFor()
    expect(await page.locator('[data-could]').count()).toBeGreaterThan(0)
    expect(await page.locator('.note').textContent()).toMatch(/Could feed in \d+ place/)
    await page.mouse.move(2, 2)
    await page.waitForFunction(() => document.querySelectorAll('[data-could]').length === 0)
    expect(complaints).toEqual([])
    await context.close()
  })
})
