import { availableParallelism } from 'node:os'
import type { GameList } from '@deeptime/kit'
import { ArenaWorker, meetAt, programVersion, sweep, UserError } from '@deeptime/lab'
import { inTurn } from '@deeptime/server/turns'
import type { Command } from 'commander'
import { databaseUrl } from '../terminal/database.ts'
import { ARENA_WORKER } from '../terminal/program.ts'
import { wholeNumber } from '../terminal/whole-number.ts'

interface WorkerOptions {
  readonly database: string | true
  readonly threads: number
}

async function work(games: GameList, url: string, threads: number): Promise<void> {
  const meeting = await meetAt(url, threads + 4, inTurn)
  const program = await programVersion(ARENA_WORKER)
  await sweep(meeting)
  const worker = new ArenaWorker(meeting, games, program, threads, ARENA_WORKER)
  const stop = (): void => worker.stop()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  process.stderr.write(`Ready to play for any arena of program ${program} on ${threads} threads; Ctrl-C ends after the games in hand.\n`)
  const { played, refused } = await worker.work().finally(() => meeting.close())
  process.stderr.write(`${played} games played.\n`)
  if (refused !== undefined) throw new UserError(refused)
}

export function addArenaWorker(program: Command, games: GameList): void {
  program
    .command('arena-worker')
    .description('play the games of arenas elsewhere that use the same PostgreSQL (arena --database)')
    .option('--database [URL]', 'the PostgreSQL where arena and workers meet (the variable DATABASE_URL if none is named)', true)
    .option('--threads <N>', 'games played side by side', wholeNumber('threads', 1, 256), availableParallelism())
    .action(async ({ database, threads }: WorkerOptions) => work(games, databaseUrl(database), threads))
}
