import type { RuleText } from '@deeptime/engine'
import { RULE_IDS, type RuleId } from '../rules.ts'

/** Title and text of each rule of some chapters. */
export type RuleWords = Readonly<Record<string, readonly [title: string, text: string]>>

export type AllRules = Readonly<Record<RuleId, readonly [title: string, text: string]>>

/** The rules in the rulebook's order, each under the heading of its chapter. */
export function gatherRules(rules: AllRules, headings: Readonly<Record<number, string>>): readonly RuleText[] {
  return RULE_IDS.map((id) => {
    const chapter = Number.parseInt(id, 10)
    const [title, text] = rules[id]
    return { id, section: `${chapter} ${headings[chapter]}`, title, text }
  })
}
