const NUMERALS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** A small number as plates are numbered. */
export function roman(n: number): string {
  const [value, numeral] = NUMERALS.find(([least]) => least <= n) ?? [0, '']
  return value === 0 ? '' : numeral + roman(n - value)
}
