/** One suite that any game passes with no code of its own: the six invariants, checked at the decisions of random games. */
export { type Checks, type FuzzOptions, type FuzzReport, fuzz, LIGHT, type Violation } from './fuzz.ts'
