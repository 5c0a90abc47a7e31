import { coverageSuite } from '@deeptime/testing'
import { RULE_IDS } from '../rules.ts'

coverageSuite({
  page: new URL('../../../docs/rules-coverage/genesis.md', import.meta.url),
  folder: new URL('../', import.meta.url),
  rules: RULE_IDS,
  examples: [
    ...[1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34].map(
      (n) => `X${String(n).padStart(2, '0')}`,
    ),
  ],
})
