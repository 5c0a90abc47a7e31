import type { RuleText } from '@deeptime/engine'
import { RULE_SECTIONS, type RuleSection } from '../rules.ts'

/** Title and text of each rule of a section. */
export type RulesOf<S extends RuleSection> = Readonly<Record<(typeof RULE_SECTIONS)[S][number], readonly [title: string, text: string]>>

export type AllRules = { readonly [S in RuleSection]: RulesOf<S> }

/** The rules in the booklet's order, under the headings of one language. */
export function gatherRules(rules: AllRules, headings: Readonly<Record<RuleSection, string>>): RuleText[] {
  const sections = Object.keys(RULE_SECTIONS) as RuleSection[]
  return sections.flatMap((section) => {
    const words = rules[section] as Readonly<Record<string, readonly [string, string]>>
    return RULE_SECTIONS[section].map((id) => {
      const [title, text] = words[id] as readonly [string, string]
      return { id, section: headings[section], title, text }
    })
  })
}
