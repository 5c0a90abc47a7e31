import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['test/e2e/**/*.e2e.ts'],
    globalSetup: ['test/e2e/site.ts'],
    // One browser at a time: they share the machine's few cores.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
