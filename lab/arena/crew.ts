import type { ArenaGame, ArenaJob } from './game.ts'
import { GameThreads } from './threads.ts'

/** Whoever plays the games: threads of this machine, or workers elsewhere. */
export interface Crew {
  /** Tells each game as it ends, in any order, by the place of its job. */
  play(jobs: readonly ArenaJob[], onGame: (game: ArenaGame, index: number) => void): Promise<ArenaGame[]>
}

/** Threads of this machine. `worker` is the compiled arena worker. */
export function threadCrew(threads: number, worker: URL): Crew {
  return {
    async play(jobs, onGame) {
      const pool = new GameThreads(Math.min(threads, jobs.length), worker)
      const play = async (job: ArenaJob, index: number): Promise<ArenaGame> => {
        const game = await pool.play(job)
        onGame(game, index)
        return game
      }
      return Promise.all(jobs.map(play)).finally(() => pool.close())
    },
  }
}
