import { GAMES } from '@deeptime/games'
import { bareManifest, GameList } from '@deeptime/kit'
import { divers, diversOfOld } from './divers.ts'

/** The games of the project, and one that is made for tests. */
export const TEST_GAMES = new GameList([...GAMES.games, bareManifest({ game: divers }, { 1: { game: diversOfOld } })])

/** The same before the second version of the test's own game was given out. */
const OLDER_GAMES = new GameList([...GAMES.games, bareManifest({ game: diversOfOld })])

/** Which of them a process has, by a variable of its environment. */
export const gamesOf = (env: NodeJS.ProcessEnv): GameList => (env.TEST_GAMES === 'older' ? OLDER_GAMES : TEST_GAMES)
