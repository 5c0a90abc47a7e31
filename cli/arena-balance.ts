import type { ArenaGame } from './arena-game.ts'
import { type Mean, meanOf, type Share, wilson } from './arena-statistics.ts'

/** What one card, trait, animal or seat was worth to those who had it. */
export interface Worth {
  /** Catalog key. */
  readonly item: string
  /** How many seats had it, over all games. */
  readonly held: number
  /** By how many points they led the best other seat in the end. */
  readonly lead: Mean
  readonly wins: Share
}

interface Holding {
  readonly lead: number
  readonly win: number
}

function holdingsOf(games: readonly ArenaGame[]): Map<string, Holding[]> {
  const holdings = new Map<string, Holding[]>()
  for (const game of games) {
    game.forEach(({ score, win, held }, seat) => {
      const best = Math.max(...game.filter((_, i) => i !== seat).map((s) => s.score))
      const holding = { lead: game.length > 1 ? score - best : score, win }
      for (const item of new Set([`seat.${seat}`, ...held])) holdings.set(item, [...(holdings.get(item) ?? []), holding])
    })
  }
  return holdings
}

/** Groups by the first part of the key (card, trait, seat …), the most valuable first. */
export function balanceOf(games: readonly ArenaGame[]): Map<string, Worth[]> {
  const groups = new Map<string, Worth[]>()
  for (const [item, all] of holdingsOf(games)) {
    const wins = all.reduce((sum, h) => sum + h.win, 0)
    const worth = { item, held: all.length, lead: meanOf(all.map((h) => h.lead)), wins: wilson(wins, all.length) }
    const group = item.slice(0, item.indexOf('.'))
    groups.set(group, [...(groups.get(group) ?? []), worth])
  }
  for (const worths of groups.values()) worths.sort((a, b) => b.lead.mean - a.lead.mean)
  return groups
}

const points = (n: number): string => `${n > 0 ? '+' : ''}${n.toFixed(1)}`
const percent = (n: number): string => (100 * n).toFixed(0)

export function balanceTable(worths: readonly Worth[], nameOf: (item: string) => string): string {
  return [
    '| | held | lead at the end | 95 % interval | wins | 95 % interval |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...worths.map(({ item, held, lead, wins }) => {
      const reach = Number.isFinite(lead.low) ? `${points(lead.low)} to ${points(lead.high)}` : '–'
      const share = `${percent(wins.share)} % | ${percent(wins.low)}–${percent(wins.high)} %`
      return `| ${nameOf(item)} | ${held} | ${points(lead.mean)} | ${reach} | ${share} |`
    }),
  ].join('\n')
}
