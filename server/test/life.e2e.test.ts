import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openStore, type Store } from '../db/open.ts'
import { ADMIN } from '../moderation.ts'
import { Person, tableOfTwo } from './parts/people.ts'
import { type Environment, freshStore, STORES, serverHere } from './parts/servers.ts'

async function inStore<T>(env: Environment, work: (db: Store['db']) => Promise<T>): Promise<T> {
  const store = await openStore(readConfig(env), () => undefined)
  try {
    return await work(store.db)
  } finally {
    await store.close()
  }
}

const HOUR = 3_600_000

describe.each(STORES)('the life of a table on %s', (kind) => {
  it('time in which no server ran is nobody’s', async () => {
    const env = await freshStore(kind)
    const first = await serverHere(env)
    const ana = await Person.guest(first.base, 'Ana')
    const ben = await Person.guest(first.base, 'Ben')
    const { id, places } = await tableOfTwo(ana, ben, { clock: { kind: 'live', minutes: 10, increment: 0, whenOver: 'end' } })
    await places[0].asked()
    await expect
      .poll(() => inStore(env, (db) => db.selectFrom('game_table').select('deadline').where('id', '=', id).executeTakeFirst()))
      .toMatchObject({ deadline: expect.any(Number) })
    ana.leave()
    ben.leave()
    await first.stop()
    // As if all of it had happened an hour ago.
    await inStore(env, async (db) => {
      await db
        .updateTable('event')
        .set((e) => ({ at: e('at', '-', HOUR) }))
        .execute()
      await db
        .updateTable('game_table')
        .set((e) => ({ deadline: e('deadline', '-', HOUR), updated_at: e('updated_at', '-', HOUR) }))
        .execute()
      const alive = await db.selectFrom('server_setting').select('value').where('key', '=', 'alive').executeTakeFirstOrThrow()
      await db
        .updateTable('server_setting')
        .set({ value: String(Number(alive.value) - HOUR) })
        .where('key', '=', 'alive')
        .execute()
    })
    const again = await serverHere(env)
    const back = ana.at(again.base)
    const table = await back.sit(id).until((t) => t.seq > 1, 'the time to be given back')
    expect(table.info.status).toBe('playing')
    expect(table.clocks[0]?.left).toBeGreaterThan(9 * 60_000)
    back.leave()
    await again.stop()
  })

  it('any number of tables that can’t be read keep no clock of the others waiting', async () => {
    const env = await freshStore(kind)
    const server = await serverHere({ ...env, LOG_LEVEL: 'silent' })
    const ana = await Person.guest(server.base, 'Ana')
    const ben = await Person.guest(server.base, 'Ben')
    const { id, places } = await tableOfTwo(ana, ben, {
      clock: { kind: 'days', days: 0.00003, whenOver: 'end' },
      settings: { length: 'long' },
    })
    await places[0].asked()
    await inStore(env, async (db) => {
      const row = await db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const broken = Array.from({ length: 250 }, (_, i) => ({
        ...row,
        id: `broken-table-${String(i).padStart(6, '0')}`,
        clock: 'not a clock',
        status: 'playing',
        deadline: 1,
      }))
      for (let i = 0; i < broken.length; i += 50)
        await db
          .insertInto('game_table')
          .values(broken.slice(i, i + 50))
          .execute()
    })
    expect((await places[0].until((t) => t.info.status === 'over', 'the end')).info.ended).toBe('time')
    ana.leave()
    ben.leave()
    await server.stop()
  })

  it('a guest who signs in keeps the guest’s tables; an account can be read whole and let go of', async () => {
    const env = await freshStore(kind)
    const server = await serverHere(env)
    const owner = await Person.guest(server.base, 'Ola')
    const passphrase = 'a shell for every day'
    await owner.post('/api/me/passphrase', { login: 'ola', passphrase })
    const guest = await Person.guest(server.base, 'Guest')
    const table = await guest.newTable({ game: 'divers', seats: 2 })
    await guest.post('/api/sign-in', { login: 'ola', passphrase })
    const mine = await guest.get<{ tables: { id: string; host: boolean }[] }>('/api/me/tables')
    expect(mine.body.tables).toMatchObject([{ id: table.id, host: true }])
    const whole = await guest.get<{ account: object; seats: object[] }>('/api/me/everything')
    expect(whole.body.seats).toHaveLength(1)
    expect(JSON.stringify(whole.body)).not.toContain('argon2')
    expect((await guest.ask('DELETE', '/api/me', {})).status).toBe(200)
    expect((await guest.post('/api/sign-in', { login: 'ola', passphrase })).body.code).toBe('wrong-passphrase')
    expect(await owner.me()).toBeNull()
    await server.stop()
  })

  it('what is reported reaches the operator, who can send somebody away', async () => {
    const env = await freshStore(kind)
    const server = await serverHere(env)
    const ana = await Person.guest(server.base, 'Ana')
    const rude = await Person.guest(server.base, 'Rude')
    const { id, places } = await tableOfTwo(ana, rude)
    await places[1].asked().catch(() => undefined)
    await rude.live.chat(id, 'something rude')
    const heard = await places[0].until((t) => t.chat.length > 0)
    const line = heard.chat[0]
    expect(line).toMatchObject({ name: 'Rude', seat: 1, host: false })
    expect((await ana.post(`/api/tables/${id}/report`, { line: line?.id, why: 'not nice' })).status).toBe(200)
    expect((await rude.post(`/api/tables/${id}/report`, { line: line?.id, why: 'myself' })).body.code).toBe('not-found')
    ana.leave()
    rude.leave()
    const { id: account } = await rude.me()
    await inStore(env, async (db) => {
      const [report = ''] = (await ADMIN.reports?.(db, undefined)) ?? []
      expect(report).toContain('something rude')
      expect(report).toContain(account)
      await ADMIN.ban?.(db, account)
      expect((await ADMIN.people?.(db, 'Rude'))?.[0]).toContain('banned')
      expect(await ADMIN.settle?.(db, report.split('\t')[0])).toEqual(['The report is settled.'])
      expect(await ADMIN.close?.(db, 'no such table')).toEqual(['There is no such table, or it is over.'])
    })
    expect(await rude.me()).toBeNull()
    await server.stop()
  })
})
