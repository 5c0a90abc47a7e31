import { readConfig } from '../../config.ts'
import { startServer } from '../../server.ts'
import { TEST_GAMES } from './games.ts'

/** A whole server process with the test game on its shelf; it says its port, and is killed or stopped from outside. */
const server = await startServer(readConfig(process.env), { games: TEST_GAMES })
process.stdout.write(`port ${server.port}\n`)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
