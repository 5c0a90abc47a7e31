import type { Game } from '@deeptime/engine'
import { readConfig } from '../config.ts'
import { startServer } from '../server.ts'
import { duel } from './duel.ts'

/** Deep Time's server as it is, with the benchmark's game on its shelf. */
const server = await startServer(readConfig(process.env), { games: [duel as Game] })
process.send?.({ port: server.port })
process.on('message', () => process.send?.({ rss: process.memoryUsage().rss, cpu: process.cpuUsage() }))
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
