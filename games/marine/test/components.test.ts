import { readFileSync } from 'node:fs'
import { Words } from '@deeptime/words'
import { describe, expect, test } from 'vitest'
import { ACTION_DISPLAY, SPACES } from '../components/action-display.ts'
import { ANIMALS } from '../components/animals.ts'
import { START_ELEMENTS, START_TILES } from '../components/board.ts'
import { BONUS_POINTS, bonusPoints } from '../components/bonus.ts'
import type { Deck } from '../components/deck.ts'
import { ELEMENTS, SPECIAL_PAWNS } from '../components/elements.ts'
import { EVOLUTION_CARDS } from '../components/evolution-cards.ts'
import { ANIMAL_IDS, ELEMENT_IDS, SECTION_IDS, TERRAIN_IDS } from '../components/ids.ts'
import { STANDARD_DECK } from '../components/standard-deck.ts'
import { MARKERS_PER_TERRAIN, TERRAINS } from '../components/terrains.ts'
import { TRAITS } from '../components/traits.ts'
import { checkDeck, deckJsonSchema } from '../deck/check.ts'
import { deckProblem } from '../deck/setting.ts'
import { marineWords } from '../words/index.ts'

const english = Words.ofGame('en', marineWords.en)

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

describe('the components', () => {
  test('are listed in the order of their names', () => {
    expect(TERRAINS.map((t) => t.id)).toEqual(TERRAIN_IDS)
    expect(ELEMENTS.map((e) => e.id)).toEqual(ELEMENT_IDS)
    expect(ANIMALS.map((a) => a.id)).toEqual(ANIMAL_IDS)
    expect(ACTION_DISPLAY.map((s) => s.id)).toEqual(SECTION_IDS)
  })

  test('are as many as the inventory says', () => {
    expect(sum(TERRAINS.map((t) => t.largeTiles))).toBe(36)
    expect(sum(TERRAINS.map((t) => t.smallTiles))).toBe(12)
    expect(TERRAINS.length * MARKERS_PER_TERRAIN).toBe(16)
    expect(sum(ELEMENTS.map((e) => e.discs))).toBe(114)
    expect(sum(ANIMALS.map((a) => a.cubes))).toBe(140)
    expect(sum(ANIMALS.map((a) => a.cylinders))).toBe(32)
    expect(SPECIAL_PAWNS.order).toHaveLength(6)
    // 54 cards: these and the Survival card.
    expect(EVOLUTION_CARDS.length + TRAITS.length + 1).toBe(54)
  })

  test('start with fifteen tiles, two Vents and one disc of each type', () => {
    const count = (terrain: string): number => START_TILES.filter((t) => t.terrain === terrain).length
    expect(TERRAIN_IDS.map(count)).toEqual([5, 1, 1, 1, 1, 1, 5, 0])
    expect(START_TILES.flatMap((t) => t.vent ?? [])).toEqual(['geyser', 'smoker'])
    expect(new Set(START_ELEMENTS.map((e) => e.element)).size).toBe(6)
  })

  test('have 31 ordinary spaces and the six special ones', () => {
    expect(SPACES.filter((s) => !s.specialOnly)).toHaveLength(31)
    expect(SPACES.filter((s) => s.specialOnly).map((s) => s.id)).toEqual([
      'adaptation-3',
      'speciation-5',
      'wanderlust-3',
      'tectonics-2',
      'migration-4',
      'competition-4',
    ])
  })

  test('D6: the bonus table grows 1, 3, 6, 10, 15', () => {
    expect([1, 2, 3, 4, 5].map(bonusPoints)).toEqual([1, 3, 6, 10, 15])
    BONUS_POINTS.table.forEach((vp, n) => {
      expect(bonusPoints(n)).toBe(vp)
    })
  })

  test('say where every card comes from, and never pass a reconstructed one off as printed', () => {
    const sources = (cards: readonly { readonly source: string }[]): Record<string, number> =>
      Object.fromEntries(['rulebook', 'public', 'reconstructed'].map((s) => [s, cards.filter((c) => c.source === s).length]))
    expect(sources(EVOLUTION_CARDS)).toEqual({ rulebook: 1, public: 20, reconstructed: 14 })
    expect(sources(TRAITS)).toEqual({ rulebook: 0, public: 0, reconstructed: 18 })
    expect(EVOLUTION_CARDS.filter((c) => c.source === 'public').every((c) => c.basis && c.notes)).toBe(true)
  })

  test('of a source are never tuned, and every tuning is told on the page of rulings', () => {
    const cards = [...EVOLUTION_CARDS, ...TRAITS].filter((c) => c.tuned)
    expect(cards.filter((c) => c.source !== 'reconstructed')).toEqual([])
    const page = readFileSync(new URL('../../../docs/rulings/marine.md', import.meta.url), 'utf8')
    expect(cards.filter(({ name }) => !page.includes(`**${name.en}**`))).toEqual([])
  })

  test('have a story of their own among the tests, each card and each trait', () => {
    const read = (name: string): string => readFileSync(new URL(`./${name}.test.ts`, import.meta.url), 'utf8')
    const stories = ['cards-original', 'cards-marine', 'traits'].map(read).join('')
    expect([...EVOLUTION_CARDS, ...TRAITS].filter(({ name }) => !stories.includes(`describe('${name.en}'`))).toEqual([])
  })

  test('have a row each on the coverage page', () => {
    const page = readFileSync(new URL('../../../docs/rules-coverage/marine.md', import.meta.url), 'utf8')
    const rules = [...EVOLUTION_CARDS.map((c) => `Card ${c.id}`), ...TRAITS.map((t) => `Trait ${t.id}`)]
    expect(rules.filter((rule) => !page.includes(`| ${rule} |`))).toEqual([])
  })

  test('show eleven dead and eleven living fish', () => {
    const fish = EVOLUTION_CARDS.flatMap((c) => c.fish)
    expect(fish.filter((f) => f === 'extinction')).toHaveLength(11)
    expect(fish.filter((f) => f === 'survival')).toHaveLength(11)
  })
})

