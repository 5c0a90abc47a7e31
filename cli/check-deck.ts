import type { Command } from 'commander'
import { readJson } from './files.ts'
import { gameNamed } from './games.ts'
import { UserError } from './user-error.ts'

export function addCheckDeck(program: Command): void {
  program
    .command('check-deck <file>')
    .description('tell whether a deck of your own can be played with, and what is wrong with it if not')
    .option('--game <GAME>', 'the game it is for', 'marine')
    .option('--json', 'print the problems as JSON')
    .action(async (file: string, options: { game: string; json?: boolean }) => {
      const { checkDeck } = gameNamed(options.game)
      if (!checkDeck) throw new UserError(`${options.game} takes no deck of your own`)
      const problems = checkDeck(await readJson(file))
      if (options.json) console.log(JSON.stringify({ file, ok: problems.length === 0, problems }))
      if (problems.length > 0) {
        throw new UserError(
          options.json ? '' : `${file} is not a deck for ${options.game}:\n${problems.map((p) => `- ${p}`).join('\n')}`,
          1,
        )
      }
      if (!options.json) console.log(`${file} is a good deck for ${options.game}.`)
    })
}
