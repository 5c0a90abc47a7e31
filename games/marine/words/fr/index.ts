import type { Catalog, GameWords } from '@deeptime/engine'
import { DECK_FR } from '@deeptime/kit/words'
import { wordsIn } from '../of-deck.ts'
import { ADVICE_FR } from './advice.ts'
import { DRAW_FR } from './draw.ts'
import { FLAWS_FR } from './flaws.ts'
import { LOG_FR } from './log.ts'
import { PHRASES_FR } from './phrases.ts'
import { QUESTIONS_FR } from './questions.ts'
import { REASONS_FR } from './reasons.ts'
import { RESULTS_FR } from './results.ts'
import { RULES_FR } from './rules.ts'
import { SETTINGS_FR } from './settings.ts'
import { THINGS_FR } from './things.ts'

/** Tout ce que Marine dit en français, hors les noms de ses pièces. */
const FR: Catalog = {
  ...THINGS_FR,
  ...QUESTIONS_FR,
  ...LOG_FR,
  ...SETTINGS_FR,
  ...RESULTS_FR,
  ...ADVICE_FR,
  ...REASONS_FR,
  ...DRAW_FR,
  ...FLAWS_FR,
  ...DECK_FR,
}

export const words: GameWords = wordsIn('fr', FR, RULES_FR, PHRASES_FR)
