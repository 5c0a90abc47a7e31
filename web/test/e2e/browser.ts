import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import * as chromium from './chromium.ts'

export { SCREENSHOTS } from './app.ts'
export { openPage, SIZES, type Size } from './page.ts'

/** Starts the browser that the set-up has found. */
export const launch = (): Promise<Browser> => chromium.launch(inject('chromium'))
