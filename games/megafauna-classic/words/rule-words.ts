import type { RuleText } from '@deeptime/engine'
import { type RuleWords as RuleWordsOf, ruleTexts } from '@deeptime/kit'
import { RULE_IDS, type RuleId } from '../rules.ts'

/** Title and text of each rule of some chapters. */
export type RuleWords = RuleWordsOf<string>

/** The rules in the rulebook's order, each under the heading of its chapter. */
export const gatherRules = (rules: RuleWordsOf<RuleId>, headings: Readonly<Record<number | 'K', string>>): readonly RuleText[] =>
  ruleTexts(RULE_IDS, rules, (id) => {
    const chapter = id.startsWith('K') ? 'K' : Number.parseInt(id, 10)
    return `${chapter} ${headings[chapter]}`
  })
