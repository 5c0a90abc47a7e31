import { type Game, type GameRecord, makeRng, ProblemError, Session, seedRng } from '@deeptime/engine'
import { marine } from '@deeptime/marine'
import { megafaunaClassic } from '@deeptime/megafauna-classic'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectAccessible } from './access.ts'
import { launch, openPage, type Size } from './browser.ts'
import { choicesOf, importRecord, prefer, promptOf, waitForTurn } from './robot.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** A game played at random until the person is asked this, some way on. */
function reach(game: Game, kind: string, least: number, seed: string): GameRecord | undefined {
  const started = Session.start(game, { seats: [{}, { bot: 'random' }, { bot: 'random' }], settings: {}, seed })
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  const rng = makeRng(seedRng(seed))
  for (let ask = session.pending()[0]; ask; ask = session.pending()[0]) {
    if (ask.seat === 0 && ask.kind === kind && session.choices.length >= least) return session.record()
    const wanted = ask.seat === 0 ? ask.options.filter(({ id }) => id.includes(kind.split('.')[0] ?? '')) : []
    const options = wanted.length > 0 ? wanted : ask.options
    session.choose(ask.seat, options[rng.int(options.length)]?.id ?? '')
  }
  return undefined
}

function until(game: Game, kind: string, least = 60): GameRecord {
  for (let n = 0; n < 30; n++) {
    const found = reach(game, kind, least, `game ${n}`)
    if (found) return found
  }
  throw new Error(`Nobody is asked "${kind}"`)
}

async function sitDown(size: Size, record: GameRecord, prefs: Record<string, string> = {}) {
  const opened = await openPage(browser, size)
  await prefer(opened.page, { pace: 'instant', ...prefs })
  await importRecord(opened.page, url, record)
  await waitForTurn(opened.page)
  return opened
}

const focusedTarget = (page: Page) => page.evaluate(() => document.activeElement?.matches('[data-lit], .prompt-buttons button') === true)

const moreThan = (page: Page, n: number) =>
  page.waitForFunction((before) => Number(document.querySelector('.table')?.getAttribute('data-choices')) > before, n)

const GAMES = [
  { name: 'Marine', game: marine as Game, record: () => until(marine as Game, 'turn'), language: 'en' },
  { name: 'Megafauna Classic', game: megafaunaClassic as Game, record: () => until(megafaunaClassic as Game, 'action'), language: 'fr' },
]

