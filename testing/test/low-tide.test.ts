import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogSuite, conformanceSuite, manifestSuite, wholeGameSuite } from '../index.ts'
import { manifest } from '../low-tide/manifest.ts'

await manifestSuite(manifest)
await conformanceSuite(manifest, [{ name: 'all checks', games: 5 }])
await wholeGameSuite(manifest, [
  [2, {}, 'two'],
  [3, {}, 'three'],
])
await catalogSuite(manifest, {
  keys: [
    ...['decision.bid', 'decision.share', 'option.keep', 'option.share', 'about.card', 'log.gather', 'score.shells', 'result.shells'],
    ...['draw.round', 'draw.seat'],
  ],
  beside: /^$/,
  rules: ['1', '3'],
  shortest: { title: 3, text: 20 },
})

const root = new URL('../../', import.meta.url)
const page = readFileSync(new URL('docs/authors.md', root), 'utf8')

/** The files of the example, by the places that they would have in the project. */
const FOLDERS = [
  ['testing/low-tide/', 'games/low-tide/'],
  ['web/test/low-tide/', 'web/games/low-tide/'],
] as const
const FILES = FOLDERS.flatMap(([here, there]) =>
  readdirSync(new URL(here, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => [`${there}${name}`, `${here}${name}`] as const),
)

describe("the authors' page", () => {
  test.each(FILES)('shows %s as it is', (place, file) => {
    const text = readFileSync(new URL(file, root), 'utf8').replaceAll('@deeptime/testing/low-tide', '@deeptime/low-tide')
    expect(page).toContain(`\`${place}\``)
    if (!place.endsWith('game.ts') && !place.endsWith('words/fr/index.ts')) expect(page).toContain(text.trim())
  })
})
