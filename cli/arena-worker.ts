import { parentPort } from 'node:worker_threads'
import { type ArenaJob, answerArenaJob } from './arena-game.ts'

parentPort?.on('message', (job: ArenaJob) => parentPort?.postMessage(answerArenaJob(job)))
