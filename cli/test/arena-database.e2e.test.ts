import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ArenaReport, meetAt } from '@deeptime/lab'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { inTurn } from '../../server/db/turns.ts'
import { newDatabase } from '../../server/test/parts/postgres.ts'

interface Program {
  readonly child: ChildProcess
  readonly said: { out: string; err: string }
  readonly ended: Promise<number | null>
}

const ARENA = ['arena', 'marine', '--bots', 'easy@20,greedy@1', '--seats', '2', '--mode', 'short', '--seed', 'queue', '--json']

let folder: string
let other: string
let url: string
let database: pg.Client
const running = new Set<ChildProcess>()

/** The command line from a bundle, which is its version. */
function deeptime(bundle: string, args: readonly string[]): Program {
  const child = spawn(process.execPath, [join(bundle, 'deeptime.mjs'), ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    said.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    said.err += chunk
  })
  const ended = new Promise<number | null>((settle) => {
    child.once('close', (code) => {
      running.delete(child)
      settle(code)
    })
  })
  return { child, said, ended }
}

/** A worker that is ready to play. */
async function workerOf(bundle: string): Promise<Program> {
  const worker = deeptime(bundle, ['arena-worker', '--database', '--threads', '1'])
  await expect.poll(() => worker.said.err, { timeout: 30_000 }).toContain('Ready to play')
  return worker
}

async function stop(worker: Program): Promise<number | null> {
  worker.child.kill('SIGTERM')
  return worker.ended
}

const count = async (table: string): Promise<number> => Number((await database.query(`SELECT count(*) FROM ${table}`)).rows[0].count)

/** All but the times. */
function figures(text: string) {
  const { seconds: _, bots, ...rest } = JSON.parse(text) as ArenaReport
  return { ...rest, bots: bots.map(({ msPerChoice: _a, msMost: _b, ...bot }) => bot) }
}

beforeAll(() => {
  folder = inject('bundles')
  other = join(folder, 'other')
  for (const file of ['deeptime.mjs', 'arena-worker.mjs']) cpSync(join(folder, file), join(other, file))
  appendFileSync(join(other, 'arena-worker.mjs'), '\n// another version\n')
})

beforeEach(async () => {
  url = await newDatabase(inject('postgres'))
  database = new pg.Client({ connectionString: url })
  await database.connect()
  return async () => {
    for (const child of running) child.kill('SIGKILL')
    await database.end()
  }
})

describe('an arena over several machines', () => {
  test('a worker is killed in mid-game, and the result is the one that threads give', async () => {
    const workers = await Promise.all([workerOf(folder), workerOf(folder)])
    const arena = deeptime(folder, [...ARENA, '--games', '12', '--database'])
    // Both are in a game; one of them never finishes it.
    const busy = 'SELECT DISTINCT locked_by FROM graphile_worker.jobs WHERE locked_by IS NOT NULL'
    await expect.poll(async () => (await database.query(busy)).rows.length, { timeout: 30_000, interval: 20 }).toBe(2)
    workers[0]?.child.kill('SIGKILL')
    expect(await workers[0]?.ended).toBe(null)
    expect(await arena.ended).toBe(0)
    const threads = deeptime(folder, [...ARENA, '--games', '12', '--threads', '2'])
    expect(await threads.ended).toBe(0)
    expect(figures(arena.said.out)).toEqual(figures(threads.said.out))
    expect(figures(arena.said.out)).toMatchObject({ game: 'marine', games: 12 })
    expect(await count('graphile_worker.jobs')).toBe(0)
    expect(await count('deeptime_arena.run')).toBe(0)
    expect(await count('deeptime_arena.answer')).toBe(0)
    expect(await stop(workers[1] as Program)).toBe(0)
  })

  test('a worker of another version is refused and told why; one of the same version plays', async () => {
    const waiting = await workerOf(other)
    const arena = deeptime(folder, [...ARENA, '--games', '2', '--database'])
    expect(await waiting.ended).toBe(2)
    expect(waiting.said.err).toMatch(
      /The arena that is open plays marine by rules \S+, program \w{12}; this worker has rules \S+, program \w{12}\./,
    )
    expect(waiting.said.err).toContain('0 games played.')
    const late = deeptime(other, ['arena-worker', '--database', '--threads', '1'])
    expect(await late.ended, late.said.err).toBe(2)
    const worker = await workerOf(folder)
    expect(await arena.ended).toBe(0)
    expect(await stop(worker)).toBe(0)
    expect(worker.said.err).toContain('2 games played.')
  })

  test('an arena that is stopped takes its games off the queue, and one that was killed is swept up by the next', async () => {
    const queued = async (): Promise<number> => {
      const there = await database.query(`SELECT to_regclass('graphile_worker.jobs') AS jobs`)
      return there.rows[0].jobs === null ? 0 : count('graphile_worker.jobs')
    }
    const stopped = deeptime(folder, [...ARENA, '--games', '4', '--database'])
    await expect.poll(queued, { timeout: 30_000 }).toBe(4)
    stopped.child.kill('SIGINT')
    expect(await stopped.ended).toBe(1)
    expect(stopped.said.err).toContain('Stopped before all games were played')
    expect(await queued()).toBe(0)

    const killed = deeptime(folder, [...ARENA, '--games', '4', '--database'])
    await expect.poll(queued, { timeout: 30_000 }).toBe(4)
    killed.child.kill('SIGKILL')
    await killed.ended
    const worker = await workerOf(folder)
    expect(await queued()).toBe(0)
    expect(await count('deeptime_arena.run')).toBe(0)
    expect(await stop(worker)).toBe(0)
    expect(worker.said.err).toContain('0 games played.')
  })

  test('a dozen that start at the same moment prepare an empty database together', async () => {
    const meetings = await Promise.all(Array.from({ length: 12 }, () => meetAt(url, 3, inTurn)))
    expect(await count('deeptime_arena.run')).toBe(0)
    await Promise.all(meetings.map((meeting) => meeting.close()))
  })

  test('no password is ever told', async () => {
    for (const address of ['postgres://me:h0use-key@127.0.0.1:1/games', 'postgres://me:h0use-key@[bad/games', 'h0use-key']) {
      const arena = deeptime(folder, [...ARENA, '--games', '1', '--database', address])
      expect(await arena.ended).toBe(2)
      expect(arena.said.err).toMatch(/^The database at .* can't be used: /)
      expect(arena.said.err + arena.said.out).not.toContain('h0use')
    }
  })

  test('games that are kept are not played again', async () => {
    const file = join(other, 'kept.jsonl')
    const worker = await workerOf(folder)
    const first = deeptime(folder, [...ARENA, '--games', '2', '--database', '--resume', file])
    expect(await first.ended).toBe(0)
    const again = deeptime(folder, [...ARENA, '--games', '3', '--threads', '1', '--resume', file])
    expect(await again.ended).toBe(0)
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(4)
    expect(await stop(worker)).toBe(0)
    expect(worker.said.err).toContain('2 games played.')
    const foreign = deeptime(other, [...ARENA, '--games', '3', '--threads', '1', '--resume', file])
    expect(await foreign.ended).toBe(2)
    expect(foreign.said.err).toContain('were played by another version of the program')
  })
})
