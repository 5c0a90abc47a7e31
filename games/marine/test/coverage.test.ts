import { coverageSuite } from '@deeptime/testing'
import { RULE_IDS } from '../rules.ts'

const numbered = (letter: string, last: number): string[] => Array.from({ length: last }, (_, i) => `${letter}${i + 1}`)

coverageSuite({
  page: new URL('../../../docs/rules-coverage/marine.md', import.meta.url),
  folder: new URL('../', import.meta.url),
  rules: RULE_IDS,
  beside: /^(Card|Trait) /,
  examples: [
    ...numbered('D', 6),
    ...numbered('P', 5),
    ...numbered('A', 12),
    ...numbered('E', 6),
    ...numbered('V', 6),
    ...numbered('X', 6),
    ...numbered('T', 60),
  ],
  strict: true,
})
