import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { LEVELS } from '@deeptime/bots'
import { GAMES } from '@deeptime/games'
import type { GameList } from '@deeptime/kit'
import { destination, pino } from 'pino'
import { Accounts, sharedSecret } from './accounts.ts'
import { Archive } from './archive.ts'
import { BotDriver } from './bot/driver.ts'
import { BotPool } from './bot/pool.ts'
import { LocalQueue, PostgresQueue } from './bot/queues.ts'
import { type Bus, LocalBus, PostgresBus } from './bus.ts'
import type { Config } from './config.ts'
import { Course } from './course.ts'
import { openStore, type Store } from './db/open.ts'
import { addGauges } from './gauges.ts'
import { buildApp } from './http/app.ts'
import { operationRoutes } from './http/operation.ts'
import { peopleRoutes } from './http/people.ts'
import { playRoutes } from './http/play.ts'
import { Journal } from './journal.ts'
import { Hub } from './live/hub.ts'
import { Rooms } from './live/rooms.ts'
import { Summaries } from './live/summaries.ts'
import { Metrics } from './metrics.ts'
import { Moderation } from './moderation.ts'
import { Notifier, vapidKeys } from './notify/notifier.ts'
import { Seating } from './seating.ts'
import type { Services } from './services.ts'
import { Sweeper } from './sweep.ts'
import { Tables } from './tables.ts'

export interface RunningServer {
  readonly url: string
  readonly port: number
  /** Finishes what is under way, says goodbye to the pages and closes the store. */
  stop(): Promise<void>
}

export interface ServerParts {
  /** Other games than the project's own: tests bring theirs. */
  readonly games?: GameList
  /** The script of the bots' worker threads; in a bundle it stands beside the server. */
  readonly botWorker?: URL
}

/** Tables whose bots take turns at the workers, choice by choice: no table waits for another to end. */
const TABLES_AT_ONCE = 64
/** … with the embedded store, whose queue costs nothing but memory: all of them. */
const ALL_TABLES = 100_000

async function openBus(store: Store, config: Config, onError: (error: unknown) => void): Promise<Bus> {
  if (!store.pool || !config.databaseUrl) return new LocalBus()
  const bus = new PostgresBus(config.databaseUrl, store.pool, onError)
  await bus.open()
  return bus
}

async function openQueue(store: Store, games: GameList, config: Config, log: Services['log']): Promise<LocalQueue | PostgresQueue> {
  if (!store.pool) return new LocalQueue(ALL_TABLES, log)
  return PostgresQueue.open(store.pool, games, config.botWorkers > 0 ? TABLES_AT_ONCE : 0, log)
}

export async function startServer(config: Config, parts: ServerParts = {}): Promise<RunningServer> {
  // Line by line: a logger that writes later would wait for ever, at the end, for an output that nobody reads any more.
  const log = pino({ level: config.logLevel, base: { pid: process.pid } }, destination({ fd: 1, sync: true }))
  const metrics = new Metrics()
  const store = await openStore(config, (err) => log.error({ err }, 'a database connection was lost'), true)
  const bus = await openBus(store, config, (err) => log.error({ err }, 'the line to the other processes was cut'))
  const games = parts.games ?? GAMES
  const worker = parts.botWorker ?? new URL('./bot-worker.mjs', import.meta.url)
  const levels = LEVELS.map((l) => l.name)

  const summaries = new Summaries(() => services)
  const port = new BotPool(worker, Math.max(1, config.botWorkers), log)
  const bots = new BotDriver(
    () => services,
    () => rooms,
    port,
    await openQueue(store, games, config, log),
  )
  const services: Services = { config, log, metrics, store, bus, games, bots, summaries, journal: new Journal(store, metrics) }
  const rooms = new Rooms(services)
  const accounts = new Accounts(
    store.db,
    config.sessionSecret ?? (await sharedSecret(store.db, 'session', () => randomBytes(32).toString('base64url'))),
  )
  const tables = new Tables(services, rooms, levels)
  const seating = new Seating(tables)
  const course = new Course(tables, seating)
  const hub = new Hub(services, rooms, accounts)
  const vapid = await vapidKeys(store.db)
  const sweeper = new Sweeper({ services, accounts, rooms, seating, bots, summaries, notifier: new Notifier(services, vapid) })

  addGauges(services, { waiting: () => port.waiting, sinceSweep: () => sweeper.sinceLast })

  let ready = true
  const archive = new Archive(services, tables)
  const web = {
    services,
    accounts,
    tables,
    seating,
    course,
    archive,
    moderation: new Moderation(tables),
    hub,
    levels,
    vapidPublicKey: vapid.publicKey,
    isReady: () => ready,
  }
  const app = await buildApp(web)
  peopleRoutes(app, web)
  playRoutes(app, web)
  operationRoutes(app, web)
  await app.ready()
  hub.attach(app.server)

  await bots.start()
  sweeper.start()
  await app.listen({ port: config.port, host: config.host })
  const listening = (app.server.address() as AddressInfo).port
  log.info({ port: listening, store: store.kind, games: games.ids }, 'serving')

  const close = async () => {
    ready = false
    hub.close()
    await app.close()
    await sweeper.stop()
    await bots.stop()
    await summaries.close()
    await bus.close()
    await store.close()
    log.info('stopped')
  }
  let stopping: Promise<void> | undefined
  return {
    port: listening,
    url: config.publicUrl ?? `http://localhost:${listening}`,
    stop: () => {
      stopping ??= close()
      return stopping
    },
  }
}
