// Runs checks and test suites one after another and counts them, for `npm test` and `npm run test:deep`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './install.mjs'

const total = { passed: 0, failed: 0 }

function count(title, passed, failed, begun) {
  total.passed += passed
  total.failed += failed
  console.log(`${failed === 0 ? '✓' : '✗'} ${title} (${Math.round((performance.now() - begun) / 1000)} s)`)
}

/** A program that tells by its exit code whether all is well. */
export function check(title, name, args, options) {
  const begun = performance.now()
  const ok = run(name, args, options) === 0
  count(title, ok ? 1 : 0, ok ? 0 : 1, begun)
}

/** Tests that did not run have not passed: those that were skipped, and a file that could not even be read, count as failed. */
function failedIn({ numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const unread = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  return numFailedTests + numPendingTests + numTodoTests + unread.length
}

/** A suite of Vitest, every test of which counts. */
export function vitest(title, args, options) {
  const begun = performance.now()
  const report = join(root, 'dist/test-report.json')
  mkdirSync(join(root, 'dist'), { recursive: true })
  rmSync(report, { force: true })
  const status = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args], options)
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  const failed = result ? failedIn(result) : 1
  count(title, result?.numPassedTests ?? 0, status === 0 ? failed : Math.max(1, failed), begun)
}

/** Tells the sum in the last line, and ends. */
export function finish() {
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed > 0 ? 1 : 0)
}
