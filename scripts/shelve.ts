import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rules } from '@deeptime/kit'
import { replayedText } from '@deeptime/testing/golden-record'
import { LANGUAGE_CODES } from '@deeptime/words/languages'
import { build } from 'esbuild'
import { command, goldenFolder, rulesToShelve, Stopped, shelfOf, writeGolden } from './records.ts'

/** What TypeScript knows of the bundles. */
const RULES_TYPES = `import type { Rules } from '@deeptime/kit'

export declare const game: Rules['game']
`
const ADVICE_TYPES = `export declare const advice: NonNullable<Rules['advice']>
`
const WORDS_TYPES = `import type { GameWords } from '@deeptime/engine'

export declare const words: GameWords
`

/** One module that imports nothing. The kernel is not part of it: it only calls what its table and its generator are handed to it with. */
async function freeze(entry: string, file: string): Promise<void> {
  if (!existsSync(entry)) throw new Stopped(`There is no ${entry}.`)
  await build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  })
}

/** The frozen rules must play as the records of their version say. */
async function check(id: string, version: string, file: string): Promise<Rules> {
  const frozen = (await import(pathToFileURL(resolve(file)).href)) as Rules
  if (frozen.game.id !== id || frozen.game.version !== version) {
    throw new Stopped(`${file} holds ${frozen.game.id}, version ${frozen.game.version}.`)
  }
  const folder = goldenFolder(id, version)
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8')
    if (replayedText(frozen.game, text) !== text)
      throw new Stopped(`${join(folder, name)} ends otherwise by these rules: they are a new version.`)
  }
  return frozen
}

async function freezeRules(id: string, version: string, file: string): Promise<void> {
  await freeze(join('games', id, 'playable.ts'), file)
  try {
    const { advice } = await check(id, version, file)
    writeFileSync(file.replace(/js$/, 'd.ts'), advice ? RULES_TYPES + ADVICE_TYPES : RULES_TYPES)
  } catch (error) {
    rmSync(file)
    throw error
  }
}

async function freezeWords(id: string, folder: string): Promise<void> {
  for (const language of LANGUAGE_CODES) {
    await freeze(join('games', id, 'words', language, 'index.ts'), join(folder, `${language}.js`))
    writeFileSync(join(folder, `${language}.d.ts`), WORDS_TYPES)
  }
}

/** A version as the manifest lists it: each part is loaded when it is needed. */
function entryOf(folder: string, version: string): string {
  const spoken = LANGUAGE_CODES.filter((language) => existsSync(join(folder, version, `${language}.js`)))
  const words = spoken.map((language) => `      ${language}: async () => (await import('./${version}/${language}.js')).words,\n`)
  return `  '${version}': {
    rules: () => import('./${version}/rules.js'),
    words: {
${words.join('')}    },
  },
`
}

function listShelf(id: string, newest: string): void {
  const folder = join('games', id, 'shelf')
  const frozen = readdirSync(folder).filter((version) => existsSync(join(folder, version, 'rules.js')))
  const entries = frozen
    .filter((version) => version !== newest)
    .sort((a, b) => Number(a) - Number(b))
    .map((version) => entryOf(folder, version))
  const text = `import type { Manifest } from '@deeptime/kit'

/** Older versions, frozen. Written by \`npm run shelve\`. */
export const SHELF = ${entries.length > 0 ? `{\n${entries.join('')}}` : '{}'} as const satisfies Manifest['shelf']
`
  writeFileSync(join(folder, 'index.ts'), text)
}

await command(async (id) => {
  const rules = await rulesToShelve(id)
  const { version } = rules.game
  const folder = shelfOf(id, version)
  const file = join(folder, 'rules.js')
  if (existsSync(file)) {
    listShelf(id, version)
    throw new Stopped(
      `${id}, version ${version}, is on the shelf, and stays as it is: rules that play otherwise are a new version, raised in game.ts and manifest.ts. (Of a version that nobody has been given yet, delete ${folder}.)`,
    )
  }
  if (!existsSync(goldenFolder(id, version))) writeGolden(rules)
  await freezeRules(id, version, file)
  await freezeWords(id, folder)
  listShelf(id, version)
  console.log(`${id}, version ${version}, is on the shelf: ${folder}`)
})
