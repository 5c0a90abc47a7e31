import type { GameList, Manifest, Rules } from '@deeptime/kit'
import { UserError } from '@deeptime/lab'

/** A game that a command works with, its rules loaded. */
export interface OpenGame extends Rules {
  readonly manifest: Manifest
}

/** The game of that name by its newest rules, or by those of a version that is still on the shelf; a clear refusal if there is none. */
export async function openGame(games: GameList, id: string, version?: string): Promise<OpenGame> {
  const manifest = games.find(id)
  if (!manifest) throw new UserError(`There is no game "${id}"; there is ${games.ids.join(', ')}`)
  // A record of rules that are not on the shelf is refused by the kernel, which names both versions.
  const rules = (version !== undefined && (await games.rulesOf(id, version))) || (await manifest.rules())
  return { manifest, ...rules }
}
