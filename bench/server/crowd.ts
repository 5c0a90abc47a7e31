import WebSocket from 'ws'
import { DeepTime } from './contestants.ts'
import { closeTables, drive, loadOf, openTables, quantile, warmUp } from './driver.ts'

/** What a person feels while others make work for the server: bots that think, and people who look on. */

const wait = (ms: number): Promise<void> => new Promise((settle) => setTimeout(settle, ms))

const connect = (base: string, cookie: string): Promise<WebSocket> =>
  new Promise((settle, fail) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/live`, { headers: { cookie, origin: base }, perMessageDeflate: false })
    socket.once('open', () => settle(socket))
    socket.once('error', fail)
  })

export interface Pings {
  readonly p50: number
  readonly p99: number
}

const PINGS = 600
const PING_EVERY = 10

/** How long the server takes to answer the shortest message there is. */
async function ping(base: string, cookie: string): Promise<Pings> {
  const socket = await connect(base, cookie)
  const times: number[] = []
  for (let i = 0; i < PINGS; i++) {
    const begun = performance.now()
    socket.send('{"type":"ping"}')
    await new Promise((settle) => socket.once('message', settle))
    times.push(performance.now() - begun)
    await wait(PING_EVERY)
  }
  socket.close()
  times.sort((a, b) => a - b)
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

/** The ping of an idle server, and of the same server while so many experts think at as many tables. */
export async function pingUnderExperts(base: string, experts: number): Promise<{ idle: Pings; thinking: Pings }> {
  const contestant = new DeepTime(base)
  const cookie = await contestant.guest('Host')
  await ping(base, cookie)
  const idle = await ping(base, cookie)
  const bots = [0, 1].map((seat) => ({ seat, level: 'expert' }))
  for (let i = 0; i < experts; i++) {
    const table = await contestant.table({ game: 'marine', seats: 2, seat: null, bots }, cookie)
    await contestant.start(table.id, cookie)
  }
  await wait(2000)
  return { idle, thinking: await ping(base, cookie) }
}

export interface Watched {
  readonly spectators: number
  readonly choicesPerSecond: number
  /** From a choice to the opponent's view of it, and to the last spectator's. */
  readonly p99: number
  readonly bytesPerSecond: number
}

/** One table that is played as fast as it is answered, and a crowd that looks on. */
export async function spectators(base: string, count: number, seconds: number): Promise<Watched> {
  const contestant = new DeepTime(base)
  await contestant.prepare(2)
  const tables = await openTables(contestant, 1)
  const { id, invite } = contestant.opened[0] as { id: string; invite: string }
  let bytes = 0
  const crowd: WebSocket[] = []
  for (let i = 0; i < count; i++) {
    const socket = await connect(base, await contestant.guest(`Spectator ${i}`))
    socket.on('message', (data: Buffer) => {
      bytes += data.length
    })
    socket.send(JSON.stringify({ type: 'watch', table: id, invite }))
    crowd.push(socket)
  }
  await warmUp(tables)
  bytes = 0
  const { choicesPerSecond, p99 } = loadOf(1, [await drive(tables, seconds)])
  const watched = { spectators: count, choicesPerSecond, p99, bytesPerSecond: Math.round(bytes / seconds) }
  closeTables(tables)
  for (const socket of crowd) socket.close()
  return watched
}

/** Tables of a real game with secrets: each seat has a view of its own. */
export async function secretTables(base: string, count: number, seconds: number) {
  const contestant = new DeepTime(base, 'marine')
  await contestant.prepare(count * 2)
  const tables = await openTables(contestant, count)
  await warmUp(tables)
  const load = loadOf(count, [await drive(tables, seconds)])
  closeTables(tables)
  return load
}

export interface Soak {
  readonly minutes: number
  readonly choices: number
  /** Memory of the server after each tenth of the time, in megabytes. */
  readonly megabytes: readonly number[]
}

/** Play without end: whoever finishes a game begins the next. Memory must not grow. */
export async function soak(base: string, minutes: number, memory: () => Promise<number>): Promise<Soak> {
  const contestant = new DeepTime(base)
  const megabytes: number[] = []
  let choices = 0
  const SHIFTS = 10
  for (let shift = 0; shift < SHIFTS; shift++) {
    await contestant.prepare(64)
    const tables = await openTables(contestant, 32)
    choices += (await drive(tables, (minutes * 60) / SHIFTS)).choices
    closeTables(tables)
    megabytes.push(await memory())
  }
  return { minutes, choices, megabytes }
}