type Draft = { -readonly [K in keyof Deck]: Record<string, unknown>[] } & Record<string, unknown>
const draft = (): Draft => structuredClone(STANDARD_DECK) as unknown as Draft

/** A copy of the standard deck with one thing changed, and what the checker says of it. */
function said(change: (deck: Draft) => void): string[] {
  const deck = draft()
  change(deck)
  // Both checkers agree on what can be played.
  expect(deckProblem(deck as never) === undefined).toBe(checkDeck(deck).length === 0)
  return checkDeck(deck).map((flaw) => english.flaw(flaw))
}

const card = (deck: Draft, id: string): Record<string, unknown> => deck.evolution.find((c) => c.id === id) as Record<string, unknown>
const at = (id: string): string => `evolution[${EVOLUTION_CARDS.findIndex((c) => c.id === id)}]`

describe('a deck that somebody brings', () => {
  test('is welcome when it is the standard one', () => {
    expect(checkDeck(STANDARD_DECK)).toEqual([])
    expect(deckProblem(STANDARD_DECK as never)).toBeUndefined()
  })

  test('may say where its schema is', () => {
    expect(said((d) => Object.assign(d, { $schema: './deck.schema.json' }))).toEqual([])
  })

  test('may say how a reconstructed card was tuned, and no other', () => {
    const tuned = [{ date: '2026-11-16', was: 'gain 5 VP', why: 'It won two games in three.' }]
    expect(said((d) => Object.assign(card(d, 'ascendancy'), { tuned }))).toEqual([])
    expect(said((d) => Object.assign(card(d, 'aquatic'), { tuned }))).toEqual([
      `${at('aquatic')}.tuned: only a reconstructed card may be tuned.`,
    ])
    expect(said((d) => Object.assign(card(d, 'ascendancy'), { tuned: [{ ...tuned[0], date: 'yesterday' }] }))).toHaveLength(1)
  })

  test('has a schema file for editors that is up to date', async () => {
    await expect(`${JSON.stringify(deckJsonSchema(), null, 2)}\n`).toMatchFileSnapshot('../deck/deck.schema.json')
  })

  test.each([[null], ['deck'], [[]], [{}], [{ format: 'other' }]])('is refused when it is no deck at all: %j', (value) => {
    expect(checkDeck(value).length).toBeGreaterThan(0)
    expect(deckProblem(value as never)).toBeDefined()
  })

  test('is told of an unknown operation', () => {
    expect(said((d) => Object.assign(card(d, 'aquatic'), { taken: [{ op: 'flood' }] }))).toEqual([
      `${at('aquatic')}.taken[0].op: there is no “op” "flood".`,
    ])
  })

  test('is told of an unknown hook', () => {
    expect(said((d) => Object.assign(card(d, 'thermocline'), { whileDisplayed: [{ hook: 'wall' }] }))).toEqual([
      `${at('thermocline')}.whileDisplayed[0].hook: there is no “hook” "wall".`,
    ])
  })

  test('is told of a hook that only a trait can have', () => {
    expect(said((d) => Object.assign(card(d, 'thermocline'), { whileDisplayed: [{ hook: 'migrationCount', delta: 1 }] }))).toEqual([
      `${at('thermocline')}.whileDisplayed[0].hook: there is no “hook” "migrationCount".`,
    ])
  })

  test('is told of a name that is missing in a language', () => {
    expect(said((d) => Object.assign(card(d, 'aquatic'), { name: { en: 'Aquatic' } }))).toEqual([`${at('aquatic')}.name.fr is missing.`])
  })

  test('is told of a wrong terrain', () => {
    const problems = said((d) => Object.assign(card(d, 'aquatic'), { taken: [{ op: 'chooseTile', as: 'T', where: { terrain: ['mud'] } }] }))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^evolution\[0\]\.taken\[0\]\.where\.terrain\[0\] must be one of "land", .*, not "mud"\.$/)
  })

  test('is told of a wrong number', () => {
    expect(said((d) => Object.assign(card(d, 'aquatic'), { taken: [{ op: 'shiftTarget', max: 0 }] }))).toEqual([
      `${at('aquatic')}.taken[0].max must be at least 1.`,
    ])
  })

  test('is told of words it has no place for', () => {
    expect(said((d) => Object.assign(card(d, 'asteroid'), { flavour: 'boom' }))).toEqual([`${at('asteroid')} has no place for "flavour".`])
  })

  test('is told of marks that the catalogs would read as commands', () => {
    expect(said((d) => Object.assign(card(d, 'asteroid'), { name: { en: '{boom}', fr: 'boum' } }))).toEqual([
      `${at('asteroid')}.name.en must be a text without braces and angle brackets.`,
    ])
  })

  test('is told when no card ends the game', () => {
    expect(said((d) => d.evolution.pop())).toEqual(['evolution: exactly one card, the Asteroid, must say “triggerEndgame”; no card does.'])
  })

  test('is told when two cards end the game, or share an id', () => {
    expect(said((d) => d.evolution.push(card(d, 'asteroid')))).toEqual([
      'evolution[35].id: “asteroid” is also the id of evolution[34].',
      'evolution: exactly one card, the Asteroid, must say “triggerEndgame”; 2 cards do.',
    ])
  })

  test('is told when there are too few cards or traits', () => {
    expect(said((d) => d.evolution.splice(0, 16))).toEqual(['evolution needs at least 20 cards, and has 19.'])
    expect(said((d) => d.traits.splice(6, 6))).toEqual(['traits needs at least 12 traits that copy no other, and has 11.'])
  })

  test('is told of tiles, steps and animals that nobody named', () => {
    const taken = [
      { op: 'placeSpecies', on: 'T', max: 2 },
      { op: 'gainVP', amount: 1, fallback: 'x' },
      { op: 'gainVP', amount: 1, who: 'self' },
    ]
    expect(said((d) => Object.assign(card(d, 'aquatic'), { taken }))).toEqual([
      `${at('aquatic')}.taken[0]: no earlier “chooseTile” names the tile “T”.`,
      `${at('aquatic')}.taken[1]: no earlier step has the id “x”.`,
      `${at('aquatic')}.taken[2]: “self” has a meaning only inside “eachAnimal”.`,
    ])
  })

  test('is told of actions that do not fit their space', () => {
    const taken = [
      { op: 'performAction', action: 'tectonics', as: 'wanderlust-1' },
      { op: 'performAction', action: 'speciation' },
      { op: 'performAction', action: 'migration' },
      { op: 'performAction', action: 'domination', cubes: 3 },
    ]
    expect(said((d) => Object.assign(card(d, 'aquatic'), { taken }))).toEqual([
      `${at('aquatic')}.taken[0]: “wanderlust-1” is not a space of “tectonics”.`,
      `${at('aquatic')}.taken[1]: “speciation” needs “as”, the space it counts as.`,
      `${at('aquatic')}.taken[2]: “migration” needs “as” or “cubes”.`,
      `${at('aquatic')}.taken[3]: “cubes” belongs to “migration” only.`,
    ])
  })

  test('is told of what cannot happen as a card enters play', () => {
    const onEnter = [{ op: 'grantExtraTurn' }, { op: 'gainVP', amount: { ref: 'scoredTile.score[0]' } }]
    expect(said((d) => Object.assign(card(d, 'aquatic'), { onEnter }))).toEqual([
      `${at('aquatic')}.onEnter[0]: “grantExtraTurn” can’t happen as a card enters play.`,
      `${at('aquatic')}.onEnter[1]: no tile was scored when a card enters play.`,
    ])
  })

  test('is told of a trait that cannot be copied', () => {
    expect(said((d) => Object.assign(d.traits[0] as object, { copyable: true }))).toEqual([
      'traits[0].copyable: a trait with “copyTrait” can’t be copied.',
    ])
  })
})
