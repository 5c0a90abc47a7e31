import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openPage } from './browser.ts'
import { answer, beginMarine, choicesOf, EVOLVE, importRecord, playToTheEnd, prefer, promptOf, SHORT_MARINE, waitForTurn } from './robot.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const first = () => 0

describe('a whole game of Marine, by clicking lit targets only', () => {
  it('on a desktop, begun in two clicks, against a bot that thinks', async () => {
    const { page, context, complaints } = await openPage(browser, 'desktop')
    await prefer(page, { pace: 'instant' })
    await beginMarine(page, url, { players: 2, short: true, level: 'easy' })
    expect(await playToTheEnd(page)).toBeGreaterThan(20)
    expect(await page.locator('.modal.result [data-standing]').count()).toBe(2)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('on a phone, by touch', async () => {
    const { page, context, complaints } = await openPage(browser, 'phone', { deviceScaleFactor: 1, reducedMotion: 'reduce' })
    await prefer(page, { pace: 'instant' })
    // A bot that wants points brings the end sooner than one that wanders.
    await importRecord(page, url, { ...SHORT_MARINE, seats: [{}, { bot: 'greedy' }] })
    await page.locator('.table .prompt').waitFor()
    expect(await playToTheEnd(page, { eager: EVOLVE })).toBeGreaterThan(20)
    expect(await page.locator('.modal.result [data-standing]').count()).toBe(2)
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('a table', () => {
  it('is undone, redone, reloaded in mid-turn, forked, exported and imported', async () => {
    const { page, context, complaints } = await openPage(browser, 'desktop')
    await prefer(page, { pace: 'instant' })
    await importRecord(page, url, SHORT_MARINE)
    await page.locator('.table .prompt').waitFor()
    for (let i = 0; i < 3; i++) {
      await waitForTurn(page)
      await answer(page, first)
    }
    await waitForTurn(page)

    // Undo: play on until there is something to take back.
    const undo = page.locator('.prompt .undo')
    for (let i = 0; i < 20 && (await undo.getAttribute('aria-disabled')) === 'true'; i++) {
      await answer(page, first)
      await waitForTurn(page)
    }
    const [choices, prompt] = [await choicesOf(page), await promptOf(page)]
    await undo.click()
    await page.waitForFunction((n) => Number(document.querySelector('.table')?.getAttribute('data-choices')) < n, choices)
    await page.locator('.prompt .redo').click()
    await page.waitForFunction((n) => Number(document.querySelector('.table')?.getAttribute('data-choices')) === n, choices)
    expect(await promptOf(page)).toBe(prompt)

    // Reload in mid-turn.
    await page.reload()
    await waitForTurn(page)
    expect([await choicesOf(page), await promptOf(page)]).toEqual([choices, prompt])

    // Export, and import in a browser that knows nothing.
    await page.getByRole('button', { name: 'Menu' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Export the record' }).click()])
    const text = await new Response(await streamOf(download)).text()
    const other = await openPage(browser, 'desktop')
    await importRecord(other.page, url, text)
    await waitForTurn(other.page)
    expect([await choicesOf(other.page), await promptOf(other.page)]).toEqual([choices, prompt])
    await other.context.close()

    // Fork from an earlier moment: a new table, and the old one untouched.
    const old = page.url()
    await page.locator('.slider-thumb').focus()
    await page.keyboard.press('Home')
    for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight')
    await page.locator('.prompt.past[data-at="2"]').waitFor()
    await page.getByRole('button', { name: 'Fork from here' }).click()
    await page.waitForFunction((address) => location.href !== address, old)
    await page.locator('.table .prompt').waitFor()
    await waitForTurn(page)
    expect(await choicesOf(page)).toBeLessThan(choices)
    await page.goto(old)
    await waitForTurn(page)
    expect(await choicesOf(page)).toBe(choices)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('hides the secrets of a hot seat until the device was handed over, and is handed over for nothing else', async () => {
    const { page, context, complaints } = await openPage(browser, 'tablet')
    await prefer(page, { pace: 'instant' })
    await importRecord(page, url, { ...SHORT_MARINE, seats: [{ name: 'Ada' }, { name: 'Ben' }] })
    // Animals are chosen in the open; traits are dealt to each in secret.
    const handOver = page.locator('.pass-device')
    for (let i = 0; i < 12 && (await handOver.count()) === 0; i++) {
      await waitForTurn(page)
      await answer(page, first)
      await page.locator('.pass-device, .table:has([data-lit]), .table:has([data-option])').first().waitFor()
    }
    expect(await handOver.count()).toBe(1)
    expect(await page.locator('.board svg').count()).toBe(0)
    await handOver.getByRole('button', { name: /^I am/ }).click()
    for (let i = 0; i < 12; i++) {
      await waitForTurn(page)
      await answer(page, first)
    }
    await waitForTurn(page)
    expect(await handOver.count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('is played by keyboard alone', async () => {
    const { page, context, complaints } = await openPage(browser, 'desktop')
    await prefer(page, { pace: 'instant' })
    await importRecord(page, url, SHORT_MARINE)
    await page.locator('.table .prompt').waitFor()
    for (let i = 0; i < 3; i++) {
      await waitForTurn(page)
      const before = await choicesOf(page)
      await page.locator('[data-ref][data-lit]').first().focus()
      // With Ctrl, arrows lead from piece to piece; alone they go through time.
      await page.keyboard.press('Control+ArrowRight')
      await page.keyboard.press('Control+ArrowLeft')
      expect(await page.locator('.prompt.past').count()).toBe(0)
      await page.locator('[data-ref][data-lit]').first().focus()
      await page.keyboard.press('Enter')
      if ((await page.locator('.note-options button').count()) > 0) await page.keyboard.press('Enter')
      await page.waitForFunction((n) => Number(document.querySelector('.table')?.getAttribute('data-choices')) > n, before)
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  it('has a drawer on a phone that leaves the board as much room as one likes', async () => {
    const { page, context, complaints } = await openPage(browser, 'phone', { reducedMotion: 'reduce' })
    await prefer(page, { pace: 'instant' })
    await importRecord(page, url, SHORT_MARINE)
    await waitForTurn(page)
    await page.getByRole('button', { name: 'Actions' }).click()
    const handle = page.locator('.drawer-handle')
    const grip = () => page.evaluate(() => document.querySelector('.drawer-handle')?.getBoundingClientRect().top ?? 0)
    const isBelow = (y: number) =>
      page.waitForFunction((least) => (document.querySelector('.drawer-handle')?.getBoundingClientRect().top ?? 0) > least, y)
    const room = () => page.evaluate(() => document.querySelector('.board')?.clientHeight ?? 0)
    const [first, little] = [await grip(), await room()]
    await page.mouse.move(195, first + 10)
    await page.mouse.down()
    await page.mouse.move(195, first + 50)
    await page.mouse.move(195, first + 90)
    await page.mouse.up()
    await isBelow(first + 60)
    expect(await room()).toBeGreaterThan(little + 60)
    await handle.focus()
    await page.keyboard.press('ArrowDown')
    await isBelow(first + 120)
    await page.touchscreen.tap(195, (await grip()) + 12)
    await handle.waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
    await context.close()
  })

  it('tells what is wrong with a record, and changes nothing', async () => {
    const { page, context, complaints } = await openPage(browser, 'desktop')
    await importRecord(page, url, 'not json')
    await page.getByText('This file is not a record of a game').waitFor()
    await importRecord(page, url, { ...SHORT_MARINE, version: '0.0.1' })
    await page.getByText('This game was played by rules 0.0.1').waitFor()
    await importRecord(page, url, { ...SHORT_MARINE, choices: ['0:animal:unicorn'] })
    await page.getByText('Choice 1 of this record is not legal').waitFor()
    await importRecord(page, url, { ...SHORT_MARINE, game: 'chess' })
    await page.getByText('a game that this app does not have yet').waitFor()
    await page.goto(`${url}#/table/nowhere`)
    await page.getByText('This browser keeps no such game').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

async function streamOf(download: { createReadStream(): Promise<NodeJS.ReadableStream> }): Promise<ReadableStream> {
  const { Readable } = await import('node:stream')
  return Readable.toWeb((await download.createReadStream()) as import('node:stream').Readable) as ReadableStream
}
