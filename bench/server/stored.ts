import { makeRng, ProblemError, Session, seedRng } from '@deeptime/engine'
import { readConfig } from '../../server/config.ts'
import { openStore } from '../../server/db/open.ts'
import type { EventRow } from '../../server/db/schema.ts'
import { TableGame } from '../../server/live/game.ts'
import { readTable } from '../../server/live/load.ts'
import { duel } from './duel.ts'

/** Plays a table that has begun on to so many choices, straight in the store, as if people had long played on it. */
export async function playOnInStore(dataFolder: string, table: string, choices: number, withSnapshot: boolean): Promise<void> {
  const store = await openStore(readConfig({ DEEPTIME_DATA: dataFolder }), () => undefined)
  const read = await readTable(store.db, table)
  if (!read) throw new Error('No such table')
  const started = Session.start(duel, { seats: [{}, {}], seed: read.row.seed })
  if (!started.ok) throw new ProblemError(started.problem)
  const rng = makeRng(seedRng(table))
  const events: EventRow[] = []
  for (let seq = 2; seq < choices + 2; seq++) {
    const [ask] = started.value.pending()
    if (!ask) throw new Error('The game is too short')
    const body = ask.options[rng.int(ask.options.length)]?.id as string
    started.value.choose(ask.seat, body)
    events.push({ table_id: table, seq, kind: 'choice', seat: ask.seat, body, token: null, at: Date.now() })
  }
  for (let i = 0; i < events.length; i += 100)
    await store.db
      .insertInto('event')
      .values(events.slice(i, i + 100))
      .execute()
  // The server may have stored one of the beginning.
  await store.db.deleteFrom('snapshot').where('table_id', '=', table).execute()
  if (withSnapshot) {
    const all = await store.db.selectFrom('event').selectAll().where('table_id', '=', table).orderBy('seq').execute()
    const upTo = all.slice(0, choices - 30)
    const game = TableGame.open(duel, read.row, [{}, {}], upTo)
    await store.db.insertInto('snapshot').values({ table_id: table, seq: game.seq, data: game.snapshot() }).execute()
  }
  await store.close()
}
