import type { ModeWords, SettingWords, WordsOf } from '@deeptime/kit'
import type { TERMS } from '../advice/weights.ts'
import type { MEGAFAUNA_DECK_FLAWS } from '../deck/rules.ts'
import type { DECISIONS, FLAWS, LOGS, OPTION_LABELS, RESULTS, SCORE_LABELS, WHYS } from '../keys.ts'
import type { MODES, SETTINGS } from '../settings.ts'
import type { ENDINGS } from '../view.ts'

/** The chapters of a catalog. A key without words does not compile in any language, nor do words that nothing uses. */

export type QuestionWords = WordsOf<{ decision: typeof DECISIONS; option: typeof OPTION_LABELS; why: typeof WHYS }>
export type LogWords = WordsOf<{ log: typeof LOGS }>
export type TableWords = SettingWords<typeof SETTINGS> & ModeWords<typeof MODES>
export type ResultWords = WordsOf<{ score: typeof SCORE_LABELS; result: typeof RESULTS; ending: typeof ENDINGS }>
export type FlawWords = WordsOf<{ problem: readonly [...typeof FLAWS, ...typeof MEGAFAUNA_DECK_FLAWS] }>
export type AdviceWords = WordsOf<{ advice: typeof TERMS }>
