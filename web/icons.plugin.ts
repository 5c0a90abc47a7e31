import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const PREFIX = '~icon/'

const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/

/** `import crab from '~icon/crab'` bundles that one icon of the game-icons set: a path on a square of 512 by 512. */
export function icons(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
  return {
    name: 'deeptime-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      const icon = set.icons[name]
      const path = icon && PATH.exec(icon.body)?.[1]
      if (!path) throw new Error(`game-icons has no icon "${name}"`)
      return `export default ${JSON.stringify(path)}`
    },
  }
}
