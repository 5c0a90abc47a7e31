import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/**
 * The version of everything that decides how a game goes: rules, bots and all, as they are bundled into the arena worker. Two
 * machines with the same one play the same games.
 */
export async function programVersion(worker: URL): Promise<string> {
  return createHash('sha256')
    .update(await readFile(worker))
    .digest('hex')
    .slice(0, 12)
}
