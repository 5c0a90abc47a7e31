import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { build, preview } from 'vite'

/** Where pictures of the main screens go, for people to look at. */
export const SCREENSHOTS = new URL('../../../screenshots/', import.meta.url).pathname

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium of this machine, or else the one that comes as an npm package. */
async function chromiumPath(): Promise<{ path: string; flags: readonly string[] }> {
  const there = PLACES.find((path) => path !== undefined && existsSync(path))
  if (there) return { path: there, flags: FLAGS }
  const { default: packed } = await import('@sparticuz/chromium')
  return { path: await packed.executablePath(), flags: [...packed.args, ...FLAGS] }
}

export async function launch(): Promise<Browser> {
  const { path, flags } = await chromiumPath()
  return chromium.launch({ executablePath: path, args: [...flags] })
}

export interface Site {
  readonly url: string
  close(): Promise<void>
}

/** The app's configuration, from here or, when this was bundled elsewhere, from the repository's root. */
const configFile =
  [new URL('../../vite.config.ts', import.meta.url).pathname, join(process.cwd(), 'web/vite.config.ts')].find((path) => existsSync(path)) ??
  ''

/** Builds the app as people get it, into a folder of its own that is gone when this process ends. An earlier build is taken if `DEEPTIME_WEB_BUILT` names its folder. */
export async function buildSite(): Promise<string> {
  const built = process.env.DEEPTIME_WEB_BUILT
  if (built) return built
  const outDir = mkdtempSync(join(tmpdir(), 'deep-time-web-'))
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  const { NODE_ENV } = process.env
  // A test runner calls itself "test", and Vite would then build for developers: without the service worker, and slow.
  process.env.NODE_ENV = 'production'
  await build({ configFile, logLevel: 'error', build: { outDir } })
  process.env.NODE_ENV = NODE_ENV
  return outDir
}

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

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const

export type Size = keyof typeof SIZES

/** A page of its own, with an empty storage, that remembers every complaint of the browser. */
export async function openPage(
  browser: Browser,
  size: Size,
  more: BrowserContextOptions = {},
): Promise<{ page: Page; context: BrowserContext; complaints: string[] }> {
  const phone = size === 'phone' ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}
  const context = await browser.newContext({ viewport: SIZES[size], locale: 'en-GB', ...phone, ...more })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { page, context, complaints }
}
