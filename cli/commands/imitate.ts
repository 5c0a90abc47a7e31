import type { GameList } from '@deeptime/kit'
import { imitate, UserError } from '@deeptime/lab'
import type { Command } from 'commander'
import { openGame } from '../terminal/open-game.ts'
import { finish, type LearningOptions, lessonOf, withLearningOptions } from './learning.ts'

export function addImitate(program: Command, games: GameList): void {
  const command = program
    .command('imitate <game>')
    .description('learn which options look promising from what a search takes, then try that out against what was known before')
  withLearningOptions(command, 400, 10, 200).action(async (id: string, options: LearningOptions) => {
    const entry = await openGame(games, id)
    const imitation = (await entry.manifest.measured?.())?.imitation
    if (!imitation) throw new UserError(`${id} has no priors to learn`)
    const lesson = { ...(await lessonOf(entry, options)), whim: options.whim }
    await finish(id, imitation.file, await imitate(lesson, imitation), options)
  })
}
