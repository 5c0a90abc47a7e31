import type { ArenaGame, ArenaJob } from '../arena/game.ts'
import type { Lesson } from './match.ts'

/** A search that learns from games. */
export interface GamesLesson extends Lesson {
  /** Choices made at random, in percent, so that unusual positions come up too. */
  readonly whim: number
}

/** The games to learn from: the same bot in both seats, with some choices at random. */
export function learningGames({ crew, id, settings, bot, seed, games, whim }: GamesLesson, looks: boolean): Promise<ArenaGame[]> {
  const purpose = looks ? 'imitate' : 'fit'
  const jobs = Array.from({ length: games }, (_, i): ArenaJob => {
    const deal = `${seed}/${purpose}/${i}`
    return { game: id, settings, bots: [bot, bot], seed: deal, observe: false, whim: whim / 100, ...(looks && { looks }) }
  })
  return crew.play(jobs, () => undefined)
}

export const toldOf = ({ games, bot, whim, mode, seed }: GamesLesson): string =>
  `${games} games (${bot} with ${whim} % of choices at random, ${mode}, seed ${seed}).`

/** Weights are kept with two decimals. */
export const rounded = (n: number): number => Number(n.toFixed(2))
