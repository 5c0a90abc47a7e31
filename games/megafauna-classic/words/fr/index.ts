import type { Catalog, GameWords } from '@deeptime/engine'
import { componentWords } from '../components.ts'
import { ADVICE_FR } from './advice.ts'
import { DRAW_FR } from './draw.ts'
import { FLAWS_FR } from './flaws.ts'
import { LOG_FR } from './log.ts'
import { namesFr } from './names.ts'
import { PHRASES_FR } from './phrases.ts'
import { QUESTIONS_FR } from './questions.ts'
import { REASONS_FR } from './reasons.ts'
import { RESULTS_FR } from './results.ts'
import { rulesFr } from './rules.ts'
import { SETTINGS_FR } from './settings.ts'
import { THINGS_FR } from './things.ts'

/** Tout ce que Mégafaune classique dit en français. */
const FR: Catalog = {
  ...componentWords(PHRASES_FR, namesFr),
  ...THINGS_FR,
  ...QUESTIONS_FR,
  ...LOG_FR,
  ...SETTINGS_FR,
  ...RESULTS_FR,
  ...ADVICE_FR,
  ...DRAW_FR,
  ...FLAWS_FR,
  ...REASONS_FR,
}

export const words: GameWords = { catalog: FR, rules: rulesFr }
