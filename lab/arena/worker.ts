import { parentPort } from 'node:worker_threads'
import { GAMES } from '@deeptime/games'
import { type ArenaJob, answerArenaJob } from './game.ts'

parentPort?.on('message', async (job: ArenaJob) => parentPort?.postMessage(await answerArenaJob(GAMES, job)))
