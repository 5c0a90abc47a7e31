import type { ModeWords, SettingWords, WordsOf } from '@deeptime/kit'
import type { TERMS } from '../advice/weights.ts'
import type { DECISIONS, DIRECTIONS, LOGS, OPTION_LABELS, RESULTS, SCORE_LABELS, TERRAINS, WHYS } from '../keys.ts'
import type { MODES, SETTINGS } from '../settings.ts'

/** The chapters of a catalog. A key without words does not compile in any language, nor do words that nothing uses. */

export type QuestionWords = WordsOf<{ decision: typeof DECISIONS; option: typeof OPTION_LABELS }>
export type LogWords = WordsOf<{ log: typeof LOGS }>
export type TableWords = SettingWords<typeof SETTINGS> & ModeWords<typeof MODES>
export type ResultWords = WordsOf<{ score: typeof SCORE_LABELS; result: typeof RESULTS }>
export type ReasonWords = WordsOf<{ why: typeof WHYS }>
export type AdviceWords = WordsOf<{ advice: typeof TERMS }>
export type ThingWords = WordsOf<{ game: readonly ['title']; direction: typeof DIRECTIONS; terrain: typeof TERRAINS }>
