import { defineConfig } from 'vitest/config'
import { icons } from './web/icons.plugin.ts'

export default defineConfig({
  plugins: [icons()],
  test: {
    include: ['{engine,kit,hex,words,testing,games,games/*,campaign,bots,lab,cli,server,web,scripts}/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.e2e.test.ts'],
    testTimeout: 120_000,
  },
})
