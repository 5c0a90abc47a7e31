import { GAMES } from '@deeptime/games'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openPage, type Size } from './browser.ts'
import { answer, importRecord, nearTheEnd, playToTheEnd, prefer, waitForTurn } from './robot.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** The versions of the stored tables, the oldest table first. */
const storedVersions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((settle, fail) => {
        const opening = indexedDB.open('deep-time')
        opening.onerror = fail
        opening.onsuccess = () => {
          const getting = opening.result.transaction('tables').objectStore('tables').getAll()
          getting.onsuccess = () => {
            opening.result.close()
            const tables = getting.result as { created: number; record: { version: string } }[]
            settle(tables.sort((a, b) => a.created - b.created).map(({ record }) => record.version))
          }
        }
      }),
  )

/** What the service worker keeps of the shelf. */
const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await (await caches.open('shelf')).keys()).map((request) => new URL(request.url).pathname))

const SIZES: readonly Size[] = ['desktop', 'phone']

const SHELVED = GAMES.games.flatMap(({ id, shelf, version }) =>
  Object.keys(shelf).flatMap((older) => SIZES.map((size) => ({ id, older, size, version }))),
)

describe('a game that began by older rules', () => {
  it.each(SHELVED)('$id, version $older, is drawn and played to its end on a $size; its rematch follows the newest', async (of) => {
    const { page, context, complaints } = await openPage(browser, of.size, { deviceScaleFactor: 1 })
    await prefer(page, { pace: 'instant' })
    await importRecord(page, url, nearTheEnd(of.id, of.older, 2))
    await page.locator('.table .prompt').waitFor()
    await playToTheEnd(page)
    expect(await page.locator('.modal.result .places li').count()).toBe(2)
    await page.locator('.modal.result').getByRole('button', { name: 'Play again' }).click()
    await expect.poll(() => storedVersions(page)).toEqual([of.older, of.version])
    expect(complaints).toEqual([])
    await context.close()
  })

  it('goes on offline, after an update of the app too: what it needs is fetched before it is opened', async () => {
    const { page, context, complaints } = await openPage(browser, 'desktop')
    await prefer(page, { pace: 'instant' })
    await page.goto(url)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    expect(await kept(page)).toEqual([])
    await importRecord(page, url, nearTheEnd('marine', '1', 2))
    await waitForTurn(page)
    const table = page.url()
    await page.goto(`${url}#/about`)
    await page.evaluate(() => caches.delete('shelf'))
    await page.reload()
    await expect.poll(async () => (await kept(page)).filter((path) => path.startsWith('/assets/shelf/marine-1-')).length).toBe(3)
    await context.setOffline(true)
    await page.goto(table)
    await waitForTurn(page)
    await answer(page, () => 0)
    await waitForTurn(page)
    expect(complaints).toEqual([])
    await context.close()
  })
})
