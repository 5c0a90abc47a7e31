import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type InlineConfig, preview } from 'vite'

/** The repository's root, from here or from wherever this was bundled. */
export const ROOT = ((): string => {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'web/vite.config.ts'))) folder = dirname(folder)
  return folder
})()

/** Where pictures of the main screens go, for people to look at. */
export const SCREENSHOTS = join(ROOT, 'screenshots/')

export interface Site {
  readonly url: string
  close(): Promise<void>
}

const configFile = join(ROOT, 'web/vite.config.ts')

/** Builds the app into a folder of its own that is gone when this process ends. */
export async function buildWith(config: InlineConfig): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'deep-time-web-'))
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  const { NODE_ENV } = process.env
  // A test runner calls itself "test", and Vite would then build for developers: without the service worker, and slow.
  process.env.NODE_ENV = 'production'
  await build({ ...config, configFile, logLevel: 'error', build: { outDir } })
  process.env.NODE_ENV = NODE_ENV
  return outDir
}

/** Builds the app as people get it. An earlier build is taken if `DEEPTIME_WEB_BUILT` names its folder. */
export const buildSite = async (): Promise<string> => process.env.DEEPTIME_WEB_BUILT ?? buildWith({})

/** Serves what was built. */
export async function serve(outDir: string): Promise<Site> {
  const server = await preview({
    configFile,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  })
  const address = server.httpServer.address()
  if (!address || typeof address === 'string') throw new Error('The preview server has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => new Promise((resolve) => void server.httpServer.close(() => resolve())),
  }
}
