import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Clock, WhenTimeIsOver } from '../protocol.ts'
import { Person, tableOfTwo } from './parts/people.ts'
import { freshStore, STORES, serverHere, type TestServer } from './parts/servers.ts'

/** About a second. */
const quick = (whenOver: WhenTimeIsOver): Clock => ({ kind: 'days', days: 1 / 86_400, whenOver })

describe.each(STORES)('clocks on %s', (kind) => {
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

  it.concurrent('when the time is over, a bot makes the move, and the person plays on', async () => {
    const { places } = await tableOfTwo(ana, ben, { clock: quick('move') })
    const table = await places[1].until((t) => t.view?.ask !== undefined, 'a bot to move for Ana')
    expect(table.info.seats[0]).toMatchObject({ name: 'Ana', bot: null })
  })

  it.concurrent('when the time is over, a bot takes the seat until the person comes back', async () => {
    const { id, places } = await tableOfTwo(ana, ben, { clock: quick('replace'), settings: { length: 'long' } })
    await places[1].until((t) => t.info.seats[0]?.bot !== null, 'a bot for Ana')
    expect((await ana.post(`/api/tables/${id}/take`, { seat: 0 })).status).toBe(200)
    await places[1].until((t) => t.info.seats[0]?.bot === null, 'Ana')
    await ana.post(`/api/tables/${id}/leave`)
    await ben.post(`/api/tables/${id}/leave`)
  })

  it.concurrent('when the time is over, the table ends', async () => {
    const { places } = await tableOfTwo(ana, ben, { clock: quick('end') })
    const table = await places[1].until((t) => t.info.status === 'over', 'the end')
    expect(table.info.ended).toBe('time')
    expect(table.view?.waitingFor).toEqual([0])
  })

  it.concurrent('when the time is over, the others may also just wait', async () => {
    const { places } = await tableOfTwo(ana, ben, { clock: quick('wait') })
    await places[0].asked()
    await new Promise((settle) => setTimeout(settle, 3500))
    expect(places[0].table?.info.status).toBe('playing')
    expect(await places[0].choose('done')).toMatchObject({ ok: true })
  })

  it.concurrent('a live clock runs for whoever is asked, and pays an increment', async () => {
    const begun = Date.now()
    const { places } = await tableOfTwo(ana, ben, { clock: { kind: 'live', minutes: 10, increment: 5, whenOver: 'end' } })
    await places[0].asked()
    await new Promise((settle) => setTimeout(settle, 300))
    await places[0].choose('done')
    const table = await places[1].asked()
    const [a, b] = table.clocks
    expect(a).toMatchObject({ seat: 0, running: false })
    expect(a?.left).toBeGreaterThan(605_000 - (Date.now() - begun))
    expect(a?.left).toBeLessThanOrEqual(604_700)
    expect(b).toMatchObject({ seat: 1, running: true })
    expect(b?.left).toBeLessThanOrEqual(600_000)
  })
})
