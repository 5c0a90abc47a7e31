import type { Catalog, GameWords, Settings } from '@deeptime/engine'
import type { Language, Words } from '@deeptime/words'
import { shownWords } from '../words/typeset.ts'
import type { GameTable } from './board.ts'

/** What is said at the tables of a game in a language. */
interface Said {
  readonly words: GameWords
  /** Words that only the drawing needs. */
  readonly texts: Catalog
  readonly shown: Words
}

const said = new Map<GameTable<unknown>, Map<Language, Said>>()

const shownOf = (language: Language, words: GameWords, texts: Catalog): Words => shownWords(language, [words.catalog, texts], words.rules)

/** Fetches what is said at the tables of a game in a language, once. Until then it can't be spoken there. */
export async function learnTable(table: GameTable<unknown>, language: Language): Promise<void> {
  const known = said.get(table) ?? new Map<Language, Said>()
  said.set(table, known)
  if (known.has(language)) return
  const [words, texts] = await Promise.all([table.manifest.words[language](), table.texts[language]()])
  known.set(language, { words, texts, shown: shownOf(language, words, texts) })
}

/** The same for every table that was opened before. */
export const learnTables = async (language: Language): Promise<void> =>
  void (await Promise.all([...said.keys()].map((table) => learnTable(table, language))))

function saidAt(table: GameTable<unknown>, language: Language): Said {
  const found = said.get(table)?.get(language)
  if (!found) throw new Error(`The table of ${table.manifest.id} has not learned "${language}"`)
  return found
}

/** The words of a game and of its table, in a language that was learned; made once. */
export const tableWords = (table: GameTable<unknown>, language: Language): Words => saidAt(table, language).shown

/** The rules of a game in our own words, as they are searched. */
export const rulesIn = (table: GameTable<unknown>, language: Language): GameWords['rules'] => saidAt(table, language).words.rules

/** The words of a table whose settings may bring some of their own, such as a deck. */
export function wordsAt(table: GameTable<unknown>, language: Language, settings: Settings | undefined): Words {
  const { words, texts, shown } = saidAt(table, language)
  const own = settings && words.forSettings?.(settings)
  return own && own !== words ? shownOf(language, own, texts) : shown
}
