import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@deeptime/games'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const run = (script: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], { cwd: root, encoding: 'utf8' })

/** Every file on a game's shelf, by what is in it. */
function shelfOf(id: string): readonly string[] {
  const folder = `${root}games/${id}/shelf`
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()
    .map((path) => `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`)
}

describe.each(GAMES.ids)('what is on the shelf of %s stays as it is', (id) => {
  test.each([
    ['golden', 'They are never written again'],
    ['shelve', 'is on the shelf, and stays as it is'],
  ])('npm run %s', (script, refusal) => {
    const before = shelfOf(id)
    const { status, stderr } = run(script, id)
    expect([status, stderr]).toEqual([1, expect.stringContaining(refusal)])
    expect(shelfOf(id)).toEqual(before)
  })
})

test('a game that nobody knows is refused by name', () => {
  expect(run('shelve', 'chess')).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no game "chess"') })
})
