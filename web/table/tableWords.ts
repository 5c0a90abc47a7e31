import type { Language, Settings } from '@deeptime/engine'
import { Words } from '@deeptime/words'
import type { GameTable } from './board.ts'

const known = new WeakMap<GameTable<unknown>, Partial<Record<Language, Words>>>()

/** The words of a game and of its table, in a language; made once. */
export function tableWords(table: GameTable<unknown>, language: Language): Words {
  const made = known.get(table) ?? {}
  known.set(table, made)
  made[language] ??= Words.ofGame(language, table.words, table.texts[language])
  return made[language]
}

/** The words of a table whose settings may bring some of their own, such as a deck. */
export function wordsAt(table: GameTable<unknown>, language: Language, settings: Settings | undefined): Words {
  const own = settings && table.words.forSettings?.(settings)
  return own && own !== table.words ? Words.ofGame(language, own, table.texts[language]) : tableWords(table, language)
}
