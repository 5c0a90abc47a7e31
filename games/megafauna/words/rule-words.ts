import type { RuleText } from '@deeptime/engine'
import { type RuleWords, ruleTexts } from '@deeptime/kit'
import { RULE_SECTIONS, type RuleSection } from '../rules.ts'

/** Title and text of each rule of a chapter. */
export type RulesOf<S extends RuleSection> = RuleWords<(typeof RULE_SECTIONS)[S][number]>

export type AllRules = { readonly [S in RuleSection]: RulesOf<S> }

/** The rules in the booklet's order, under the headings of one language. */
export const gatherRules = (rules: AllRules, headings: Readonly<Record<RuleSection, string>>): RuleText[] =>
  (Object.keys(RULE_SECTIONS) as RuleSection[]).flatMap((section) =>
    ruleTexts<string>(RULE_SECTIONS[section], rules[section], () => headings[section]),
  )
