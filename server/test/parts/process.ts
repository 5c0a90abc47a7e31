import { readConfig } from '../../config.ts'
import { startServer } from '../../server.ts'
import { gamesOf } from './games.ts'

/** A whole server process that has the test's own game too; it says its port, and is killed or stopped from outside. */
const server = await startServer(readConfig(process.env), { games: gamesOf(process.env) })
process.stdout.write(`port ${server.port}\n`)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
