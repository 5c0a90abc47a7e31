import { coverageSuite } from '@deeptime/testing'
import { RULE_IDS } from '../rules.ts'
import { EXAMPLES } from './examples.ts'

coverageSuite({
  page: new URL('../../../docs/rules-coverage/genesis.md', import.meta.url),
  folder: new URL('../', import.meta.url),
  rules: RULE_IDS,
  examples: EXAMPLES,
  strict: true,
})
