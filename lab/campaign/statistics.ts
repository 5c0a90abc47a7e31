/** How the results of Genesis bear on the game that follows. */

import type { CampaignSeat, PlayedCampaign } from './play.ts'

/** Seats that began alike. */
export interface Start {
  readonly start: string
  readonly seats: number
  /** Mean points of the second game, and the part of its victories. */
  readonly points: number
  readonly wins: number
}

export interface CampaignStatistics {
  readonly campaigns: number
  readonly ends: Readonly<Record<string, number>>
  /** Campaigns that went on in the second game. */
  readonly continued: number
  /** How often whoever won Genesis won the second game, too; a fair share would be `expected`. */
  readonly bothWon: number
  readonly expected: number
  /** Between points of the first and of the second game, from −1 to 1. */
  readonly correlation: number
  readonly starts: readonly Start[]
  readonly decisions: number
  readonly violations: number
}

const mean = (list: readonly number[]): number => (list.length === 0 ? 0 : list.reduce((sum, x) => sum + x, 0) / list.length)
const rounded = (x: number): number => Number(x.toFixed(3))

/** Pearson's. */
function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const [mx, my] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))]
  const covariance = mean(pairs.map(([x, y]) => (x - mx) * (y - my)))
  const spread = Math.sqrt(mean(pairs.map(([x]) => (x - mx) ** 2)) * mean(pairs.map(([, y]) => (y - my) ** 2)))
  return spread === 0 ? 0 : covariance / spread
}

const startOf = ({ macro, face }: CampaignSeat): string => (macro === undefined ? 'none' : `${macro} ${face}`)

function startsOf(seats: readonly CampaignSeat[]): readonly Start[] {
  return [...new Set(seats.map(startOf))]
    .map((start) => {
      const all = seats.filter((seat) => startOf(seat) === start)
      return {
        start,
        seats: all.length,
        points: rounded(mean(all.map(({ next }) => next))),
        wins: rounded(mean(all.map(({ won }) => won))),
      }
    })
    .sort((a, b) => b.wins - a.wins || b.points - a.points)
}

function countOf(list: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const each of list) counts[each] = (counts[each] ?? 0) + 1
  return counts
}

export function campaignStatistics(played: readonly PlayedCampaign[]): CampaignStatistics {
  const continued = played.filter(({ chapters }) => chapters.length > 1)
  const seats = continued.flatMap((one) => one.seats)
  const winners = seats.filter(({ wonGenesis }) => wonGenesis > 0)
  return {
    campaigns: played.length,
    ends: countOf(played.map(({ end }) => end)),
    continued: continued.length,
    bothWon: rounded(mean(winners.map(({ won }) => won))),
    expected: rounded(mean(continued.map((one) => 1 / one.seats.length))),
    correlation: rounded(correlationOf(seats.map(({ genesis, next }) => [genesis, next] as const))),
    starts: startsOf(seats),
    decisions: played.reduce((sum, { decisions }) => sum + decisions, 0),
    violations: played.reduce((sum, { violations }) => sum + violations.length, 0),
  }
}
