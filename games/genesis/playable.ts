/** The rules and what they tell bots: all that is loaded to play, and all that is frozen on the shelf. */
export { genesisAdvice as advice } from './advice/index.ts'
export { genesis as game } from './game.ts'
