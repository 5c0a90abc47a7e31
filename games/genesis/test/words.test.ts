import { DECK_FLAWS, keysOf } from '@deeptime/kit'
import { catalogSuite, wholeGameSuite } from '@deeptime/testing'
import { CLIMATE_ICONS, COLOUR_IDS, COUNTED_ABILITIES, ENVIRONMENT_IDS, EON_IDS, EVENT_ICONS, PLAIN_ABILITIES } from '../components/ids.ts'
import { STANDARD_DECK } from '../components/standard-deck.ts'
import { TROPHIC_LEVELS } from '../components/tracks.ts'
import {
  CAUSES,
  DECISIONS,
  ECOSYSTEMS,
  ENDING_KEYS,
  FLAWS,
  LOGS,
  OPTION_LABELS,
  PLACES,
  RESULTS,
  SCORE_LABELS,
  TERMS,
  THINGS,
  WHYS,
} from '../keys.ts'
import { manifest } from '../manifest.ts'
import { RULE_IDS } from '../rules.ts'

const { events, refugia, mutations, parasites, macroorganisms } = STANDARD_DECK
const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)
const faces = macroorganisms.flatMap(({ marine, terrestrial }) => [marine, terrestrial])

await catalogSuite(manifest, {
  keys: keysOf({
    decision: DECISIONS,
    option: OPTION_LABELS,
    advice: TERMS,
    log: LOGS,
    score: SCORE_LABELS,
    result: RESULTS,
    problem: [...FLAWS, ...DECK_FLAWS],
    why: WHYS,
    about: THINGS,
    place: PLACES,
    ecosystem: ECOSYSTEMS,
    ending: ENDING_KEYS,
    cause: CAUSES,
    colour: COLOUR_IDS,
    property: COLOUR_IDS,
    system: COLOUR_IDS,
    environment: ENVIRONMENT_IDS,
    eon: EON_IDS,
    climate: CLIMATE_ICONS,
    level: TROPHIC_LEVELS,
    icon: EVENT_ICONS,
    ability: [...COUNTED_ABILITIES, ...PLAIN_ABILITIES],
    event: ids(events),
    refugium: ids(refugia),
    bacterium: refugia.map(({ bacterium }) => bacterium.id),
    mutation: ids(mutations),
    promoted: ids(mutations),
    parasite: parasites.flatMap((card) => ids(card.faces)),
    marine: ids(macroorganisms),
    land: ids(macroorganisms),
    organ: faces.flatMap((face) => ids(face.organs)),
    circle: faces.flatMap((face) => ids(face.circles)),
    draw: ['asleep', 'open', 'organism', 'pile', 'player', 'turn'],
  }),
  beside: /^about\.(event|refugium|bacterium|mutation|parasite|marine|land|organ|circle):/,
  rules: RULE_IDS,
})

await wholeGameSuite(manifest, [
  [2, {}, 'words-1'],
  [4, { macro: true, short: true }, 'words-2'],
  [1, {}, 'words-3'],
  [3, { play: 'introductory' }, 'words-4'],
])
