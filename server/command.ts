import { BadConfig, readConfig } from './config.ts'
import { BadBackup, backup, restore } from './db/backup.ts'
import { openStore, StoreInUse } from './db/open.ts'
import { ADMIN } from './moderation.ts'
import { startServer } from './server.ts'

const USAGE = `Usage: deeptime-server [serve | backup FILE | restore FILE | admin COMMAND [WHAT]]

serve           serves the web app and the tables (the default)
backup FILE     writes everything to a new file, also while the server runs
admin COMMAND   people [NAME], tables [STATUS], reports, settle REPORT, ban PERSON, unban PERSON, close TABLE
restore FILE    fills an empty store from a backup, of either kind of store

The environment configures it: see docs/operating.md.
`

async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  // Whoever read our output may be gone: no reason to stop serving.
  process.stdout.on('error', () => undefined)
  const server = await startServer(readConfig(env))
  process.stdout.write(`Deep Time is at ${server.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

async function withStore(env: NodeJS.ProcessEnv, work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<string>): Promise<void> {
  const store = await openStore(readConfig(env), () => undefined)
  try {
    process.stdout.write(`${await work(store)}\n`)
  } finally {
    await store.close()
  }
}

/** The command line of the server. Answers with the exit code, or with nothing while it serves. */
export async function main(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number | undefined> {
  const [command = 'serve', file, ...rest] = args
  try {
    if (command === 'serve' && file === undefined) {
      await serve(env)
      return undefined
    }
    const operate = command === 'admin' && file !== undefined && rest.length <= 1 ? ADMIN[file] : undefined
    if (operate) {
      await withStore(env, async (store) => (await operate(store.db, rest[0])).join('\n'))
      return 0
    }
    if (rest.length > 0 || file === undefined || !['backup', 'restore'].includes(command)) {
      process.stderr.write(USAGE)
      return command === '--help' ? 0 : 2
    }
    await withStore(env, async (store) => {
      if (command === 'restore') return `${await restore(store, file)} rows restored`
      await backup(store, file)
      return `Backup written to ${file}`
    })
    return 0
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const known = error instanceof BadConfig || error instanceof BadBackup || error instanceof StoreInUse
    process.stderr.write(`${known ? error.message : (error.stack ?? error.message)}\n`)
    return 1
  }
}
