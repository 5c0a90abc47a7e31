import { fuzz, type Violation } from '@deeptime/engine/conformance'
import type { GameList } from '@deeptime/kit'
import { UserError } from '@deeptime/lab'
import type { Command } from 'commander'
import { type OpenGame, openGame } from '../terminal/open-game.ts'
import { Progress } from '../terminal/progress.ts'
import { settingsOf, type TableOptions, withTableOptions } from '../terminal/table-options.ts'
import { wholeNumber } from '../terminal/whole-number.ts'

interface FuzzCommand extends Omit<TableOptions, 'mode'> {
  readonly games: number
  readonly mode?: string
  readonly every: number
  readonly json?: boolean
}

interface Setup {
  readonly mode: string
  readonly seats: number
}

/** Every mode with every number of seats it is for, unless the command line says which. */
function setupsOf({ game }: OpenGame, options: FuzzCommand): Setup[] {
  const modes = options.mode === undefined ? game.modes.map((m) => m.id) : [options.mode]
  const setups = modes.flatMap((mode) => {
    const counts = game.modes.find((m) => m.id === mode.split('+')[0])?.seats ?? game.seats
    return counts.filter((n) => options.seats === undefined || n === options.seats).map((seats) => ({ mode, seats }))
  })
  if (setups.length === 0) throw new UserError(`No mode of ${game.id} is for ${options.seats} seats`)
  return setups
}

async function fuzzAll(entry: OpenGame, options: FuzzCommand) {
  const setups = setupsOf(entry, options)
  const progress = new Progress(options.games, `fuzz ${entry.game.id}`)
  let [decisions, longest] = [0, 0]
  let violation: Violation | undefined
  let games = 0
  while (games < options.games && !violation) {
    const { mode, seats } = setups[games % setups.length] as Setup
    const settings = await settingsOf(entry, { ...options, mode }, seats)
    const every = options.every
    const report = fuzz(entry.game, {
      seats,
      settings,
      seed: `${options.seed}/${games}`,
      checks: { illegal: every, undo: every, views: every, snapshot: every, record: every * 8 },
    })
    decisions += report.decisions
    longest = Math.max(longest, report.decisions)
    violation = report.violation
    progress.tick(++games)
  }
  return { game: entry.game.id, games, setups: setups.length, decisions, longest, violation }
}

export function addFuzz(program: Command, games: GameList): void {
  const command = program
    .command('fuzz <game>')
    .description('play random games of every mode through the conformance suite; a failing one is printed as a record')
    .option('--games <N>', 'how many games', wholeNumber('games', 1, 1_000_000), 100)
    .option('--every <N>', 'run the costly checks at every N-th decision', wholeNumber('every', 1, 1_000_000), 20)
    .option('--json', 'print the result as JSON')
  withTableOptions(command, { seed: '1' }).action(async (id: string, options: FuzzCommand) => {
    const report = await fuzzAll(await openGame(games, id), options)
    if (options.json) console.log(JSON.stringify(report))
    else
      console.log(
        `${report.games} games over ${report.setups} set-ups, ${report.decisions} decisions, the longest game had ${report.longest}`,
      )
    if (!report.violation) return
    if (!options.json) console.log(JSON.stringify(report.violation.record))
    throw new UserError(`Broken: ${report.violation.invariant}\n${report.violation.detail}`, 1)
  })
}
