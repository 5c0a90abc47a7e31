import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['test/e2e/**/*.e2e.ts'],
    globalSetup: ['test/e2e/site.ts'],
    // Two files at a time: a browser waits as often as it works, and machines have few cores.
    maxWorkers: 2,
    // Nothing in these files keeps state that another could trip over: rules and boards are read once a worker.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
