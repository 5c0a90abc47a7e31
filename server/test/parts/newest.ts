import type { Game } from '@deeptime/engine'
import { GAMES } from '@deeptime/games'

/** The newest rules of each game of the project. */
export const NEWEST: readonly Game[] = await Promise.all(GAMES.games.map(async ({ rules }) => (await rules()).game))
