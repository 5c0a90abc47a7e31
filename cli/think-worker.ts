import { parentPort } from 'node:worker_threads'
import { think } from '@deeptime/bots'
import { gameNamed } from './games.ts'
import type { Answer, Question } from './thinkers.ts'

function answer({ game: id, level, ...question }: Question): Answer {
  try {
    const { game, advice } = gameNamed(id)
    return { thought: think(level, { ...question, game, ...(advice && { advice }), now: () => performance.now() }) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)))
