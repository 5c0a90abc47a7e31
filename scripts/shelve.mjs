// Puts the newest rules of a game on its shelf, frozen: npm run shelve -- marine
import { ensureInstalled } from './install.mjs'

ensureInstalled()
const { bundle } = await import('./bundle.mjs')
const [main] = await bundle({ shelve: 'scripts/shelve.ts' })
await import(main)
