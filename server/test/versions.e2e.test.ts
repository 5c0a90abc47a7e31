import { readFileSync } from 'node:fs'
import { type GameRecord, readChoice, Session } from '@deeptime/engine'
import { GAMES } from '@deeptime/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openStore, type Store } from '../db/open.ts'
import type { EventRow } from '../db/schema.ts'
import { TEST_GAMES } from './parts/games.ts'
import { Person, type Place } from './parts/people.ts'
import { type Environment, freshStore, type ServerProcess, STORES, serverHere, serverProcess } from './parts/servers.ts'

/** How a record ends by the rules of its version. */
async function endOf(record: GameRecord): Promise<readonly number[]> {
  const rules = await TEST_GAMES.rulesOf(record.game, record.version)
  const replayed = rules && Session.replay(rules.game, record)
  if (!replayed?.ok) throw new Error(`Version ${record.version} does not replay`)
  expect(replayed.value.over).toBe(true)
  return rules?.game.score(replayed.value.state).map((s) => s.total) ?? []
}

/** Choices that bots have made in this process. */
async function botMoves(server: ServerProcess): Promise<number> {
  const text = await (await fetch(`${server.base}/metrics`)).text()
  return Number(/deeptime_choices_total\{by="bot"\} (\d+)/.exec(text)?.[1] ?? 0)
}

const shells = (place: Place): readonly number[] | undefined => (place.table?.view?.game as { shells: number[] } | undefined)?.shells

