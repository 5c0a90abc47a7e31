import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** What plays the games, bundled: rules, bots and all. */
export const ARENA_WORKER = new URL('./arena-worker.mjs', import.meta.url)

/** The version of everything that decides how a game goes: two machines with the same one play the same games. */
export async function programVersion(): Promise<string> {
  return createHash('sha256')
    .update(await readFile(ARENA_WORKER))
    .digest('hex')
    .slice(0, 12)
}
