import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const SHELF = /[/\\]games[/\\]([^/\\]+)[/\\]shelf[/\\]index\.ts$/
const FROZEN = /^\.\/(\d+)\/(\w+)\.js$/

/** Where the frozen modules of all games are served from. */
export const SHELF_PATH = 'assets/shelf/'

/**
 * What stands on the shelf of a game is frozen and whole: it is served as it is, once for the page and all its workers, under a name
 * that stays the same from build to build. The service worker keeps what was fetched of it, and fetches nothing beforehand.
 */
export function shelf(): Plugin {
  return {
    name: 'deeptime-shelf',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const game = importer && SHELF.exec(importer)?.[1]
      const [, version, part] = FROZEN.exec(source) ?? []
      if (!game || !version || !part) return null
      const text = readFileSync(join(dirname(importer), source))
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
      const fileName = `${SHELF_PATH}${game}-${version}-${part}-${hash}.js`
      this.emitFile({ type: 'asset', fileName, source: text })
      return { id: `/${fileName}`, external: 'absolute' }
    },
  }
}
