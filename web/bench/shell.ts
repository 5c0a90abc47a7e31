import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a first visit loads before any game is opened, in bytes as they travel. */
export interface ShellSize {
  readonly script: number
  readonly style: number
  readonly fonts: number
  readonly total: number
}

/** Reads a build: everything that its page names, and the fonts that its styles name. Fonts are compressed as they are. */
export function shellSize(built: string): ShellSize {
  const page = readFileSync(join(built, 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((match) => match[1] as string)
  const sizeOf = (kind: string) =>
    named
      .filter((file) => file.endsWith(kind))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file)), { level: 9 }).length, 0)
  const assets = join(built, 'assets')
  const fonts = readdirSync(assets)
    .filter((file) => file.endsWith('.woff2'))
    .reduce((sum, file) => sum + readFileSync(join(assets, file)).length, 0)
  const [script, style] = [sizeOf('.js'), sizeOf('.css') + gzipSync(page, { level: 9 }).length]
  return { script, style, fonts, total: script + style + fonts }
}
