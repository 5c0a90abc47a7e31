import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
    bundles: string
    /** A folder for whatever the tests write; it is gone afterwards. */
    scratch: string
  }
}

/** Once for all tests: a PostgreSQL, and the server and the command line bundled so that whole processes of them can be started. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const { bundle } = (await import(new URL('../../../scripts/bundle.mjs', import.meta.url).href)) as {
    bundle: (entries: Readonly<Record<string, string>>, folder: string) => Promise<string[]>
  }
  // Inside the project, so that the bundles find their packages.
  const root = join(import.meta.dirname, '../../..')
  const bundles = mkdtempSync(join(root, 'node_modules/.deeptime-test-'))
  const entries = {
    process: 'server/test/parts/process.ts',
    'bot-worker': 'server/test/parts/worker.ts',
    deeptime: 'cli/test/parts/program.ts',
    'arena-worker': 'lab/arena/worker.ts',
  }
  await bundle(entries, relative(root, bundles))
  project.provide('postgres', postgres.url)
  project.provide('bundles', bundles)
  const scratch = mkdtempSync(join(tmpdir(), 'deeptime-server-'))
  project.provide('scratch', scratch)
  return async () => {
    await postgres.stop()
    for (const folder of [bundles, scratch]) rmSync(folder, { recursive: true, force: true })
  }
}
