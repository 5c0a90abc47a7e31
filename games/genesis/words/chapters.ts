import type { WordsOf } from '@deeptime/kit'
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
