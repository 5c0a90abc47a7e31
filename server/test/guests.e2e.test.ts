import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openStore } from '../db/open.ts'
import { Person } from './parts/people.ts'
import { type Environment, freshStore, STORES, serverHere } from './parts/servers.ts'

const DAY = 86_400_000

/** As if nobody had been here for so long. */
async function letDaysPass(env: Environment, days: number): Promise<void> {
  const store = await openStore(readConfig(env), () => undefined)
  await store.db
    .updateTable('account')
    .set((e) => ({ created_at: e('created_at', '-', days * DAY), seen_at: e('seen_at', '-', days * DAY) }))
    .execute()
  await store.close()
}

describe.each(STORES)('guests on %s', (kind) => {
  it('who never came back are forgotten; those with a passphrase, a seat, a table or a recent visit are not', async () => {
    const env = await freshStore(kind)
    const first = await serverHere(env)
    const [idle, kept, host, seated, back] = await Promise.all(
      ['Idle', 'Kept', 'Host', 'Seated', 'Back'].map((name) => Person.guest(first.base, name)),
    )
    if (!idle || !kept || !host || !seated || !back) throw new Error('Nobody came')
    await kept.post('/api/me/passphrase', { login: 'kept', passphrase: 'the sea is deep' })
    const table = await host.newTable({ game: 'divers', seats: 2, seat: null })
    await seated.join(table)
    await first.stop()

    await letDaysPass(env, 91)
    const visited = await serverHere({ ...env, GUEST_DAYS: '0' })
    expect((await idle.at(visited.base).me()).name).toBe('Idle')
    const visitor = back.at(visited.base)
    // An open page is a visit.
    await expect.poll(() => visitor.live.line).toBe('open')
    visitor.leave()
    await visited.stop()

    const server = await serverHere(env)
    await expect.poll(() => idle.at(server.base).me()).toBeNull()
    for (const person of [kept, host, seated, back]) expect(await person.at(server.base).me()).not.toBeNull()
    await server.stop()
  })
})
