import { type Game, type GameRecord, makeRng, ProblemError, Session, seedRng } from '@deeptime/engine'
import { marine } from '@deeptime/marine'
import { megafaunaClassic } from '@deeptime/megafauna-classic'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openPage, type Size } from './browser.ts'
import { importRecord, prefer, waitForTurn } from './robot.ts'
import { drawn, sizeOf, smallTargets, smallText } from './sizes.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** A table in full swing: a good part of a game at random, up to a question to whoever looks. */
function inFullSwing(game: Game, choices: number): GameRecord {
  const started = Session.start(game, {
    seats: [{}, { bot: 'random' }, { bot: 'random' }],
    settings: {},
    seed: 'sizes',
  })
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  const rng = makeRng(seedRng('a walk'))
  for (let made = 0; ; made++) {
    const [ask] = session.pending()
    if (!ask || (made >= choices && ask.seat === 0)) return session.record()
    session.choose(ask.seat, ask.options[rng.int(ask.options.length)]?.id ?? '')
  }
}

const TABLES = {
  Marine: inFullSwing(marine as Game, 90),
  'Megafauna Classic': inFullSwing(megafaunaClassic as Game, 60),
}
const GAMES = Object.keys(TABLES) as (keyof typeof TABLES)[]

async function sitDown(size: Size, game: keyof typeof TABLES, prefs: Record<string, string> = {}) {
  const opened = await openPage(browser, size, { reducedMotion: 'reduce' })
  await prefer(opened.page, { pace: 'instant', ...prefs })
  await importRecord(opened.page, url, TABLES[game])
  await waitForTurn(opened.page)
  await opened.page.evaluate(() => document.fonts.ready)
  await drawn(opened.page)
  return opened
}

/** Opens one panel after the other, wherever it is folded. */
async function eachPanel(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await look('table')
  const tabs = page.locator('[data-tab], .dock-foot button')
  for (let i = 0; i < (await tabs.count()); i++) {
    const name = (await tabs.nth(i).textContent()) ?? ''
    await tabs.nth(i).click()
    await drawn(page)
    await look(name)
  }
}

const SIZES: readonly Size[] = ['laptop', 'desktop', 'tablet', 'phone']

describe.each(SIZES)('on a %s', (size) => {
  const least = size === 'phone' ? 12 : 11

  it.each(GAMES.flatMap((game) => ['en', 'fr'].map((language) => [game, language] as const)))(
    'no text of %s is too small to be read (%s)',
    async (game, language) => {
      const { page, context } = await sitDown(size, game, { language })
      await eachPanel(page, async (name) => {
        expect(await smallText(page, least), name).toEqual([])
      })
      await context.close()
    },
  )
})

describe.each(GAMES)('%s on a phone', (game) => {
  it('has targets that a finger hits', async () => {
    const { page, context } = await sitDown('phone', game)
    await eachPanel(page, async (name) => {
      expect(await smallTargets(page), name).toEqual([])
    })
    await context.close()
  })
})

describe('the board is the hero', () => {
  it.each([
    ['laptop', 95],
    ['desktop', 95],
    ['tablet', 79],
    ['phone', 115],
  ] as const)('on a %s a hex of Marine is at least %i pixels wide', async (size, least) => {
    const { page, context } = await sitDown(size, 'Marine')
    const { width } = await sizeOf(page, '.mr-unknown > .mr-blank')
    // The outline leaves two units free on either side.
    expect((width * 60) / 58).toBeGreaterThanOrEqual(least - 0.5)
    await context.close()
  })

  it.each([
    ['laptop', 90, 70],
    ['desktop', 90, 70],
    ['tablet', 68, 53],
    ['phone', 90, 92],
  ] as const)('on a %s a habitat of Megafauna Classic is at least %i×%i pixels', async (size, broad, tall) => {
    const { page, context } = await sitDown(size, 'Megafauna Classic')
    const { width, height } = await sizeOf(page, '.mc-ground')
    expect(width).toBeGreaterThanOrEqual(broad - 0.5)
    expect(height).toBeGreaterThanOrEqual(tall - 0.5)
    await context.close()
  })

  it.each(GAMES)('in %s the prompt is one row, and folded docks give the board their room; both are remembered', async (game) => {
    const { page, context } = await sitDown('laptop', game)
    const head = await sizeOf(page, '.board-head')
    expect(head.height).toBe(54)
    const before = await sizeOf(page, '.board-area')
    await page.locator('[data-fold="right"]').click()
    await page.locator('.dock.right.folded').waitFor()
    const after = await sizeOf(page, '.board-area')
    expect(after.width - before.width).toBeGreaterThan(250)
    await page.reload()
    await page.locator('.dock.right.folded').waitFor()
    expect(await page.locator('.dock.left.folded').count()).toBe(0)
    await context.close()
  })
})
