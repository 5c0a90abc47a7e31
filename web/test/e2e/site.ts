import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { serve } from './browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    url: string
  }
}

/** Builds the app as people get it, and serves it while the tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const configFile = new URL('../../vite.config.ts', import.meta.url).pathname
  if (!process.env.DEEPTIME_WEB_BUILT) await build({ configFile, logLevel: 'error', mode: 'production' })
  const site = await serve()
  project.provide('url', site.url)
  return () => site.close()
}
