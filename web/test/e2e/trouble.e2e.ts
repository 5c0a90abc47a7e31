import { readFile } from 'node:fs/promises'
import type { GameRecord } from '@deeptime/engine'
import { marine } from '@deeptime/marine'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openPage } from './browser.ts'
import { answer, choicesOf, importRecord, prefer, promptOf, SHORT_MARINE, waitForTurn } from './robot.ts'

const url = inject('url')
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const first = () => 0

const open = (more: BrowserContextOptions = {}) => openPage(browser, 'desktop', more)

/** Without a service worker: what the tests break must not come from a cache. */
const uncached = { serviceWorkers: 'block' } as const

const hostOf = (page: Page) => page.workers().find((worker) => worker.url().includes('table.worker'))

async function sitDown(page: Page, answers: number): Promise<void> {
  await prefer(page, { pace: 'instant' })
  await importRecord(page, url, SHORT_MARINE)
  for (let i = 0; i < answers; i++) {
    await waitForTurn(page)
    await answer(page, first)
  }
  await waitForTurn(page)
}

const told = (page: Page, text: string) => page.getByRole('dialog').getByText(text).waitFor()

/** How a table stands: told by what is on screen. */
const standing = async (page: Page) => [await choicesOf(page), await promptOf(page)]

async function downloaded(page: Page, click: () => Promise<void>): Promise<GameRecord> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return JSON.parse(await readFile(await download.path(), 'utf8')) as GameRecord
}

/** Serves a script with something put before it, or instead of it. */
async function meddle(context: BrowserContext, script: string, change: (body: string) => string): Promise<void> {
  await context.route(`**/assets/${script}-*.js`, async (route) => {
    const body = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/javascript', body: change(body) })
  })
}

const button = (page: Page, name: string) => page.getByRole('button', { name })

describe('a worker that breaks down', () => {
  it('in mid-game is told, and the table opens again where it was', async () => {
    const { page, context } = await open()
    await sitDown(page, 3)
    const before = await standing(page)
    await hostOf(page)?.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('out of order')
        }),
    )
    await told(page, 'The table stopped working')
    await button(page, 'Open the table again').click()
    await waitForTurn(page)
    expect(await standing(page)).toEqual(before)
    await answer(page, first)
    await context.close()
  })

  it('without a word, killed by the system, is missed at the next choice', async () => {
    const { page, context } = await open({ locale: 'fr-FR' })
    await sitDown(page, 2)
    const before = await standing(page)
    await hostOf(page)?.evaluate(() => self.close())
    await page.locator('[data-ref][data-lit]').first().click({ force: true })
    await told(page, 'La table s’est arrêtée')
    await button(page, 'Rouvrir la table').click()
    await waitForTurn(page)
    expect(await standing(page)).toEqual(before)
    await context.close()
  })

  it('as a bot is told, and the bot thinks again', async () => {
    const { page, context } = await open(uncached)
    await meddle(context, 'bot.worker', () => 'throw new Error("no thoughts")')
    await prefer(page, { pace: 'instant' })
    await importRecord(page, url, { ...SHORT_MARINE, seats: [{ bot: 'random' }, {}] })
    await told(page, 'A bot stopped thinking')
    await context.unroute('**/assets/bot.worker-*.js')
    await button(page, 'Let it think again').click()
    await waitForTurn(page)
    expect(await choicesOf(page)).toBeGreaterThan(0)
    await context.close()
  })
})

/** Lets whatever is stored take its time, as on a slow disk. */
const slowDown = (page: Page) =>
  hostOf(page)?.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
      for (let i = 0; i < 400; i++) this.getAll()
      return put.apply(this, args)
    }
  })

/** Crashes a tab at the very moment at which it shows another choice. Tells how many it showed. */
async function crashAfterChoice(page: Page): Promise<number> {
  const before = await choicesOf(page)
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  const shows = page.waitForFunction((n) => Number(document.querySelector('.table')?.getAttribute('data-choices')) > n, before)
  // Neither the answer nor the crash is told by a tab that is gone.
  void answer(page, first).catch(() => undefined)
  await shows
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  return before + 1
}

describe('a tab that crashes', () => {
  it.each(['a quick disk', 'a slow disk'])('right after a choice has lost nothing, on %s', async (disk) => {
    const { page, context } = await open()
    await sitDown(page, 1)
    let tab = page
    for (let times = 0; times < 3; times++) {
      if (disk === 'a slow disk') await slowDown(tab)
      const shown = await crashAfterChoice(tab)
      const address = tab.url()
      await tab.close()
      tab = await context.newPage()
      await tab.goto(address)
      await waitForTurn(tab)
      expect(await choicesOf(tab)).toBeGreaterThanOrEqual(shown)
    }
    await context.close()
  })
})

/** Put before a script: its database opens late. */
const SLOW_DISK = `const { addEventListener } = EventTarget.prototype
IDBOpenDBRequest.prototype.addEventListener = function (type, listener, ...more) {
  const late = (event) => setTimeout(listener, 600, event)
  addEventListener.call(this, type, type === 'success' ? late : listener, ...more)
}
`