describe('an older and a newer server on one PostgreSQL', () => {
  let env: Environment
  let older: ServerProcess
  let newer: ServerProcess
  let ana: Person
  let ben: Person

  beforeAll(async () => {
    env = await freshStore('postgres')
    ;[older, newer] = await Promise.all([serverProcess({ ...env, TEST_GAMES: 'older' }), serverProcess(env)])
    ;[ana, ben] = await Promise.all([Person.guest(older.base, 'Ana'), Person.guest(newer.base, 'Ben')])
  })
  afterAll(async () => {
    for (const person of [ana, ben]) person.leave()
    expect(await Promise.all([older.stop(), newer.stop()])).toEqual([0, 0])
  })

  it('play a table of the older rules through both, with a bot, to the end that those rules give it', async () => {
    const table = await ana.newTable({ game: 'divers', seats: 3, bots: [{ seat: 2, level: 'random' }] })
    expect(table.version).toBe('1')
    await ben.join(table)
    await ana.post(`/api/tables/${table.id}/start`)
    const places = [ana.sit(table.id), ben.sit(table.id)] as const
    const [a, b] = await Promise.all(places.map((place) => place.playOn()))
    expect(a?.view?.result).toEqual(b?.view?.result)
    expect(b?.info.frozen).toBe(false)
    const record = await ben.record(table.id)
    expect(record.version).toBe('1')
    expect(await endOf(record)).toEqual(shells(places[1]))
    const byOthers = Session.replay((await TEST_GAMES.rulesOf('divers', '2'))?.game as never, { ...record, version: '2' })
    expect(byOthers.ok && byOthers.value.game.score(byOthers.value.state).map((s) => s.total)).not.toEqual(shells(places[1]))
  })

  it('play tables of the newer rules where they are: no job of theirs goes to the older server', async () => {
    const before = await botMoves(older)
    const bots = [1, 2].map((seat) => ({ seat, level: 'random' }))
    const made = await Promise.all(Array.from({ length: 8 }, () => ben.newTable({ game: 'divers', seats: 3, bots })))
    expect(new Set(made.map((table) => table.version))).toEqual(new Set(['2']))
    await Promise.all(made.map((table) => ben.post(`/api/tables/${table.id}/start`)))
    const ends = await Promise.all(made.map((table) => ben.sit(table.id).playOn()))
    expect(ends.map((table) => table.info.status)).toEqual(made.map(() => 'over'))
    for (const { id } of made) expect((await ben.record(id)).version).toBe('2')
    expect(await botMoves(older)).toBe(before)
  })

  it('a job of the newer rules waits until a process has them, while the older server goes on with its own', async () => {
    const own = await freshStore('postgres')
    const thinking = await serverProcess({ ...own, TEST_GAMES: 'older' })
    const serving = await serverProcess({ ...own, BOT_WORKERS: '0' })
    const store = await openStore(readConfig(own), () => undefined)
    const host = await Person.guest(serving.base, 'Host')
    const table = await host.newTable({ game: 'divers', seats: 2, seat: 1, bots: [{ seat: 0, level: 'random' }] })
    await host.post(`/api/tables/${table.id}/start`)
    const place = host.sit(table.id)
    await place.until((t) => t.view !== null)
    // A table that came later, and is played to its end: the older server has looked past the job.
    const older = host.at(thinking.base)
    const bots = [0, 1].map((seat) => ({ seat, level: 'random' }))
    const other = await older.newTable({ game: 'divers', seats: 2, seat: null, bots, settings: { length: 'short' } })
    await older.post(`/api/tables/${other.id}/start`)
    await older.sit(other.id).until((t) => t.info.status === 'over', 'the end', 60_000)
    const jobs = await store.pool?.query('SELECT key, attempts, locked_by FROM graphile_worker.jobs')
    expect(jobs?.rows).toEqual([{ key: `bot:${table.id}`, attempts: 0, locked_by: null }])
    const second = await serverProcess(own)
    await place.asked()
    older.leave()
    host.leave()
    await store.close()
    expect(await Promise.all([thinking, serving, second].map((server) => server.stop()))).toEqual([0, 0, 0])
  })

  it('share the bots of tables of the older rules', async () => {
    const bots = [0, 1, 2].map((seat) => ({ seat, level: 'random' }))
    const made = await Promise.all(
      Array.from({ length: 12 }, () => ana.newTable({ game: 'divers', seats: 3, seat: null, bots, settings: { length: 'short' } })),
    )
    await Promise.all(made.map((table) => ana.post(`/api/tables/${table.id}/start`)))
    const ends = await Promise.all(made.map((table) => ana.sit(table.id).until((t) => t.info.status === 'over', 'the end', 60_000)))
    expect(ends.map((table) => table.info.version)).toEqual(made.map(() => '1'))
  })

  it('the older server shows that a table of the newer rules is there, and refuses to play it', async () => {
    const table = await ben.newTable({ game: 'divers', seats: 2, bots: [{ seat: 1, level: 'random' }] })
    await ben.post(`/api/tables/${table.id}/start`)
    const there = ben.sit(table.id)
    const { seq, view } = await there.asked()
    const away = ben.at(older.base)
    const here = away.sit(table.id)
    const seen = await here.until((t) => t.info.status === 'playing')
    expect([seen.info.frozen, seen.view]).toEqual([true, null])
    expect(await away.live.choose(table.id, view?.ask?.options[0]?.id ?? '', seq)).toMatchObject({ ok: false, code: 'frozen' })
    await there.playOn()
    away.leave()
  })

  it('a table that the older server leaves behind is taken up by the newer one', async () => {
    const cara = await Person.guest(newer.base, 'Cara')
    const away = cara.at(older.base)
    const table = await away.newTable({ game: 'divers', seats: 3, bots: [1, 2].map((seat) => ({ seat, level: 'random' })) })
    await away.post(`/api/tables/${table.id}/start`)
    await away.sit(table.id).playOn(undefined, 3)
    away.leave()
    const home = cara.sit(table.id)
    const end = await home.playOn()
    expect([end.info.version, end.info.status]).toEqual(['1', 'over'])
    expect(await endOf(await cara.record(table.id))).toEqual(shells(home))
    cara.leave()
  })
})

