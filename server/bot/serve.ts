import { parentPort } from 'node:worker_threads'
import { isLevel, think } from '@deeptime/bots'
import type { Advice } from '@deeptime/engine'
import type { GameShelf } from '../games.ts'
import type { BotQuestion } from './port.ts'

type AdviceByGame = Readonly<Record<string, Advice<unknown>>>

function answer(shelf: GameShelf, advices: AdviceByGame, { game: id, version, root, seat, level, seed }: BotQuestion): string {
  const game = shelf.find(id, version)
  if (!game) throw new Error(`This worker does not know ${id} ${version}`)
  if (!isLevel(level)) throw new Error(`There is no level ${level}`)
  const advice = advices[id]
  const request = { game, root, seat, seed, now: () => performance.now(), why: false }
  return think(level, advice ? { ...request, advice } : request).option
}

/** The inside of a worker thread: answers one question after another. */
export function serveBots(shelf: GameShelf, advices: AdviceByGame): void {
  parentPort?.on('message', ({ id, question }: { id: number; question: BotQuestion }) => {
    try {
      parentPort?.postMessage({ id, option: answer(shelf, advices, question) })
    } catch (error) {
      parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) })
    }
  })
}
