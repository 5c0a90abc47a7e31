import { existsSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { Person, tableOfTwo } from '../parts/people.ts'
import { freshStore, serverHere, type TestServer } from '../parts/servers.ts'

/** What one connection of the plain kind gets as an answer. */
function spoken(base: string, text: string): Promise<string> {
  const { hostname, port } = new URL(base)
  return new Promise((settle, fail) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.on('data', (data) => {
      heard += data
    })
    socket.on('error', fail)
    socket.on('close', () => settle(heard))
  })
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

describe('somebody who wants more than their share', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await serverHere({ ...(await freshStore('sqlite')), RATE_HTTP: '40', RATE_LIVE: '20' })
  })
  afterAll(() => server.stop())

  it('is counted by what they ask for, not by how they write it', async () => {
    const host = new URL(server.base).host
    const ways = ['/%61pi/games', `http://${host}/api/games`, '/api/games', '/api/no-such-thing', '/%61pi/nothing']
    const answers: number[] = []
    for (let i = 0; i < 60; i++) {
      const text = `GET ${ways[i % ways.length]} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
      answers.push(statusOf(await spoken(server.base, text)))
    }
    expect(answers.slice(0, 5)).toEqual([200, 200, 200, 404, 404])
    expect(answers.slice(45).every((status) => status === 429)).toBe(true)
  })
})

describe('at a table', () => {
  let server: TestServer
  let ana: Person
  let ben: Person
  let id: string

  beforeAll(async () => {
    server = await serverHere({ ...(await freshStore('sqlite')), RATE_LIVE: '20' })
    ana = await Person.guest(server.base, 'Ana')
    ben = await Person.guest(server.base, 'Ben')
    const table = await tableOfTwo(ana, ben, { public: true, settings: { length: 'evening' } })
    id = table.id
    await table.places[0].asked()
  })
  afterAll(async () => {
    ana.leave()
    ben.leave()
    await server.stop()
  })

  it('asking for the whole table again and again gives no flood', async () => {
    const large = await ana.newTable({ game: 'marine', seats: 2, public: true, bots: [{ seat: 1, level: 'random' }] })
    await ana.post(`/api/tables/${large.id}/start`)
    const eve = await Person.guest(server.base, 'Eve')
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/live`, { headers: { cookie: eve.cookie, origin: server.base } })
    const heard: string[] = []
    socket.on('message', (data) => heard.push(data.toString()))
    await new Promise((settle) => socket.once('open', settle))
    let size = 0
    for (let round = 0; round < 400 && !heard.some((text) => text.includes('too-many')); round++) {
      socket.send(JSON.stringify({ type: 'watch', table: large.id }))
      await new Promise((settle) => setTimeout(settle, 55))
      size = heard.reduce((sum, text) => sum + text.length, 0)
      if (size > 3_000_000) break
    }
    socket.terminate()
    expect(heard.some((text) => text.includes('too-many'))).toBe(true)
    expect(size).toBeLessThan(3_000_000)
  })

  it('a spectator who chatters is asked to pause, and the players are not', async () => {
    const eve = await Person.guest(server.base, 'Eva')
    eve.sit(id)
    await eve.sit(id).until((t) => t.view !== null)
    const lines = Array.from({ length: 8 }, (_, i) => eve.live.chat(id, `line ${i}`))
    await lines[0]
    await expect.poll(() => eve.heard.filter((text) => text.includes('too-many')).length).toBeGreaterThan(2)
    eve.leave()
    await Promise.allSettled(lines)
    expect(await ana.live.chat(id, 'hello')).toMatchObject({ ok: true })
  })

  it('a line of chat does not tell whose account it is', async () => {
    const { id: account } = await ana.me()
    await ana.sit(id).until((t) => t.chat.length > 0)
    expect(ana.heard.filter((text) => text.includes('"chat"') && text.includes(`${account}/`))).toEqual([])
  })

  it('nobody takes the name of another', async () => {
    const other = await Person.guest(server.base, 'ana')
    const table = await ana.newTable({ game: 'divers', seats: 2, public: true })
    expect((await other.post(`/api/tables/${table.id}/take`, {})).body.code).toBe('name-taken')
    await other.ask('PATCH', '/api/me', { name: 'Anna' })
    await other.join(table)
    expect((await other.ask('PATCH', '/api/me', { name: 'ANA' })).body.code).toBe('name-taken')
  })
})

