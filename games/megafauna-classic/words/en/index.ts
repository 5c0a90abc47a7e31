import type { Catalog, GameWords } from '@deeptime/engine'
import { componentWords } from '../components.ts'
import { ADVICE_EN } from './advice.ts'
import { DRAW_EN } from './draw.ts'
import { FLAWS_EN } from './flaws.ts'
import { LOG_EN } from './log.ts'
import { namesEn } from './names.ts'
import { PHRASES_EN } from './phrases.ts'
import { QUESTIONS_EN } from './questions.ts'
import { REASONS_EN } from './reasons.ts'
import { RESULTS_EN } from './results.ts'
import { rulesEn } from './rules.ts'
import { SETTINGS_EN } from './settings.ts'
import { THINGS_EN } from './things.ts'

/** Everything that Megafauna Classic says in English. */
const EN: Catalog = {
  ...componentWords(PHRASES_EN, namesEn),
  ...THINGS_EN,
  ...QUESTIONS_EN,
  ...LOG_EN,
  ...SETTINGS_EN,
  ...RESULTS_EN,
  ...ADVICE_EN,
  ...DRAW_EN,
  ...FLAWS_EN,
  ...REASONS_EN,
}

export const words: GameWords = { catalog: EN, rules: rulesEn }
