import { Session } from '@deeptime/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TableInfo } from '../protocol.ts'
import { divers } from './parts/divers.ts'
import { Person, tableOfTwo } from './parts/people.ts'
import { freshStore, STORES, serverHere, type TestServer } from './parts/servers.ts'

describe.each(STORES)('tables on %s', (kind) => {
  let server: TestServer
  let ana: Person
  let ben: Person
  let eve: Person

  beforeAll(async () => {
    server = await serverHere(await freshStore(kind))
    ;[ana, ben, eve] = (await Promise.all(['Ana', 'Ben', 'Eve'].map((name) => Person.guest(server.base, name)))) as [Person, Person, Person]
  })
  afterAll(async () => {
    for (const person of [ana, ben, eve]) person.leave()
    await server.stop()
  })

  it('two guests play a whole game, and both end with the same record and log', async () => {
    const { id, places } = await tableOfTwo(ana, ben)
    const [a, b] = await Promise.all(places.map((p) => p.playOn()))
    expect(a?.view?.result).toEqual(b?.view?.result)
    expect(a?.seq).toBe(b?.seq)
    const record = await ana.record(id)
    expect(await ben.record(id)).toEqual(record)
    const replayed = Session.replay(divers, record)
    expect(replayed.ok && replayed.value.over).toBe(true)
    if (!replayed.ok) return
    for (const [seat, table] of [a, b].entries()) {
      expect(table?.view).toEqual(JSON.parse(JSON.stringify(replayed.value.view(seat))))
      expect(table?.log).toEqual(JSON.parse(JSON.stringify(replayed.value.logFor(seat))))
    }
  })

  it('a table is found in the lobby only if it is public, and only with its invitation otherwise', async () => {
    const open = await ana.newTable({ game: 'divers', seats: 2, public: true, title: 'All welcome' })
    const closed = await ana.newTable({ game: 'divers', seats: 2 })
    const lobby = (await eve.get<{ tables: TableInfo[] }>('/api/tables')).body.tables
    expect(lobby.map((t) => t.id)).toContain(open.id)
    expect(lobby.map((t) => t.id)).not.toContain(closed.id)
    expect(lobby.every((t) => t.invite === null)).toBe(true)
    expect((await eve.get(`/api/tables/${closed.id}`)).status).toBe(404)
    expect((await eve.post(`/api/tables/${closed.id}/take`, { invite: 'x'.repeat(24) })).status).toBe(404)
    expect((await eve.get(`/api/tables/${closed.id}?invite=${closed.invite}`)).status).toBe(200)
    expect((await eve.post(`/api/tables/${closed.id}/take`, { invite: closed.invite })).body).toEqual({ seat: 1 })
    expect((await ben.post(`/api/tables/${closed.id}/take`, { invite: closed.invite })).body.code).toBe('table-full')
  })

  it('of ten people who want the last seat, one gets it', async () => {
    const table = await ana.newTable({ game: 'divers', seats: 2, public: true })
    const crowd = await Promise.all(Array.from({ length: 10 }, (_, i) => Person.guest(server.base, `Guest ${i}`)))
    const answers = await Promise.all(crowd.map((p) => p.post(`/api/tables/${table.id}/take`, { seat: 1 })))
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1)
    expect(answers.filter((a) => a.body.code === 'seat-taken')).toHaveLength(9)
  })

  it('only the host starts, and only a full table', async () => {
    const table = await ana.newTable({ game: 'divers', seats: 3, public: true, bots: [{ seat: 2, level: 'random' }] })
    expect((await ana.post(`/api/tables/${table.id}/start`)).body.code).toBe('seats-empty')
    await ben.join(table)
    expect((await ben.post(`/api/tables/${table.id}/start`)).body.code).toBe('not-allowed')
    expect((await ana.post(`/api/tables/${table.id}/start`)).status).toBe(200)
    expect((await ana.post(`/api/tables/${table.id}/start`)).body.code).toBe('not-open')
  })

  it('bots answer, also to secret questions, and the game comes to its end', async () => {
    const table = await ana.newTable({ game: 'divers', seats: 3, bots: [1, 2].map((seat) => ({ seat, level: 'random' })) })
    await ana.post(`/api/tables/${table.id}/start`)
    const end = await ana.sit(table.id).playOn()
    expect(end.view?.result?.places.flat().sort()).toEqual([0, 1, 2])
    expect(end.info.ended).toBe('played')
  })

  it('settings that the game refuses are refused with its own words', async () => {
    const refused = await ana.post('/api/tables', { game: 'divers', seats: 2, settings: { length: 'endless' } })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ code: 'bad-settings', problem: { code: 'setting.choice', params: { setting: 'length' } } })
    expect((await ana.post('/api/tables', { game: 'divers', seats: 7 })).body.code).toBe('bad-settings')
    expect((await ana.post('/api/tables', { game: 'chess', seats: 2 })).body.code).toBe('not-found')
  })

  it('a spectator sees what everybody sees, and a table may have none', async () => {
    const { id, places } = await tableOfTwo(ana, ben, { public: true })
    const page = await eve.sit(id).until((t) => t.view !== null)
    expect(page.seat).toBeNull()
    expect(page.view?.ask).toBeUndefined()
    expect(page.view?.game).toMatchObject({ hands: [3, 3] })
    await places[0].asked()
    const { id: hidden } = await tableOfTwo(ana, ben, { public: true, spectators: false })
    const refused = eve.sit(hidden)
    await expect.poll(() => refused.gone).toBe('not-found')
  })

  it('who leaves is replaced by a bot, and by a friend who takes over', async () => {
    const { id, places } = await tableOfTwo(ana, ben, { settings: { length: 'long' } })
    await places[0].asked()
    expect((await ben.post(`/api/tables/${id}/leave`, { bot: 'random' })).status).toBe(200)
    await places[0].playOn(undefined, 4)
    const invite = places[0].table?.info.invite
    expect(places[0].table?.info.seats[1]).toMatchObject({ name: null, bot: 'random', free: true })
    expect((await eve.post(`/api/tables/${id}/take`, { seat: 1, invite })).body).toEqual({ seat: 1 })
    const page = await eve.sit(id).until((t) => t.seat === 1)
    expect(page.view?.game).toMatchObject({ hands: [expect.any(Number), expect.any(Array)] })
    await places[0].until((t) => t.info.seats[1]?.name === 'Eve' && t.info.seats[1]?.bot === null)
    places[0].unwatch()
  })

  it('an empty seat waits for anybody at the table to put a bot there; with nobody left the table ends', async () => {
    const { id } = await tableOfTwo(ana, ben)
    await ben.post(`/api/tables/${id}/leave`)
    expect((await ana.post(`/api/tables/${id}/bot`, { seat: 1, level: 'random' })).status).toBe(200)
    expect((await ana.post(`/api/tables/${id}/bot`, { seat: 0, level: 'random' })).body.code).toBe('seat-taken')
    await ana.post(`/api/tables/${id}/leave`)
    const info = (await eve.get<TableInfo>(`/api/tables/${id}`)).status
    expect(info).toBe(404)
    const mine = (await ana.get<{ tables: TableInfo[] }>('/api/me/tables')).body.tables
    expect(mine.some((t) => t.id === id && t.status !== 'over')).toBe(false)
  })

  it('a rematch seats the same people again', async () => {
    const { id, places } = await tableOfTwo(ana, ben, { settings: { length: 'short' } })
    await Promise.all(places.map((p) => p.playOn()))
    const asked = await Promise.all([ana, ben].map((p) => p.post<{ id: string }>(`/api/tables/${id}/rematch`)))
    expect(asked[0]?.body.id).toBe(asked[1]?.body.id)
    const next = (await ana.get<TableInfo>(`/api/tables/${asked[0]?.body.id}`)).body
    expect(next.seats.map((s) => s.name)).toEqual(['Ana', 'Ben'])
    expect((await eve.post(`/api/tables/${id}/rematch`)).status).toBe(404)
  })

  it('the table talks, and a line that is sent twice is said once', async () => {
    const { places } = await tableOfTwo(ana, ben)
    await Promise.all(places.map((p) => p.until((t) => t.view !== null)))
    await ana.live.chat(places[0].id, '  Good\u202E luck\n! ')
    const page = await places[1].until((t) => t.chat.length > 0)
    expect(page.chat[0]).toMatchObject({ name: 'Ana', seat: 0, text: 'Good luck !' })
  })

  it('your tables come sorted: your turn first, then running, open and finished ones', async () => {
    const dan = await Person.guest(server.base, 'Dan')
    const open = await dan.newTable({ game: 'divers', seats: 2 })
    const theirs = await tableOfTwo(ben, dan)
    const yours = await tableOfTwo(dan, ben)
    await yours.places[0].asked()
    await theirs.places[0].asked()
    const tables = (await dan.get<{ tables: TableInfo[] }>('/api/me/tables')).body.tables
    expect(tables.map((t) => t.id)).toEqual([yours.id, theirs.id, open.id])
    dan.leave()
  })

  it('the record, with its seed, stays here until the game is over', async () => {
    const { id, places } = await tableOfTwo(ana, ben, { settings: { length: 'short' } })
    await places[0].asked()
    expect((await ana.get(`/api/tables/${id}/record`)).status).toBe(403)
    await Promise.all(places.map((p) => p.playOn()))
    expect((await ana.record(id)).seed).toMatch(/^[\w-]{20,}$/)
  })

  it('a page can look back at any earlier moment through its own eyes', async () => {
    const { id, places } = await tableOfTwo(ana, ben)
    const first = await places[0].asked()
    await places[0].choose('shell')
    await places[0].until((t) => t.seq > first.seq)
    const then = (await ana.get<{ view: unknown }>(`/api/tables/${id}/at/0`)).body
    expect(then.view).toEqual(first.view)
    expect((await ana.get(`/api/tables/${id}/at/2`)).status).toBe(404)
  })
})
