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

/** A position from which a newborn's settling sets off a whole phase of events: the third lesson's. */
const BEFORE_THE_COLLISION: GameRecord = {
  ...table(1, { rules: 'achterbahn', cratons: 'historic', colours: ['orange', 'white'] }),
  seed: 'climate-21',
  choices: [
    '1:populate:white-archetype',
    '1:populate:white-archetype',
    '0:populate:orange-archetype',
    '0:populate:orange-archetype',
    '1:space:gondwana-6/herbivore',
    '1:space:gondwana-1/herbivore',
    '0:space:laurentia-3/herbivore',
  ],
}

describe.each<Size>(['laptop', 'tablet', 'phone'])('events on a %s', (size) => {
  it('unfold one by one, can be held, and show how it was before', async () => {
    const { page, context, complaints } = await openPage(browser, size)
    await prefer(page, { theme: 'abyss', pace: 'brisk' })
    await importRecord(page, url, BEFORE_THE_COLLISION)
    await waitForTurn(page)
    await answer(page, () => 0, '[data-ref="space:laurentia-4/herbivore"]')
    const bar = page.locator('.mf-beats')
    await page.locator('[data-beat="event.collision"]').waitFor()
    await page.locator('[data-beats="before"]').click()
    expect(await page.locator('.mf-was').count()).toBeGreaterThan(0)
    await expectAccessible(page, 'events')
    await page.screenshot({ path: `${SCREENSHOTS}megafauna-events-${size}.png` })
    await page.locator('[data-beats="end"]').click()
    expect(await bar.getAttribute('data-beats')).toBe('again')
    expect(complaints).toEqual([])
    await context.close()
  })
})
