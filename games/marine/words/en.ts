import type { Catalog } from '@deeptime/engine'
import { ADVICE_EN } from './en/advice.ts'
import { LOG_EN } from './en/log.ts'
import { QUESTIONS_EN } from './en/questions.ts'
import { TABLE_EN } from './en/table.ts'

/** Everything that Marine says in English, the names of its pieces aside. */
export const EN: Catalog = { ...QUESTIONS_EN, ...LOG_EN, ...TABLE_EN, ...ADVICE_EN }
