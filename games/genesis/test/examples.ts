/** Worked examples of the rulebook (X), lines of the checklist (T), acceptance tests (PK) and classic mistakes (PH) that have a test of their name. */
const numbered = (letters: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${letters}${String(i + 1).padStart(2, '0')}`)

export const EXAMPLES: readonly string[] = [
  ...numbered('X', 35),
  ...numbered('T', 122),
  ...[2, 8, 9, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22].map((n) => `PK${n}`),
  ...[1, 3, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18, 22, 23, 24, 25, 26, 27, 28, 29, 30, 33, 34, 35].map((n) => `PH${n}`),
]
