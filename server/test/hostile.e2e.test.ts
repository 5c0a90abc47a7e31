import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { readConfig } from '../config.ts'
import { openStore, type Store } from '../db/open.ts'
import { PROTOCOL } from '../protocol.ts'
import { Nonsense } from './parts/nonsense.ts'
import { Person, type Place, tableOfTwo } from './parts/people.ts'
import { type Environment, freshStore, type ServerProcess, serverHere, serverProcess } from './parts/servers.ts'

const LIVE = 4000
const HTTP = 1500

describe('hostile input', () => {
  let env: Environment
  let server: ServerProcess
  let store: Store
  let ana: Person
  let ben: Person
  let eve: Person
  let id: string
  let places: [Place, Place]

  beforeAll(async () => {
    env = await freshStore('sqlite')
    server = await serverProcess(env)
    store = await openStore(readConfig(env), () => undefined)
    ;[ana, ben, eve] = (await Promise.all(['Ana', 'Ben', 'Eve'].map((n) => Person.guest(server.base, n)))) as [Person, Person, Person]
    ;({ id, places } = await tableOfTwo(ana, ben))
    await places[0].asked()
    await places[1].until((t) => t.view !== null)
  })
  afterAll(async () => {
    ana.leave()
    ben.leave()
    await store.close()
    expect(await server.stop()).toBe(0)
  })

  const everything = async () => ({
    events: await store.db.selectFrom('event').selectAll().where('table_id', '=', id).execute(),
    seats: await store.db
      .selectFrom('seat')
      .select(['seat', 'account_id', 'bot', 'stand_in'])
      .where('table_id', '=', id)
      .orderBy('seat')
      .execute(),
    people: await store.db.selectFrom('account').select(['id', 'name', 'login', 'passphrase', 'webhook']).orderBy('id').execute(),
  })
  const memory = async () => Number(/process_resident_memory_bytes (\d+)/.exec(await (await fetch(`${server.base}/metrics`)).text())?.[1])

  /** Sends texts over as many connections as it takes, and gathers whatever comes back. */
  async function storm(person: Person, texts: readonly (string | Buffer)[]): Promise<string[]> {
    const heard: string[] = []
    const left = [...texts]
    while (left.length > 0) {
      const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/live`, {
        headers: { cookie: person.cookie, origin: server.base },
      })
      socket.on('message', (data) => heard.push(data.toString()))
      const closed = new Promise((settle) => socket.once('close', settle))
      socket.on('error', () => undefined)
      await new Promise((settle) => socket.once('open', settle))
      let sent = 0
      while (left.length > 0 && socket.readyState === WebSocket.OPEN && sent < 150) {
        socket.send(left.shift() as string)
        if (++sent % 25 === 0) await new Promise((settle) => setTimeout(settle, 2))
      }
      const last = setTimeout(() => socket.close(), 60)
      await closed
      clearTimeout(last)
    }
    return heard
  }

  it(`${LIVE} live and ${HTTP} HTTP messages of every bad kind change nothing, tell nothing and break nothing`, async () => {
    const before = await everything()
    const secrets = await store.db.selectFrom('game_table').select(['seed', 'invite']).where('id', '=', id).executeTakeFirstOrThrow()
    const n = new Nonsense(7)
    const good = [
      { type: 'choose', table: id, id: 'x1', seq: 1, option: 'shell' },
      { type: 'watch', table: id },
      { type: 'undo', table: id, id: 'x2', seq: 1 },
      { type: 'ask-undo', table: id, id: 'x3', to: 0 },
      { type: 'answer-undo', table: id, id: 'x4', agree: true },
      { type: 'chat', table: id, id: 'x5', text: 'hello' },
      { type: 'hello', protocol: PROTOCOL, build: '/assets/index.js' },
    ]
    const live = () =>
      Array.from({ length: LIVE / 2 }, (_, i) => {
        if (i % 10 === 0) return n.text()
        if (i % 10 === 1) return Buffer.from([0xff, 0xfe, n.int(256), 0x80])
        if (i % 10 < 4) return JSON.stringify(n.value())
        return JSON.stringify(i % 10 < 8 ? n.spoiled(n.pick(good)) : n.pick(good))
      })
    await storm(eve, live().slice(0, 400))
    const atFirst = await memory()
    const nobody = new Person(server.base)
    const heard = [...(await storm(eve, live())), ...(await storm(nobody, live()))]

    const paths = [
      '/api/me',
      '/api/guest',
      '/api/tables',
      `/api/tables/${id}`,
      `/api/tables/${id}/take`,
      `/api/tables/${id}/leave`,
      `/api/tables/${id}/bot`,
      `/api/tables/${id}/start`,
      `/api/tables/${id}/close`,
      `/api/tables/${id}/rematch`,
      `/api/tables/${id}/record`,
      `/api/tables/${id}/at/0`,
      '/api/me/passphrase',
      '/api/sign-in',
      '/api/me/push',
      `/api/tables/${encodeURIComponent('../..')}`,
      '/api/%00',
      '/api/live',
      '/../../../etc/passwd',
      '/healthz',
    ]
    const bodies = [
      { seat: 0 },
      { seat: 1, level: 'random' },
      { invite: 'x'.repeat(24) },
      { login: 'ana', passphrase: 'x'.repeat(20) },
      { game: 'divers', seats: 2 },
    ]
    const statuses = new Map<number, number>()
    for (let i = 0; i < HTTP; i += 10) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => {
          const method = n.pick(['GET', 'POST', 'PATCH', 'DELETE', 'PUT'])
          const body =
            method === 'GET'
              ? undefined
              : n.pick([n.text(), JSON.stringify(n.value()), JSON.stringify(n.spoiled(n.pick(bodies))), JSON.stringify(n.pick(bodies))])
          return nobody.ask(method, n.pick(paths), body, { cookie: n.pick(['', eve.cookie, `deeptime=${n.int(1e9)}.0.x`]) })
        }),
      )
      for (const { status, body } of answers) {
        heard.push(JSON.stringify(body))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    expect([...statuses.keys()].filter((s) => s >= 500)).toEqual([])
    const after = await everything()
    expect(after.events).toEqual(before.events)
    expect(after.seats).toEqual(before.seats)
    const others = (people: typeof after.people) => people.filter((p) => before.people.some((q) => q.id === p.id && q.name !== 'Eve'))
    expect(others(after.people)).toEqual(others(before.people))
    const told = heard.join('\n')
    for (const secret of [secrets.seed, secrets.invite, 'pearl-']) expect(told).not.toContain(secret)
    expect(told).not.toMatch(/node_modules|at .*\.ts:|SQLITE|stack/)
    expect((await memory()) - atFirst).toBeLessThan(80 * 1024 * 1024)
    expect(await places[0].choose('done')).toMatchObject({ ok: true })
  })

  it('messages that are replayed, out of turn, or for another seat or table are refused', async () => {
    const other = await tableOfTwo(ana, ben)
    await other.places[0].asked()
    const page = await other.places[1].until((t) => t.view !== null)
    expect(await other.places[1].choose('done')).toEqual({ ok: false, code: 'not-your-decision' })
    expect(await other.places[0].choose('pearl')).toEqual({ ok: false, code: 'no-such-option' })
    const say = (message: object) => storm(ben, [JSON.stringify({ type: 'watch', table: other.id }), JSON.stringify(message)])
    const lines = [
      ...(await say({ type: 'choose', table: other.id, id: 'as-ana', seq: page.seq, option: 'done', seat: 0 })),
      ...(await say({ type: 'choose', table: other.id, id: 'future', seq: 999, option: 'done' })),
      ...(await say({ type: 'choose', table: id, id: 'elsewhere', seq: 1, option: 'done' })),
    ]
    const codes = lines
      .map((l) => JSON.parse(l))
      .filter((m) => m.type === 'refused')
      .map((m) => m.code)
    expect(codes).toEqual(['bad-message', 'not-your-decision', 'not-found'])
    // The very bytes that Ana sent, sent again later: recognised, not played again.
    const replay = JSON.stringify({ type: 'choose', table: other.id, id: 'once', seq: 1, option: 'shell' })
    const watch = JSON.stringify({ type: 'watch', table: other.id })
    await storm(ana, [watch, replay])
    await storm(ana, [watch, replay, replay])
    expect((await other.places[0].until((t) => t.view?.choices === 1)).seq).toBe(2)
  })

  it('a message that is too large, and a request that never ends, cost their sender the connection', async () => {
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/live`, { headers: { origin: server.base } })
    const code = new Promise((settle) => socket.once('close', settle))
    await new Promise((settle) => socket.once('open', settle))
    socket.send('x'.repeat(100_000))
    expect(await code).toBe(1009)
    const large = await ana.post('/api/guest', `{"name":"${'x'.repeat(300_000)}"}`)
    expect(large.status).toBe(413)
    const raw = connect(Number(new URL(server.base).port), '127.0.0.1')
    raw.write('GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
    expect(await new Promise<string>((settle) => raw.once('data', (d) => settle(d.toString())))).toMatch(/^HTTP\/1.1 403/)
    raw.destroy()
  })
})

