import { createRequire } from 'node:module'
import { makeRng, seedRng } from '@deeptime/engine'
import { apply, eachLegal, LENGTH, type Medium, type Move, PLAYERS, setup } from './medium-game.ts'

/** What we use of it: its own types are there only once the benchmarks have been installed. */
interface BoardgameClient {
  start(): void
  stop(): void
  getState(): { G: Medium }
  readonly moves: { make(move: Move): void }
}

// Its entry points are folders, which only `require` finds.
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as { Client: (options: object) => BoardgameClient }

/** The same game on boardgame.io's client, with its own log, undo and plug-ins as they come. */
export function mediumOnBoardgameIo(seed: string): number {
  const rng = makeRng(seedRng(seed))
  const client = Client({
    numPlayers: PLAYERS,
    debug: false,
    game: {
      setup: () => setup(rng.int),
      turn: { minMoves: 1, maxMoves: 1 },
      moves: { make: ({ G }: { G: Medium }, move: Move) => apply(G, move) },
      endIf: ({ G }: { G: Medium }) => (G.decision >= LENGTH ? true : undefined),
    },
  })
  client.start()
  for (let made = 0; made < LENGTH; made++) {
    const moves: Move[] = []
    const state = client.getState().G
    eachLegal(state, (kind, a, b) => moves.push([kind, a, b].filter((x) => x !== undefined) as unknown as Move))
    client.moves.make(moves[rng.int(moves.length)] as Move)
  }
  client.stop()
  return LENGTH
}
