// Builds the app, opens it in a real browser and measures what a person waits for: npm run bench:web
import { ensureInstalled } from './install.mjs'

ensureInstalled()
const { bundle } = await import('./bundle.mjs')
// As deep below web/ as its sources, which look for the app's build from there.
const [main] = await bundle({ main: 'web/bench/main.ts' }, 'web/bench/dist')
await import(main)
