import type { ArenaGame, ArenaSeat } from './game.ts'
import { elo, meanOf, wilson } from './statistics.ts'

export interface BotReport {
  readonly name: string
  readonly winRate: number
  readonly low: number
  readonly high: number
  readonly elo: number
  readonly meanScore: number
  /** Mean time of a choice between two or more options, and the longest of them. */
  readonly msPerChoice: number
  readonly msMost: number
}

/** How often one bot came before another in the games that both played. */
export interface PairReport {
  readonly bot: string
  readonly against: string
  readonly games: number
  readonly winRate: number
  readonly low: number
  readonly high: number
}

export interface ArenaReport {
  readonly game: string
  readonly mode: string
  readonly seats: number
  readonly games: number
  readonly seconds: number
  readonly bots: readonly BotReport[]
  readonly pairs: readonly PairReport[]
}

const round = (n: number, digits: number): number => Number(n.toFixed(digits))
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

/** Points of each bot against each other one: 1 for the better place, a half for the same. */
function duelsOf(games: readonly ArenaGame[]): Map<string, Map<string, number>> {
  const duels = new Map<string, Map<string, number>>()
  for (const game of games) {
    for (const a of game) {
      for (const b of game) {
        if (a.bot === b.bot || a.place > b.place) continue
        const row = duels.get(a.bot) ?? new Map<string, number>()
        row.set(b.bot, (row.get(b.bot) ?? 0) + (a.place === b.place ? 0.5 : 1))
        duels.set(a.bot, row)
      }
    }
  }
  return duels
}

function botReport(name: string, seats: readonly ArenaSeat[], rating: number): BotReport {
  const { share, low, high } = wilson(sum(seats.map((s) => s.win)), seats.length)
  return {
    name,
    winRate: round(share, 4),
    low: round(low, 4),
    high: round(high, 4),
    elo: Math.round(rating),
    meanScore: round(meanOf(seats.map((s) => s.score)).mean, 2),
    msPerChoice: round(sum(seats.map((s) => s.ms)) / Math.max(1, sum(seats.map((s) => s.choices))), 2),
    msMost: round(Math.max(0, ...seats.map((s) => s.slowest)), 1),
  }
}

export function arenaReport(
  about: Pick<ArenaReport, 'game' | 'mode' | 'seats' | 'seconds'>,
  names: readonly string[],
  games: readonly ArenaGame[],
): ArenaReport {
  const duels = duelsOf(games)
  const ratings = elo(names, duels)
  const seatsOf = (name: string): ArenaSeat[] => games.flatMap((g) => g.filter((s) => s.bot === name))
  const pairs = names.flatMap((bot, i) =>
    names.slice(i + 1).flatMap((against): PairReport[] => {
      const won = duels.get(bot)?.get(against) ?? 0
      const played = won + (duels.get(against)?.get(bot) ?? 0)
      if (played === 0) return []
      const { share, low, high } = wilson(won, played)
      return [{ bot, against, games: played, winRate: round(share, 4), low: round(low, 4), high: round(high, 4) }]
    }),
  )
  return {
    ...about,
    games: games.length,
    bots: names.map((name) => botReport(name, seatsOf(name), ratings.get(name) ?? 0)),
    pairs,
  }
}

const percent = (n: number): string => `${(100 * n).toFixed(1)} %`
const interval = (r: { low: number; high: number }): string => `${(100 * r.low).toFixed(1)}–${(100 * r.high).toFixed(1)} %`

/** The report as Markdown tables. */
export function arenaTables({ bots, pairs }: ArenaReport): string {
  return [
    '| bot | Elo | wins | 95 % interval | mean score | ms a choice | longest |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...bots.map(
      (b) => `| ${b.name} | ${b.elo} | ${percent(b.winRate)} | ${interval(b)} | ${b.meanScore} | ${b.msPerChoice} | ${b.msMost} ms |`,
    ),
    '',
    '| bot | against | games | wins | 95 % interval |',
    '| --- | --- | ---: | ---: | ---: |',
    ...pairs.map((p) => `| ${p.bot} | ${p.against} | ${p.games} | ${percent(p.winRate)} | ${interval(p)} |`),
  ].join('\n')
}
