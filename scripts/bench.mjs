// Bundles the benchmarks and runs them; --json prints one object for programs.
import { ensureInstalled } from './install.mjs'

ensureInstalled()
const { bundle } = await import('./bundle.mjs')
const [main] = await bundle({ bench: 'bench/main.ts' })
await import(main)
