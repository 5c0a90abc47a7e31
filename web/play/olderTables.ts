import { GAMES } from '@deeptime/games'
import { wordsOf } from '@deeptime/kit'
import { LANGUAGE_CODES } from '@deeptime/words'
import { listTables } from './store.ts'

/**
 * Fetches the rules and words that tables of this browser began with, where they are no longer the newest: the service worker keeps
 * them, and the tables open offline too. What can't be had now is tried again with the next visit.
 */
export async function fetchOlderRules(): Promise<void> {
  const tables = await listTables()
  const needed = new Map(tables.map(({ game, record }) => [`${game} ${record.version}`, { game, version: record.version }]))
  for (const { game, version } of needed.values()) {
    const manifest = GAMES.find(game)
    if (!manifest || manifest.version === version || !GAMES.has(game, version)) continue
    await Promise.all([GAMES.rulesOf(game, version), ...LANGUAGE_CODES.map((language) => wordsOf(manifest, language, version))])
  }
}
