import type { Catalog, GameWords } from '@deeptime/engine'
import { DECK_EN } from '@deeptime/kit/words'
import { wordsIn } from '../components.ts'
import { ADVICE_EN } from './advice.ts'
import { DRAW_EN } from './draw.ts'
import { FLAWS_EN } from './flaws.ts'
import { LOG_EN } from './log.ts'
import { NAMES_EN } from './names.ts'
import { QUESTIONS_EN } from './questions.ts'
import { RULES_EN } from './rules.ts'
import { SETTINGS_EN } from './settings.ts'
import { REASONS_EN, RESULTS_EN, THINGS_EN } from './things.ts'

/** Everything that Genesis says in English, the names of its cards aside. */
const EN: Catalog = {
  ...NAMES_EN,
  ...THINGS_EN,
  ...QUESTIONS_EN,
  ...LOG_EN,
  ...SETTINGS_EN,
  ...RESULTS_EN,
  ...REASONS_EN,
  ...ADVICE_EN,
  ...DRAW_EN,
  ...FLAWS_EN,
  ...DECK_EN,
}

export const words: GameWords = wordsIn('en', EN, RULES_EN)
