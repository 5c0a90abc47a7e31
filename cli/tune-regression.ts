/** One position: its features, and how many points it was ahead in the end. */
export interface Sample {
  readonly x: readonly number[]
  readonly y: number
}

/**
 * The weights that predict `y` best, held near what they were: least squares with a penalty for each step away from
 * `start`, `pull` samples strong. Columns are scaled by their spread first, so that every weight is held alike.
 */
export function ridge(samples: readonly Sample[], start: readonly number[], pull: number): number[] {
  const n = start.length
  const spread = start.map(
    (_, i) => Math.sqrt(samples.reduce((sum, s) => sum + (s.x[i] as number) ** 2, 0) / Math.max(1, samples.length)) || 1,
  )
  const matrix = start.map(() => Array<number>(n + 1).fill(0))
  for (const { x, y } of samples) {
    const rest = y - x.reduce((sum, v, i) => sum + v * (start[i] as number), 0)
    for (let i = 0; i < n; i++) {
      const row = matrix[i] as number[]
      const xi = (x[i] as number) / (spread[i] as number)
      if (xi === 0) continue
      for (let j = 0; j < n; j++) row[j] = (row[j] as number) + (xi * (x[j] as number)) / (spread[j] as number)
      row[n] = (row[n] as number) + xi * rest
    }
  }
  matrix.forEach((row, i) => {
    row[i] = (row[i] as number) + pull
  })
  return solve(matrix).map((step, i) => (start[i] as number) + step / (spread[i] as number))
}

/** Gaussian elimination; the last column is the right-hand side. */
function solve(matrix: number[][]): number[] {
  const n = matrix.length
  for (let k = 0; k < n; k++) {
    const top = matrix.slice(k).reduce((best, row) => (Math.abs(row[k] as number) > Math.abs(best[k] as number) ? row : best))
    matrix.splice(matrix.indexOf(top), 1)
    matrix.splice(k, 0, top)
    for (const row of matrix.slice(k + 1)) {
      const factor = (row[k] as number) / (top[k] as number)
      for (let j = k; j <= n; j++) row[j] = (row[j] as number) - factor * (top[j] as number)
    }
  }
  const result = Array<number>(n).fill(0)
  for (let k = n - 1; k >= 0; k--) {
    const row = matrix[k] as number[]
    const known = row.slice(k + 1, n).reduce((sum, v, j) => sum + v * (result[k + 1 + j] as number), 0)
    result[k] = ((row[n] as number) - known) / (row[k] as number)
  }
  return result
}
