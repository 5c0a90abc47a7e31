import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Ask, type Game, makeRng, openingPosition, Runner, seedRng } from '@deeptime/engine'
import { GameList, type Manifest, type Rules } from '@deeptime/kit'
import { describe, expect, test } from 'vitest'
import { replayedText } from './golden-record.ts'
import { settingsOf, type TestTable, tablesOf } from './tables.ts'

/** How often, in decisions, two rules are compared by their whole positions. */
const OFTEN = 40

const filesIn = (folder: URL): readonly string[] => (existsSync(folder) ? readdirSync(folder).sort() : [])

/** Versions that have a folder on the shelf, oldest first. */
const versionsIn = (shelf: URL): readonly string[] =>
  filesIn(shelf)
    .filter((name) => /^\d+$/.test(name))
    .sort((a, b) => Number(a) - Number(b))

const asked = (asks: readonly Ask[]): string =>
  JSON.stringify(asks.map(({ seat, kind, options }) => [seat, kind, options.map(({ id }) => id)]))

/** Plays one game by two rules, by lot, and says where they part. */
function firstDifference(rules: readonly [Game, Game], table: TestTable, seed: string): string | undefined {
  const settings = settingsOf(rules[0], table)
  const [one, other] = rules.map((game) => new Runner(game, openingPosition(game, table[1], settings, seed))) as [
    Runner<unknown>,
    Runner<unknown>,
  ]
  const rng = makeRng(seedRng(seed))
  for (let made = 0; !one.over || !other.over; made++) {
    const ask = one.openAsk()
    const same = other.openAsk()
    if (!ask || !same || asked(one.openAsks()) !== asked(other.openAsks())) return `what is asked after ${made} choices`
    if (made % OFTEN === 0 && JSON.stringify(one.position) !== JSON.stringify(other.position)) return `the position after ${made} choices`
    const chosen = rng.int(ask.options.length)
    one.answer(ask, ask.options[chosen] as (typeof ask.options)[number])
    other.answer(same, same.options[chosen] as (typeof same.options)[number])
  }
  return JSON.stringify(one.position) === JSON.stringify(other.position) ? undefined : 'the end'
}

/**
 * Every version of a game's rules plays for ever as it did. On the shelf (`shelf/<version>/`) lie its rules, frozen, and finished
 * games; those of the newest version too, as soon as it is given out, and its sources must play as they do. `folder` is the game's own.
 */
export async function shelfSuite(manifest: Manifest, folder: URL): Promise<void> {
  const shelf = new URL('shelf/', folder)
  const list = new GameList([manifest])
  const { game: newest } = await manifest.rules()
  const frozen = versionsIn(shelf).filter((version) => existsSync(new URL(`${version}/rules.js`, shelf)))
  const load = async (version: string): Promise<Rules> => import(new URL(`${version}/rules.js`, shelf).href)

  describe(`the shelf of ${manifest.id}`, () => {
    test('has every version before the newest, and the list knows them', () => {
      const before = Array.from({ length: Number(manifest.version) - 1 }, (_, i) => String(i + 1))
      expect(frozen.filter((version) => version !== manifest.version)).toEqual(before)
      expect(Object.keys(manifest.shelf).sort()).toEqual([...before].sort())
    })

    test('has golden records of the newest version for every mode and number of seats', () => {
      expect(filesIn(new URL(`${manifest.version}/golden/`, shelf))).toEqual(
        tablesOf(newest)
          .map(([mode, seats]) => `${mode}-${seats}.json`)
          .sort(),
      )
    })

    // Until it is given out for the first time, a game may change as it likes.
    if (frozen.length > 0)
      test(`has the newest version: "npm run shelve -- ${manifest.id}" once its rules are as they shall be`, () => {
        expect(frozen).toContain(manifest.version)
      })

    if (frozen.includes(manifest.version))
      test.each(tablesOf(newest))('rules have not changed since their version was given out: %s, %i seats', async (...table) => {
        const { game } = await load(manifest.version)
        for (const seed of ['1', '2']) expect(firstDifference([newest, game], table, seed)).toBeUndefined()
      })
  })

  for (const version of versionsIn(shelf)) {
    const records = new URL(`${version}/golden/`, shelf)
    describe(`golden records of ${manifest.id}, version ${version}`, () => {
      test('are there', () => expect(filesIn(records).length).toBeGreaterThan(0))

      test.each(filesIn(records))('%s ends as it did, to the byte', async (file) => {
        const text = readFileSync(new URL(file, records), 'utf8')
        const rules = await list.rulesOf(manifest.id, version)
        expect(replayedText((rules as Rules).game, text)).toBe(text)
        if (frozen.includes(version)) expect(replayedText((await load(version)).game, text)).toBe(text)
      })
    })
  }
}
