export { isLevel, LEVELS, type LevelInfo, levelInfo } from './levels.ts'
export { think } from './think.ts'
export type { BotRequest, Budget, Level, Opinion, Term, Thought } from './types.ts'
