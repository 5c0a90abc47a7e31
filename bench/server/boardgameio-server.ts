import { createRequire } from 'node:module'
import { makeRng, seedRng } from '@deeptime/engine'
import { apply, type Medium, type Move, setup } from '../rules/medium-game.ts'
import { DUEL_LENGTH } from './duel.ts'

interface BoardgameServer {
  run(options: { port: number; callback: () => void }): Promise<{ appServer: { address(): { port: number } } }>
}

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as { Server: (options: object) => BoardgameServer }

/** boardgame.io's server as it is, with its store in memory. */
const server = Server({
  origins: [/.*/],
  games: [
    {
      name: 'duel',
      setup: () => setup(makeRng(seedRng('duel')).int),
      turn: { minMoves: 1, maxMoves: 1 },
      moves: { make: ({ G }: { G: Medium }, move: Move) => apply(G, move) },
      endIf: ({ G }: { G: Medium }) => (G.decision >= DUEL_LENGTH ? true : undefined),
    },
  ],
})
const { appServer } = await server.run({ port: 0, callback: () => undefined })
process.send?.({ port: appServer.address().port })
process.on('message', () => process.send?.({ rss: process.memoryUsage().rss, cpu: process.cpuUsage() }))
process.once('SIGTERM', () => process.exit(0))
