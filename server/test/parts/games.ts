import { GAMES } from '@deeptime/games'
import { bareManifest, GameList } from '@deeptime/kit'
import { divers } from './divers.ts'

/** The games of the project, and one that is made for tests. */
export const TEST_GAMES = new GameList([...GAMES.games, bareManifest({ game: divers })])
