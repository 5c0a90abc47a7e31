import type { GameWords } from '@deeptime/engine'
import type { Language } from '@deeptime/words/languages'
import type { Manifest, Shelved } from './manifest.ts'

/** What stands on the shelf of this version, if anything. */
export const shelved = ({ shelf }: Manifest, version: string): Shelved | undefined =>
  Object.hasOwn(shelf, version) ? shelf[version] : undefined

/** Older words prevail; what boards have learned to say since is said in newer ones. */
function overlaid(newest: GameWords, older: GameWords): GameWords {
  const { forSettings } = older
  const words: GameWords = { catalog: { ...newest.catalog, ...older.catalog }, rules: older.rules }
  if (!forSettings) return words
  const ofSettings = (settings: Parameters<typeof forSettings>[0]): GameWords => {
    const own = forSettings(settings)
    return own === older ? whole : overlaid(newest, { catalog: own.catalog, rules: own.rules })
  }
  const whole: GameWords = { ...words, forSettings: ofSettings }
  return whole
}

/** The words of a game by the rules of a version: cards, questions and rules are told as they were. */
export async function wordsOf(manifest: Manifest, language: Language, version = manifest.version): Promise<GameWords> {
  const newest = manifest.words[language]()
  const older = shelved(manifest, version)?.words[language]
  if (!older) return newest
  const [now, then] = await Promise.all([newest, older()])
  return overlaid(now, then)
}
