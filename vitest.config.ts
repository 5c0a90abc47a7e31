import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{engine,words,bots,cli,server,web}/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.e2e.test.ts'],
    testTimeout: 120_000,
  },
})
