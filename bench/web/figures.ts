/** The value below which this share of a list lies, rounded. */
export const quantile = (list: readonly number[], share: number): number =>
  Math.round([...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0)

export const median = (list: readonly number[]): number => quantile(list, 0.5)
