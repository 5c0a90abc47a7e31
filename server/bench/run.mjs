// Bundles the load benchmark and runs it: node server/bench/run.mjs [--json] [--tables N] [--seconds S] [--many N]
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from '../test/parts/bundle.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const out = join(here, '../../dist/bench-server')
mkdirSync(out, { recursive: true })
await bundle(out, {
  main: join(here, 'main.ts'),
  'deeptime-server': join(here, 'deeptime-server.ts'),
  'boardgameio-server': join(here, 'boardgameio-server.ts'),
  'bot-worker': join(here, '../bot/worker.ts'),
})
await import(pathToFileURL(join(out, 'main.mjs')).href)
