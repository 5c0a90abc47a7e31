// Each part is checked with what its environment has: the kernel and the games know neither Node nor the browser.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './install.mjs'

const projects = ['engine', 'games', 'bots', 'words', 'cli', 'server', 'web', '.'].filter((p) => existsSync(join(root, p, 'tsconfig.json')))
const failed = projects.filter((p) => run('tsc', ['-p', p]) !== 0)
if (failed.length > 0) {
  console.error(`Type errors in ${failed.join(', ')}`)
  process.exit(1)
}
