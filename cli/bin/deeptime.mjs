#!/usr/bin/env node
// Bundles the command line from its sources (a few hundredths of a second), then runs it: no build to forget.
import { bundle } from '../../scripts/bundle.mjs'

const [main] = await bundle({
  deeptime: 'cli/main.ts',
  'arena-worker': 'lab/arena/worker.ts',
  'think-worker': 'cli/terminal/think-worker.ts',
})
const { runCli } = await import(main)
process.exitCode = await runCli(process.argv)
