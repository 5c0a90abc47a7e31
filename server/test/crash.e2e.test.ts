import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openStore } from '../db/open.ts'
import type { EventRow } from '../db/schema.ts'
import type { ServerMessage, TableInfo } from '../protocol.ts'
import { Person } from './parts/people.ts'
import { type Environment, freshStore, type ServerProcess, STORES, serverProcess } from './parts/servers.ts'

const GAMES = 50
const WITH_A_PERSON = 10
const KILLS = 10
/** Messages to the pages after which the games are well under way again. */
const STIR = 200

const pause = (ms: number): Promise<void> => new Promise((settle) => setTimeout(settle, ms))

/** A choice of ours that the server said it has. */
interface Acknowledged {
  readonly table: string
  readonly seq: number
  readonly option: string
}

/** Plays one table through crash after crash, on whatever server there is. */
async function playThrough(person: Person, table: string, said: Acknowledged[], isOver: () => boolean): Promise<void> {
  const place = person.sit(table)
  while (!isOver()) {
    const now = await place.until((t) => t.info.status === 'over' || t.view?.ask !== undefined || isOver(), 'a question', 150_000)
    if (now.info.status === 'over' || !now.view?.ask) return
    const { options } = now.view.ask
    const option = options[Math.floor(Math.random() * options.length)]?.id as string
    const reply = await place.choose(option, now)
    if (reply.ok) {
      said.push({ table, seq: reply.seq, option })
      await place.until((t) => t.seq >= reply.seq, 'its own choice', 150_000)
    } else await pause(20)
  }
}

async function eventsOf(env: Environment): Promise<Map<string, EventRow[]>> {
  const store = await openStore(readConfig(env), () => undefined)
  const rows = await store.db.selectFrom('event').selectAll().orderBy('table_id').orderBy('seq').execute()
  await store.close()
  const byTable = new Map<string, EventRow[]>()
  for (const row of rows) {
    const events = byTable.get(row.table_id)
    if (events) events.push(row)
    else byTable.set(row.table_id, [row])
  }
  return byTable
}

const SETTINGS = { length: 'morning' }

/** Fifty tables of bots, some with a person among them, all started. */
async function startTables(host: Person, players: readonly Person[]): Promise<readonly string[]> {
  const bots = [0, 1, 2].map((seat) => ({ seat, level: 'random' }))
  return Promise.all(
    Array.from({ length: GAMES }, async (_, i) => {
      const wish = { game: 'divers', seats: 3, settings: SETTINGS }
      const player = players[i]
      const { id } = player ? await player.newTable({ ...wish, bots: bots.slice(1) }) : await host.newTable({ ...wish, bots, seat: null })
      await (player ?? host).post(`/api/tables/${id}/start`)
      return id
    }),
  )
}

/** What the pages have been told of since they were last asked. */
function updatesHeard(people: readonly Person[]): readonly Extract<ServerMessage, { type: 'update' }>[] {
  const heard = people.flatMap((p) => p.heard.splice(0)).map((text) => JSON.parse(text) as ServerMessage)
  return heard.filter((m) => m.type === 'update')
}

describe.each(STORES)('kill -9 in the middle of bot games, on %s', (kind) => {
  it(`${GAMES} games survive ${KILLS} crashes: every acknowledged choice is there and every game finishes`, async () => {
    const env = { ...(await freshStore(kind)), PORT: String(20_000 + Math.floor(Math.random() * 10_000)) }
    let server: ServerProcess = await serverProcess(env)
    const { base } = server
    const host = await Person.guest(base, 'Host')
    const players = await Promise.all(Array.from({ length: WITH_A_PERSON }, (_, i) => Person.guest(base, `Player ${i}`)))
    const tables = await startTables(host, players)
    const watchers = [0, 1].map(() => host.at(base))
    watchers.forEach((w, i) => {
      for (const table of tables.slice(10 + i * 20, 30 + i * 20)) w.sit(table)
    })
    const pages = [...players, ...watchers]
    const said: Acknowledged[] = []
    let over = false
    const games = players.map((p, i) => playThrough(p, tables[i] as string, said, () => over))

    let storedBefore = 0
    for (let kill = 0; kill < KILLS; kill++) {
      // Always in the middle of play: the bots are moving again after the last crash.
      await expect.poll(() => pages.reduce((n, p) => n + p.heard.length, 0), { timeout: 30_000, interval: 10 }).toBeGreaterThan(STIR)
      await pause(Math.random() * 50)
      await server.kill()
      // Once its line is broken, a page has heard all that the dead server said.
      await expect.poll(() => pages.every((p) => p.live.line !== 'open'), { timeout: 10_000, interval: 5 }).toBe(true)
      const told = updatesHeard(pages)
      const stored = await eventsOf(env)
      // What any page was told of is stored: no update ran ahead of the journal.
      for (const { table, seq } of told) expect(stored.get(table)?.at(-1)?.seq).toBeGreaterThanOrEqual(seq)
      const count = [...stored.values()].reduce((n, events) => n + events.length, 0)
      expect(count).toBeGreaterThan(storedBefore)
      storedBefore = count
      server = await serverProcess(env)
    }
    await Promise.all(games)
    const playing = async () => {
      const found = await Promise.all(tables.map((t) => host.get<TableInfo>(`/api/tables/${t}`)))
      return found.filter((t) => t.body.status === 'playing').length
    }
    await expect.poll(playing, { timeout: 90_000, interval: 100 }).toBe(0)
    over = true
    for (const person of pages) person.leave()
    expect(await server.stop()).toBe(0)
    const stored = await eventsOf(env)
    expect(said.length).toBeGreaterThan(200)
    for (const { table, seq, option } of said)
      expect(stored.get(table)?.find((e) => e.seq === seq)).toMatchObject({ body: option, seat: 0 })
    for (const table of tables) expect(stored.get(table)?.map((e) => e.seq)).toEqual(stored.get(table)?.map((_, i) => i + 1))
  }, 240_000)
})
