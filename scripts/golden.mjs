// Writes the golden records of a game: npm run golden -- marine
import { ensureInstalled } from './install.mjs'

ensureInstalled()
const { bundle } = await import('./bundle.mjs')
const [main] = await bundle({ golden: 'scripts/golden.ts' })
await import(main)