describe.each(GAMES)('$name by keyboard', ({ record, language }) => {
  it('goes from target to target, chooses, and has the focus on the first target after each choice', async () => {
    const { page, context, complaints } = await sitDown('desktop', record(), { language })
    for (let i = 0; i < 4; i++) {
      await waitForTurn(page)
      const before = await choicesOf(page)
      await page.keyboard.press('n')
      expect(await focusedTarget(page)).toBe(true)
      await page.keyboard.press('n')
      await page.keyboard.press('p')
      await page.keyboard.press('Enter')
      if ((await page.locator('.note-options button').count()) > 0) await page.keyboard.press('1')
      await moreThan(page, before)
      await waitForTurn(page)
      await page.waitForFunction(() => document.activeElement?.matches('[data-lit], .prompt-buttons button'))
    }
    // The nth option, then back and on again.
    const [before, prompt] = [await choicesOf(page), await promptOf(page)]
    await page.keyboard.press('1')
    if ((await page.locator('.note-options button').count()) > 0) await page.keyboard.press('1')
    await moreThan(page, before)
    await waitForTurn(page)
    if ((await page.locator('.prompt .undo').getAttribute('aria-disabled')) === 'false') {
      const after = await choicesOf(page)
      await page.keyboard.press('u')
      await page.waitForFunction((n) => Number(document.querySelector('.table')?.getAttribute('data-choices')) <= n, before)
      expect(await promptOf(page)).toBe(prompt)
      await page.keyboard.press('Shift+U')
      await moreThan(page, before)
      expect(await choicesOf(page)).toBe(after)
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  it('reads the story, asks why, opens the sheet of keys and the chart, and closes what is open', async () => {
    const { page, context, complaints } = await sitDown('desktop', record(), { language })
    await page.keyboard.press('s')
    await page.waitForFunction(() => document.activeElement?.matches('.story-turn'))
    await page.keyboard.press('ArrowDown')
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-chapter'))
    await page.keyboard.press('ArrowUp')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-chapter'))).not.toBe(focused)
    await page.keyboard.press('?')
    const sheet = page.locator('.key-sheet')
    await sheet.waitFor()
    expect(await sheet.locator('kbd').count()).toBeGreaterThan(25)
    await expectAccessible(page, 'keys')
    // What is beneath a dialog hears no keys.
    const choices = await choicesOf(page)
    await page.keyboard.press('u')
    expect(await choicesOf(page)).toBe(choices)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.keyboard.press('c')
    await page.locator('.modal.wide').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('w')
    await page.locator('.story .explanation').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.explanation').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe.each(GAMES)('the past of $name', ({ game, record, language }) => {
  it.each<Size>(['desktop', 'tablet', 'phone'])('is shown everywhere, takes nothing back, and leads back to now, on a %s', async (size) => {
    const table = record()
    const { page, context, complaints } = await sitDown(size, table, { language })
    const totals = () => page.locator('.seat-total').allTextContents()
    const choices = await choicesOf(page)
    const now = await totals()
    await page.keyboard.press('ArrowLeft')
    await page.locator(`.prompt.past[data-at="${choices - 1}"]`).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.locator('.prompt:not(.past)').waitFor()
    for (let i = 0; i < 4; i++) {
      const at = await page.locator('.table').getAttribute('data-past')
      await page.keyboard.press('Shift+ArrowLeft')
      await page.waitForFunction((before) => document.querySelector('.table')?.getAttribute('data-past') !== before, at)
    }
    const past = await page.locator('.table').getAttribute('data-past')
    const then = Session.replay(game, table, Number(past))
    if (!then.ok) throw new ProblemError(then.problem)
    expect(await totals()).toEqual(then.value.view(0).scores.map(({ total }) => String(total)))
    expect(await page.locator('[data-lit], .prompt .undo, .prompt .hint').count()).toBe(0)
    for (const key of ['u', 'Control+z', 'h']) await page.keyboard.press(key)
    expect(await choicesOf(page)).toBe(choices)
    expect(await page.locator('.table').getAttribute('data-past')).toBe(past)
    await page.keyboard.press('End')
    await waitForTurn(page)
    expect([await totals(), await choicesOf(page)]).toEqual([now, choices])
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('an action of several choices', () => {
  it.each(['en', 'fr'])(
    'tells its running total, takes the most everywhere, and is taken back as one: Speciation (%s)',
    async (language) => {
      const { page, context, complaints } = await sitDown('desktop', until(marine as Game, 'speciation.disc'), { language })
      const before = await choicesOf(page)
      await page.keyboard.press('n')
      await page.keyboard.press('Enter')
      await page.locator('[data-most]').waitFor()
      await page.locator('.prompt-buttons [data-option]').nth(1).click()
      await page.locator('.prompt-total').waitFor()
      expect(await page.locator('.prompt-total').textContent()).toMatch(/^1 (new species|nouvelle espèce)/)
      await page.locator('.undo-whole').click()
      await page.waitForFunction((n) => Number(document.querySelector('.table')?.getAttribute('data-choices')) === n, before)
      // Once more, and the most on every tile around: no number is asked for any more.
      await page.keyboard.press('1')
      await page.locator('[data-most]').click()
      await page.locator('[data-most]').waitFor({ state: 'detached' })
      await waitForTurn(page)
      expect(await choicesOf(page)).toBeGreaterThan(before + 2)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  it('tells what an animal that is born inherits: Expand', async () => {
    const record = until(megafaunaClassic as Game, 'expand.inherit', 5)
    const { page, context, complaints } = await sitDown('desktop', record)
    expect(await page.locator('.prompt-total').textContent()).toMatch(/^[Yy]our \S/)
    const before = await choicesOf(page)
    await page.keyboard.press('1')
    await moreThan(page, before)
    await page.locator('.undo-whole').click()
    await page.waitForFunction((n) => Number(document.querySelector('.table')?.getAttribute('data-choices')) < n, before)
    expect(complaints).toEqual([])
    await context.close()
  })
})
