import type { GameWords } from '@deeptime/engine'
import { DECK_EN } from '@deeptime/kit/words'
import { wordsIn } from '../of-deck.ts'
import { ADVICE_EN } from './advice.ts'
import { DRAW_EN } from './draw.ts'
import { eventsEn } from './events.ts'
import { FLAWS_EN } from './flaws.ts'
import { LOG_EN } from './log.ts'
import { mutationsEn } from './mutations.ts'
import { namesEn } from './names.ts'
import { PHRASES_EN } from './phrases.ts'
import { QUESTIONS_EN } from './questions.ts'
import { RESULTS_EN } from './results.ts'
import { rulesEn } from './rules/index.ts'
import { SETTINGS_EN } from './settings.ts'

/** Everything that Megafauna says in English. */
export const words: GameWords = wordsIn(
  'en',
  PHRASES_EN,
  { ...namesEn, ...mutationsEn, ...eventsEn },
  {
    'game.title': 'Megafauna',
    'option.done': 'Done',
    ...QUESTIONS_EN,
    ...LOG_EN,
    ...SETTINGS_EN,
    ...RESULTS_EN,
    ...DECK_EN,
    ...FLAWS_EN,
    ...DRAW_EN,
    ...ADVICE_EN,
  },
  rulesEn,
)
