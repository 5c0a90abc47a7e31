import type { GameWords, Language, Settings } from '@deeptime/engine'
import type { Words } from '@deeptime/words'
import { shownWords } from '../words/typeset.ts'
import type { GameTable } from './board.ts'

const known = new WeakMap<GameTable<unknown>, Partial<Record<Language, Words>>>()

const shownOf = (table: GameTable<unknown>, language: Language, words: GameWords): Words =>
  shownWords(language, [words.catalog[language], table.texts[language]], words.rules[language])

/** The words of a game and of its table, in a language; made once. */
export function tableWords(table: GameTable<unknown>, language: Language): Words {
  const made = known.get(table) ?? {}
  known.set(table, made)
  made[language] ??= shownOf(table, language, table.words)
  return made[language]
}

/** The words of a table whose settings may bring some of their own, such as a deck. */
export function wordsAt(table: GameTable<unknown>, language: Language, settings: Settings | undefined): Words {
  const own = settings && table.words.forSettings?.(settings)
  return own && own !== table.words ? shownOf(table, language, own) : tableWords(table, language)
}
