import type { GameWords } from '@deeptime/engine'
import { EN } from './en.ts'
import { FR } from './fr.ts'
import { rulesEn } from './rules.en.ts'
import { rulesFr } from './rules.fr.ts'

/** All that people read of the game. */
export const classicWords: GameWords = { catalog: { en: EN, fr: FR }, rules: { en: rulesEn, fr: rulesFr } }
