import { coverageSuite } from '@deeptime/testing'
import { RULE_IDS } from '../rules.ts'
import { EXAMPLES } from './examples.ts'

/** Cases of our own checklist. */
const CASES = Array.from({ length: 60 }, (_, i) => `C${i + 1}`)

coverageSuite({
  page: new URL('../../../docs/rules-coverage/megafauna-classic.md', import.meta.url),
  folder: new URL('../', import.meta.url),
  rules: RULE_IDS,
  examples: [...EXAMPLES, ...CASES],
})
