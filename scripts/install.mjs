// Installs the dependencies when they are missing or older than the lockfile. Plain Node: it runs before anything is there.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const onWindows = process.platform === 'win32'

/** The least Node.js that package.json asks for. */
function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Deep Time needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Exactly the locked versions, in the folder of a lockfile: the project's own, or that of the benchmarks. */
export function ensureInstalled(folder = root) {
  requireNode()
  const installed = join(folder, 'node_modules/.package-lock.json')
  const lock = join(folder, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing dependencies …')
  // Tools to build and test with are wanted even where NODE_ENV says "production".
  const done = spawnSync(onWindows ? 'npm.cmd' : 'npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: onWindows,
  })
  if (done.status === 0) return
  console.error('npm could not install the dependencies. Check the network, then try again.')
  process.exit(1)
}

/** Runs a program of node_modules; its exit code. */
export function run(name, args, options = {}) {
  const program = name === process.execPath ? name : join(root, 'node_modules/.bin', name)
  const done = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: onWindows, ...options })
  return done.status ?? 1
}
