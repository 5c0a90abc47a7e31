import type { Catalog } from '@deeptime/engine'
import { componentWords } from './components.ts'
import { LOG_FR } from './log.fr.ts'
import { namesFr } from './names.fr.ts'
import { TABLE_FR } from './table.fr.ts'

/** Tout ce que Mégafaune classique dit en français. */
export const FR: Catalog = { ...componentWords('fr', namesFr), ...TABLE_FR, ...LOG_FR }
