import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectAccessible } from './access.ts'
import { launch, openPage } from './browser.ts'
import { type Server, startServer } from './server.ts'

/** The next build of the app: its script has another address, and its service worker knows of another page. */
function nextBuild(built: string): string {
  const next = mkdtempSync(join(tmpdir(), 'deep-time-web-'))
  cpSync(built, next, { recursive: true })
  const change = (file: string, find: RegExp, put: string) => {
    const old = readFileSync(join(next, file), 'utf8')
    expect(old).toMatch(find)
    writeFileSync(join(next, file), old.replace(find, put))
    for (const packed of ['.br', '.gz']) rmSync(join(next, file + packed), { force: true })
  }
  change('index.html', /(<script type="module"[^>]* src="[^"]+\.js)"/, '$1?next"')
  change('sw.js', /(url:"index.html",revision:")\w+"/, '$1next"')
  return next
}

let server: Server
let browser: Browser
let next: string

beforeAll(async () => {
  next = nextBuild(inject('built'))
  server = await startServer(inject('built'))
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  rmSync(next, { recursive: true, force: true })
})

describe('a page that was open while the server got a new version', () => {
  it('says so in both languages, and reloads to the new version', async () => {
    const { page, context } = await openPage(browser, 'phone')
    await page.goto(`${server.url}#/online`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.getByRole('heading', { name: 'Play with friends' }).waitFor()
    expect(await page.getByText('A new version is here.').count()).toBe(0)

    await server.update(next)
    await page.getByText('A new version is here.').waitFor()
    await expectAccessible(page, 'lobby with a new version')
    await page.locator('.language-switch').selectOption('fr')
    await page.getByText('Une nouvelle version est là.').waitFor()

    const scriptOf = () => page.locator('script[type=module]').getAttribute('src')
    expect(await scriptOf()).not.toContain('?next')
    await page.getByRole('button', { name: 'Recharger' }).click()
    await page.waitForFunction(() => document.querySelector('script[type=module]')?.getAttribute('src')?.endsWith('?next'))
    await page.getByRole('heading', { name: 'Jouer entre amis' }).waitFor()
    expect(await page.getByText('Une nouvelle version est là.').count()).toBe(0)
    await context.close()
  })

  it('can put it off', async () => {
    await server.update(inject('built'))
    const { page, context } = await openPage(browser, 'desktop', { serviceWorkers: 'block' })
    await page.goto(`${server.url}#/online`)
    await page.getByRole('heading', { name: 'Play with friends' }).waitFor()
    await server.update(next)
    await page.getByRole('button', { name: 'Later' }).click()
    expect(await page.getByText('A new version is here.').count()).toBe(0)
    await page.reload()
    await page.getByRole('heading', { name: 'Play with friends' }).waitFor()
    expect(await page.locator('script[type=module]').getAttribute('src')).toContain('?next')
    await context.close()
  })
})
