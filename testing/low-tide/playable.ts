/** The rules, and what they tell bots if they do: all that is loaded to play, and all that is frozen on the shelf. */
export { lowTide as game } from './game.ts'
