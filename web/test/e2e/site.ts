import type { TestProject } from 'vitest/node'
import { buildSite, serve } from './browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    url: string
    /** The folder of the build. */
    built: string
  }
}

/** Builds the app and serves it while the tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const built = await buildSite()
  const site = await serve(built)
  project.provide('url', site.url)
  project.provide('built', built)
  return () => site.close()
}
