import type { ModeWords, SettingWords, WordsOf } from '@deeptime/kit'
import type {
  CLIMATE_ICONS,
  COLOUR_IDS,
  COUNTED_ABILITIES,
  ENVIRONMENT_IDS,
  EON_IDS,
  EVENT_ICONS,
  PLAIN_ABILITIES,
} from '../components/ids.ts'
import type { TROPHIC_LEVELS } from '../components/tracks.ts'
import type {
  CAUSES,
  DECISIONS,
  ECOSYSTEMS,
  ENDING_KEYS,
  LOGS,
  OPTION_LABELS,
  PLACES,
  RESULTS,
  SCORE_LABELS,
  TERMS,
  THINGS,
  WHYS,
} from '../keys.ts'
import type { MODES, SETTINGS } from '../settings.ts'

/** The chapters of a catalog. A key without words does not compile in any language, nor do words that nothing uses. */

export type NameWords = WordsOf<{
  colour: typeof COLOUR_IDS
  property: typeof COLOUR_IDS
  system: typeof COLOUR_IDS
  environment: typeof ENVIRONMENT_IDS
  eon: typeof EON_IDS
  climate: typeof CLIMATE_ICONS
  level: typeof TROPHIC_LEVELS
  icon: typeof EVENT_ICONS
  ability: readonly [...typeof COUNTED_ABILITIES, ...typeof PLAIN_ABILITIES]
}>
export type QuestionWords = WordsOf<{ decision: typeof DECISIONS; option: typeof OPTION_LABELS }>
export type LogWords = WordsOf<{ log: typeof LOGS }>
export type ResultWords = WordsOf<{ score: typeof SCORE_LABELS; result: typeof RESULTS }>
export type AdviceWords = WordsOf<{ advice: typeof TERMS }>
export type ReasonWords = WordsOf<{ why: typeof WHYS }>
export type ThingWords = WordsOf<{
  about: typeof THINGS
  place: typeof PLACES
  ecosystem: typeof ECOSYSTEMS
  ending: typeof ENDING_KEYS
  cause: typeof CAUSES
}>
export type TableWords = SettingWords<typeof SETTINGS> & ModeWords<typeof MODES>
