import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { isLevel, think } from '@deeptime/bots'
import type { GameList } from '@deeptime/kit'
import type { BotQuestion } from './port.ts'

async function answer(games: GameList, { game, version, root, seat, level, seed }: BotQuestion): Promise<string> {
  const rules = await games.rulesOf(game, version)
  if (!rules) throw new Error(`This worker does not know ${game} ${version}`)
  if (!isLevel(level)) throw new Error(`There is no level ${level}`)
  return think(level, { ...rules, root, seat, seed, now: () => performance.now(), why: false }).option
}

/** Pages come before bots: where the system counts a thread by itself (Linux), this one steps back. Elsewhere it would be the whole server. */
function stepBack(): void {
  if (process.platform === 'linux') setPriority(0, 19)
}

/** The inside of a worker thread: answers one question after another. */
export function serveBots(games: GameList): void {
  stepBack()
  parentPort?.on('message', async ({ id, question }: { id: number; question: BotQuestion }) => {
    try {
      parentPort?.postMessage({ id, option: await answer(games, question) })
    } catch (error) {
      parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) })
    }
  })
}
