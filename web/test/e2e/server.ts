import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = new URL('../../../', import.meta.url)

type Bundle = (entries: Readonly<Record<string, string>>, folder: string) => Promise<readonly string[]>

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function answers(url: string, process: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (process.exitCode !== null) break
    const ok = await fetch(`${url}healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await new Promise((settle) => setTimeout(settle, 100))
  }
  throw new Error('The server does not answer')
}

export interface Server {
  readonly port: number
  readonly url: string
  /** The same server, started again with another build of the app. */
  update(webRoot: string): Promise<void>
  stop(): Promise<void>
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

/** The server as `npm start` runs it: bundled, in a process of its own, with its bots in worker threads. */
export async function startServer(webRoot: string): Promise<Server> {
  const { bundle } = (await import(new URL('scripts/bundle.mjs', ROOT).href)) as { bundle: Bundle }
  const [script] = await bundle({ server: 'server/main.ts', 'bot-worker': 'server/bot/worker.ts' }, 'dist/e2e')
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'deep-time-online-'))
  const url = `http://127.0.0.1:${port}/`
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    DEEPTIME_DATA: data,
    RATE_HTTP: '100000',
    RATE_LIVE: '1000',
  }
  const start = async (root: string): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [script as string], { env: { ...env, WEB_ROOT: root }, stdio: ['ignore', 'ignore', 'inherit'] })
    await answers(url, child)
    return child
  }
  let child = await start(webRoot)
  return {
    port,
    url,
    update: async (root) => {
      await ended(child)
      child = await start(root)
    },
    stop: async () => {
      await ended(child)
      rmSync(data, { recursive: true, force: true })
    },
  }
}
