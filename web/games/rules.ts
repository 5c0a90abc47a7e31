import { readRecord } from '@deeptime/engine'
import { GAMES } from '@deeptime/games'
import type { GameList, Rules } from '@deeptime/kit'

/**
 * The rules that a record began with. Where they are not on the shelf the newest stand in: they refuse the record, and name both
 * versions.
 */
export async function rulesOfRecord(id: string, record: unknown, games: GameList = GAMES): Promise<Rules> {
  const read = readRecord(record)
  const rules = (read.ok && (await games.rulesOf(id, read.value.version))) || (await games.rulesOf(id))
  if (!rules) throw new Error(`There are no rules for "${id}"`)
  return rules
}
