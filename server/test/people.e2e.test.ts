import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Person, tableOfTwo } from './parts/people.ts'
import { freshStore, STORES, serverHere, type TestServer } from './parts/servers.ts'

interface Letter {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Where webhooks and push messages arrive. */
async function mailbox(): Promise<{ url: string; letters: Letter[]; server: Server }> {
  const letters: Letter[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (c) => chunks.push(c))
    request.on('end', () => {
      letters.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.statusCode = request.url === '/gone' ? 410 : 201
      response.end()
    })
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, letters, server }
}

describe.each(STORES)('people on %s', (kind) => {
  let server: TestServer
  let box: Awaited<ReturnType<typeof mailbox>>

  beforeAll(async () => {
    box = await mailbox()
    server = await serverHere({ ...(await freshStore(kind)), ALLOW_PRIVATE_WEBHOOKS: '1', NOTIFY_AFTER: '1' })
  })
  afterAll(async () => {
    box.server.close()
    await server.stop()
  })

  it('a guest plays at once, with a cookie that scripts cannot read', async () => {
    const response = await fetch(`${server.base}/api/guest`, {
      method: 'POST',
      headers: { origin: server.base, 'content-type': 'application/json' },
      body: '{"language":"fr"}',
    })
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^deeptime=[^;]+;.*HttpOnly; SameSite=Lax/)
    expect(await response.json()).toMatchObject({ language: 'fr', login: null, name: expect.stringMatching(/^\w+ \d\d$/) })
  })

  it('a cookie that somebody has touched is nobody’s', async () => {
    const ana = await Person.guest(server.base, 'Ana')
    const good = ana.cookie
    const [id, generation, signature] = good.replace('deeptime=', '').split('.') as [string, string, string]
    for (const bad of [
      `${id}.${Number(generation) + 1}.${signature}`,
      `${id}x.${generation}.${signature}`,
      `${id}.${generation}.`,
      'a.b.c.d',
      '',
    ]) {
      ana.cookie = `deeptime=${bad}`
      expect(await ana.me()).toBeNull()
    }
    ana.cookie = good
    expect((await ana.me()).name).toBe('Ana')
  })

  it('an account is kept with a passphrase, on any browser, and other browsers are signed out when it changes', async () => {
    const ana = await Person.guest(server.base, 'Ana')
    const { id } = await ana.me()
    const old = ana.at(server.base)
    expect((await ana.post('/api/me/passphrase', { login: 'Ana.K', passphrase: 'too short' })).body.code).toBe('bad-message')
    expect((await ana.post('/api/me/passphrase', { login: ' Ana.K ', passphrase: 'the sea is deep' })).status).toBe(200)
    expect(await old.me()).toBeNull()
    const elsewhere = new Person(server.base)
    expect((await elsewhere.post('/api/sign-in', { login: 'ana.k', passphrase: 'the sea is flat' })).body.code).toBe('wrong-passphrase')
    expect((await elsewhere.post('/api/sign-in', { login: 'nobody', passphrase: 'the sea is deep' })).body.code).toBe('wrong-passphrase')
    expect((await elsewhere.post('/api/sign-in', { login: 'ANA.k', passphrase: 'the sea is deep' })).status).toBe(200)
    expect((await elsewhere.me()).id).toBe(id)
    const ben = await Person.guest(server.base, 'Ben')
    expect((await ben.post('/api/me/passphrase', { login: 'ana.k', passphrase: 'another passphrase' })).body.code).toBe('name-taken')
    expect((await elsewhere.post('/api/me/passphrase', { login: 'ana.k', passphrase: 'a new passphrase' })).body.code).toBe(
      'wrong-passphrase',
    )
    expect(
      (await elsewhere.post('/api/me/passphrase', { login: 'ana.k', passphrase: 'a new passphrase', current: 'the sea is deep' })).status,
    ).toBe(200)
    expect(await ana.me()).toBeNull()
  })

  it('language, theme and name are kept', async () => {
    const ana = await Person.guest(server.base, 'Ana')
    await ana.ask('PATCH', '/api/me', { name: 'Anaïs', language: 'fr', theme: 'abyss' })
    expect(await ana.me()).toMatchObject({ name: 'Anaïs', language: 'fr', theme: 'abyss' })
    expect((await ana.ask('PATCH', '/api/me', { theme: 'neon' })).status).toBe(400)
  })

  it('a person who is away hears of their turn once: by webhook and by web push', async () => {
    const ana = await Person.guest(server.base, 'Ana')
    const ben = await Person.guest(server.base, 'Ben')
    await ben.ask('PATCH', '/api/me', { language: 'fr', webhook: `${box.url}/hook` })
    const browser = createECDH('prime256v1')
    const auth = randomBytes(16)
    const keys = { p256dh: browser.generateKeys('base64url'), auth: auth.toString('base64url') }
    expect((await ben.post('/api/me/push', { endpoint: `${box.url}/push`, keys })).body).toMatchObject({ push: 1 })
    expect((await ben.post('/api/me/push', { endpoint: `${box.url}/gone`, keys })).body).toMatchObject({ push: 2 })

    const table = await ana.newTable({ game: 'divers', seats: 2, title: 'Reef' })
    await ben.join(table)
    await ana.post(`/api/tables/${table.id}/start`)
    const place = ana.sit(table.id)
    await place.asked()
    await place.choose('done')
    await expect.poll(() => box.letters.filter((l) => l.path === '/hook').length, { timeout: 10_000 }).toBe(1)
    await expect.poll(() => box.letters.filter((l) => l.path === '/push').length).toBe(1)
    await new Promise((settle) => setTimeout(settle, 2500))
    const hooks = box.letters.filter((l) => l.path === '/hook')
    expect(hooks).toHaveLength(1)
    const hook = JSON.parse(hooks[0]?.body.toString() ?? '{}')
    expect(hook).toMatchObject({ table: table.id, kind: 'your-turn', game: 'divers' })
    expect(hook.content).toContain('c’est à vous de jouer (Reef)')

    const push = box.letters.find((l) => l.path === '/push') as Letter
    expect(push.headers.authorization).toMatch(/^vapid t=/)
    const text = ece.decrypt(push.body, { version: 'aes128gcm', privateKey: browser, authSecret: auth })
    expect(JSON.parse(text.toString())).toMatchObject({ kind: 'your-turn', table: table.id })
    expect((await ben.me()).push).toBe(1)
    ana.leave()
    box.letters.length = 0
  })

  it('pages of the same person hear of a turn at another table', async () => {
    const ana = await Person.guest(server.base, 'Ana')
    const ben = await Person.guest(server.base, 'Ben')
    const elsewhere = await tableOfTwo(ben, ana)
    const here = await tableOfTwo(ana, ben)
    elsewhere.places[1].unwatch()
    await elsewhere.places[0].asked()
    await here.places[0].asked()
    await elsewhere.places[0].choose('done')
    await expect.poll(() => ana.notices.some((n) => n.kind === 'your-turn' && n.table === elsewhere.id)).toBe(true)
    ana.leave()
    ben.leave()
  })
})

