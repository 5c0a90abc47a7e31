import { parentPort } from 'node:worker_threads'
import { think } from '@deeptime/bots'
import { GAMES } from '@deeptime/games'
import type { Answer, Question } from './thinkers.ts'

async function answer({ game: id, version, level, ...question }: Question): Promise<Answer> {
  try {
    const rules = await GAMES.rulesOf(id, version)
    if (!rules) throw new Error(`There are no rules of ${id} ${version}`)
    return { thought: think(level, { ...question, ...rules, now: () => performance.now() }) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (question: Question) => parentPort?.postMessage(await answer(question)))
