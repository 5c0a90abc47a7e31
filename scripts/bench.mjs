// Bundles one of the benchmarks and runs it: npm run bench, bench:server, bench:web. --json prints one object for programs.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './install.mjs'

const BENCHES = {
  rules: { main: 'bench/rules/main.ts' },
  server: {
    main: 'bench/server/main.ts',
    'deeptime-server': 'bench/server/deeptime-server.ts',
    'boardgameio-server': 'bench/server/boardgameio-server.ts',
    'bot-worker': 'server/bot/worker.ts',
  },
  web: { main: 'bench/web/main.ts' },
}

const [name] = process.argv.splice(2, 1)
const entries = BENCHES[name]
if (!entries) throw new Error(`"${name}" is none of the benchmarks: ${Object.keys(BENCHES).join(', ')}`)

ensureInstalled()
// What we are measured against is installed here and nowhere else.
ensureInstalled(join(root, 'bench'))
const { bundle } = await import('./bundle.mjs')
// Inside bench/, so that the bundles find its packages.
const [main] = await bundle(entries, `bench/dist/${name}`)
await import(pathToFileURL(main).href)
