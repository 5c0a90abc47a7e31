import { ProblemError, Session } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { divers } from './parts/divers.ts'
import { flakyLine } from './parts/flaky.ts'
import { Person } from './parts/people.ts'
import { freshStore, STORES, serverHere } from './parts/servers.ts'

describe.each(STORES)('a line that drops, doubles and delays, on %s', (kind) => {
  it('both players end with the same record, nothing missed and nothing played twice', async () => {
    const server = await serverHere(await freshStore(kind))
    const line = await flakyLine(server.base)
    const ana = await Person.guest(server.base, 'Ana', line.url)
    const ben = await Person.guest(server.base, 'Ben', line.url)
    const table = await ana.newTable({ game: 'divers', seats: 2, settings: { length: 'evening' } })
    await ben.join(table)
    await ana.post(`/api/tables/${table.id}/start`)
    const [a, b] = await Promise.all([ana, ben].map((p) => p.sit(table.id).playOn()))
    await ana.live.chat(table.id, 'Well dived')
    const record = await ana.record(table.id)
    const replayed = Session.replay(divers, record)
    if (!replayed.ok) throw new ProblemError(replayed.problem)
    for (const [seat, page] of [a, b].entries()) {
      expect(page?.view).toEqual(JSON.parse(JSON.stringify(replayed.value.view(seat))))
      expect(page?.log).toEqual(JSON.parse(JSON.stringify(replayed.value.logFor(seat))))
    }
    expect(line.broken()).toBeGreaterThan(5)
    expect(line.doubled()).toBeGreaterThan(20)
    ana.leave()
    ben.leave()
    line.close()
    await server.stop()
  })
})
