import type { Game } from '@deeptime/engine'
import { GAMES } from '@deeptime/games'
import { bareManifest, GameList } from '@deeptime/kit'
import { readConfig } from '../../server/config.ts'
import { startServer } from '../../server/server.ts'
import { duel } from './duel.ts'

/** Deep Time's server as it is, with the benchmark's game beside its own. */
const server = await startServer(readConfig(process.env), { games: new GameList([bareManifest({ game: duel as Game }), ...GAMES.games]) })
process.send?.({ port: server.port })
process.on('message', () => process.send?.({ rss: process.memoryUsage().rss, cpu: process.cpuUsage() }))
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
