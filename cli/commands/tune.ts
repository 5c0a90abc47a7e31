import type { GameList } from '@deeptime/kit'
import { tune, UserError } from '@deeptime/lab'
import type { Command } from 'commander'
import { openGame } from '../terminal/open-game.ts'
import { wholeNumber } from '../terminal/whole-number.ts'
import { finish, lessonOf, type TrialOptions, tellOnStderr, withTrialOptions } from './learning.ts'

interface TuneOptions extends TrialOptions {
  readonly steps: number
  readonly minutes: number
}

export function addTune(program: Command, games: GameList): void {
  const command = program
    .command('tune <game>')
    .description('improve the weights of a game’s advice by play, then try them out against those before')
    .option('--steps <N>', 'steps to try', wholeNumber('steps', 0, 100_000), 20)
    .option('--games <N>', 'games for a step at most; it ends sooner when the result is clear', wholeNumber('games', 2, 100_000), 160)
    .option('--minutes <N>', 'no step begins after this time', wholeNumber('minutes', 1, 10_000), 5)
  withTrialOptions(command, 200).action(async (id: string, options: TuneOptions) => {
    const entry = await openGame(games, id)
    const tuning = (await entry.manifest.measured?.())?.tuning
    if (!tuning) throw new UserError(`${id} has no weights to tune`)
    const lesson = { ...(await lessonOf(entry, options)), steps: options.steps, minutes: options.minutes }
    await finish(id, tuning.file, await tune(lesson, tuning, entry.manifest.unit, tellOnStderr), options)
  })
}
