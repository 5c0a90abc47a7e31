import type { Catalog, GameWords, Settings } from '@deeptime/engine'
import { wordsOf } from '@deeptime/kit'
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

/** By version of the rules, then by language. */
type SaidBy = Map<string, Map<Language, Said>>

const said = new Map<GameTable<unknown>, SaidBy>()

const shownOf = (language: Language, words: GameWords, texts: Catalog): Words => shownWords(language, [words.catalog, texts], words.rules)

/** Fetches what is said at the tables of a game in a language, once for each version of its rules. Until then it can't be spoken there. */
export async function learnTable(table: GameTable<unknown>, language: Language, version = table.manifest.version): Promise<void> {
  const versions: SaidBy = said.get(table) ?? new Map()
  said.set(table, versions)
  const known = versions.get(version) ?? new Map<Language, Said>()
  versions.set(version, known)
  if (known.has(language)) return
  const [words, texts] = await Promise.all([wordsOf(table.manifest, language, version), table.texts[language]()])
  known.set(language, { words, texts, shown: shownOf(language, words, texts) })
}

/** The same for every table that was opened before. */
export const learnTables = async (language: Language): Promise<void> =>
  void (await Promise.all(
    [...said].flatMap(([table, versions]) => [...versions.keys()].map((version) => learnTable(table, language, version))),
  ))

function saidAt(table: GameTable<unknown>, language: Language, version = table.manifest.version): Said {
  const found = said.get(table)?.get(version)?.get(language)
  if (!found) throw new Error(`The table of ${table.manifest.id} has not learned "${language}"`)
  return found
}

/** The words of a game and of its table, in a language that was learned; made once. */
export const tableWords = (table: GameTable<unknown>, language: Language): Words => saidAt(table, language).shown

/** The rules of a game in our own words, as they are searched. */
export const rulesIn = (table: GameTable<unknown>, language: Language): GameWords['rules'] => saidAt(table, language).words.rules

/** The words of a table by the rules it began with; its settings may bring some of their own, such as a deck. */
export function wordsAt(table: GameTable<unknown>, language: Language, settings: Settings | undefined, version?: string): Words {
  const { words, texts, shown } = saidAt(table, language, version)
  const own = settings && words.forSettings?.(settings)
  return own && own !== words ? shownOf(language, own, texts) : shown
}
