import type { Catalog } from '@deeptime/engine'
import { ADVICE_FR } from './fr/advice.ts'
import { LOG_FR } from './fr/log.ts'
import { QUESTIONS_FR } from './fr/questions.ts'
import { TABLE_FR } from './fr/table.ts'

/** Tout ce que Marine dit en français, hors noms des pièces. */
export const FR: Catalog = { ...QUESTIONS_FR, ...LOG_FR, ...TABLE_FR, ...ADVICE_FR }
