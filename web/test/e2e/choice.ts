/** What decides which browser is driven. */
export interface System {
  readonly platform: NodeJS.Platform
  readonly arch: string
  /** Whether its programs use the GNU library. */
  readonly glibc: boolean
  readonly home: string
  readonly env: Readonly<Record<string, string | undefined>>
  exists(path: string): boolean
}

export type Choice = { readonly kind: 'packed' } | { readonly kind: 'program'; readonly path: string }

/** Told to people as it is. */
export class NoBrowser extends Error {
  constructor(found: string) {
    super(`${found}: install Chrome, Chromium or Edge, or name the program of one in CHROMIUM_PATH.`)
  }
}

const below = (folders: readonly (string | undefined)[], programs: readonly string[]): string[] =>
  folders.flatMap((folder) => (folder ? programs.map((program) => `${folder}/${program}`) : []))

/** Where browsers put themselves. */
function places({ platform, home, env }: System): readonly string[] {
  switch (platform) {
    case 'darwin':
      return below(
        ['/Applications', `${home}/Applications`],
        [
          'Google Chrome.app/Contents/MacOS/Google Chrome',
          'Chromium.app/Contents/MacOS/Chromium',
          'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
        ],
      )
    case 'win32':
      return below(
        [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA],
        ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'],
      )
    default:
      return below(
        ['/usr/bin', '/usr/local/bin', '/snap/bin'],
        ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'],
      )
  }
}

/** The npm package has a program for Linux on x64, built with the GNU library. */
const isPacked = ({ platform, arch, glibc }: System): boolean => platform === 'linux' && arch === 'x64' && glibc

/** The browser that `CHROMIUM_PATH` names; else the packed one, so that all machines that can run it test the same thing; else one that is installed. */
export function chooseBrowser(system: System): Choice {
  const wish = system.env.CHROMIUM_PATH
  if (wish) {
    if (system.exists(wish)) return { kind: 'program', path: wish }
    throw new NoBrowser(`CHROMIUM_PATH names "${wish}", which does not exist`)
  }
  if (isPacked(system)) return { kind: 'packed' }
  const path = places(system).find((place) => system.exists(place))
  if (path !== undefined) return { kind: 'program', path }
  throw new NoBrowser('There is no browser to test with')
}
