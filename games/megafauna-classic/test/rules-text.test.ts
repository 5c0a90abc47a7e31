import { describe, expect, it } from 'vitest'
import { RULE_IDS } from '../rules.ts'
import { rulesEn } from '../words/en/rules.ts'
import { rulesFr } from '../words/fr/rules.ts'

const known = new Set<string>(RULE_IDS)

/** The rule numbers that a text points to, ranges such as 7.3c–e by their first member. */
const citedIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\d.])(\d{1,2}\.\d[a-g]?)(?=[),;–: ]|$)/g)].map((match) => match[1] as string)

describe.each([
  ['English', rulesEn],
  ['French', rulesFr],
])('the rules in %s', (_, rules) => {
  it('tell every rule, in the order of the rulebook', () => {
    expect(rules.map((rule) => rule.id)).toEqual([...RULE_IDS])
  })

  it('have a heading, a title and a text for each', () => {
    for (const rule of rules) {
      expect(rule.section, rule.id).toMatch(/^(\d+|K) \S/)
      expect(rule.title.length, rule.id).toBeGreaterThan(2)
      expect(rule.text, rule.id).toMatch(/\S.*[.)]$/)
    }
  })

  it('point only to rules that exist', () => {
    const cited = rules.flatMap((rule) => citedIn(rule.text))
    expect(cited.length).toBeGreaterThan(50)
    expect(cited.filter((id) => !known.has(id))).toEqual([])
  })
})

describe('the two languages', () => {
  it('point to the same rules from each rule', () => {
    for (const [i, rule] of rulesEn.entries()) {
      expect(citedIn(rulesFr[i]?.text ?? '').toSorted(), rule.id).toEqual(citedIn(rule.text).toSorted())
    }
  })

  it('are written apart: no rule has the same words in both', () => {
    expect(rulesEn.filter((rule, i) => rule.text === rulesFr[i]?.text)).toEqual([])
  })
})
