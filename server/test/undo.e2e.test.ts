import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Person, tableOfTwo } from './parts/people.ts'
import { freshStore, STORES, serverHere, type TestServer } from './parts/servers.ts'

describe.each(STORES)('undo online, on %s', (kind) => {
  let server: TestServer
  let ana: Person
  let ben: Person

  beforeAll(async () => {
    server = await serverHere(await freshStore(kind))
    ana = await Person.guest(server.base, 'Ana')
    ben = await Person.guest(server.base, 'Ben')
  })
  afterAll(async () => {
    ana.leave()
    ben.leave()
    await server.stop()
  })

  it('a seat takes back its own choices freely until the next one has acted', async () => {
    const { id, places } = await tableOfTwo(ana, ben)
    const [a, b] = places
    const before = await a.asked()
    await b.until((t) => t.view !== null)
    const chosen = await a.choose('shell')
    // Only who made the last choice is told that it may be taken back.
    expect((await a.until((t) => chosen.ok && t.seq >= chosen.seq)).view?.canUndo).toBe(true)
    expect((await b.until((t) => t.log.length > 0)).view?.canUndo).toBe(false)
    expect(await ana.live.undo(id)).toMatchObject({ ok: true })
    const after = await a.until((t) => t.view?.choices === 0)
    expect(after.view).toEqual(before.view)
    expect((await b.until((t) => t.view?.choices === 0)).log).toEqual([])
    await a.choose('done')
    await b.asked()
    await b.choose('shell')
    expect((await a.until((t) => t.view?.choices === 2)).view?.canUndo).toBe(false)
    expect((await b.until((t) => t.view?.choices === 2)).view?.canUndo).toBe(true)
    expect(await ana.live.undo(id)).toEqual({ ok: false, code: 'information-barrier' })
  })

  it('a card that was drawn cannot be drawn back', async () => {
    const { id, places } = await tableOfTwo(ana, ben)
    await places[0].asked()
    const drawn = await places[0].choose('draw')
    await places[0].until((t) => drawn.ok && t.seq >= drawn.seq)
    expect(await ana.live.undo(id)).toEqual({ ok: false, code: 'information-barrier' })
    expect(await ben.live.undo(id)).toMatchObject({ ok: false })
  })

  it('beyond the barrier everybody must agree', async () => {
    const { id, places } = await tableOfTwo(ana, ben)
    const [a, b] = places
    const before = await a.asked()
    await a.choose('draw')
    await b.asked()
    await b.choose('done')
    await a.until((t) => t.view?.choices === 2)
    expect(await ana.live.askUndo(id, 0)).toMatchObject({ ok: true })
    const first = (await b.until((t) => t.undo !== null)).undo
    expect(first).toEqual({ request: expect.any(Number), by: 0, to: 0, agreed: [0] })
    const { request } = first as { request: number }
    expect(await ana.live.answerUndo(id, request, true)).toMatchObject({ ok: false })
    expect(await ben.live.askUndo(id, 1)).toEqual({ ok: false, code: 'undo-pending' })
    expect(await ben.live.answerUndo(id, request, false)).toMatchObject({ ok: true })
    await a.until((t) => t.undo === null && t.view?.choices === 2)
    await ana.live.askUndo(id, 0)
    const second = (await b.until((t) => t.undo !== null)).undo as { request: number }
    // An answer to the request before does not count for this one.
    expect(await ben.live.answerUndo(id, request, true)).toEqual({ ok: false, code: 'stale' })
    expect(await ben.live.answerUndo(id, second.request, true)).toMatchObject({ ok: true })
    const after = await a.until((t) => t.view?.choices === 0 && t.undo === null)
    expect(after.view).toEqual(before.view)
    await b.until((t) => t.log.length === 0)
  })

  it('a request is off the table once somebody chooses', async () => {
    const { id, places } = await tableOfTwo(ana, ben)
    const [a, b] = places
    await a.asked()
    await a.choose('done')
    await b.asked()
    await ana.live.askUndo(id, 0)
    const { undo } = await b.until((t) => t.undo !== null)
    await b.choose('shell')
    await a.until((t) => t.undo === null && t.view?.choices === 2)
    expect(await ben.live.answerUndo(id, undo?.request ?? 0, true)).toEqual({ ok: false, code: 'nothing-to-undo' })
  })

  it('alone with bots nobody else has to agree', async () => {
    const table = await ana.newTable({ game: 'divers', seats: 2, bots: [{ seat: 1, level: 'random' }] })
    await ana.post(`/api/tables/${table.id}/start`)
    const place = ana.sit(table.id)
    await place.asked()
    await place.choose('done')
    await place.until((t) => (t.view?.choices ?? 0) >= 2)
    expect(await ana.live.askUndo(table.id, 0)).toMatchObject({ ok: true })
    expect((await place.until((t) => t.view?.choices === 0)).view?.ask?.kind).toBe('dive')
  })

  it('who was not at the table while it was undone sees the same as the others', async () => {
    const { id, places } = await tableOfTwo(ana, ben)
    const [a, b] = places
    await a.asked()
    await a.choose('shell')
    await a.until((t) => t.view?.choices === 1)
    b.unwatch()
    await ana.live.undo(id)
    await a.until((t) => t.view?.choices === 0)
    await a.choose('shell')
    await a.until((t) => t.view?.choices === 1)
    const again = await ben.sit(id).until((t) => t.view?.choices === 1)
    expect(again.seq).toBe(a.table?.seq)
    expect(again.log).toEqual(a.table?.log)
  })
})