describe('signing in and out', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await serverHere(await freshStore('sqlite'))
  })
  afterAll(() => server.stop())

  const PASSPHRASE = 'nine lives of a trilobite'

  it('a cookie that was signed out is no longer good, here only; its pages start afresh', async () => {
    const ana = await Person.guest(server.base, 'Ana')
    await ana.post('/api/me/passphrase', { login: 'ana', passphrase: PASSPHRASE })
    const laptop = new Person(server.base)
    await laptop.post('/api/sign-in', { login: 'ana', passphrase: PASSPHRASE })
    const stolen = laptop.cookie
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/live`, { headers: { cookie: stolen, origin: server.base } })
    await new Promise((settle) => socket.once('message', settle))
    const closed = new Promise((settle) => socket.once('close', settle))
    await laptop.post('/api/sign-out')
    expect(await closed).toBe(1012)
    laptop.cookie = stolen
    expect(await laptop.me()).toBeNull()
    expect((await ana.me()).login).toBe('ana')
  })

  it('no stranger locks an owner out', async () => {
    const owner = await Person.guest(server.base, 'Ola')
    await owner.post('/api/me/passphrase', { login: 'ola', passphrase: PASSPHRASE })
    const known = await fetch(`${server.base}/api/sign-in`, {
      method: 'POST',
      headers: { origin: server.base, 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'ola', passphrase: PASSPHRASE }),
    })
    const device = known.headers
      .getSetCookie()
      .map((c) => c.split(';')[0])
      .find((c) => c?.startsWith('deeptime-known='))
    const stranger = new Person(server.base)
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => stranger.post('/api/sign-in', { login: 'ola', passphrase: 'wrong wrong wrong' })),
    )
    expect(tries.some((answer) => answer.body.code === 'too-many')).toBe(true)
    const back = await stranger.ask('POST', '/api/sign-in', { login: 'ola', passphrase: PASSPHRASE }, { cookie: device ?? '' })
    expect(back.status).toBe(200)
  })
})

it('the interface is never cached, health is a write that worked', async () => {
  const server = await serverHere(await freshStore('sqlite'))
  const games = await fetch(`${server.base}/api/games`)
  expect(games.headers.get('cache-control')).toBe('no-store')
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200)
  await server.stop()
})

describe('seats', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await serverHere(await freshStore('sqlite'))
  })
  afterAll(() => server.stop())

  it('of somebody who is late is theirs, until the host frees it', async () => {
    const ana = await Person.guest(server.base, 'Ana')
    const ben = await Person.guest(server.base, 'Ben')
    const eve = await Person.guest(server.base, 'Eve')
    const clock = { kind: 'days', days: 0.00002, whenOver: 'replace' } as const
    const { id, places } = await tableOfTwo(ben, ana, { public: true, clock, settings: { length: 'long' } })
    await places[1].until((t) => t.info.seats[0]?.bot !== null, 'the stand-in')
    expect((await eve.post(`/api/tables/${id}/take`, { seat: 0 })).body.code).toBe('seat-taken')
    expect((await eve.post(`/api/tables/${id}/remove`, { seat: 0 })).body.code).toBe('not-allowed')
    expect((await ben.post(`/api/tables/${id}/take`, { seat: 0 })).status).toBe(200)
    ana.leave()
    ben.leave()
  })

  it('are freed by the host before the start', async () => {
    const host = await Person.guest(server.base, 'Hal')
    const loud = await Person.guest(server.base, 'Loud')
    const table = await host.newTable({ game: 'divers', seats: 2, public: true })
    await loud.join(table)
    expect((await loud.post(`/api/tables/${table.id}/remove`, { seat: 0 })).body.code).toBe('not-allowed')
    expect((await host.post(`/api/tables/${table.id}/remove`, { seat: 1 })).status).toBe(200)
    expect((await host.get<{ seats: { name: string | null }[] }>(`/api/tables/${table.id}`)).body.seats[1]?.name).toBeNull()
  })
})

it('a second server on the same embedded store says so and stops; after a clean stop nothing is left beside the file', async () => {
  const env = await freshStore('sqlite')
  const first = await serverHere(env)
  await expect(serverHere(env)).rejects.toThrow(/Another server uses the store/)
  await Person.guest(first.base, 'Ana')
  await first.stop()
  const wal = join(env.DEEPTIME_DATA as string, 'deeptime.sqlite-wal')
  expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0)
  const again = await serverHere(env)
  await again.stop()
})