/** The first choices of a golden record, as the journal of a table that was begun by a server of that time. */
async function storeTable(store: Store, host: Person, record: GameRecord, version = record.version): Promise<string> {
  const at = Date.now()
  const id = `older-${record.game}-${version}`.padEnd(22, '0')
  const { id: host_id } = await host.me()
  const row = {
    ...{ id, game: record.game, version, title: null, status: 'playing', settings: JSON.stringify(record.settings), seed: record.seed },
    ...{ clock: '{"kind":"none"}', invite: 'older', host_id, is_public: 0, spectators: 1, rematch_id: null, ended: null },
    ...{ created_at: at, updated_at: at, seq: 0, choices: 0, waiting: '[]', bot_waiting: 0, deadline: null },
  }
  const choices = record.choices.map(readChoice)
  const events: EventRow[] = [
    { table_id: id, seq: 1, kind: 'start', seat: null, body: '', token: null, at },
    ...choices.map((c, i) => ({ table_id: id, seq: i + 2, kind: 'choice', seat: c?.seat ?? 0, body: c?.option ?? '', token: null, at })),
  ]
  const seats = record.seats.map((_, seat) => ({
    ...{ table_id: id, seat, account_id: seat === 0 ? host_id : null, bot: seat === 0 ? null : 'random' },
    ...{ stand_in: 0, turn_seq: null, turn_at: null, told_seq: -1 },
  }))
  await store.db.insertInto('game_table').values(row).execute()
  await store.db.insertInto('seat').values(seats).execute()
  await store.db.insertInto('event').values(events).execute()
  return id
}

describe.each(STORES)('tables of older rules in a store (%s)', (kind) => {
  const shelved = GAMES.games.flatMap(({ id, shelf }) => Object.keys(shelf).map((version) => [id, version] as const))

  it.each(shelved)('%s, version %s, goes on as it began, and its rematch follows the newest rules', async (game, version) => {
    const env = await freshStore(kind)
    const server = await serverHere(env)
    const ana = await Person.guest(server.base, 'Ana')
    const path = new URL(`../../games/${game}/shelf/${version}/golden/standard-2.json`, import.meta.url)
    const { record, scores } = JSON.parse(readFileSync(path, 'utf8')) as { record: GameRecord; scores: number[] }
    const store = await openStore(readConfig(env), () => undefined)
    const last = record.choices.findLastIndex((choice) => choice.startsWith('0:'))
    const id = await storeTable(store, ana, { ...record, choices: record.choices.slice(0, last) })
    const place = ana.sit(id)
    const { info } = await place.asked()
    expect([info.version, info.frozen]).toEqual([version, false])
    await place.choose(readChoice(record.choices[last] as string)?.option ?? '')
    const end = await place.playOn()
    expect(end.info.status).toBe('over')
    const played = await ana.record(id)
    expect(played.version).toBe(version)
    if (played.choices.length === record.choices.length) expect(await endOf(played)).toEqual(scores)
    const { body } = await ana.post<{ id: string }>(`/api/tables/${id}/rematch`)
    const again = await ana.get<{ version: string; settings: object }>(`/api/tables/${body.id}`)
    expect(again.body.version).toBe(GAMES.find(game)?.version)
    await store.close()
    ana.leave()
    await server.stop()
  })

  it('of rules that nobody has are kept, shown as such, and refused', async () => {
    const env = await freshStore(kind)
    const server = await serverHere(env)
    const ana = await Person.guest(server.base, 'Ana')
    const path = new URL('../../games/marine/shelf/1/golden/short-2.json', import.meta.url)
    const { record } = JSON.parse(readFileSync(path, 'utf8')) as { record: GameRecord }
    const store = await openStore(readConfig(env), () => undefined)
    const id = await storeTable(store, ana, record, '99')
    const place = ana.sit(id)
    const { info, view, seq } = await place.until((t) => t.info.status === 'playing')
    expect([info.frozen, view]).toEqual([true, null])
    expect(await ana.live.choose(id, 'retrieve', seq)).toMatchObject({ ok: false, code: 'frozen' })
    const events = await store.db.selectFrom('event').select('seq').where('table_id', '=', id).execute()
    expect(events).toHaveLength(record.choices.length + 1)
    await store.close()
    ana.leave()
    await server.stop()
  })
})
