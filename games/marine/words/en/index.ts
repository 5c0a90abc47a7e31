import type { Catalog, GameWords } from '@deeptime/engine'
import { DECK_EN } from '@deeptime/kit/words'
import { wordsIn } from '../of-deck.ts'
import { ADVICE_EN } from './advice.ts'
import { DRAW_EN } from './draw.ts'
import { FLAWS_EN } from './flaws.ts'
import { LOG_EN } from './log.ts'
import { PHRASES_EN } from './phrases.ts'
import { QUESTIONS_EN } from './questions.ts'
import { REASONS_EN } from './reasons.ts'
import { RESULTS_EN } from './results.ts'
import { RULES_EN } from './rules.ts'
import { SETTINGS_EN } from './settings.ts'
import { THINGS_EN } from './things.ts'

/** Everything that Marine says in English, the names of its pieces aside. */
const EN: Catalog = {
  ...THINGS_EN,
  ...QUESTIONS_EN,
  ...LOG_EN,
  ...SETTINGS_EN,
  ...RESULTS_EN,
  ...ADVICE_EN,
  ...REASONS_EN,
  ...DRAW_EN,
  ...FLAWS_EN,
  ...DECK_EN,
}

export const words: GameWords = wordsIn('en', EN, RULES_EN, PHRASES_EN)
