import { catalogSuite, wholeGameSuite } from '@deeptime/testing'
import { CRATONS } from '../components/cratons.ts'
import { EVENTS } from '../components/events.ts'
import { MUTATIONS } from '../components/mutations.ts'
import { COLOURS, EMOTIONS, FORMS, ORGANS, ROWS, SPECIES_NAMES } from '../components/phyla.ts'
import { CLIMATES, STRIPS, TRACKS } from '../components/reservoirs.ts'
import { MEGAFAUNA_DECK_FLAWS } from '../deck/rules.ts'
import { DECISIONS, FLAWS, LOGS, OPTION_LABELS, RESULTS, SCORE_LABELS, WHYS } from '../keys.ts'
import { manifest } from '../manifest.ts'
import { LEVELS } from '../places.ts'
import { TOOL_NAMES } from '../refs.ts'
import { RULE_IDS } from '../rules.ts'
import { ENDINGS } from '../view.ts'

const below = (prefix: string, keys: readonly string[]): string[] => keys.map((key) => `${prefix}.${key}`)
const withText = (ids: readonly string[]): string[] => ids.flatMap((id) => [id, `${id}.text`])

const events = Object.values(EVENTS)
  .flat()
  .map(({ id }) => id)

await catalogSuite(manifest, {
  keys: [
    'game.title',
    'option.done',
    ...below('decision', DECISIONS),
    ...below('log', LOGS),
    ...below('option', OPTION_LABELS),
    ...below('why', WHYS),
    ...below('score', SCORE_LABELS),
    ...below('result', RESULTS),
    ...below('ending', ENDINGS),
    ...below('problem', [...FLAWS, ...MEGAFAUNA_DECK_FLAWS]),
    ...below('card', withText(MUTATIONS.map(({ id }) => id))),
    ...below('side', withText(MUTATIONS.flatMap(({ id }) => [`${id}A`, `${id}B`]))),
    ...below('event', withText(events)),
    ...below('tool', withText(TOOL_NAMES)),
    ...below('species', SPECIES_NAMES),
    ...below('colour', COLOURS),
    ...below('form', FORMS),
    ...below('level', LEVELS),
    ...below('organ', ORGANS),
    ...below('emotion', EMOTIONS),
    ...below('row', ROWS),
    ...below('climate', CLIMATES),
    ...below(
      'strip',
      STRIPS.map(({ id }) => id),
    ),
    ...below(
      'track',
      TRACKS.map(({ id }) => id),
    ),
    ...below(
      'craton',
      Object.values(CRATONS)
        .flat()
        .map(({ id }) => id),
    ),
  ],
  beside:
    /^(about|place|phylum|archetype|plantForm|system|biome|disc|track|humidity|condition|direction|era|world|kind|deluge|reservoir|draw|advice|problem\.deck|setting|mode)\b/,
  rules: RULE_IDS,
  shortest: { title: 2, text: 8 },
})

await wholeGameSuite(manifest, [
  [3, { rules: 'toothAndClaw' }, 'words-1'],
  [4, {}, 'words-2'],
  [2, { length: 'long', apomorphies: true }, 'words-3'],
  [1, { world: 'mars', plant: 'rules' }, 'words-4'],
  [2, { plant: 'person' }, 'words-5'],
])
