import type { Catalog } from '@deeptime/engine'
import { componentWords } from './components.ts'
import { LOG_EN } from './log.en.ts'
import { namesEn } from './names.en.ts'
import { TABLE_EN } from './table.en.ts'

/** Everything that Megafauna Classic says in English. */
export const EN: Catalog = { ...componentWords('en', namesEn), ...TABLE_EN, ...LOG_EN }
