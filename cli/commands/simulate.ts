import { type Level, think } from '@deeptime/bots'
import {
  makeRng,
  openingPosition,
  ProblemError,
  playout,
  type Result,
  Runner,
  randomPolicy,
  Session,
  type Settings,
  seedRng,
  shareOfVictory,
} from '@deeptime/engine'
import type { GameList } from '@deeptime/kit'
import { UserError } from '@deeptime/lab'
import type { Command } from 'commander'
import { readBots } from '../terminal/bots.ts'
import { type OpenGame, openGame } from '../terminal/open-game.ts'
import { Progress } from '../terminal/progress.ts'
import { seatsOf, settingsOf, type TableOptions, withTableOptions } from '../terminal/table-options.ts'
import { wholeNumber } from '../terminal/whole-number.ts'
import { simulateCampaigns } from './simulate-campaign.ts'

interface SimulateOptions extends TableOptions {
  readonly games: number
  readonly bots: string
  readonly json?: boolean
  readonly campaign?: string
}

interface Played {
  readonly state: unknown
  readonly decisions: number
  readonly over: boolean
}

/** Only random players: the bare runner, at full speed. */
function playRandomly({ game }: OpenGame, seats: number, settings: Settings, seed: string): Played {
  const runner = new Runner(game, openingPosition(game, seats, settings, seed))
  const decisions = playout(runner, randomPolicy(makeRng(seedRng(`random/${seed}`))), game.bound)
  return { state: runner.state, decisions, over: runner.over }
}

function playWithBots({ game, advice }: OpenGame, bots: readonly Level[], settings: Settings, seed: string): Played {
  const started = Session.start(game, { seats: bots.map((bot) => ({ bot })), settings, seed })
  if (!started.ok) throw new ProblemError(started.problem)
  const session = started.value
  while (!session.over && session.choices.length < game.bound) {
    const seat = session.pending()[0]?.seat as number
    const request = {
      game,
      ...(advice && { advice }),
      root: session.root(),
      seat,
      seed: `${seed}/${session.choices.length}`,
      now: () => performance.now(),
    }
    session.choose(seat, think(bots[seat] as Level, request).option)
  }
  return { state: session.state, decisions: session.choices.length, over: session.over }
}

/** Everything that a finished game must satisfy; how many things it does not. */
function violationsOf({ game }: OpenGame, { state, over }: Played): number {
  return game.audit(state).length + (over ? 0 : 1)
}

function countWins(wins: number[], result: Result): void {
  for (let seat = 0; seat < wins.length; seat++) wins[seat] = (wins[seat] as number) + shareOfVictory(result, seat)
}

async function simulate(entry: OpenGame, options: SimulateOptions) {
  const { game } = entry
  const seats = seatsOf(game, options)
  const settings = await settingsOf(entry, options, seats)
  const bots = readBots(options.bots, seats)
  const random = bots.every((bot) => bot === 'random')
  const total = { decisions: 0, longest: 0, violations: 0, scores: Array<number>(seats).fill(0), wins: Array<number>(seats).fill(0) }
  const progress = new Progress(options.games, game.id)
  const start = performance.now()
  for (let i = 0; i < options.games; i++) {
    const seed = `${options.seed}/${i}`
    const played = random ? playRandomly(entry, seats, settings, seed) : playWithBots(entry, bots, settings, seed)
    total.decisions += played.decisions
    total.longest = Math.max(total.longest, played.decisions)
    total.violations += violationsOf(entry, played)
    game.score(played.state).forEach(({ total: score }, seat) => {
      total.scores[seat] = (total.scores[seat] as number) + score / options.games
    })
    if (played.over) countWins(total.wins, game.result(played.state))
    progress.tick(i + 1)
  }
  const seconds = (performance.now() - start) / 1000
  return {
    game: game.id,
    mode: options.mode,
    seats,
    games: options.games,
    decisions: total.decisions,
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(total.decisions / seconds),
    gamesPerSecond: Number((options.games / seconds).toFixed(2)),
    scores: total.scores.map((n) => Number(n.toFixed(2))),
    wins: total.wins.map((n) => Number(n.toFixed(2))),
    longest: total.longest,
    violations: total.violations,
  }
}

function printReport(r: Awaited<ReturnType<typeof simulate>>, bots: readonly string[]): void {
  console.log(`${r.games} games of ${r.game} (${r.mode}, ${r.seats} seats): ${r.decisions} decisions in ${r.seconds} s`)
  console.log(`${r.decisionsPerSecond} decisions/s, ${r.gamesPerSecond} games/s, the longest game had ${r.longest} decisions`)
  r.scores.forEach((score, seat) => {
    console.log(`seat ${seat} (${bots[seat]}): mean score ${score}, wins ${r.wins[seat]}`)
  })
  console.log(`${r.violations} violations`)
}

export function addSimulate(program: Command, games: GameList): void {
  const command = program
    .command('simulate [game]')
    .description('play many games between bots and tell how they went')
    .option('--games <N>', 'how many games', wholeNumber('games', 1, 10_000_000), 100)
    .option('--bots <LIST>', 'bots by seat, separated by commas; repeated if there are more seats', 'random')
    .option('--campaign <GAME>', 'play Genesis, and go on in this game: megafauna or megafauna-classic')
    .option('--json', 'print the result as JSON')
  withTableOptions(command).action(async (id: string | undefined, options: SimulateOptions) => {
    if (options.campaign !== undefined) return simulateCampaigns(games, id, { ...options, campaign: options.campaign })
    if (id === undefined) throw new UserError('Which game? Name one, or a --campaign')
    const entry = await openGame(games, id)
    const report = await simulate(entry, options)
    if (options.json) console.log(JSON.stringify(report))
    else printReport(report, readBots(options.bots, report.seats))
    if (report.violations > 0) throw new UserError(`${report.violations} violations: run "deeptime fuzz ${id}" to find out why`, 1)
  })
}
