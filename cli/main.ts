import { GAMES } from '@deeptime/games'
import type { GameList } from '@deeptime/kit'
import { UserError } from '@deeptime/lab'
import { Command, CommanderError } from 'commander'
import { addArena } from './commands/arena.ts'
import { addArenaWorker } from './commands/arena-worker.ts'
import { addCheckDeck } from './commands/check-deck.ts'
import { addFit } from './commands/fit.ts'
import { addFuzz } from './commands/fuzz.ts'
import { addImitate } from './commands/imitate.ts'
import { addPlay } from './commands/play.ts'
import { addReplay } from './commands/replay.ts'
import { addSimulate } from './commands/simulate.ts'
import { addTune } from './commands/tune.ts'

const COMMANDS = [addPlay, addSimulate, addArena, addArenaWorker, addTune, addFit, addImitate, addReplay, addFuzz, addCheckDeck]

/** Exit codes: 0 done, 1 the answer is "no" (a violation, an unfit deck), 2 wrong usage or input. */
export async function runCli(argv: readonly string[], games: GameList = GAMES): Promise<number> {
  const program = new Command('deeptime')
    .description('Four heavyweight board games of evolution, with every rule enforced.')
    .version('0.1.0')
    .exitOverride()
    .showHelpAfterError('(try --help)')
  for (const add of COMMANDS) add(program, games)
  try {
    await program.parseAsync(argv)
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (error instanceof UserError) {
      process.stderr.write(`${error.message}\n`)
      return error.exitCode
    }
    throw error
  }
}
