import { availableParallelism } from 'node:os'
import { LEVELS } from '@deeptime/bots'
import type { GameList } from '@deeptime/kit'
import {
  type ArenaGame,
  type ArenaJob,
  type ArenaReport,
  arenaReport,
  arenaTables,
  type Crew,
  contestant,
  databaseCrew,
  keepingCrew,
  lineUps,
  programVersion,
  saveBalance,
  saveSection,
  threadCrew,
  UserError,
} from '@deeptime/lab'
import { inTurn } from '@deeptime/server/turns'
import { Words } from '@deeptime/words'
import type { Command } from 'commander'
import { databaseUrl } from '../terminal/database.ts'
import { type OpenGame, openGame } from '../terminal/open-game.ts'
import { ARENA_WORKER } from '../terminal/program.ts'
import { Progress } from '../terminal/progress.ts'
import { settingsOf, type TableOptions, withTableOptions } from '../terminal/table-options.ts'
import { wholeNumber } from '../terminal/whole-number.ts'

interface ArenaOptions extends TableOptions {
  readonly bots: string
  readonly games: number
  readonly threads: number
  readonly json?: boolean
  readonly save?: string | true
  readonly balance?: string | true
  readonly resume?: string
  readonly database?: string | true
}

const SAVED_IN = 'docs/bots.md'
const BALANCE_IN = 'docs/balance'

function readContestants(text: string): string[] {
  const names = text.split(',').map((n) => n.trim())
  const unknown = names.find((name) => !contestant(name))
  if (unknown !== undefined) {
    throw new UserError(
      `There is no bot "${unknown}"; there is ${LEVELS.map((l) => l.name).join(', ')}, each also with a budget, such as hard@500`,
    )
  }
  return [...new Set(names)]
}

async function crewFor({ game }: OpenGame, { threads, database, resume }: ArenaOptions): Promise<Crew> {
  const program = await programVersion(ARENA_WORKER)
  const crew = database
    ? databaseCrew(databaseUrl(database), { game: game.id, rules: game.version, program }, inTurn)
    : threadCrew(threads, ARENA_WORKER)
  return resume === undefined ? crew : keepingCrew(crew, resume, program)
}

/** Plays the games of an arena on all cores, or wherever its workers are. */
async function playArena(entry: OpenGame, options: ArenaOptions, observe: boolean): Promise<{ report: ArenaReport; games: ArenaGame[] }> {
  const { id } = entry.game
  const names = readContestants(options.bots)
  const seats = options.seats ?? entry.game.seats.find((n) => n > 1) ?? 1
  const settings = await settingsOf(entry, options, seats)
  const jobs = lineUps(names, seats, options.games).map(
    ({ bots, deal }): ArenaJob => ({ game: id, settings, bots, seed: `${options.seed}/${deal}`, observe }),
  )
  const progress = new Progress(jobs.length, `arena ${id}`)
  const start = performance.now()
  let done = 0
  const games = await (await crewFor(entry, options)).play(jobs, () => progress.tick(++done))
  const seconds = Number(((performance.now() - start) / 1000).toFixed(1))
  return { report: arenaReport({ game: id, mode: options.mode, seats, seconds }, names, games), games }
}

/** Balance pages are written in English, as all documents of the project. */
async function writeBalance(folder: string, { manifest }: OpenGame, report: ArenaReport, games: ArenaGame[], seed: string): Promise<void> {
  const words = Words.ofGame('en', await manifest.words.en())
  const measured = await manifest.measured?.()
  await saveBalance(folder, report, games, { seed, kindOf: measured?.kindOf, text: (key) => words.text(key) })
}

async function saveReport(file: string, report: ArenaReport, options: ArenaOptions): Promise<void> {
  const { game, mode, seats } = report
  const title = `${game}, ${mode}, ${seats} seats: ${report.bots.map((b) => b.name).join(', ')}`
  const date = new Date().toISOString().slice(0, 10)
  const note = `${report.games} games, seed \`${options.seed}\`, ${date}, ${report.seconds} s on ${options.database ? 'workers elsewhere' : `${options.threads} threads`}.`
  await saveSection(file, title, `${note}\n\n${arenaTables(report)}`)
}

export function addArena(program: Command, games: GameList): void {
  const command = program
    .command('arena <game>')
    .description('let bots play against each other, every one from every seat, and rate them')
    .option('--bots <LIST>', 'who plays, separated by commas; hard@500 is hard with a budget of 500 imagined games', 'normal,greedy,random')
    .option('--save [FILE]', `keep the tables in a Markdown file (${SAVED_IN} if none is named)`)
    .option('--balance [FOLDER]', `write what each card, trait and seat was worth, as tables and plots (${BALANCE_IN} if none is named)`)
    .option('--games <N>', 'how many games, all pairings together', wholeNumber('games', 1, 1_000_000), 100)
    .option('--threads <N>', 'games played side by side', wholeNumber('threads', 1, 256), availableParallelism())
    .option(
      '--database [URL]',
      'let workers of any machine play, which meet in this PostgreSQL (DATABASE_URL if none is named; see arena-worker)',
    )
    .option('--resume <FILE>', 'keep every game in this file, and play only those that are not in it yet')
    .option('--json', 'print the result as JSON')
  withTableOptions(command).action(async (id: string, options: ArenaOptions) => {
    const entry = await openGame(games, id)
    const { report, games: played } = await playArena(entry, options, options.balance !== undefined)
    if (options.balance) await writeBalance(options.balance === true ? BALANCE_IN : options.balance, entry, report, played, options.seed)
    if (options.save) await saveReport(options.save === true ? SAVED_IN : options.save, report, options)
    if (options.json) console.log(JSON.stringify(report))
    else
      console.log(`${report.games} games of ${id} (${report.mode}, ${report.seats} seats) in ${report.seconds} s\n\n${arenaTables(report)}`)
  })
}
