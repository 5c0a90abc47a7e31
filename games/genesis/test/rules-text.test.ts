import { describe, expect, it } from 'vitest'
import { RULE_IDS } from '../rules.ts'
import { RULES_EN } from '../words/en/rules.ts'
import { RULES_FR } from '../words/fr/rules.ts'

const known = new Set<string>(RULE_IDS)

/** The rule numbers that a text points to. */
const citedIn = (text: string): readonly string[] => [...text.matchAll(/\b([A-K]\d{1,2})\b/g)].map((match) => match[1] as string)

describe.each([
  ['English', RULES_EN],
  ['French', RULES_FR],
])('the rules in %s', (_, rules) => {
  it('tell every rule, in the order of the booklet', () => {
    expect(rules.map((rule) => rule.id)).toEqual([...RULE_IDS])
  })

  it('have a heading, a title and a text for each', () => {
    for (const rule of rules) {
      expect(rule.section.length, rule.id).toBeGreaterThan(3)
      expect(rule.title.length, rule.id).toBeGreaterThan(2)
      expect(rule.text, rule.id).toMatch(/\S.*[.)]$/)
    }
  })

  it('point only to rules that exist', () => {
    expect(rules.flatMap((rule) => citedIn(rule.text)).filter((id) => !known.has(id))).toEqual([])
  })

  it('name the readings that owners of the box may dispute as ours', () => {
    const ours = rules.filter(({ text }) => /\((Our reading|Notre lecture)/.test(text)).map(({ id }) => id)
    expect(ours).toEqual(['E1', 'E5', 'H5', 'Disease'])
  })
})

it('both languages have as many rules of each heading', () => {
  const counts = (rules: typeof RULES_EN): number[] => {
    const headings = [...new Set(rules.map((rule) => rule.section))]
    return headings.map((heading) => rules.filter((rule) => rule.section === heading).length)
  }
  expect(counts(RULES_FR)).toEqual(counts(RULES_EN))
})
