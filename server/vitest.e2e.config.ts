import { defineConfig } from 'vitest/config'

/** Whole servers, real stores, real processes: started once for all, one file after another on a small machine. */
export default defineConfig({
  test: {
    include: ['server/test/**/*.e2e.test.ts', 'cli/test/**/*.e2e.test.ts'],
    globalSetup: ['server/test/parts/setup.ts'],
    fileParallelism: false,
    // Nothing in these files keeps state that another could trip over: the server is read once for all of them.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
