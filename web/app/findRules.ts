import type { RuleText } from '@deeptime/engine'

const MARKS = /[\u0300-\u036f]/g

/** Letters without accents or case, so that "eleve" finds "élève". */
export const plain = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase()

/** The rules in which every word of a search stands, those that have it in their name first. */
export function findRules(rules: readonly RuleText[], query: string): readonly RuleText[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return rules
  const rank = (rule: RuleText): number => {
    const head = plain(`${rule.id} ${rule.title}`)
    const all = `${head} ${plain(rule.text)} ${plain(rule.section)}`
    if (!wanted.every((word) => all.includes(word))) return -1
    return wanted.every((word) => head.includes(word)) ? 1 : 0
  }
  return rules
    .map((rule) => ({ rule, rank: rank(rule) }))
    .filter((found) => found.rank >= 0)
    .sort((a, b) => b.rank - a.rank)
    .map((found) => found.rule)
}

/** Rules by section, in the order in which sections first appear. */
export function sectionsOf(rules: readonly RuleText[]): readonly { section: string; rules: readonly RuleText[] }[] {
  const sections = new Map<string, RuleText[]>()
  for (const rule of rules) {
    const there = sections.get(rule.section)
    if (there) there.push(rule)
    else sections.set(rule.section, [rule])
  }
  return [...sections].map(([section, list]) => ({ section, rules: list }))
}