describe('storage', () => {
  it('that is full is told once; the game goes on, and is stored as soon as there is room', async () => {
    const { page, context } = await open(uncached)
    await sitDown(page, 2)
    await hostOf(page)?.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('No room', 'QuotaExceededError')
      }
    })
    await answer(page, first)
    await told(page, 'The browser’s storage is full')
    const exported = await downloaded(page, () => button(page, 'Export the record').click())
    expect(exported.choices.length).toBeGreaterThan(2)
    await button(page, 'Close').click()
    await waitForTurn(page)
    await answer(page, first)
    await waitForTurn(page)
    await button(page, 'Not stored: export').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)

    // Another page, and back: what was not stored is still there, and finds room now, on however slow a disk.
    await meddle(context, 'table.worker', (body) => SLOW_DISK + body)
    const before = await standing(page)
    const table = page.url()
    await page.goto(`${url}#/about`)
    await page.goto(table)
    await waitForTurn(page)
    expect(await standing(page)).toEqual(before)
    expect(await button(page, 'Not stored: export').count()).toBe(0)
    await page.reload()
    await waitForTurn(page)
    expect(await standing(page)).toEqual(before)
    await context.close()
  })

  it('that is forbidden is told at once, and a game lasts as long as the page', async () => {
    const { page, context } = await open({ ...uncached, locale: 'fr-FR' })
    const forbid = 'Object.defineProperty(self, "indexedDB", { get() { throw new DOMException("no", "SecurityError") } });'
    await page.addInitScript(forbid)
    await meddle(context, 'table.worker', (body) => `${forbid}\n${body}`)
    await prefer(page, { pace: 'instant' })
    await page.goto(url)
    await page.getByText('Ce navigateur ne nous laisse rien garder').waitFor()
    await page.locator('a[href="#/new/marine"]').click()
    await button(page, 'Commencer la partie').click()
    await told(page, 'Ce navigateur ne nous laisse rien garder')
    await button(page, 'Fermer').click()
    await waitForTurn(page)
    await answer(page, first)
    await waitForTurn(page)
    const before = await standing(page)
    await page.goto(`${url}#/`)
    await page.locator('.continue a').first().click()
    await told(page, 'Ce navigateur ne nous laisse rien garder')
    await button(page, 'Fermer').click()
    await waitForTurn(page)
    expect(await standing(page)).toEqual(before)
    await context.close()
  })

  it('keeps a table of rules that nobody has as it is, and hands its record out', async () => {
    const { page, context, complaints } = await open()
    await sitDown(page, 2)
    const id = page.url().split('/').at(-1) ?? ''
    await page.goto(`${url}#/about`)
    await change(page, id, '0.0.1')
    await page.goto(`${url}#/table/${id}`)
    await told(page, 'This game was played by rules 0.0.1')
    const record = await downloaded(page, () => button(page, 'Export the record').click())
    expect(record.version).toBe('0.0.1')
    await page.goto(`${url}#/about`)
    await change(page, id, marine.version)
    await page.goto(`${url}#/table/${id}`)
    await waitForTurn(page)
    expect(await choicesOf(page)).toBe(record.choices.length)
    expect(complaints).toEqual([])
    await context.close()
  })
})

/** Writes another version into a stored table, as an app that has come from elsewhere would have done. */
async function change(page: Page, id: string, version: string): Promise<void> {
  await page.evaluate(
    ([key, rules]) =>
      new Promise<void>((settle, fail) => {
        const opening = indexedDB.open('deep-time')
        opening.onerror = fail
        opening.onsuccess = () => {
          const work = opening.result.transaction('tables', 'readwrite')
          const tables = work.objectStore('tables')
          const getting = tables.get(key)
          getting.onsuccess = () => tables.put({ ...getting.result, record: { ...getting.result.record, version: rules } })
          work.oncomplete = () => {
            opening.result.close()
            settle()
          }
        }
      }),
    [id, version] as const,
  )
}

describe('an old browser', () => {
  it.each([
    ['structuredClone', 'en-GB', 'Your browser is too old for Deep Time'],
    ['BigInt', 'fr-FR', 'Votre navigateur est trop ancien pour Deep Time'],
    ['Worker', 'en-GB', 'Your browser is too old for Deep Time'],
  ])('without %s is told so, in its language (%s)', async (missing, locale, text) => {
    const { page, context, complaints } = await open({ locale })
    await page.addInitScript((name) => void Reflect.deleteProperty(window, name), missing)
    await page.goto(url)
    await page.getByRole('alert').getByText(text).waitFor()
    expect(await page.locator('.shell').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('two tabs on one table', () => {
  it('play it one at a time, and no choice is lost or made twice', async () => {
    const { page: one, context, complaints } = await open()
    await sitDown(one, 2)
    const two = await context.newPage()
    await two.goto(one.url())
    await told(two, 'This game is open in another tab')
    await answer(one, first)
    await waitForTurn(one)
    const before = await standing(one)

    await button(two, 'Play here').click()
    await waitForTurn(two)
    expect(await standing(two)).toEqual(before)
    await told(one, 'This game is open in another tab')
    await answer(two, first)
    await waitForTurn(two)
    const after = await standing(two)

    await button(one, 'Play here').click()
    await waitForTurn(one)
    expect(await standing(one)).toEqual(after)
    await told(two, 'This game is open in another tab')

    // A tab that is closed leaves the table to the other.
    await one.close()
    await button(two, 'Play here').click()
    await waitForTurn(two)
    expect(await standing(two)).toEqual(after)
    expect(complaints).toEqual([])
    await context.close()
  })
})
