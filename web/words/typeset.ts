import type { Catalog, RuleText } from '@deeptime/engine'
import { type Language, Words } from '@deeptime/words'
import { SPOKEN } from './languages.ts'

/** Words as a page shows them, where lines break. */
export function shownWords(language: Language, catalogs: readonly Catalog[], rules: readonly RuleText[] = []): Words {
  const { typeset } = SPOKEN[language]
  if (!typeset) return new Words(language, catalogs, rules)
  const set = (catalog: Catalog): Catalog => Object.fromEntries(Object.entries(catalog).map(([key, message]) => [key, typeset(message)]))
  const setRule = (rule: RuleText): RuleText => ({ ...rule, title: typeset(rule.title), text: typeset(rule.text) })
  return new Words(language, catalogs.map(set), rules.map(setRule))
}
