import { defineConfig } from 'vitest/config'
import { icons } from './web/icons.plugin.ts'

export default defineConfig({
  plugins: [icons()],
  test: {
    include: ['{engine,words,bots,cli,server,web}/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.e2e.test.ts'],
    testTimeout: 120_000,
  },
})
