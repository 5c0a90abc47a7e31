import { type Game, type GameRecord, makeRng, ProblemError, Session, seedRng } from '@deeptime/engine'
import { megafaunaClassic } from '@deeptime/megafauna-classic'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectAccessible } from './access.ts'
import { launch, openPage, SCREENSHOTS, type Size } from './browser.ts'
import { answer, choicesOf, importRecord, openStory, prefer, waitForTurn } from './robot.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const TABLE: GameRecord = {
  format: 'deep-time-record-1',
  game: megafaunaClassic.id,
  version: megafaunaClassic.version,
  seats: [{}, { bot: 'easy' }],
  settings: {},
  seed: 'a hint of amber',
  choices: [],
}

async function sitDown(size: Size, record: GameRecord, prefs: Record<string, string> = {}) {
  const opened = await openPage(browser, size)
  await prefer(opened.page, { pace: 'instant', ...prefs })
  await importRecord(opened.page, url, record)
  await waitForTurn(opened.page)
  return opened
}

/** The panel, once the thought is there. */
async function explained(page: Page) {
  const panel = page.locator('.explanation')
  await panel.locator('.explanation-options > li').first().waitFor()
  return panel
}

/** Answers at random until a bot has moved. */
async function playUntilABotMoved(page: Page): Promise<void> {
  for (let i = 0; i < 30 && (await page.locator('.story [data-why]').count()) === 0; i++) {
    await answer(page, (n) => (i * 3) % n)
    await waitForTurn(page)
  }
  expect(await page.locator('.story-since [data-why]').count()).toBe(1)
}

const focused = (page: Page, selector: string) => page.evaluate((of) => document.activeElement?.closest(of) !== null, selector)

describe('a hint', () => {
  it('names the three best options with reasons, takes the focus, lights an option, and is played', async () => {
    const { page, context, complaints } = await sitDown('desktop', TABLE)
    await page.locator('.prompt .hint').focus()
    await page.keyboard.press('Enter')
    const panel = await explained(page)
    expect(await panel.locator('.explanation-options > li').count()).toBe(3)
    expect(await panel.locator('.reasons li').count()).toBeGreaterThan(0)
    expect(await panel.locator('.reason-points').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^[+−]\d+\.\d$/)]),
    )
    expect(await panel.getByRole('status').textContent()).toMatch(/^The best option: .+, expected lead [+−]?\d+\.\d\.$/)
    expect(await focused(page, '.explanation')).toBe(true)
    await expectAccessible(page, 'hint')
    await page.screenshot({ path: `${SCREENSHOTS}hint-desktop-paper.png` })

    // The first that has a place on the table is lit there, and played.
    for (const option of await panel.locator('.explanation-option').all()) {
      await option.click()
      if ((await page.locator('[data-pointed]').count()) > 0) break
    }
    const choices = await choicesOf(page)
    await panel.locator('[data-play]').click()
    await page.waitForFunction((n) => Number(document.querySelector('.table')?.getAttribute('data-choices')) > n, choices)
    await panel.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await context.close()
  })

  it('is not given in a guided game', async () => {
    const { page, context, complaints } = await openPage(browser, 'desktop')
    await page.goto(`${url}#/learn/marine`)
    await page.locator('.chapters a').first().click()
    await page.locator('.coach').waitFor()
    await page.locator('.prompt .undo').waitFor()
    expect(await page.locator('.prompt .hint').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('why this move?', () => {
  it('is answered for the last move of a bot, on a phone, in the language that one turns to', async () => {
    const { page, context, complaints } = await sitDown('phone', TABLE, { theme: 'abyss' })
    await playUntilABotMoved(page)
    await openStory(page)
    await page.locator('.story-since [data-why]').click()
    const panel = await explained(page)
    expect(await panel.locator('h2').textContent()).toBe('Why this move?')
    expect(await panel.locator('[data-made]').count()).toBe(1)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitemradio', { name: 'Français' }).click()
    await panel.getByRole('heading', { name: 'Pourquoi ce coup' }).waitFor()
    expect(await panel.locator('[data-rank]').textContent()).toMatch(/^(premier choix|choix n°) ?\d* ?sur \d+$/)
    await expectAccessible(page, 'why')
    await page.screenshot({ path: `${SCREENSHOTS}why-phone-abyss.png` })
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(await page.locator('[data-pointed]').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('is answered for anybody’s move once the game is over, with the rank of what was done', async () => {
    const { page, context, complaints } = await sitDown('tablet', finished())
    await page.getByRole('button', { name: 'Look at the board' }).click()
    await openStory(page)
    await page.locator('.slider-thumb').focus()
    await page.keyboard.press('Home')
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
    await page.locator('.prompt.past[data-at="3"]').waitFor()
    await page.locator('.prompt.past [data-why]').click()
    const panel = await explained(page)
    expect(await panel.locator('[data-rank]').textContent()).toMatch(/^(first|number \d+) of \d+ options$/)
    await page.screenshot({ path: `${SCREENSHOTS}why-tablet-paper.png` })
    await panel.getByRole('button', { name: 'The move before' }).click()
    await page.locator('.prompt.past[data-at="2"]').waitFor()
    expect(await focused(page, '.explanation')).toBe(true)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(await focused(page, '.prompt.past [data-why]')).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })
})

/** A whole game, played at random. */
function finished(): GameRecord {
  const started = Session.start(megafaunaClassic as Game, TABLE)
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  const rng = makeRng(seedRng('a walk'))
  for (let ask = session.pending()[0]; ask; ask = session.pending()[0]) {
    session.choose(ask.seat, ask.options[rng.int(ask.options.length)]?.id ?? '')
  }
  return session.record()
}
