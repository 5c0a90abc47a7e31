import { connect, createServer, type Socket } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectAccessible } from './access.ts'
import { launch, openPage } from './browser.ts'
import { choicesOf, EVOLVE, playToTheEnd } from './robot.ts'
import { type Server, startServer } from './server.ts'

/** A line to the server that can be cut. */
interface Line {
  readonly url: string
  cut(ms: number): Promise<void>
  close(): void
}

async function lineTo(port: number): Promise<Line> {
  const open = new Set<Socket>()
  let broken = false
  const server = createServer((near) => {
    if (broken) return void near.destroy()
    const far = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}/`,
    cut: async (ms) => {
      broken = true
      for (const socket of open) socket.destroy()
      await new Promise((settle) => setTimeout(settle, ms))
      broken = false
    },
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

let server: Server
let line: Line
let browsers: Browser[]

beforeAll(async () => {
  server = await startServer(inject('built'))
  line = await lineTo(server.port)
  browsers = await Promise.all([launch(), launch()])
})
afterAll(async () => {
  await Promise.all(browsers.map((b) => b.close()))
  line.close()
  await server.stop()
})

describe('two people in two browsers', () => {
  it('meet by a link, talk, and play a whole game of Marine with a bot; one reloads and loses the line on the way', async () => {
    const ana = await openPage(browsers[0] as Browser, 'desktop')
    const ben = await openPage(browsers[1] as Browser, 'desktop')
    await ana.page.goto(`${server.url}#/online/new`)
    await ana.page.getByRole('radio', { name: 'Short' }).check({ force: true })
    await ana.page.getByRole('radio', { name: '3 players' }).check({ force: true })
    await ana.page.getByLabel('Who plays seat 3').selectOption('easy')
    await expectAccessible(ana.page, 'new table')
    await ana.page.getByRole('button', { name: 'Open the table' }).click()
    const invite = new URL(await ana.page.getByLabel('Send this link to your friends').inputValue())
    await expectAccessible(ana.page, 'gathering')

    await ben.page.goto(line.url + invite.hash)
    await ben.page.getByRole('button', { name: 'Sit down here' }).click()
    await ben.page.getByLabel('Say something to the table').fill('Hello!')
    await ben.page.getByRole('button', { name: 'Send' }).click()
    await ana.page.getByText('Hello!').waitFor()
    await ana.page.getByRole('button', { name: 'Start the game' }).click()
    for (const { page } of [ana, ben]) await page.locator('.table .prompt').waitFor()

    const [a, b] = await Promise.all([
      playToTheEnd(ana.page, { seed: 3, eager: EVOLVE, meanwhile: {} }),
      playToTheEnd(ben.page, {
        seed: 5,
        eager: EVOLVE,
        meanwhile: { 4: () => ben.page.reload(), 8: () => line.cut(1500), 12: () => ben.page.reload() },
      }),
    ])
    expect(a).toBeGreaterThan(10)
    expect(b).toBeGreaterThan(10)
    // Both read the same places, points and parts; each is called "You" on their own screen, and there only.
    const read = ({ page }: typeof ana, part: string) => page.locator(`.modal.result .result-table ${part}`).allInnerTexts()
    for (const part of ['.place', '.result-value i', '[data-total]', '.player-name i'])
      expect(await read(ana, part), part).toEqual(await read(ben, part))
    const [hers, his] = [await read(ana, '.player-name b'), await read(ben, '.player-name b')]
    for (const names of [hers, his]) expect(names.filter((name) => name === 'You')).toHaveLength(1)
    expect(hers.indexOf('You')).not.toBe(his.indexOf('You'))
    expect(await choicesOf(ana.page)).toBe(await choicesOf(ben.page))
    expect(ana.complaints).toEqual([])
    // The line was cut on purpose, and the browser says so; nothing else may be wrong.
    expect(ben.complaints.filter((c) => !/WebSocket|ERR_|Failed to load resource/.test(c))).toEqual([])
    for (const { context } of [ana, ben]) await context.close()
  })

  it('the lobby and the account are accessible, in both languages', async () => {
    const { page, context, complaints } = await openPage(browsers[0] as Browser, 'phone')
    await page.goto(`${server.url}#/online`)
    await page.getByRole('heading', { name: 'Play with friends' }).waitFor()
    await expectAccessible(page, 'lobby')
    await page.locator('.language-switch').selectOption('fr')
    await page.getByRole('heading', { name: 'Jouer entre amis' }).waitFor()
    await page.locator('a[href="#/online/account"]').click()
    await page.getByLabel('Votre nom à table').fill('Anaïs')
    await page.getByRole('button', { name: 'Enregistrer' }).first().click()
    await expectAccessible(page, 'account')
    await page.locator('a.button[href="#/online"]').click()
    await page.getByText('Vous êtes Anaïs').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})
