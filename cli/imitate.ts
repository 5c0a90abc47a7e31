import type { Command } from 'commander'
import { threadCrew } from './arena-crew.ts'
import type { ArenaGame, Looked } from './arena-game.ts'
import { gameNamed } from './games.ts'
import { type LearningOptions, learningGames, rounded, toldOf, withLearningOptions } from './learning.ts'
import { type Choice, softmaxWeights } from './softmax.ts'
import { settingsOf } from './table-options.ts'
import { finish, outcomeOf, playPriorMatch, type Tuned, today } from './tune-match.ts'
import type { Imitation, PriorTable } from './tuning.ts'
import { UserError } from './user-error.ts'

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

async function imitate(id: string, options: LearningOptions): Promise<Tuned> {
  const entry = gameNamed(id)
  const { imitation } = entry
  if (!imitation) throw new UserError(`${id} has no priors to learn`)
  const settings = await settingsOf(entry, options, 2)
  const crew = threadCrew(options.threads, new URL('./arena-worker.mjs', import.meta.url))
  const games = await learningGames(crew, id, settings, options, true)
  const how = `Learnt from ${toldOf(options)}`
  const after = priorsFrom(games, imitation.traits)
  const match = { id, settings, bot: options.bot, seed: `${options.seed}/trial`, crew }
  const trial = await playPriorMatch(match, after, imitation.priors, Math.ceil(options.trials / 2))
  return { file: imitation.file, tuned: { date: today(), ...outcomeOf(imitation.priors, after, trial, how) } }
}

export function addImitate(program: Command): void {
  const command = program
    .command('imitate <game>')
    .description('learn which options look promising from what a search takes, then try that out against what was known before')
  withLearningOptions(command, 400, 10, 200).action(async (id: string, options: LearningOptions) =>
    finish(await imitate(id, options), options),
  )
}
