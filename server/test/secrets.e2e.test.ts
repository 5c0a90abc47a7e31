import { type Game, makeRng, ProblemError, type Rng, Session, SPECTATOR, seedRng } from '@deeptime/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../accounts.ts'
import { readConfig } from '../config.ts'
import { openStore, type Store } from '../db/open.ts'
import { TableGame } from '../live/game.ts'
import { readTable } from '../live/load.ts'
import type { ServerMessage } from '../protocol.ts'
import { divers } from './parts/divers.ts'
import { NEWEST } from './parts/newest.ts'
import { Person, type Place } from './parts/people.ts'
import { freshStore, serverHere, type TestServer } from './parts/servers.ts'

const wholeTable = (person: Person, id: string): string | undefined =>
  person.heard.findLast((text) => text.startsWith('{"type":"table"') && text.includes(id))

describe('no secret in any byte', () => {
  let server: TestServer
  let store: Store

  beforeAll(async () => {
    const env = await freshStore('sqlite')
    server = await serverHere(env)
    store = await openStore(readConfig(env), () => undefined)
  })
  afterAll(async () => {
    await store.close()
    await server.stop()
  })

  async function table(game: Game, seats: number): Promise<{ id: string; people: Person[]; places: Place[]; spectator: Person }> {
    const people = await Promise.all(Array.from({ length: seats }, (_, i) => Person.guest(server.base, `Seat ${i}`)))
    const [host, ...others] = people as [Person, ...Person[]]
    const info = await host.newTable({ game: game.id, seats, public: true })
    for (const person of others) await person.join(info)
    await host.post(`/api/tables/${info.id}/start`)
    const spectator = await Person.guest(server.base, 'Spectator')
    spectator.sit(info.id)
    const places = people.map((p) => p.sit(info.id))
    await Promise.all(places.map((p) => p.until((t) => t.view !== null)))
    return { id: info.id, people, places, spectator }
  }

  /** The same table, but with everything that this seat can't know dealt anew and other dice to come. */
  async function twin(game: Game, id: string, seat: number, rng: Rng): Promise<string | undefined> {
    const read = await readTable(store.db, id)
    const events = await store.db.selectFrom('event').selectAll().where('table_id', '=', id).orderBy('seq').execute()
    if (!read) throw new Error('No table')
    const opened = TableGame.open(
      game,
      read.row,
      read.seats.map(() => ({})),
      events,
    )
    const { open, chance } = opened.session.root()
    if (open > 0 || opened.over) return undefined
    const snapshot = JSON.parse(opened.snapshot())
    game.determinize(snapshot.checkpoint.position.state, seat, rng)
    // Dice that fell since the step began are no secret: the copy must roll them as everybody saw them.
    if (!chance) snapshot.checkpoint.position.rng = [rng.int(2 ** 31), rng.int(2 ** 31), rng.int(2 ** 31), rng.int(2 ** 31)]
    const copy = newId()
    const { name: _, seen_at: __, ...first } = read.seats[0] as (typeof read.seats)[number]
    await store.db
      .insertInto('game_table')
      .values({ ...read.row, id: copy, seed: newId() })
      .execute()
    await store.db
      .insertInto('seat')
      .values(read.seats.map(({ name, seen_at, ...s }) => ({ ...first, ...s, table_id: copy })))
      .execute()
    await store.db
      .insertInto('event')
      .values(events.map((e) => ({ ...e, table_id: copy })))
      .execute()
    await store.db
      .insertInto('snapshot')
      .values({ table_id: copy, seq: opened.seq, data: JSON.stringify(snapshot) })
      .execute()
    return copy
  }

  it.each([[divers as Game, 3], ...NEWEST.map((g) => [g, Math.min(3, Math.max(...g.seats))] as const)] as const)(
    'two tables that differ only in secrets send the same bytes: $id',
    async (game, seats) => {
      const rng = makeRng(seedRng('wire'))
      const { id, people, places, spectator } = await table(game, seats)
      const readers = [...people.map((person, seat) => ({ person, seat })), { person: spectator, seat: SPECTATOR }]
      let compared = 0
      for (let choice = 0; choice < 60; choice++) {
        const mover = places.find((p) => p.table?.view?.ask !== undefined)
        if (!mover?.table?.view?.ask) break
        if (choice % 4 === 3) {
          for (const { person, seat } of readers) {
            const copy = await twin(game, id, seat, rng)
            if (!copy) continue
            await person.sit(copy).until((t) => t.view !== null)
            await person.sit(id).until((t) => t.view !== null)
            await expect.poll(() => wholeTable(person, id)).toBeDefined()
            const plain = (text: string | undefined, table: string) => text?.replaceAll(table, 'TABLE').replace(/"updatedAt":\d+/, '')
            expect(plain(wholeTable(person, copy), copy)).toBe(plain(wholeTable(person, id), id))
            compared++
            person.live.watch(copy, { changed: () => undefined, gone: () => undefined })()
          }
          for (const place of places) place.table = place.person.live.table(id)
        }
        const { options } = (mover.person.live.table(id) as NonNullable<Place['table']>).view?.ask ?? { options: [] }
        const reply = await mover.choose(options[rng.int(options.length)]?.id as string)
        if (!reply.ok) throw new Error(reply.code)
        await expect.poll(() => people.every((p) => (p.live.table(id)?.seq ?? 0) >= reply.seq)).toBe(true)
        for (const place of places) place.table = place.person.live.table(id)
      }
      expect(compared).toBeGreaterThan(seats * 4)
      for (const { person } of readers) person.leave()
    },
  )

  it('in a whole game no pearl is named to anybody before they hold it or all have seen it, and the seed to nobody', async () => {
    const { id, people, places, spectator } = await table(divers as Game, 3)
    await Promise.all(places.map((p) => p.playOn()))
    const record = await (people[0] as Person).record(id)
    const known = knownPearls(record)
    for (const [i, person] of [...people, spectator].entries()) {
      const seat = i < people.length ? i : SPECTATOR
      for (const text of person.heard) {
        const message = JSON.parse(text) as ServerMessage
        expect(text).not.toContain(record.seed)
        if (message.type !== 'update' && message.type !== 'table') continue
        const choices = Math.max(0, message.seq - 1)
        for (const [pearl] of text.matchAll(/pearl-\w+/g)) {
          expect(known.get(`${seat}/${pearl}`), `${pearl} to seat ${seat} after ${choices}`).toBeLessThanOrEqual(choices)
        }
      }
      person.leave()
    }
  })

  /** By `seat/pearl`: after how many choices the seat first held the pearl, or all had seen it. Read from the state itself. */
  function knownPearls(record: Parameters<typeof Session.replay>[1]): Map<string, number> {
    const known = new Map<string, number>()
    for (let n = 0; n <= record.choices.length; n++) {
      const session = Session.replay(divers, record, n)
      if (!session.ok) throw new ProblemError(session.problem)
      const { hands, offered } = session.value.state
      const note = (seat: number, pearl: string) => known.has(`${seat}/${pearl}`) || known.set(`${seat}/${pearl}`, n)
      for (const [seat, hand] of hands.entries()) for (const pearl of hand) note(seat, pearl)
      for (const pearl of offered) for (let seat = SPECTATOR; seat < hands.length; seat++) note(seat, pearl)
    }
    return known
  }
})
