import { LeastSquares } from './least-squares.ts'

/** One choice: what each option has, column by column as pairs, and how much of the search went to it. */
export interface Choice {
  readonly options: readonly (readonly (readonly [column: number, value: number])[])[]
  readonly shares: readonly number[]
}

const STEPS = 12
/** Draws weights of which the choices say little towards 0. */
const CAUTION = 2
/** No option is ever ruled out, however little is thought of it. */
const LEAST = 1e-4

/** How likely each option is taken by these weights. */
export function chances({ options }: Choice, weights: ArrayLike<number>): number[] {
  const sums = options.map((pairs) => pairs.reduce((sum, [column, value]) => sum + (weights[column] as number) * value, 0))
  const high = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - high))
  const total = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => Math.max(LEAST, power / total))
}

/** Weights that make the choices as likely as possible: Newton's method, each step a problem of least squares. */
export function softmaxWeights(choices: readonly Choice[], columns: number): number[] {
  const weights: number[] = Array(columns).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const squares = new LeastSquares(columns)
    for (const choice of choices) addChoice(squares, choice, weights)
    const caution = Math.sqrt(CAUTION)
    for (let i = 0; i < columns; i++) {
      const row: number[] = Array(columns).fill(0)
      row[i] = caution
      squares.add(row, -caution * (weights[i] as number))
    }
    const change = squares.solve(0)
    for (let i = 0; i < columns; i++) weights[i] = (weights[i] as number) + (change[i] as number)
  }
  return weights
}

/** Each option's distance from the expected one, weighed by its chance; its value is how far the chance is off. */
function addChoice(squares: LeastSquares, choice: Choice, weights: readonly number[]): void {
  const expected: number[] = Array(squares.columns).fill(0)
  const likely = chances(choice, weights)
  for (const [i, pairs] of choice.options.entries()) {
    for (const [column, value] of pairs) expected[column] = (expected[column] as number) + (likely[i] as number) * value
  }
  for (const [i, pairs] of choice.options.entries()) {
    const chance = likely[i] as number
    const root = Math.sqrt(chance)
    const row = expected.map((e) => -root * e)
    for (const [column, value] of pairs) row[column] = (row[column] as number) + root * value
    squares.add(row, ((choice.shares[i] as number) - chance) / root)
  }
}
