import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rules } from '@deeptime/kit'
import { replayedText } from '@deeptime/testing/golden-record'
import { build } from 'esbuild'
import { command, goldenFolder, rulesToShelve, Stopped, shelfOf, writeGolden } from './records.ts'

/** What TypeScript knows of a bundle. */
const types = (advises: boolean): string => `import type { Rules } from '@deeptime/kit'

export declare const game: Rules['game']
${advises ? "export declare const advice: NonNullable<Rules['advice']>\n" : ''}`

/** The rules and the advice as one module that imports nothing: neither the kernel, which runs it, nor words. */
async function freeze(id: string, into: string): Promise<void> {
  const entry = join('games', id, 'playable.ts')
  if (!existsSync(entry)) throw new Stopped(`There is no ${entry}: it exports "game" and, where there is one, "advice".`)
  await build({
    entryPoints: [entry],
    outfile: into,
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

/** The older versions, for the manifest: each is loaded when it is needed. */
function listShelf(id: string, newest: string): void {
  const frozen = readdirSync(join('games', id, 'shelf')).filter((version) => existsSync(join(shelfOf(id, version), 'rules.js')))
  const versions = frozen.filter((version) => version !== newest)
  const lines = versions.sort((a, b) => Number(a) - Number(b)).map((version) => `  '${version}': () => import('./${version}/rules.js'),\n`)
  const text = `import type { Manifest } from '@deeptime/kit'

/** The rules of older versions, frozen. Written by \`npm run shelve\`. */
export const SHELF = ${lines.length > 0 ? `{\n${lines.join('')}}` : '{}'} as const satisfies Manifest['shelf']
`
  writeFileSync(join('games', id, 'shelf/index.ts'), text)
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
  await freeze(id, file)
  try {
    const frozen = await check(id, version, file)
    writeFileSync(join(folder, 'rules.d.ts'), types(frozen.advice !== undefined))
  } catch (error) {
    rmSync(file)
    throw error
  }
  listShelf(id, version)
  console.log(`${id}, version ${version}, is on the shelf: ${folder}`)
})
