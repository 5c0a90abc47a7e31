import type { Catalog } from '@deeptime/engine'
import type { Manifest } from '@deeptime/kit'
import { byLanguage, compareCatalogs, LANGUAGE_CODES, type Language } from '@deeptime/words'
import { describe, expect, test } from 'vitest'
import { settingsOf, startAt, tablesOf } from './tables.ts'

/** What a game's words are held against. */
export interface CatalogExpectations {
  /** Every key that rules, advice and terminal drawing use; those of settings and modes are known already. */
  readonly keys: readonly string[]
  /** Keys beyond those: the names of pieces on the board, say. */
  readonly beside: RegExp
  /** The rules that decisions and log lines cite, in the order of the rulebook. */
  readonly rules: readonly string[]
  /** Characters of the shortest title and of the shortest text of a rule. */
  readonly shortest?: { readonly title: number; readonly text: number }
  /** Questions and log lines that are rightly the same in two languages. */
  readonly alike?: readonly string[]
}

/** What a language never writes. */
const UNWRITTEN: Partial<Record<Language, { readonly what: string; readonly fault: RegExp }>> = {
  fr: { what: 'no space before double punctuation', fault: /[^ \d][?!;]|[\p{L})}]:(?!,)/u },
}

/** The keys of settings and modes: each has a name and an explanation, and each value of a choice a name. */
async function tableKeys(manifest: Manifest): Promise<readonly string[]> {
  const { game } = await manifest.rules()
  const settings = game.settings.flatMap((s) => [
    s.id,
    `${s.id}.about`,
    ...(s.kind === 'choice' ? s.values.map((v) => `${s.id}.${v}`) : []),
  ])
  return [...settings.map((key) => `setting.${key}`), ...game.modes.flatMap(({ id }) => [`mode.${id}`, `mode.${id}.about`])]
}

async function adviceKeys(manifest: Manifest): Promise<readonly string[]> {
  const { game, advice } = await manifest.rules()
  const table = tablesOf(game)[0]
  if (!advice || !table) return []
  const { state } = startAt(game, table[1], settingsOf(game, table), 'terms')
  return advice.explain(state, 0).map(({ term }) => `advice.${term}`)
}

/** The catalogs of a game, key by key: complete, well formed, and nothing in them that nobody says. */
export async function catalogSuite(
  manifest: Manifest,
  { keys, beside, rules, alike = [], shortest = { title: 4, text: 20 } }: CatalogExpectations,
): Promise<void> {
  const words = byLanguage((code) => manifest.words[code]())
  const spoken = await Promise.all(LANGUAGE_CODES.map(async (code) => [code, await words[code]] as const))
  const [[, first], ...others] = spoken as [(typeof spoken)[number], ...typeof spoken]
  const used = new Set([...keys, ...(await tableKeys(manifest)), ...(await adviceKeys(manifest))])

  describe(`the catalogs of ${manifest.id}`, () => {
    test.each(others)('have the same keys and parameters, and every message is well formed (%s)', (_, { catalog }) => {
      expect(compareCatalogs(first.catalog, catalog)).toEqual([])
    })

    test.each(spoken)('have words for every key that is used (%s)', (_, { catalog }) => {
      expect([...used].filter((key) => !catalog[key])).toEqual([])
    })

    test('have no words that nothing uses', () => {
      const isValue = (key: string): boolean => /^setting\..*\.about$/.test(key)
      expect(Object.keys(first.catalog).filter((key) => !used.has(key) && !isValue(key) && !beside.test(key))).toEqual([])
    })

    test.each(spoken)('use curly apostrophes, which no message syntax can mistake (%s)', (_, { catalog }) => {
      expect(faultsIn(catalog, /'/)).toEqual([])
    })

    test.each(spoken.filter(([code]) => UNWRITTEN[code]))('are set as the language sets them (%s)', (code, { catalog }) => {
      const { what, fault } = UNWRITTEN[code] as { what: string; fault: RegExp }
      expect(faultsIn(catalog, fault), what).toEqual([])
    })

    test.each(others)('are written, not copied: questions and story (%s)', (_, { catalog }) => {
      const told = Object.keys(catalog).filter((key) => /^(log|decision)\./.test(key) && catalog[key] === first.catalog[key])
      expect(told.sort()).toEqual([...alike].sort())
    })
  })

  describe(`the rules of ${manifest.id} in our own words`, () => {
    test.each(spoken)('have a section, a title and a text for every rule, in the order of the rulebook (%s)', (_, { rules: texts }) => {
      expect(texts.map(({ id }) => id)).toEqual(rules)
      expect(
        texts.filter(({ section, title, text }) => section === '' || title.length < shortest.title || text.length < shortest.text),
      ).toEqual([])
    })

    test.each(others)('are written twice, not copied (%s)', (_, { rules: texts }) => {
      expect(texts.filter(({ text }, i) => text === first.rules[i]?.text)).toEqual([])
    })
  })
}

const faultsIn = (catalog: Catalog, fault: RegExp): readonly string[] =>
  Object.entries(catalog).flatMap(([key, message]) => (fault.test(message) ? [`${key}: ${message}`] : []))
