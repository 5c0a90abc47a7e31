// Everything that must hold, in one run: checks, unit tests, end-to-end tests. Ends with "N passed, N failed".
import { ensureInstalled } from './install.mjs'
import { check, finish, vitest } from './tally.mjs'

ensureInstalled()
check('format and lint', 'biome', ['ci', '--error-on-warnings', '.'])
check('types', process.execPath, ['scripts/typecheck.mjs'])
check('dependency arrows', process.execPath, ['scripts/arrows.mjs'])
vitest('unit tests', [])
vitest('the app in a browser', ['--config', 'web/vitest.e2e.config.ts'])
vitest('servers and stores', ['--config', 'server/vitest.e2e.config.ts'])
finish()
