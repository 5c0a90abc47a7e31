import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
    bundles: string
  }
}

/** Once for all server tests: a PostgreSQL, and the server bundled so that whole processes of it can be started. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const { bundle } = (await import(new URL('./bundle.mjs', import.meta.url).href)) as {
    bundle: (out: string, entries: object) => Promise<void>
  }
  const here = (file: string) => join(import.meta.dirname, file)
  // Inside the project, so that the bundles find their packages.
  const bundles = mkdtempSync(join(import.meta.dirname, '../../../node_modules/.deeptime-test-'))
  await bundle(bundles, { process: here('process.ts'), 'bot-worker': here('worker.ts') })
  project.provide('postgres', postgres.url)
  project.provide('bundles', bundles)
  return async () => {
    await postgres.stop()
    rmSync(bundles, { recursive: true, force: true })
  }
}

export const scratch = (): string => mkdtempSync(join(tmpdir(), 'deeptime-server-'))
