// Everything that must hold, in one run: checks, unit tests, end-to-end tests. Ends with "N passed, N failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root, run } from './install.mjs'

ensureInstalled()
const total = { passed: 0, failed: 0 }

function count(passed, failed) {
  total.passed += passed
  total.failed += failed
}

function check(title, name, args) {
  const ok = run(name, args) === 0
  console.log(`${ok ? '✓' : '✗'} ${title}`)
  count(ok ? 1 : 0, ok ? 0 : 1)
}

function vitest(title, args) {
  const report = join(root, 'dist/test-report.json')
  mkdirSync(join(root, 'dist'), { recursive: true })
  rmSync(report, { force: true })
  const status = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args])
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  const failed = result
    ? result.numFailedTests + result.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0).length
    : 1
  count(result?.numPassedTests ?? 0, status === 0 ? failed : Math.max(1, failed))
  console.log(`${status === 0 ? '✓' : '✗'} ${title}`)
}

check('format and lint', 'biome', ['ci', '--error-on-warnings', '.'])
check('types', process.execPath, ['scripts/typecheck.mjs'])
check('dependency arrows', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'engine', 'words', 'games', 'bots', 'cli', 'server', 'web'])
vitest('unit tests', [])
for (const config of ['web/vitest.e2e.config.ts', 'server/vitest.e2e.config.ts']) {
  if (existsSync(join(root, config))) vitest(config, ['--config', config])
}

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
