import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BoardgameIo, DeepTime } from './contestants.ts'
import { pingUnderExperts, secretTables, soak, spectators } from './crowd.ts'
import { type Contestant, closeTables, drive, type Load, loadOf, openTables, type Stretch, warmUp } from './driver.ts'
import { playOnInStore } from './stored.ts'

const option = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at > 0 ? Number(process.argv[at + 1]) : fallback
}
const SECONDS = option('seconds', 5)
const TABLES = option('tables', 64)
const MANY = option('many', 1000)
/** Minutes of play without end; 0 leaves it out. */
const SOAK = option('soak', 0)
const asJson = process.argv.includes('--json')

/** The bundles of this benchmark stand side by side. */
const bundle = (name: string): string => join(import.meta.dirname, `${name}.mjs`)

/** What a server process has used so far. */
interface Use {
  readonly rss: number
  readonly cpu: { readonly user: number; readonly system: number }
}

interface Running {
  readonly base: string
  use(): Promise<Use>
  stop(): Promise<void>
}

function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((settle, fail) => {
    const ended = (code: number | null) => fail(new Error(`The server ended with ${code}`))
    child.once('exit', ended)
    child.once('message', (m) => {
      child.off('exit', ended)
      settle(m as T)
    })
  })
}

async function startProcess(name: string, env: Record<string, string>): Promise<Running> {
  const child = fork(bundle(name), { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const { port } = await answerOf<{ port: number }>(child)
  return {
    base: `http://127.0.0.1:${port}`,
    use: () => {
      child.send('use')
      return answerOf<Use>(child)
    },
    stop: () =>
      new Promise((settle) => {
        child.once('exit', () => settle())
        child.kill('SIGTERM')
      }),
  }
}

const RELAXED = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  WEB_ROOT: '/nowhere',
  RATE_HTTP: '10000000',
  RATE_LIVE: '1000000',
  CONNECTIONS_PER_ADDRESS: '100000',
}
const deepTimeIn = (data: string, more: Record<string, string> = {}) =>
  startProcess('deeptime-server', { ...RELAXED, DEEPTIME_DATA: data, ...more })

type Measured = Load & { readonly megabytesPerTable: number; readonly cpuMicrosecondsPerChoice: number }

/** The two take turns, a stretch each, so that a busy machine slows both alike. */
const TURNS = 4

/** One server with its tables open and warm, ready to be measured a stretch at a time. */
class Candidate {
  readonly #stretches: Stretch[] = []
  #cpu = 0

  private constructor(
    readonly server: Running,
    readonly tables: Awaited<ReturnType<typeof openTables>>,
    readonly rssBefore: number,
  ) {}

  static async ready(server: Running, contestant: Contestant): Promise<Candidate> {
    const { rss } = await server.use()
    const tables = await openTables(contestant, TABLES)
    await warmUp(tables)
    return new Candidate(server, tables, rss)
  }

  async turn(): Promise<void> {
    const before = await this.server.use()
    this.#stretches.push(await drive(this.tables, SECONDS / TURNS))
    const { cpu } = await this.server.use()
    this.#cpu += cpu.user + cpu.system - before.cpu.user - before.cpu.system
  }

  async result(): Promise<Measured> {
    const load = loadOf(TABLES, this.#stretches)
    const { rss } = await this.server.use()
    closeTables(this.tables)
    await this.server.stop()
    const megabytesPerTable = (rss - this.rssBefore) / TABLES / 2 ** 20
    return { ...load, megabytesPerTable, cpuMicrosecondsPerChoice: this.#cpu / load.choices }
  }
}

async function deepTimeReady(data: string): Promise<Candidate> {
  const server = await deepTimeIn(data)
  const contestant = new DeepTime(server.base)
  await contestant.prepare(TABLES * 2)
  return Candidate.ready(server, contestant)
}

async function boardgameIoReady(): Promise<Candidate> {
  const server = await startProcess('boardgameio-server', {})
  return Candidate.ready(server, new BoardgameIo(server.base))
}

async function duel(data: string): Promise<readonly [Measured, Measured]> {
  const ours = await deepTimeReady(data)
  const theirs = await boardgameIoReady()
  for (let turn = 0; turn < TURNS; turn++) {
    for (const candidate of turn % 2 === 0 ? [ours, theirs] : [theirs, ours]) await candidate.turn()
  }
  return [await ours.result(), await theirs.result()]
}

/** Many live tables in one process, each played on a little. */
async function manyTables(data: string): Promise<{ tables: number; megabytes: number; choicesPerSecond: number; p99: number }> {
  const server = await deepTimeIn(data)
  const contestant = new DeepTime(server.base)
  await contestant.prepare(MANY * 2)
  const tables = await openTables(contestant, MANY)
  await warmUp(tables)
  const { choicesPerSecond, p99 } = loadOf(MANY, [await drive(tables, SECONDS)])
  const megabytes = (await server.use()).rss / 2 ** 20
  closeTables(tables)
  await server.stop()
  return { tables: MANY, megabytes, choicesPerSecond, p99 }
}

/** A table for two that has begun, and the cookie of its first player. */
async function begunTable(base: string): Promise<{ id: string; cookie: string }> {
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { origin: base, 'content-type': 'application/json', cookie }
    return fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const cookie = (await post('/api/guest', {})).headers.get('set-cookie')?.split(';')[0] ?? ''
  const table = (await (await post('/api/tables', { game: 'duel', seats: 2, bots: [] }, cookie)).json()) as { id: string; invite: string }
  const other = (await post('/api/guest', {})).headers.get('set-cookie')?.split(';')[0] ?? ''
  await post(`/api/tables/${table.id}/take`, { invite: table.invite }, other)
  await post(`/api/tables/${table.id}/start`, {}, cookie)
  return { id: table.id, cookie }
}

const OPENED = 24
/** The first tables pay for a cold process. */
const COLD = 4

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** How long a page waits for a table of 500 choices that is in nobody's memory, with its snapshot and without: they take turns. */
async function opening(data: string): Promise<{ withSnapshot: number; without: number }> {
  const first = await deepTimeIn(data)
  const made: { id: string; cookie: string }[] = []
  for (let i = 0; i < 2 * OPENED; i++) made.push(await begunTable(first.base))
  await first.stop()
  for (const [i, { id }] of made.entries()) await playOnInStore(data, id, 500, i % 2 === 0)
  const server = await deepTimeIn(data)
  const contestant = new DeepTime(server.base)
  const times: number[] = []
  for (const { id, cookie } of made) {
    const begun = performance.now()
    const seat = await contestant.sit(id, 0, cookie, { asked: () => undefined, shown: () => undefined, over: () => undefined })
    times.push(performance.now() - begun)
    seat.close()
  }
  await server.stop()
  const warm = times.slice(2 * COLD)
  return { withSnapshot: median(warm.filter((_, i) => i % 2 === 0)), without: median(warm.filter((_, i) => i % 2 === 1)) }
}

/** A server of its own for one measurement. */
async function alone<T>(work: (server: Running) => Promise<T>, more: Record<string, string> = {}): Promise<T> {
  return inFolder(async (data) => {
    const server = await deepTimeIn(data, more)
    try {
      return await work(server)
    } finally {
      await server.stop()
    }
  })
}

const EXPERTS = 8
const CROWD = 1000

async function inFolder<T>(work: (data: string) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'deeptime-bench-'))
  try {
    return await work(data)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

const round = (x: unknown): unknown => (typeof x === 'number' ? Math.round(x * 100) / 100 : x)

const [ours, theirs] = await inFolder(duel)
const many = await inFolder(manyTables)
const { withSnapshot, without } = await inFolder(opening)
const pings = await alone(({ base }) => pingUnderExperts(base, EXPERTS), { BOT_WORKERS: String(EXPERTS) })
const watched = await alone(({ base }) => spectators(base, CROWD, SECONDS))
const secrets = await alone(({ base }) => secretTables(base, TABLES, SECONDS))
const soaked = SOAK > 0 ? await alone(({ base, use }) => soak(base, SOAK, async () => Math.round((await use()).rss / 2 ** 20))) : undefined
const result = {
  deepTime: ours,
  boardgameIo: theirs,
  throughputRatio: ours.choicesPerSecond / theirs.choicesPerSecond,
  p99Ratio: ours.p99 / theirs.p99,
  many,
  opening500Ms: withSnapshot,
  opening500WithoutSnapshotMs: without,
  pings,
  pingRatio: pings.thinking.p99 / pings.idle.p99,
  watched,
  secrets,
  ...(soaked && { soaked }),
}
if (asJson) process.stdout.write(`${JSON.stringify(result, (_, x) => round(x))}\n`)
else {
  console.table({ 'deep-time, every choice stored': ours, 'boardgame.io, in memory': theirs })
  console.table({ [`${many.tables} live tables in one process`]: many })
  process.stdout.write(`Opening a table of 500 choices: ${round(withSnapshot)} ms (${round(without)} ms without its snapshot)\n`)
  console.table({ 'ping, idle': pings.idle, [`ping while ${EXPERTS} experts think`]: pings.thinking })
  console.table({ [`one table, ${CROWD} look on`]: watched })
  console.table({ [`${TABLES} tables of Marine, with secrets`]: secrets })
  if (soaked) process.stdout.write(`${soaked.minutes} minutes, ${soaked.choices} choices; megabytes: ${soaked.megabytes.join(' ')}\n`)
}
process.exit(0)
