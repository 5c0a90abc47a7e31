import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { main } from '../command.ts'
import { readConfig } from '../config.ts'
import { BadBackup, backup, restore } from '../db/backup.ts'
import { openStore } from '../db/open.ts'
import { Person, tableOfTwo } from './parts/people.ts'
import { freshStore, STORES, scratch, serverHere, serverProcess } from './parts/servers.ts'

const storeOf = async (env: Record<string, string>) => openStore(readConfig(env), () => undefined)

describe('operating the server', () => {
  it.each(STORES)('SIGTERM ends it politely on %s: pages come back by themselves and play on', async (kind) => {
    const env = { ...(await freshStore(kind)), PORT: String(20_000 + Math.floor(Math.random() * 10_000)) }
    const first = await serverProcess(env)
    const ana = await Person.guest(first.base, 'Ana')
    const ben = await Person.guest(first.base, 'Ben')
    const { places } = await tableOfTwo(ana, ben)
    await places[0].playOn(undefined, 1)
    expect(await first.stop()).toBe(0)
    const sent = Promise.all(places.map((p) => p.playOn()))
    const second = await serverProcess(env)
    const [a, b] = await sent
    expect(a?.view?.result).toEqual(b?.view?.result)
    ana.leave()
    ben.leave()
    expect(await second.stop()).toBe(0)
  })

  it.each([
    ['sqlite', 'postgres'],
    ['postgres', 'sqlite'],
  ] as const)('a backup of %s, taken while people play, is restored into %s, and the game goes on', async (from, to) => {
    const env = await freshStore(from)
    const server = await serverHere(env)
    const ana = await Person.guest(server.base, 'Ana')
    const ben = await Person.guest(server.base, 'Ben')
    const { id, places } = await tableOfTwo(ana, ben)
    await places[0].playOn(undefined, 1)
    const file = join(scratch(), 'backup.gz')
    const store = await storeOf(env)
    await backup(store, file)
    await expect(backup(store, file)).rejects.toThrow(/exist/)
    await store.close()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    ana.leave()
    ben.leave()
    await server.stop()

    const elsewhere = await freshStore(to)
    const empty = await storeOf(elsewhere)
    expect(await restore(empty, file)).toBeGreaterThan(8)
    await expect(restore(empty, file)).rejects.toThrow(BadBackup)
    await empty.close()
    const again = await serverHere(elsewhere)
    const pages = [ana, ben].map((p) => p.at(again.base).sit(id))
    const [a, b] = await Promise.all(pages.map((p) => p.playOn()))
    expect(a?.view?.result).toEqual(b?.view?.result)
    for (const page of pages) page.person.leave()
    await again.stop()
  })

  it('goes on serving, and still stops politely, when nobody reads its log any more', async () => {
    const server = await serverProcess({ ...(await freshStore('sqlite')), LOG_LEVEL: 'debug' })
    server.child.stdout?.destroy()
    expect((await fetch(`${server.base}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.base}/healthz`)).status).toBe(200)
    expect(await server.stop()).toBe(0)
  })

  it('a file that is no backup is refused, and nothing is restored', async () => {
    const store = await storeOf(await freshStore('sqlite'))
    const file = join(scratch(), 'not-a-backup')
    writeFileSync(file, 'hello')
    await expect(restore(store, file)).rejects.toThrow()
    expect(await store.db.selectFrom('account').selectAll().execute()).toEqual([])
    await store.close()
  })

  it('health and metrics are there for the operator, and only for the operator', async () => {
    const server = await serverHere({ ...(await freshStore('sqlite')), METRICS_TOKEN: 'a token of the operator' })
    const health = await fetch(`${server.base}/healthz`)
    expect([health.status, await health.json()]).toEqual([200, { ok: true }])
    expect((await fetch(`${server.base}/metrics`)).status).toBe(404)
    const metrics = await fetch(`${server.base}/metrics`, { headers: { authorization: 'Bearer a token of the operator' } })
    expect(await metrics.text()).toMatch(/deeptime_choices_total/)
    await server.stop()
  })

  it('every figure of the dashboard is measured', async () => {
    const server = await serverHere(await freshStore('sqlite'))
    const told = await (await fetch(`${server.base}/metrics`)).text()
    const board = readFileSync(join(import.meta.dirname, '../grafana.json'), 'utf8')
    const named = new Set(board.match(/\b(deeptime|process|nodejs)_\w+/g)?.map((name) => name.replace(/_bucket$/, '')))
    expect(named.size).toBeGreaterThan(15)
    expect([...named].filter((name) => !told.includes(`# TYPE ${name} `))).toEqual([])
    await server.stop()
  })

  it('tables, sweeps, waiting bots and the disk can be watched', async () => {
    const server = await serverHere(await freshStore('sqlite'))
    const figure = async (name: string) => {
      const text = await (await fetch(`${server.base}/metrics`)).text()
      return Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      )
    }
    const ana = await Person.guest(server.base, 'Ana')
    await ana.newTable({ game: 'divers', seats: 2 })
    expect(await figure('deeptime_tables{state="open"}')).toBe(1)
    expect(await figure('deeptime_tables{state="playing"}')).toBe(0)
    expect(await figure('deeptime_disk_free_bytes')).toBeGreaterThan(0)
    expect(await figure('deeptime_bot_questions_waiting')).toBe(0)
    await expect.poll(() => figure('deeptime_sweep_lag_seconds'), { timeout: 10_000 }).toBeLessThan(1)
    expect(await figure('deeptime_failed_writes_total')).toBe(0)
    ana.leave()
    await server.stop()
  })

  it('without a token, a proxy on the same machine does not open the metrics to the world', async () => {
    const server = await serverHere(await freshStore('sqlite'))
    expect((await fetch(`${server.base}/metrics`)).status).toBe(200)
    expect((await fetch(`${server.base}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404)
    await server.stop()
  })

  it('the web app is served with a strict content policy, compressed, and every path leads to it', async () => {
    const web = scratch()
    mkdirSync(join(web, 'assets'))
    writeFileSync(join(web, 'index.html'), '<!doctype html><head><title>Deep Time</title></head>')
    writeFileSync(join(web, 'assets/app-1234.js'), 'console.log(1)\n'.repeat(500))
    const server = await serverHere({ ...(await freshStore('sqlite')), WEB_ROOT: web })
    const page = await fetch(`${server.base}/online/table/abc`)
    const html = await page.text()
    expect(html).toContain('Deep Time')
    const policy = page.headers.get('content-security-policy') ?? ''
    const nonce = /name="style-nonce" content="([\w-]{22})"/.exec(html)?.[1]
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
    for (const same of ['/', '/index.html']) expect(await (await fetch(server.base + same)).text()).toContain('Deep Time')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    for (const [header, value] of [
      ['x-content-type-options', 'nosniff'],
      ['x-frame-options', 'SAMEORIGIN'],
      ['referrer-policy', 'same-origin'],
    ] as const) {
      expect(page.headers.get(header)).toBe(value)
    }
    const script = await fetch(`${server.base}/assets/app-1234.js`, { headers: { 'accept-encoding': 'br' } })
    expect(script.headers.get('content-encoding')).toBe('br')
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect(await script.text()).toBe(readFileSync(join(web, 'assets/app-1234.js'), 'utf8'))
    expect((await fetch(`${server.base}/assets/gone.js`)).status).toBe(404)
    expect((await fetch(`${server.base}/api/nothing`)).status).toBe(404)
    await server.stop()
  })

  it('behind a proxy, the public address counts as ours and the cookie is secure', async () => {
    const server = await serverHere({ ...(await freshStore('sqlite')), PUBLIC_URL: 'https://play.example', TRUST_PROXY: '127.0.0.1' })
    const post = (origin: string) =>
      fetch(`${server.base}/api/guest`, { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: '{}' })
    expect((await post(server.base)).status).toBe(403)
    const answer = await post('https://play.example')
    expect(answer.headers.get('set-cookie')).toContain('Secure')
    expect(answer.headers.get('strict-transport-security')).toContain('max-age')
    await server.stop()
  })

  it('a configuration that does not hold is explained in full, and nothing starts', async () => {
    const said: string[] = []
    const write = process.stderr.write
    process.stderr.write = ((text: string) => said.push(text)) as never
    const code = await main(['serve'], { PORT: 'eighty', SESSION_SECRET: 'short', DATABASE_URL: 'mysql://x' })
    process.stderr.write = write
    expect(code).toBe(1)
    for (const name of ['PORT', 'SESSION_SECRET', 'DATABASE_URL']) expect(said.join('')).toContain(name)
  })

  it('a table of 500 choices opens from its snapshot, and a snapshot that an undo went behind does no harm', async () => {
    const env = await freshStore('sqlite')
    const server = await serverHere(env)
    const ana = await Person.guest(server.base, 'Ana')
    const ben = await Person.guest(server.base, 'Ben')
    const { id, places } = await tableOfTwo(ana, ben, { settings: { length: 'long' } })
    await Promise.all(
      places.map((p) =>
        p.playOn(
          (ids) => ids.find((o) => o === 'shell') ?? (ids.at(-1) as string),
          (t) => (t.view?.choices ?? 0) >= 260,
        ),
      ),
    )
    const to = (places[0].table?.view?.choices ?? 0) - 200
    await ana.live.askUndo(id, to)
    const { undo } = await places[1].until((t) => t.undo !== null)
    await ben.live.answerUndo(id, undo?.request ?? 0, true)
    const undone = await places[0].until((t) => t.view?.choices === to)
    ana.leave()
    ben.leave()
    await server.stop()
    const store = await storeOf(env)
    expect(await store.db.selectFrom('snapshot').selectAll().execute()).toHaveLength(1)
    await store.close()
    const again = await serverHere(env)
    const page = await ana
      .at(again.base)
      .sit(id)
      .until((t) => t.view !== null)
    expect(page.view?.game).toEqual(undone.view?.game)
    expect(page.log).toEqual(undone.log)
    await again.stop()
  })
})
