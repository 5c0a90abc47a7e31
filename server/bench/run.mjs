// Bundles the load benchmark and runs it: node server/bench/run.mjs [--json] [--tables N] [--seconds S] [--many N]
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from '../../scripts/install.mjs'

ensureInstalled()
const { bundle } = await import('../../scripts/bundle.mjs')
const entries = {
  main: 'server/bench/main.ts',
  'deeptime-server': 'server/bench/deeptime-server.ts',
  'boardgameio-server': 'server/bench/boardgameio-server.ts',
  'bot-worker': 'server/bot/worker.ts',
}
const [main] = await bundle(entries, 'dist/bench-server')
await import(pathToFileURL(main).href)
