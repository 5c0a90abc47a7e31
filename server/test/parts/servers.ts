import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inject } from 'vitest'
import { readConfig } from '../../config.ts'
import { type RunningServer, startServer } from '../../server.ts'
import { TEST_GAMES } from './games.ts'
import { newDatabase } from './postgres.ts'

export type StoreKind = 'sqlite' | 'postgres'
export const STORES: readonly StoreKind[] = ['sqlite', 'postgres']

export type Environment = Readonly<Record<string, string>>

/** Settings that do not stand in a test's way; the limits have tests of their own. */
const RELAXED: Environment = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  RATE_HTTP: '1000000',
  RATE_LIVE: '100000',
  CONNECTIONS_PER_ADDRESS: '10000',
  WEB_ROOT: '/nowhere',
}

/** A new, empty folder. */
export const scratch = (): string => mkdtempSync(join(inject('scratch'), 'data-'))

/** The environment of a server with an empty store of its own. */
export async function freshStore(kind: StoreKind): Promise<Environment> {
  return kind === 'sqlite' ? { DEEPTIME_DATA: scratch() } : { DATABASE_URL: await newDatabase(inject('postgres')) }
}

export type TestServer = RunningServer & { readonly base: string }

/** A server in this process. */
export async function serverHere(env: Environment): Promise<TestServer> {
  const botWorker = pathToFileURL(join(inject('bundles'), 'bot-worker.mjs'))
  const server = await startServer(readConfig({ ...RELAXED, ...env }), { games: TEST_GAMES, botWorker })
  return { ...server, base: `http://127.0.0.1:${server.port}` }
}

export interface ServerProcess {
  readonly base: string
  readonly child: ChildProcess
  /** Stops it politely and tells the exit code. */
  stop(): Promise<number | null>
  /** kill -9 */
  kill(): Promise<void>
}

/** A server in a process of its own. */
export async function serverProcess(env: Environment): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(inject('bundles'), 'process.mjs')], {
    env: { PATH: process.env.PATH, ...RELAXED, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<number | null>((settle) => child.once('exit', settle))
  const port = await new Promise<string>((settle, fail) => {
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += chunk
      const found = /port (\d+)\n/.exec(said)?.[1]
      if (found) settle(found)
    })
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}`)))
  })
  return {
    base: `http://127.0.0.1:${port}`,
    child,
    stop: () => {
      child.kill('SIGTERM')
      return gone
    },
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}
