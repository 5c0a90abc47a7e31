export { cloneData } from './clone.ts'
export type { Advice, Game, StepScript } from './game.ts'
export { type Policy, playout, randomPolicy } from './playout.ts'
export { type Checked, type Problem, type ProblemCode, ProblemError } from './problems.ts'
export { type GameRecord, readChoice, readRecord, recordFits, type SeatInfo, writeChoice } from './record.ts'
export { commonResult, rankedResult, shareOfVictory } from './result.ts'
export { makeRng, seedRng } from './rng.ts'
export {
  answerById,
  type Choice,
  choicesKnownTo,
  clonePosition,
  dealAnew,
  imagine,
  openingPosition,
  type Root,
  Runner,
  runFrom,
  type Watch,
} from './runner.ts'
export { BrokenRules, type Checkpoint, type NewGame, type Outcome, type Refusal, type SeatView, Session } from './session.ts'
export { carriedSettings, modeSettings, readSettings } from './settings.ts'
export { type Chronicle, decisionOf, type Fate, Table } from './table.ts'
export * from './types.ts'
