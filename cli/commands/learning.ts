import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Lesson, type Tuned, threadCrew } from '@deeptime/lab'
import type { Command } from 'commander'
import type { OpenGame } from '../terminal/open-game.ts'
import { ARENA_WORKER } from '../terminal/program.ts'
import { settingsOf, type TableOptions, withTableOptions } from '../terminal/table-options.ts'
import { wholeNumber } from '../terminal/whole-number.ts'

/** What every search for better weights is told. */
export interface TrialOptions extends TableOptions {
  readonly games: number
  readonly trials: number
  readonly bot: string
  readonly threads: number
  readonly write?: boolean
}

export const withTrialOptions = (command: Command, trials: number): Command =>
  withTableOptions(
    command
      .option('--trials <N>', 'games of the new weights against the old ones', wholeNumber('trials', 2, 100_000), trials)
      .option('--bot <LEVEL>', 'who plays them', 'greedy')
      .option('--threads <N>', 'games played side by side', wholeNumber('threads', 1, 256), availableParallelism())
      .option('--write', 'keep the result, and the new weights if they are better'),
  )

/** What commands that learn from games are told. */
export interface LearningOptions extends TrialOptions {
  readonly whim: number
}

export const withLearningOptions = (command: Command, games: number, whim: number, trials: number): Command =>
  withTrialOptions(
    command
      .option('--games <N>', 'games to learn from', wholeNumber('games', 1, 1_000_000), games)
      .option('--whim <N>', 'choices made at random, in percent, so that unusual positions come up too', wholeNumber('whim', 0, 100), whim),
    trials,
  )

/** What is to be learnt, as the lab takes it: games of two on threads of this machine. */
export async function lessonOf(entry: OpenGame, options: TrialOptions): Promise<Lesson> {
  const { bot, seed, mode, games, trials, threads } = options
  const settings = await settingsOf(entry, options, 2)
  return { id: entry.game.id, settings, bot, seed, mode, games, trials, crew: threadCrew(threads, ARENA_WORKER) }
}

export const tellOnStderr = (line: string): void => void process.stderr.write(`${line}\n`)

/** Shows what came out, two weights a line as the formatter has them, and keeps it in the game's folder if so wished. */
export async function finish(id: string, file: string, tuned: Tuned, { write }: TrialOptions): Promise<void> {
  const text = JSON.stringify(tuned, null, 2).replace(/\[\s+(\S+)\s+(\S+)\s+\]/g, '[$1 $2]')
  console.log(text)
  if (write) await writeFile(join('games', id, file), `${text}\n`)
}
