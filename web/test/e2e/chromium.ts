import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { chooseBrowser, type System } from './choice.ts'

/** A browser that tests and benchmarks can start, and what it needs around it. */
export interface Chromium {
  readonly path: string
  readonly env: Readonly<Record<string, string>>
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The same flags everywhere, and none but these: those that come with the packed browser let one closed page take all others down. */
export function launch({ path, env }: Chromium): Promise<Browser> {
  return chromium.launch({ executablePath: path, args: FLAGS, env: { ...process.env, ...env } })
}

function thisSystem(): System {
  const { platform, arch, env } = process
  const report = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } }
  return { platform, arch, env, glibc: report.header.glibcVersionRuntime !== undefined, home: homedir(), exists: existsSync }
}

/** Only the fonts of the package: letters are as wide on every machine. */
const fontSettings = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`

const UNPACK = "import packed from '@sparticuz/chromium'; process.stdout.write(await packed.executablePath())"

/** Unpacks the browser of the npm package with all that it needs, libraries and fonts included, so that a bare machine will do. */
async function unpack(root: string, folder: string): Promise<Chromium> {
  // It unpacks into the folder for temporary files, and its libraries only where it believes to be at its maker's host.
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
  const node = ['--input-type=module', '--eval', UNPACK]
  const { stdout: path } = await promisify(execFile)(process.execPath, node, { cwd: join(root, 'web'), env })
  const fonts = join(folder, 'fonts.conf')
  writeFileSync(fonts, fontSettings(folder))
  return { path, env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: fonts } }
}

/** The browser to drive. A packed one is unpacked once a run, before anything starts it, into a folder of its own that goes with this process. */
export async function findChromium(root: string): Promise<Chromium> {
  const choice = chooseBrowser(thisSystem())
  if (choice.kind === 'program') return { path: choice.path, env: {} }
  // Not among the temporary files: these may lie where no program may be started.
  const folder = mkdtempSync(join(root, 'node_modules/.deeptime-chromium-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return unpack(root, folder)
}
