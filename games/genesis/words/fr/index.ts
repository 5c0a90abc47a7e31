import type { Catalog, GameWords } from '@deeptime/engine'
import { DECK_FR } from '@deeptime/kit/words'
import { wordsIn } from '../components.ts'
import { ADVICE_FR } from './advice.ts'
import { DRAW_FR } from './draw.ts'
import { FLAWS_FR } from './flaws.ts'
import { LOG_FR } from './log.ts'
import { NAMES_FR } from './names.ts'
import { QUESTIONS_FR } from './questions.ts'
import { RULES_FR } from './rules.ts'
import { SETTINGS_FR } from './settings.ts'
import { REASONS_FR, RESULTS_FR, THINGS_FR } from './things.ts'

/** Everything that Genesis says in French, the names of its cards aside. */
const FR: Catalog = {
  ...NAMES_FR,
  ...THINGS_FR,
  ...QUESTIONS_FR,
  ...LOG_FR,
  ...SETTINGS_FR,
  ...RESULTS_FR,
  ...REASONS_FR,
  ...ADVICE_FR,
  ...DRAW_FR,
  ...FLAWS_FR,
  ...DECK_FR,
}

export const words: GameWords = wordsIn('fr', FR, RULES_FR)
