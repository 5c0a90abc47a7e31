import type { Json } from '@deeptime/engine'
import { DECK_FLAWS, keysOf } from '@deeptime/kit'
import { catalogSuite, wholeGameSuite } from '@deeptime/testing'
import { LANGUAGE_CODES, Words } from '@deeptime/words'
import { describe, expect, test } from 'vitest'
import { EVOLUTION_CARDS } from '../components/evolution-cards.ts'
import { ANIMAL_IDS, ELEMENT_IDS, SECTION_IDS, TERRAIN_IDS, VENT_SIDES } from '../components/ids.ts'
import { STANDARD_DECK } from '../components/standard-deck.ts'
import { TRAITS } from '../components/traits.ts'
import { DECISIONS, FLAWS, IDLES, LOGS, OPTION_LABELS, RESULTS, SCORE_LABELS, WHYS } from '../keys.ts'
import { manifest } from '../manifest.ts'
import { RULE_IDS } from '../rules.ts'
import { SPACE_REFS } from '../spaces.ts'
import { marineWords } from '../words/index.ts'

await catalogSuite(manifest, {
  keys: keysOf({
    decision: DECISIONS,
    option: OPTION_LABELS,
    log: LOGS,
    score: SCORE_LABELS,
    result: RESULTS,
    problem: [...FLAWS, ...DECK_FLAWS],
    why: WHYS,
    idle: IDLES,
    animal: ANIMAL_IDS,
    terrain: TERRAIN_IDS,
    element: ELEMENT_IDS,
    section: SECTION_IDS,
    vent: VENT_SIDES,
    space: SPACE_REFS.map((ref) => ref.slice('space:'.length)),
    about: ['tile', 'corner', 'species', 'stack', 'retrieve', ...SPACE_REFS],
    card: EVOLUTION_CARDS.flatMap(({ id }) => [id, `${id}.text`]),
    trait: TRAITS.flatMap(({ id }) => [id, `${id}.text`]),
    draw: ['animal', 'card', 'vents'],
  }),
  beside: /^about\.(animal|terrain|element|section|card|trait|pawn):/,
  rules: [...RULE_IDS, ...EVOLUTION_CARDS.map(({ id }) => `Card ${id}`), ...TRAITS.map(({ id }) => `Trait ${id}`)],
})

await wholeGameSuite(manifest, [
  [4, {}, 'words-1'],
  [3, { superheroes: true, randomEarth: true }, 'words-2'],
  [2, { fourAnimals: true, alternateAnimals: true, length: 'short' }, 'words-3'],
])

describe('the rules in our own words', () => {
  test.each(LANGUAGE_CODES)('never pass off a reconstructed card as the printed one (%s)', (language) => {
    const words = Words.ofGame(language, marineWords[language])
    for (const { id, source } of EVOLUTION_CARDS) expect(words.rule(`Card ${id}`)?.text.endsWith(')')).toBe(source !== 'rulebook')
  })
})

test('A deck that somebody brings has its own words, and its cards can be cited', () => {
  const [first, ...others] = STANDARD_DECK.evolution
  if (!first) throw new Error('the standard deck has cards')
  const renamed = { ...first, id: 'my-card', name: { en: 'My card', fr: 'Ma carte' }, text: { en: 'Do as I do.', fr: 'Faites comme moi.' } }
  const deck = { ...STANDARD_DECK, evolution: [renamed, ...others] } as unknown as Json
  const words = Words.ofTable('fr', marineWords.fr, { deck })
  expect(words.text('card.my-card')).toBe('Ma carte')
  expect(words.rule('Card my-card')?.text).toContain('Faites comme moi.')
  expect(words.has('card.aquatic')).toBe(false)
  expect(Words.ofTable('fr', marineWords.fr, { deck: null }).has('card.aquatic')).toBe(true)
})
