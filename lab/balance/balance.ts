import type { ArenaGame } from '../arena/game.ts'
import { type Mean, meanOf, type Share, wilson } from '../arena/statistics.ts'

/** What one card, trait, animal or seat was worth to those who had it. */
export interface Worth {
  /** Catalog key. */
  readonly item: string
  /** How many seats had it, over all games. */
  readonly held: number
  readonly points: Mean
  /** By how many points they led the best other seat in the end. */
  readonly lead: Mean
  readonly wins: Share
}

interface Holding {
  readonly points: number
  readonly lead: number
  readonly win: number
}

function holdingsOf(games: readonly ArenaGame[]): Map<string, Holding[]> {
  const holdings = new Map<string, Holding[]>()
  const add = (item: string, holding: Holding): void => {
    const all = holdings.get(item)
    if (all) all.push(holding)
    else holdings.set(item, [holding])
  }
  for (const game of games) {
    game.forEach(({ score, win, held }, seat) => {
      const best = Math.max(...game.filter((_, i) => i !== seat).map((s) => s.score))
      const holding = { points: score, lead: game.length > 1 ? score - best : score, win }
      for (const item of new Set([`seat.${seat}`, ...held])) add(item, holding)
    })
  }
  return holdings
}

/** The first part of the key: card, trait, seat … */
const firstPart = (item: string): string => item.slice(0, item.indexOf('.'))

/** Groups by kind, the most valuable first. */
export function balanceOf(games: readonly ArenaGame[], kindOf: (item: string) => string | undefined = firstPart): Map<string, Worth[]> {
  const groups = new Map<string, Worth[]>()
  for (const [item, all] of holdingsOf(games)) {
    const wins = all.reduce((sum, h) => sum + h.win, 0)
    const points = meanOf(all.map((h) => h.points))
    const worth = { item, held: all.length, points, lead: meanOf(all.map((h) => h.lead)), wins: wilson(wins, all.length) }
    const kind = kindOf(item) ?? firstPart(item)
    groups.set(kind, [...(groups.get(kind) ?? []), worth])
  }
  for (const worths of groups.values()) worths.sort((a, b) => b.lead.mean - a.lead.mean)
  return groups
}

/** Odds of winning within this factor of the median's are in line: 40 to 60 % where the median is 50 %, 18 to 33 % where it is 25 %. */
const IN_LINE = 1.5

export interface Band {
  readonly low: number
  readonly high: number
}

/** The win rates that are in line with a table's median. */
export function bandOf(worths: readonly Worth[]): Band {
  const shares = worths.map((w) => w.wins.share).sort((a, b) => a - b)
  const middle = shares.length / 2
  const median = ((shares[Math.ceil(middle) - 1] ?? 0) + (shares[Math.floor(middle)] ?? 0)) / 2
  const share = (factor: number): number => (factor * median) / (1 - median + factor * median)
  return { low: share(1 / IN_LINE), high: share(IN_LINE) }
}

/** Far out of line: the whole interval of the win rate lies outside the band. */
export function outOfLine({ wins }: Worth, { low, high }: Band): 'above' | 'below' | undefined {
  if (wins.low > high) return 'above'
  return wins.high < low ? 'below' : undefined
}

const signed = (n: number): string => `${n > 0 ? '+' : ''}${n.toFixed(1)}`
const plain = (n: number): string => n.toFixed(1)
const percent = (n: number): string => (100 * n).toFixed(0)
const MARKS = { above: '▲', below: '▼' } as const

function meanCells({ mean, low, high }: Mean, show: (n: number) => string): string {
  return `${show(mean)} | ${Number.isFinite(low) ? `${show(low)} to ${show(high)}` : '–'}`
}

export function balanceTable(worths: readonly Worth[], nameOf: (item: string) => string): string {
  const band = bandOf(worths)
  return [
    `| | held | points | 95 % interval | lead at the end | 95 % interval | wins | 95 % interval | outside ${percent(band.low)}–${percent(band.high)} % |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | :---: |',
    ...worths.map((worth) => {
      const { item, held, points, lead, wins } = worth
      const out = outOfLine(worth, band)
      const share = `${percent(wins.share)} % | ${percent(wins.low)}–${percent(wins.high)} %`
      return `| ${nameOf(item)} | ${held} | ${meanCells(points, plain)} | ${meanCells(lead, signed)} | ${share} | ${out ? MARKS[out] : ''} |`
    }),
  ].join('\n')
}
