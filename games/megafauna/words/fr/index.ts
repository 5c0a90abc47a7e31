import type { GameWords } from '@deeptime/engine'
import { DECK_FR } from '@deeptime/kit/words'
import { wordsIn } from '../of-deck.ts'
import { ADVICE_FR } from './advice.ts'
import { DRAW_FR } from './draw.ts'
import { eventsFr } from './events.ts'
import { FLAWS_FR } from './flaws.ts'
import { LOG_FR } from './log.ts'
import { mutationsFr } from './mutations.ts'
import { namesFr } from './names.ts'
import { PHRASES_FR } from './phrases.ts'
import { QUESTIONS_FR } from './questions.ts'
import { RESULTS_FR } from './results.ts'
import { rulesFr } from './rules/index.ts'
import { SETTINGS_FR } from './settings.ts'

/** Tout ce que Megafauna dit en français. */
export const words: GameWords = wordsIn(
  'fr',
  PHRASES_FR,
  { ...namesFr, ...mutationsFr, ...eventsFr },
  {
    'game.title': 'Megafauna',
    'option.done': 'Terminé',
    ...QUESTIONS_FR,
    ...LOG_FR,
    ...SETTINGS_FR,
    ...RESULTS_FR,
    ...DECK_FR,
    ...FLAWS_FR,
    ...DRAW_FR,
    ...ADVICE_FR,
  },
  rulesFr,
)
