import { parentPort } from 'node:worker_threads'
import { type ArenaJob, playArenaGame } from './arena-game.ts'

parentPort?.on('message', (job: ArenaJob) => {
  try {
    parentPort?.postMessage({ game: playArenaGame(job) })
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
