// Installs the dependencies when they are missing or older than the lockfile. Plain Node: it runs before anything is there.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Deep Time needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  const installed = join(root, 'node_modules/.package-lock.json')
  const lock = join(root, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing dependencies …')
  // Not `npm ci`: it refuses a lockfile written where binaries of other platforms could not be looked up. The versions are the locked ones.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const done = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) {
    console.error('npm could not install the dependencies. Check the network, then try again: nothing else was changed.')
    process.exit(1)
  }
}

/** Runs a program of node_modules; its exit code. */
export function run(name, args, options = {}) {
  const program = name === process.execPath ? name : join(root, 'node_modules/.bin', name)
  const done = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options })
  return done.status ?? 1
}
