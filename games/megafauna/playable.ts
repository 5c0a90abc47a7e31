/** The rules and what they tell bots: all that is loaded to play, and all that is frozen on the shelf. */
export { megafaunaAdvice as advice } from './advice/index.ts'
export { megafauna as game } from './game.ts'
