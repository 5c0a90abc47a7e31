import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { PostgresQueue } from '../bot/queues.ts'
import { readConfig } from '../config.ts'
import { openStore, type Store } from '../db/open.ts'
import type { ServerMessage } from '../protocol.ts'
import { TEST_GAMES } from './parts/games.ts'
import { Person } from './parts/people.ts'
import { type Environment, freshStore, type ServerProcess, serverProcess } from './parts/servers.ts'

/** A bare connection that says exactly what it is told to. */
async function wire(person: Person, base: string): Promise<{ heard: ServerMessage[]; say: (message: object) => void; close: () => void }> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/live`, { headers: { cookie: person.cookie, origin: base } })
  const heard: ServerMessage[] = []
  socket.on('message', (data) => heard.push(JSON.parse(data.toString())))
  await new Promise((settle, fail) => {
    socket.once('open', settle)
    socket.once('error', fail)
  })
  return { heard, say: (message) => socket.send(JSON.stringify(message)), close: () => socket.close() }
}

describe('two server processes on one PostgreSQL', () => {
  let env: Environment
  let one: ServerProcess
  let two: ServerProcess
  let store: Store

  beforeAll(async () => {
    env = await freshStore('postgres')
    ;[one, two] = await Promise.all([serverProcess(env), serverProcess(env)])
    store = await openStore(readConfig(env), () => undefined)
  })
  afterAll(async () => {
    await store.close()
    expect(await Promise.all([one.stop(), two.stop()])).toEqual([0, 0])
  })

  it('a game is played through both, alternately, with bots from either', async () => {
    const ana = await Person.guest(one.base, 'Ana')
    const ben = await Person.guest(two.base, 'Ben')
    const table = await ana.newTable({ game: 'divers', seats: 3, bots: [{ seat: 2, level: 'random' }] })
    await ben.join(table)
    await ana.post(`/api/tables/${table.id}/start`)
    // Ana changes the server with every choice; Ben stays.
    const homes = [ana.sit(table.id), ana.at(two.base).sit(table.id)]
    const roaming = (async () => {
      for (let turn = 0; ; turn++) {
        const done = await (homes[turn % 2] as (typeof homes)[number]).playOn(undefined, 1)
        if (done.info.status === 'over') return done
      }
    })()
    const [a, b] = await Promise.all([roaming, ben.sit(table.id).playOn()])
    expect(a.view?.result).toEqual(b.view?.result)
    expect(await ana.record(table.id)).toEqual(await ben.record(table.id))
    for (const place of homes) place.person.leave()
    ben.leave()
  })

  it('of 200 duplicate and conflicting choices through both, exactly one wins, and all pages agree', async () => {
    const ana = await Person.guest(one.base, 'Ana')
    const ben = await Person.guest(one.base, 'Ben')
    const table = await ana.newTable({ game: 'divers', seats: 2 })
    await ben.join(table)
    await ana.post(`/api/tables/${table.id}/start`)
    const lines = await Promise.all([one, two, one, two].map((server) => wire(ana, server.base)))
    for (const line of lines) line.say({ type: 'watch', table: table.id })
    const pages = [ben.sit(table.id), ben.at(two.base).sit(table.id)]
    await Promise.all(pages.map((p) => p.until((t) => t.view !== null)))
    await expect.poll(() => lines.every((l) => l.heard.some((m) => m.type === 'table'))).toBe(true)

    const options = ['shell', 'draw', 'done']
    for (let i = 0; i < 200; i++) {
      // Every fourth message is a true duplicate of the one before, on another line.
      const id = `race-${i - (i % 4 === 3 ? 1 : 0)}`
      const option = options[(i - (i % 4 === 3 ? 1 : 0)) % 3] as string
      lines[i % 4]?.say({ type: 'choose', table: table.id, id, seq: 1, option })
    }
    const answers = () => lines.flatMap((l) => l.heard.filter((m) => m.type === 'done' || m.type === 'refused'))
    await expect.poll(() => answers().length, { timeout: 20_000 }).toBe(200)
    const events = await store.db.selectFrom('event').selectAll().where('table_id', '=', table.id).orderBy('seq').execute()
    expect(events).toHaveLength(2)
    const done = answers().filter((m) => m.type === 'done')
    expect(new Set(done.map((m) => m.id))).toEqual(new Set([events[1]?.token]))
    expect(done.every((m) => m.seq === 2)).toBe(true)
    const shown = await Promise.all(pages.map((p) => p.until((t) => t.seq === 2)))
    expect(shown[0]?.view).toEqual(shown[1]?.view)
    expect(shown[0]?.log).toEqual(shown[1]?.log)
    for (const line of lines) line.close()
    for (const page of pages) page.person.leave()
  })

  it('chat, seats and notices cross from one process to the other', async () => {
    const ana = await Person.guest(one.base, 'Ana')
    const ben = await Person.guest(two.base, 'Ben')
    const table = await ana.newTable({ game: 'divers', seats: 2 })
    const a = ana.sit(table.id)
    await a.until((t) => t.info.status === 'open')
    await ben.join(table)
    await a.until((t) => t.info.seats[1]?.name === 'Ben')
    const b = ben.sit(table.id)
    await b.until((t) => t.info.status === 'open')
    await ana.post(`/api/tables/${table.id}/start`)
    await b.until((t) => t.info.status === 'playing' && t.view !== null)
    await expect.poll(() => ben.notices.map((n) => n.kind)).toContain('started')
    await ben.live.chat(table.id, 'Hello from afar')
    expect((await a.until((t) => t.chat.length > 0)).chat[0]?.text).toBe('Hello from afar')
    ana.leave()
    ben.leave()
  })

  it('a process that was cut off from the news catches up', async () => {
    const ana = await Person.guest(one.base, 'Ana')
    const ben = await Person.guest(two.base, 'Ben')
    const table = await ana.newTable({ game: 'divers', seats: 2 })
    await ben.join(table)
    await ana.post(`/api/tables/${table.id}/start`)
    const a = ana.sit(table.id)
    const b = ben.sit(table.id)
    await a.asked()
    await b.until((t) => t.view !== null)
    await store.pool?.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'deeptime-listen' AND datname = current_database()`,
    )
    await a.choose('done')
    await b.asked()
    ana.leave()
    ben.leave()
  })

  it('a game that is over is shown so by a process that reads it before its summary is written', async () => {
    const ana = await Person.guest(one.base, 'Ana')
    const table = await ana.newTable({ game: 'divers', seats: 2, bots: [{ seat: 1, level: 'random' }] })
    await ana.post(`/api/tables/${table.id}/start`)
    await ana.sit(table.id).playOn()
    const summary = store.db.selectFrom('game_table').select('status').where('id', '=', table.id)
    await expect.poll(async () => (await summary.executeTakeFirstOrThrow()).status).toBe('over')
    await store.db.updateTable('game_table').set({ status: 'playing', ended: null }).where('id', '=', table.id).execute()
    const elsewhere = ana.at(two.base)
    const { info } = await elsewhere.sit(table.id).until((t) => t.view !== null)
    expect([info.status, info.ended]).toEqual(['over', 'played'])
    ana.leave()
    elsewhere.leave()
  })
})

describe('an empty PostgreSQL', () => {
  it('is prepared by a dozen processes that start at the same moment', async () => {
    const config = readConfig(await freshStore('postgres'))
    const open = async () => {
      const store = await openStore(config, () => undefined)
      const queue = await PostgresQueue.open(store.pool as NonNullable<Store['pool']>, TEST_GAMES, 0, pino({ level: 'silent' }))
      return async () => {
        await queue.stop()
        await store.close()
      }
    }
    const closers = await Promise.all(Array.from({ length: 12 }, open))
    await Promise.all(closers.map((close) => close()))
  })
})
