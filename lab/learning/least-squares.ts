/** Weights that explain values best as sums of weighted columns, from any number of rows; small weights are preferred a little. */
export class LeastSquares {
  rows = 0
  readonly #products: Float64Array
  readonly #targets: Float64Array

  constructor(readonly columns: number) {
    this.#products = new Float64Array(columns * columns)
    this.#targets = new Float64Array(columns)
  }

  add(row: readonly number[], value: number): void {
    const { columns } = this
    this.rows++
    for (let i = 0; i < columns; i++) {
      const x = row[i] as number
      if (x === 0) continue
      this.#targets[i] = (this.#targets[i] as number) + x * value
      for (let j = 0; j < columns; j++) {
        const at = i * columns + j
        this.#products[at] = (this.#products[at] as number) + x * (row[j] as number)
      }
    }
  }

  /** Whether a column was ever anything but 0. */
  isKnown(column: number): boolean {
    return (this.#products[column * this.columns + column] as number) > 0
  }

  /** The weight of each column, by elimination; `caution` draws them all towards 0. */
  solve(caution: number): number[] {
    const n = this.columns
    const m = Array.from({ length: n }, (_, i) =>
      Array.from({ length: n + 1 }, (_, j) =>
        j === n ? (this.#targets[i] as number) : (this.#products[i * n + j] as number) + (i === j ? caution : 0),
      ),
    )
    for (let i = 0; i < n; i++) eliminate(m, i)
    return m.map((row, i) => (row[n] as number) / (row[i] as number))
  }
}

/** Takes column `i` out of every row but its own. The products are symmetric and positive, so no row is ever swapped. */
function eliminate(m: readonly number[][], i: number): void {
  const pivot = m[i] as number[]
  for (let k = 0; k < m.length; k++) {
    const row = m[k] as number[]
    const factor = k === i ? 0 : (row[i] as number) / (pivot[i] as number)
    if (factor === 0) continue
    for (let j = i; j < row.length; j++) row[j] = (row[j] as number) - factor * (pivot[j] as number)
  }
}
