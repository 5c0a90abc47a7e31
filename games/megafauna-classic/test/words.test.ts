import { catalogSuite, wholeGameSuite } from '@deeptime/testing'
import { expect, test } from 'vitest'
import { CARDS } from '../components/cards.ts'
import { CULTURES } from '../components/cultures.ts'
import { INSTINCTS, LETTERS } from '../components/dna.ts'
import { GREENHOUSE } from '../components/greenhouse.ts'
import { HABITATS, LATITUDES, PLACE_NAMES } from '../components/map.ts'
import { COLOURS, SILHOUETTES, SPECIES_NAMES } from '../components/players.ts'
import { TILES } from '../components/tiles.ts'
import { DECISIONS, FLAWS, LOGS, OPTION_LABELS, RESULTS, SCORE_LABELS, WHYS } from '../keys.ts'
import { manifest } from '../manifest.ts'
import { RULE_IDS } from '../rules.ts'
import { classicWords } from '../words/index.ts'

const below = (prefix: string, keys: readonly string[]): string[] => keys.map((key) => `${prefix}.${key}`)

await catalogSuite(manifest, {
  keys: [
    'game.title',
    ...below('decision', DECISIONS),
    ...below('log', LOGS),
    ...below('option', OPTION_LABELS),
    ...below('score', SCORE_LABELS),
    ...below('result', RESULTS),
    ...below('problem', FLAWS),
    ...below('why', WHYS),
    ...below(
      'card',
      CARDS.flatMap((c) => [c.id, `${c.id}.text`, ...(c.kind === 'genotype' ? [`${c.id}.dinosaur`, `${c.id}.mammal`] : [])]),
    ),
    ...below(
      'tile',
      TILES.flatMap((t) => [t.id, `${t.id}.text`]),
    ),
    ...below(
      'catastrophe',
      CARDS.filter((c) => c.event.kind === 'catastrophe').map((c) => c.id),
    ),
    ...below('habitat', HABITATS),
    ...below('place', PLACE_NAMES),
    ...below('species', SPECIES_NAMES),
    ...below('silhouette', Object.values(SILHOUETTES).flat()),
    ...below('colour', COLOURS),
    ...below('dynasty', COLOURS),
    ...below(
      'culture',
      CULTURES.map((c) => c.id),
    ),
    ...below('instinct', INSTINCTS),
    ...below('dna', LETTERS),
    ...below('latitude', [...LATITUDES, ...LATITUDES.map((latitude) => `${latitude}.the`), 'orogeny']),
    ...below('greenhouse', GREENHOUSE),
    ...below('period', ['triassic', 'jurassic', 'cretaceous', 'tertiary']),
    ...below('range', ['eastern', 'western']),
    ...below('direction', ['north', 'south']),
    ...below('terrain', ['barren', 'ice']),
    ...below('draw', ['player', 'species', 'land', 'sea', 'ice']),
  ],
  beside: /^about\./,
  rules: RULE_IDS,
  shortest: { title: 3, text: 10 },
})

test('English is spelled in one way; only printed titles keep theirs', () => {
  const { catalog, rules } = classicWords.en
  const texts = [
    ...Object.entries(catalog)
      .filter(([key]) => !/^(about\.)?card[.:]/.test(key))
      .map(([, text]) => text),
    ...rules.map(({ title, text }) => `${title} ${text}`),
  ]
  expect(texts.filter((text) => /\b(labor|armor|color|defense|center|gray)/i.test(text))).toEqual([])
})

await wholeGameSuite(manifest, [
  [4, {}, 'words-1'],
  [3, { roadrunnerAction: true, geneticDrift: true, mesozoicExhausted: 'drawCenozoic' }, 'words-2'],
  [2, { upperDisplay: 'on', erosionOrder: 'greenhouseFirst', setupImmigrants: 'return' }, 'words-3'],
  [1, {}, 'words-4'],
])
