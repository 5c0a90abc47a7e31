import type { GameList } from '@deeptime/kit'
import { UserError } from '@deeptime/lab'
import type { Command } from 'commander'
import { readJson } from '../terminal/files.ts'
import { openGame } from '../terminal/open-game.ts'
import { listed } from '../terminal/table-options.ts'

export function addCheckDeck(program: Command, games: GameList): void {
  const first = games.games.find((game) => game.checkDeck)?.id
  program
    .command('check-deck <file>')
    .description('tell whether a deck of your own can be played with, and what is wrong with it if not')
    .option('--game <GAME>', 'the game it is for', first)
    .option('--json', 'print the problems as JSON')
    .action(async (file: string, options: { game: string; json?: boolean }) => {
      const entry = await openGame(games, options.game)
      const checkDeck = await entry.manifest.checkDeck?.()
      if (!checkDeck) throw new UserError(`${options.game} takes no deck of your own`)
      const problems = checkDeck(await readJson(file))
      if (options.json) console.log(JSON.stringify({ file, ok: problems.length === 0, problems }))
      if (problems.length > 0) {
        throw new UserError(options.json ? '' : `${file} is not a deck for ${options.game}:\n${await listed(entry, problems)}`, 1)
      }
      if (!options.json) console.log(`${file} is a good deck for ${options.game}.`)
    })
}
