import { AxeBuilder } from '@axe-core/playwright'
import type { GameRecord } from '@deeptime/engine'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Anything that a person could click to answer: lit pieces, and buttons for what has no place. */
const ANSWERS = '[data-ref][data-lit], .prompt-buttons [data-option]'

/** Preferences as a person would have set them before. */
export async function prefer(page: Page, prefs: Record<string, string>): Promise<void> {
  await page.addInitScript((value) => {
    if (!localStorage.getItem('deep-time.prefs')) localStorage.setItem('deep-time.prefs', value)
  }, JSON.stringify(prefs))
}

/** Begins a game of Marine through the pages: Play, then Begin. */
export async function beginMarine(
  page: Page,
  url: string,
  options: { players?: number; short?: boolean; level?: string } = {},
): Promise<void> {
  await page.goto(url)
  await page.locator('a[href="#/new/marine"]').click()
  await page.getByRole('button', { name: 'Begin the game' }).waitFor()
  if (options.players) await page.getByRole('radio', { name: `${options.players} players` }).check({ force: true })
  if (options.short) await page.getByRole('radio', { name: 'Short' }).check({ force: true })
  if (options.level) {
    for (const seat of await page.locator('.seat-list select').all()) {
      if ((await seat.inputValue()) !== 'person') await seat.selectOption(options.level)
    }
  }
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await page.locator('.table .prompt').waitFor()
}

export const promptOf = (page: Page): Promise<string | null> => page.locator('.prompt strong').textContent()

/** How many choices have been made, as the timeline tells. */
export async function choicesOf(page: Page): Promise<number> {
  return Number(await page.locator('.slider-thumb').first().getAttribute('aria-valuemax')) || 0
}

/** Waits until the person is asked, or the game is over. */
export async function waitForTurn(page: Page): Promise<'asked' | 'over'> {
  await page.locator(`${ANSWERS}, .modal.result`).first().waitFor({ state: 'attached', timeout: 60_000 })
  return (await page.locator('.modal.result').count()) > 0 ? 'over' : 'asked'
}

/** Clicks one of the visible answers; if that place stands for several, one of those. Tells what it was. */
export async function answer(page: Page, pick: (n: number) => number): Promise<string> {
  await page.locator(ANSWERS).filter({ visible: true }).first().waitFor({ timeout: 5000 })
  const seen = await page.locator(ANSWERS).filter({ visible: true }).all()
  expect(seen.length, `no visible answer to "${await promptOf(page)}"`).toBeGreaterThan(0)
  const target = seen[pick(seen.length)]
  const name = (await target?.getAttribute('data-ref')) ?? (await target?.getAttribute('data-option')) ?? ''
  const before = await choicesOf(page)
  await target?.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }))
  const touch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  await (touch ? target?.tap({ force: true }) : target?.click({ force: true }))
  const several = page.locator('.note-options button')
  await Promise.race([
    several.first().waitFor({ timeout: 3000 }),
    page.waitForFunction((n) => Number(document.querySelector('.slider-thumb')?.getAttribute('aria-valuemax')) > n, before, {
      timeout: 3000,
    }),
  ]).catch(() => undefined)
  if ((await several.count()) > 0) await several.nth(pick(await several.count())).click()
  return name
}

/** Answers at random, but the same each time, until the game is over. Tells how many answers it took. */
export async function playToTheEnd(page: Page): Promise<number> {
  let seed = 7
  const pick = (n: number) => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    return (seed >> 8) % n
  }
  let made = 0
  while ((await waitForTurn(page)) === 'asked') {
    await answer(page, pick)
    made++
    if (made > 2000) throw new Error('The game does not end')
  }
  return made
}

/** Makes a table from a record through the import button. */
export async function importRecord(page: Page, url: string, record: GameRecord | string): Promise<void> {
  await page.goto(url)
  const body = typeof record === 'string' ? record : JSON.stringify(record)
  await page.locator('[data-import]').setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(body) })
}

/** No page may have a serious fault of accessibility. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${where}: ${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160))}`)).toEqual([])
}
