import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LANGUAGE_CODES } from '@deeptime/words'

/** What a first visit loads before any game is opened, in bytes as they travel. */
export interface ShellSize {
  readonly script: number
  readonly style: number
  readonly fonts: number
  readonly total: number
}

/** The build's own list of what became of each source. */
type Built = Readonly<Record<string, { readonly file: string }>>

/** The sources of the page's own words; those of a game come with the game. */
const wordsIn = (code: string): readonly string[] => [`words/${code}.ts`, `online/words/${code}.ts`, `../words/kernel/${code}.ts`]

/** The words of the language that has most to say: a page loads those of one. */
function words(built: string): number {
  const list = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Built
  const size = (source: string): number => {
    const { file } = list[source] ?? {}
    if (!file) throw new Error(`the build has no ${source}`)
    return gzipped(join(built, file))
  }
  return Math.max(...LANGUAGE_CODES.map((code) => wordsIn(code).reduce((sum, source) => sum + size(source), 0)))
}

const gzipped = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length

/** Reads a build: everything that its page names, and the fonts that its styles name. Fonts are compressed as they are. */
export function shellSize(built: string): ShellSize {
  const page = readFileSync(join(built, 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((match) => match[1] as string)
  const sizeOf = (kind: string) => named.filter((file) => file.endsWith(kind)).reduce((sum, file) => sum + gzipped(join(built, file)), 0)
  const assets = join(built, 'assets')
  const fonts = readdirSync(assets)
    .filter((file) => file.endsWith('.woff2'))
    .reduce((sum, file) => sum + readFileSync(join(assets, file)).length, 0)
  const [script, style] = [sizeOf('.js') + words(built), sizeOf('.css') + gzipSync(page, { level: 9 }).length]
  return { script, style, fonts, total: script + style + fonts }
}
