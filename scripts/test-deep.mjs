// What takes longer than one waits for at every change: npm run test:deep [-- --games N]. Ends with "N passed, N failed".
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, root } from './install.mjs'
import { check, finish, vitest } from './tally.mjs'

const { games } = parseArgs({ options: { games: { type: 'string', default: '400' } } }).values
const seed = new Date().toISOString().slice(0, 10)

/** Every folder below games/ that has rules. */
const ids = readdirSync(join(root, 'games')).filter((id) => existsSync(join(root, 'games', id, 'game.ts')))

ensureInstalled()
for (const id of ids) {
  // Every mode and number of seats in turn, other games each day; then fewer games with every check at every decision.
  const deeptime = ['cli/bin/deeptime.mjs', 'fuzz', id, '--seed', seed]
  check(`${games} random games of ${id}`, process.execPath, [...deeptime, '--games', games])
  check(`${id}, checked at every decision`, process.execPath, [...deeptime, '--games', String(Math.ceil(games / 10)), '--every', '1'])
}
// Two campaigns a round on each of the twelve paths: 504 of them.
vitest('random campaigns', ['campaign'], { env: { ...process.env, DEEPTIME_CAMPAIGN_ROUNDS: '21' } })
// The same stores on the PostgreSQL that comes as a package, where `npm test` took the machine's own.
vitest('servers and stores, on the packed PostgreSQL', ['--config', 'server/vitest.e2e.config.ts'], {
  env: { ...process.env, DEEPTIME_TEST_POSTGRES: 'packaged' },
})
finish()
