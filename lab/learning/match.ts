import type { Settings } from '@deeptime/engine'
import type { PriorTable, TermWeights } from '@deeptime/kit'
import type { Crew } from '../arena/crew.ts'
import type { ArenaGame, ArenaJob, ArenaSeat } from '../arena/game.ts'
import { meanOf, wilson } from '../arena/statistics.ts'

/** What a match is played with. */
export interface Match {
  readonly id: string
  readonly settings: Settings
  readonly bot: string
  readonly seed: string
  readonly crew: Crew
}

export interface MatchResult {
  /** Of each deal: the lead of the new weights, on average over both seats. */
  readonly leads: readonly number[]
  readonly wins: number
}

/** The new weights against the old on these deals, each from both seats. */
export const playMatch = (match: Match, after: TermWeights, before: TermWeights, first: number, deals: number): Promise<MatchResult> =>
  playDeals(match, (i) => ({ weights: i === 0 ? [after, before] : [before, after] }), first, deals)

/** The same with new priors against old ones. */
export const playPriorMatch = (match: Match, after: PriorTable, before: PriorTable, deals: number): Promise<MatchResult> =>
  playDeals(match, (i) => ({ priors: i === 0 ? [after, before] : [before, after] }), 0, deals)

async function playDeals(
  { id, settings, bot, seed, crew }: Match,
  advised: (newSeat: number) => Partial<ArenaJob>,
  first: number,
  deals: number,
): Promise<MatchResult> {
  const jobs = Array.from({ length: 2 * deals }, (_, i): ArenaJob => {
    const deal = `${seed}/${first + Math.floor(i / 2)}`
    return { game: id, settings, bots: [bot, bot], seed: deal, observe: false, ...advised(i % 2) }
  })
  const played: ArenaGame[] = await crew.play(jobs, () => undefined)
  const own = played.map((game, i) => game[i % 2] as ArenaSeat)
  const lead = (i: number): number => (own[i]?.score ?? 0) - (played[i]?.[1 - (i % 2)]?.score ?? 0)
  return {
    leads: Array.from({ length: deals }, (_, deal) => (lead(2 * deal) + lead(2 * deal + 1)) / 2),
    wins: own.reduce((sum, seat) => sum + seat.win, 0),
  }
}

const percent = (n: number): string => (100 * n).toFixed(1)
export const decimal = (n: number): string => n.toFixed(1)

/** What is kept in the game's data: the new weights if a trial on other deals speaks for them, else the old, with the result either way. */
export function outcomeOf(
  before: TermWeights | PriorTable,
  after: TermWeights | PriorTable,
  trial: MatchResult,
  how: string,
): { result: string; weights: TermWeights | PriorTable } {
  const lead = meanOf(trial.leads)
  const wins = wilson(trial.wins, 2 * trial.leads.length)
  const better = lead.low > 0
  const told =
    `${how} Against the weights before, on other deals: won ${percent(wins.share)} % (${percent(wins.low)}–${percent(wins.high)} %) ` +
    `of ${2 * trial.leads.length} games, by ${decimal(lead.mean)} points on average (${decimal(lead.low)} to ${decimal(lead.high)}).`
  return { result: `${told} ${better ? 'Kept.' : 'Not above chance: the weights before stay.'}`, weights: better ? after : before }
}

/** Weights as a game keeps them. */
export interface Tuned {
  readonly date: string
  readonly result: string
  readonly weights: TermWeights | PriorTable
}

export const today = (): string => new Date().toISOString().slice(0, 10)

/** A search for better weights. */
export interface Lesson extends Match {
  readonly mode: string
  readonly games: number
  /** Games of the new weights against the old ones. */
  readonly trials: number
}

/** Plays the new weights against the old on deals of their own, and keeps the better. */
export async function tryOut(lesson: Lesson, before: TermWeights, after: TermWeights, how: string): Promise<Tuned> {
  const trial = await playMatch({ ...lesson, seed: `${lesson.seed}/trial` }, after, before, 0, Math.ceil(lesson.trials / 2))
  return { date: today(), ...outcomeOf(before, after, trial, how) }
}
