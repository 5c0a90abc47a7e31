import type { GameList } from '@deeptime/kit'
import { fit, UserError } from '@deeptime/lab'
import type { Command } from 'commander'
import { openGame } from '../terminal/open-game.ts'
import { finish, type LearningOptions, lessonOf, tellOnStderr, withLearningOptions } from './learning.ts'

export function addFit(program: Command, games: GameList): void {
  const command = program
    .command('fit <game>')
    .description('learn the weights of a game’s advice from how its games end, then try them out against those before')
  withLearningOptions(command, 4000, 15, 400).action(async (id: string, options: LearningOptions) => {
    const entry = await openGame(games, id)
    const tuning = (await entry.manifest.measured?.())?.tuning
    if (!tuning) throw new UserError(`${id} has no weights to fit`)
    const lesson = { ...(await lessonOf(entry, options)), whim: options.whim }
    await finish(id, tuning.file, await fit(lesson, tuning, entry.manifest.unit, tellOnStderr), options)
  })
}
