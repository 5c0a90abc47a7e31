import type { Settings } from '@deeptime/engine'
import type { Command } from 'commander'
import type { Crew } from './arena-crew.ts'
import type { ArenaGame, ArenaJob } from './arena-game.ts'
import { type TrialOptions, withTrialOptions } from './tune-match.ts'
import { wholeNumber } from './user-error.ts'

/** What commands that learn from games are told. */
export interface LearningOptions extends TrialOptions {
  readonly whim: number
}

export const withLearningOptions = (command: Command, games: number, whim: number, trials: number): Command =>
  withTrialOptions(
    command
      .option('--games <N>', 'games to learn from', wholeNumber('games', 1, 1_000_000), games)
      .option('--whim <N>', 'choices made at random, in percent, so that unusual positions come up too', wholeNumber('whim', 0, 100), whim),
    trials,
  )

/** The games to learn from: the same bot in both seats, with some choices at random. */
export function learningGames(crew: Crew, id: string, settings: Settings, options: LearningOptions, looks: boolean): Promise<ArenaGame[]> {
  const purpose = looks ? 'imitate' : 'fit'
  const jobs = Array.from({ length: options.games }, (_, i): ArenaJob => {
    const seed = `${options.seed}/${purpose}/${i}`
    return { game: id, settings, bots: [options.bot, options.bot], seed, observe: false, whim: options.whim / 100, ...(looks && { looks }) }
  })
  return crew.play(jobs, () => undefined)
}

export const toldOf = ({ games, bot, whim, mode, seed }: LearningOptions): string =>
  `${games} games (${bot} with ${whim} % of choices at random, ${mode}, seed ${seed}).`

/** Weights are kept with two decimals. */
export const rounded = (n: number): number => Number(n.toFixed(2))
