import type { GameRecord } from '@deeptime/engine'
import { megafauna } from '@deeptime/megafauna'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectAccessible } from './access.ts'
import { launch, openPage, SCREENSHOTS, type Size } from './browser.ts'
import { answer, importRecord, prefer, waitForTurn } from './robot.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const table = (bots: number, settings: GameRecord['settings'] = {}): GameRecord => ({
  format: 'deep-time-record-1',
  game: megafauna.id,
  version: megafauna.version,
  seats: [{}, ...Array.from({ length: bots }, () => ({ bot: 'random' }))],
  settings,
  seed: 'a plate of beasts',
  choices: [],
})

async function sitDown(page: Page, record: GameRecord, theme = 'paper'): Promise<void> {
  await prefer(page, { theme, pace: 'instant' })
  await importRecord(page, url, record)
  await page.locator('.table .prompt').waitFor()
}

describe.each<Size>(['desktop', 'tablet', 'phone'])('the table on a %s', (size) => {
  it.each(['paper', 'abyss'])('is accessible, silent and worth a look in the theme %s', async (theme) => {
    const { page, context, complaints } = await openPage(browser, size)
    await sitDown(page, table(2), theme)
    for (let i = 0; i < 3; i++) {
      await waitForTurn(page)
      await answer(page, (n) => (i * 5 + 2) % n)
    }
    await waitForTurn(page)
    await page.mouse.move(0, 0)
    await expectAccessible(page, 'table')
    await page.screenshot({ path: `${SCREENSHOTS}megafauna-${size}-${theme}.png` })
    expect(complaints).toEqual([])
    await context.close()
  })
})
