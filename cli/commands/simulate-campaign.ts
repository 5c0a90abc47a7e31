import { FIRST_GAME, isNextGame, NEXT_GAMES } from '@deeptime/campaign'
import type { GameList } from '@deeptime/kit'
import { type CampaignStatistics, campaignStatistics, type PlayedCampaign, playCampaign, UserError } from '@deeptime/lab'
import { readBots } from '../terminal/bots.ts'
import { openGame } from '../terminal/open-game.ts'
import { Progress } from '../terminal/progress.ts'
import { seatsOf, settingsOf, type TableOptions } from '../terminal/table-options.ts'

export interface CampaignOptions extends TableOptions {
  readonly campaign: string
  readonly games: number
  readonly bots: string
  readonly json?: boolean
}

/** Modes of both games, as in `short,long`: the first for Genesis, the second for what follows. */
const modesOf = (mode: string): readonly [string, string | undefined] => {
  const [first = 'standard', second] = mode.split(',')
  return [first, second]
}

export async function simulateCampaigns(games: GameList, first: string | undefined, options: CampaignOptions): Promise<void> {
  const next = options.campaign
  if (first !== undefined && first !== FIRST_GAME) throw new UserError(`A campaign begins with ${FIRST_GAME}, not with "${first}"`)
  if (!isNextGame(next)) throw new UserError(`A campaign goes on in ${NEXT_GAMES.join(' or ')}, not in "${next}"`)
  const [opening, following] = await Promise.all([openGame(games, FIRST_GAME), openGame(games, next)])
  const seats = seatsOf(opening.game, options)
  const [mode, nextMode] = modesOf(options.mode === 'standard' && seats === 1 ? 'solitaire' : options.mode)
  const genesis = await settingsOf(opening, { ...options, mode }, seats)
  const wishes = nextMode === undefined ? undefined : await settingsOf(following, { ...options, mode: nextMode }, seats)
  const progress = new Progress(options.games, `campaigns to ${next}`)
  const played: PlayedCampaign[] = []
  for (let i = 0; i < options.games; i++) {
    const bots = readBots(options.bots, seats)
    played.push(await playCampaign(games, { next, bots, seed: `${options.seed}/${i}`, genesis, ...(wishes && { wishes }) }))
    progress.tick(i + 1)
  }
  const report = campaignStatistics(played)
  if (options.json) console.log(JSON.stringify(report))
  else printReport(next, seats, report)
  if (report.violations > 0) throw new UserError(`${report.violations} violations`, 1)
}

const percent = (x: number): string => `${Math.round(x * 100)} %`

function printReport(next: string, seats: number, r: CampaignStatistics): void {
  const ends = Object.entries(r.ends).map(([end, n]) => `${end} ${n}`)
  console.log(`${r.campaigns} campaigns from ${FIRST_GAME} to ${next}, ${seats} seats: ${r.decisions} decisions`)
  console.log(`Genesis ended by ${ends.join(', ')}; ${r.continued} went on`)
  console.log(`who won Genesis won again: ${percent(r.bothWon)} (a fair share: ${percent(r.expected)})`)
  console.log(`correlation of points: ${r.correlation}`)
  for (const { start, seats: n, points, wins } of r.starts) {
    console.log(`  ${start.padEnd(32)} ${String(n).padStart(5)} seats, mean score ${points}, wins ${percent(wins)}`)
  }
  console.log(`${r.violations} violations`)
}