describe('who may be reached', () => {
  it('webhooks and push endpoints inside the operator’s network are refused', async () => {
    const box = await mailbox()
    const server = await serverHere({ ...(await freshStore('sqlite')), NOTIFY_AFTER: '0' })
    const ana = await Person.guest(server.base, 'Ana')
    for (const url of [
      box.url,
      'http://[::1]/',
      'http://169.254.169.254/latest',
      'http://[::ffff:10.0.0.1]/',
      'http://0x7f.1/',
      'ftp://example.org',
      'http://a:b@example.org/',
    ]) {
      expect((await ana.ask('PATCH', '/api/me', { webhook: url })).status, url).toBe(400)
    }
    // A name is looked up only when it is used: one that leads inside gets no request.
    const name = `http://localhost:${new URL(box.url).port}/inside`
    expect((await ana.ask('PATCH', '/api/me', { webhook: name })).status).toBe(200)
    const table = await ana.newTable({ game: 'divers', seats: 2, bots: [{ seat: 1, level: 'random' }] })
    await ana.post(`/api/tables/${table.id}/start`)
    await expect
      .poll(
        async () => (await (await fetch(`${server.base}/metrics`)).text()).includes('deeptime_notified_total{by="webhook",ok="no"} 1'),
        {
          timeout: 8000,
        },
      )
      .toBe(true)
    expect(box.letters).toHaveLength(0)
    await server.stop()
    box.server.close()
  })
})
