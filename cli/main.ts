import { Command, CommanderError } from 'commander'
import { addArena } from './arena.ts'
import { addArenaWorker } from './arena-crew-worker.ts'
import { addCheckDeck } from './check-deck.ts'
import { addFit } from './fit.ts'
import { addFuzz } from './fuzz.ts'
import { addImitate } from './imitate.ts'
import { addPlay } from './play.ts'
import { addReplay } from './replay.ts'
import { addSimulate } from './simulate.ts'
import { addTune } from './tune.ts'
import { UserError } from './user-error.ts'

/** Exit codes: 0 done, 1 the answer is "no" (a violation, an unfit deck), 2 wrong usage or input. */
export async function runCli(argv: readonly string[]): Promise<number> {
  const program = new Command('deeptime')
    .description('Four heavyweight board games of evolution, with every rule enforced.')
    .version('0.1.0')
    .exitOverride()
    .showHelpAfterError('(try --help)')
  addPlay(program)
  addSimulate(program)
  addArena(program)
  addArenaWorker(program)
  addTune(program)
  addFit(program)
  addImitate(program)
  addReplay(program)
  addFuzz(program)
  addCheckDeck(program)
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
