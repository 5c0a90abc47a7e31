import { STANDARD_DECK } from '@deeptime/marine/components/standard-deck.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LARGEST_SETTINGS, type NewTable, type TableInfo } from '../protocol.ts'
import { Person } from './parts/people.ts'
import { freshStore, serverHere, type TestServer } from './parts/servers.ts'

type Settings = NonNullable<NewTable['settings']>

/** The standard deck under another name, as a file that somebody brings. */
const DECK = { ...STANDARD_DECK, name: { en: 'Ours', fr: 'Le nôtre' } } as unknown as Settings[string]
const bots = [{ seat: 1, level: 'random' }]

describe('a deck of one’s own', () => {
  let server: TestServer
  let ana: Person

  beforeAll(async () => {
    server = await serverHere(await freshStore('sqlite'))
    ana = await Person.guest(server.base, 'Ana')
  })
  afterAll(async () => {
    ana.leave()
    await server.stop()
  })

  const create = (settings: unknown) => ana.post<TableInfo>('/api/tables', { game: 'marine', seats: 2, settings, bots, public: true })

  it('is played with online; those at the table have it, lists do without', async () => {
    const made = await create({ deck: DECK })
    expect(made.status).toBe(200)
    await ana.post(`/api/tables/${made.body.id}/start`)
    const table = await ana.sit(made.body.id).asked()
    expect(table.info.settings.deck).toEqual(DECK)
    const { tables } = (await ana.get<{ tables: TableInfo[] }>('/api/me/tables')).body
    expect(tables.find((t) => t.id === made.body.id)?.settings).not.toHaveProperty('deck')
  })

  it('that does not fit is refused with the reason', async () => {
    const broken = await create({ deck: { ...(DECK as object), traits: 'none' } })
    expect(broken).toMatchObject({
      status: 400,
      body: {
        code: 'bad-settings',
        problem: { code: 'setting.data', params: { setting: 'deck' }, flaw: { params: { path: expect.stringContaining('traits') } } },
      },
    })
    const empty = await create({ deck: { ...(DECK as object), evolution: [] } })
    expect(empty).toMatchObject({
      status: 400,
      body: { code: 'bad-settings', problem: { code: 'setting.data', params: { setting: 'deck' } } },
    })
  })

  it('that is too large, or nested beyond reason, is refused as such', async () => {
    const padded = { ...(DECK as object), more: 'x'.repeat(LARGEST_SETTINGS) }
    expect(await create({ deck: padded })).toMatchObject({ status: 413, body: { code: 'too-large' } })
    const huge = { ...(DECK as object), more: 'x'.repeat(3 * LARGEST_SETTINGS) }
    expect(await create({ deck: huge })).toMatchObject({ status: 413, body: { code: 'too-large' } })
    const nested = `{"game":"marine","seats":2,"settings":{"deck":${'['.repeat(90_000)}${']'.repeat(90_000)}}}`
    expect(await ana.ask('POST', '/api/tables', nested)).toMatchObject({ status: 400, body: { code: 'bad-message' } })
  })
})
