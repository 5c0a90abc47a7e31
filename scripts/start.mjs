// Installs, builds what is stale, serves. Settings come from the environment: PORT, DEEPTIME_DATA, DATABASE_URL (docs/operating.md).
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root, run } from './install.mjs'

ensureInstalled()

const SKIPPED = new Set(['node_modules', 'dist', 'test', 'data', 'screenshots'])

/** When the newest source file below these folders was written. */
function newest(folders) {
  let latest = 0
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (SKIPPED.has(entry.name) && folder === join(root, 'web')) continue
      if (entry.name === 'node_modules') continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) visit(path)
      else latest = Math.max(latest, statSync(path).mtimeMs)
    }
  }
  for (const folder of folders) visit(join(root, folder))
  return latest
}

const page = join(root, 'web/dist/index.html')
if (!existsSync(page) || statSync(page).mtimeMs < newest(['engine', 'kit', 'hex', 'words', 'games', 'bots', 'web'])) {
  console.log('Building the app …')
  if (run('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'web') }) !== 0) {
    console.error('The app could not be built; nothing was started.')
    process.exit(1)
  }
}
const { bundle } = await import('./bundle.mjs')
const [server] = await bundle({ server: 'server/main.ts', 'bot-worker': 'server/bot/worker.ts' })
await import(server)