describe('limits and origins', () => {
  it('other sites can neither post in our name nor open a live connection', async () => {
    const server = await serverHere(await freshStore('sqlite'))
    const ana = await Person.guest(server.base, 'Ana')
    for (const origin of ['https://evil.example', 'null', '']) {
      expect((await ana.ask('POST', '/api/tables', { game: 'divers', seats: 2 }, { origin })).status).toBe(403)
    }
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/live`, {
      headers: { cookie: ana.cookie, origin: 'https://evil.example' },
    })
    expect(await new Promise((settle) => socket.once('error', (e) => settle(e.message)))).toContain('403')
    await server.stop()
  })

  it('an address, a passphrase and a connection have their limits', async () => {
    const server = await serverHere({ ...(await freshStore('sqlite')), RATE_HTTP: '40', RATE_LIVE: '5', CONNECTIONS_PER_ADDRESS: '3' })
    const ana = await Person.guest(server.base, 'Ana')
    const tries = await Promise.all(Array.from({ length: 12 }, () => ana.post('/api/sign-in', { login: 'someone', passphrase: 'guess' })))
    expect(tries.filter((t) => t.status === 429).length).toBeGreaterThanOrEqual(4)
    const sockets = Array.from(
      { length: 5 },
      () => new WebSocket(`${server.base.replace('http', 'ws')}/api/live`, { headers: { origin: server.base } }),
    )
    const opened = await Promise.all(
      sockets.map((s) => new Promise((settle) => s.once('open', () => settle(true)).once('error', () => settle(false)))),
    )
    expect(opened.filter(Boolean)).toHaveLength(3)
    const socket = sockets[opened.indexOf(true)] as WebSocket
    const codes: string[] = []
    socket.on('message', (d) => codes.push(JSON.parse(d.toString()).code))
    for (let i = 0; i < 40; i++) socket.send('{"type":"ping"}')
    await expect.poll(() => codes.filter((c) => c === 'too-many').length).toBeGreaterThan(20)
    for (const s of sockets) s.close()
    const flood = await Promise.all(Array.from({ length: 60 }, () => ana.get('/api/me')))
    expect(flood.some((f) => f.status === 429 && f.body.code === 'too-many')).toBe(true)
    await server.stop()
  })
})
