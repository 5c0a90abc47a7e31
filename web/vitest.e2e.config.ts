import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['test/e2e/**/*.e2e.ts'],
    globalSetup: ['test/e2e/site.ts'],
    // One browser at a time: they share the machine's few cores.
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // A real browser on a busy machine may stumble once; a fault in the app stumbles every time.
    retry: 2,
  },
})
