import type { TestProject } from 'vitest/node'
import { buildSite, ROOT, serve } from './app.ts'
import { NoBrowser } from './choice.ts'
import { type Chromium, findChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    url: string
    /** The folder of the build. */
    built: string
    chromium: Chromium
  }
}

/** Without a browser there is nothing to report but one sentence. */
function endWithout(error: unknown): never {
  if (!(error instanceof NoBrowser)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Once for all tests: a browser is found, and the app is built and served. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = await findChromium(ROOT).catch(endWithout)
  const built = await buildSite()
  const site = await serve(built)
  project.provide('chromium', chromium)
  project.provide('url', site.url)
  project.provide('built', built)
  return () => site.close()
}
