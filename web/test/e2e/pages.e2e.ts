import type { GameRecord } from '@deeptime/engine'
import { marine } from '@deeptime/marine'
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

const TABLE: GameRecord = {
  format: 'deep-time-record-1',
  game: marine.id,
  version: marine.version,
  seats: [{}, { bot: 'random' }, { bot: 'random' }, { bot: 'random' }],
  settings: { animals: 'assigned' },
  seed: 'an atlas',
  choices: [],
}

/** A few turns into a game, with pawns and species about. */
async function openTable(page: Page, turns = 5): Promise<void> {
  await importRecord(page, url, TABLE)
  await page.locator('.table .prompt').waitFor()
  for (let i = 0; i < turns; i++) {
    await waitForTurn(page)
    await answer(page, (n) => (i * 5 + 3) % n)
  }
  await waitForTurn(page)
  await page.mouse.move(0, 0)
}

const PAGES: readonly (readonly [name: string, hash: string])[] = [
  ['home', '#/'],
  ['new', '#/new/marine'],
  ['rules', '#/rules/marine'],
  ['learn', '#/learn/marine'],
  ['about', '#/about'],
  ['lost', '#/nowhere'],
]

describe.each<Size>(['desktop', 'tablet', 'phone'])('on a %s', (size) => {
  it.each(['paper', 'abyss'])('every page is accessible, silent and worth a look in the theme %s', async (theme) => {
    const { page, context, complaints } = await openPage(browser, size)
    await prefer(page, { theme, pace: 'instant' })
    // A theme changes the colours and a size the order of things: what holds for the widest in both holds in between.
    const asked = size === 'desktop' || (size === 'phone' && theme === 'paper')
    for (const [name, hash] of PAGES) {
      await page.goto(url + hash)
      await page.locator('main h1').waitFor()
      if (asked) await expectAccessible(page, name)
      await page.screenshot({ path: `${SCREENSHOTS}${name}-${size}-${theme}.png` })
    }
    await openTable(page)
    if (asked) await expectAccessible(page, 'table')
    await page.waitForTimeout(400)
    await page.screenshot({ path: `${SCREENSHOTS}table-${size}-${theme}.png` })
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('language and theme', () => {
  it('come from the browser, can be switched, and are remembered', async () => {
    const { page, context, complaints } = await openPage(browser, 'desktop', { locale: 'fr-FR', colorScheme: 'dark' })
    await page.goto(url)
    await page.getByText('Un atlas de la vie sur Terre').waitFor()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('abyss')
    await page.locator('.language-switch').selectOption('en')
    await page.getByRole('button', { name: 'Paper theme' }).click()
    await page.reload()
    await page.getByText('An atlas of life on Earth').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('paper')
    expect(complaints).toEqual([])
    await context.close()
  })

  it('change in the middle of a game', async () => {
    const { page, context, complaints } = await openPage(browser, 'desktop')
    await prefer(page, { pace: 'instant' })
    await openTable(page, 1)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitemradio', { name: 'Français' }).click()
    await page.getByRole('button', { name: /Annuler/ }).waitFor()
    await page.getByText('Depuis votre dernier tour').waitFor()
    expect(await page.locator('.story-turn .story-text').first().textContent()).not.toMatch(/\b(log|story)\./)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitemradio', { name: /Abysses/ }).click()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('abyss')
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('rules', () => {
  it('are found by a search, and by the address of one rule', async () => {
    const { page, context, complaints } = await openPage(browser, 'desktop')
    await page.goto(`${url}#/rules/marine`)
    const rules = page.locator('article.rule')
    await rules.first().waitFor()
    const all = await rules.count()
    await page.getByRole('searchbox').fill('vent')
    await page.waitForFunction((n) => document.querySelectorAll('article.rule').length < n, all)
    const id = (await rules.nth(1).locator('h3 a').textContent()) ?? ''
    await page.goto(`${url}#/about`)
    await page.goto(`${url}#/rules/marine/${encodeURIComponent(id)}`)
    await page.locator('article.rule.current', { hasText: id }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('offline', () => {
  it('the app opens, and a game goes on', async () => {
    const { page, context, complaints } = await openPage(browser, 'desktop')
    await prefer(page, { pace: 'instant' })
    await page.goto(url)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await openTable(page, 2)
    await context.setOffline(true)
    await page.reload()
    await waitForTurn(page)
    await answer(page, () => 0)
    await waitForTurn(page)
    await page.goto(`${url}#/rules/marine`)
    await page.locator('article.rule').first().waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})
