// Each part is checked with what its environment has: the kernel and the games know neither Node nor the browser.
import { run } from './install.mjs'
import { PARTS } from './parts.mjs'

const failed = [...PARTS, '.'].filter((part) => run('tsc', ['-p', part]) !== 0)
if (failed.length > 0) {
  console.error(`Type errors in ${failed.join(', ')}`)
  process.exit(1)
}
