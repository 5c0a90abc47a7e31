import type { RuleText } from '@deeptime/engine'

/** Title and text of each of these rules, in one language: a rule without words does not compile. */
export type RuleWords<Id extends string> = Readonly<Record<Id, readonly [title: string, text: string]>>

/** The rules in the rulebook's order, each under a heading of its own language. */
export const ruleTexts = <Id extends string>(ids: readonly Id[], words: RuleWords<Id>, headingOf: (id: Id) => string): RuleText[] =>
  ids.map((id) => {
    const [title, text] = words[id]
    return { id, section: headingOf(id), title, text }
  })
