import { Worker } from 'node:worker_threads'
import type { ArenaGame, ArenaJob } from './arena-game.ts'

/** Whoever plays the games: threads of this machine, or workers elsewhere. */
export interface Crew {
  play(jobs: readonly ArenaJob[], onGame: (done: number) => void): Promise<ArenaGame[]>
}

type Answer = { readonly game: ArenaGame } | { readonly problem: string }

/** Threads of this machine. `worker` is the compiled arena worker. */
export function threadCrew(threads: number, worker: URL): Crew {
  return {
    play(jobs, onGame) {
      return new Promise((resolve, reject) => {
        const games: ArenaGame[] = Array(jobs.length)
        const workers = Array.from({ length: Math.min(threads, jobs.length) }, () => new Worker(worker))
        let next = 0
        let done = 0
        const stop = (): Promise<unknown> => Promise.all(workers.map((w) => w.terminate()))
        const fail = (problem: Error): void => void stop().then(() => reject(problem))
        for (const thread of workers) {
          let current = -1
          const give = (): void => {
            if (next >= jobs.length) return
            current = next++
            thread.postMessage(jobs[current])
          }
          thread.on('error', fail)
          thread.on('message', (answer: Answer) => {
            if ('problem' in answer) return fail(new Error(answer.problem))
            games[current] = answer.game
            onGame(++done)
            if (done === jobs.length) void stop().then(() => resolve(games))
            else give()
          })
          give()
        }
      })
    },
  }
}
