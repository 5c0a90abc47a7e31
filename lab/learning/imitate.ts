import type { Imitation, PriorTable } from '@deeptime/kit'
import type { ArenaGame, Looked } from '../arena/game.ts'
import { type GamesLesson, learningGames, rounded, toldOf } from './games.ts'
import { outcomeOf, playPriorMatch, type Tuned, today } from './match.ts'
import { type Choice, softmaxWeights } from './softmax.ts'

/** What was tried twice as often counts four times: the best of a search is meant, not its doubts. */
const sharesOf = (visits: readonly number[]): number[] => {
  const squares = visits.map((n) => n * n)
  const total = squares.reduce((a, b) => a + b, 0)
  return squares.map((n) => n / total)
}

/** Learns what each trait of an option counts for, from what searches took. */
export function priorsFrom(games: readonly ArenaGame[], traits: Imitation['traits']): PriorTable {
  const columnOf = new Map<string, number>()
  let columns = 0
  for (const [group, names] of Object.entries(traits)) {
    columnOf.set(group, columns)
    columns += names.length
  }
  const choiceOf = ({ options, visits }: Looked): Choice => ({
    options: options.map(({ group, traits }) => traits.map((value, i) => [(columnOf.get(group) as number) + i, value] as const)),
    shares: sharesOf(visits),
  })
  const choices = games.flatMap((game) => game.flatMap(({ looks = [] }) => looks.map(choiceOf)))
  const weights = softmaxWeights(choices, columns)
  const table = Object.entries(traits).map(([group, names]) => {
    const first = columnOf.get(group) as number
    return [group, Object.fromEntries(names.map((trait, i) => [trait, rounded(weights[first + i] as number)]))] as const
  })
  return Object.fromEntries(table)
}

/** Learns which options look promising from what a search takes, then tries that out against what was known before. */
export async function imitate(lesson: GamesLesson, { traits, priors }: Imitation): Promise<Tuned> {
  const games = await learningGames(lesson, true)
  const after = priorsFrom(games, traits)
  const trial = await playPriorMatch({ ...lesson, seed: `${lesson.seed}/trial` }, after, priors, Math.ceil(lesson.trials / 2))
  return { date: today(), ...outcomeOf(priors, after, trial, `Learnt from ${toldOf(lesson)}`) }
}
