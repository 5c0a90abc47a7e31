/** The toy game of the kernel's manual (engine/README.md). */
export { lowTide } from '../../engine/test/toy.ts'

/** What a seat sees of it: other hands and the deck are numbers of cards. */
export interface LowTideView {
  readonly round: number
  readonly deck: number
  readonly hands: readonly (number | readonly number[])[]
  readonly discard: readonly number[]
  readonly shells: readonly number[]
}
