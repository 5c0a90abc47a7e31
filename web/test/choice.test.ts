import { describe, expect, it } from 'vitest'
import { chooseBrowser, type System } from './e2e/choice.ts'

const INSTALL = 'install Chrome, Chromium or Edge, or name the program of one in CHROMIUM_PATH.'

/** A system on which these programs are installed. */
const system = (installed: readonly string[], more: Partial<System> = {}): System => ({
  platform: 'linux',
  arch: 'x64',
  glibc: true,
  home: '/home/ada',
  env: {},
  exists: (path) => installed.includes(path),
  ...more,
})

describe('the browser that tests drive', () => {
  it('is the packed one on Linux, whatever is installed', () => {
    expect(chooseBrowser(system([]))).toEqual({ kind: 'packed' })
    expect(chooseBrowser(system(['/usr/bin/chromium']))).toEqual({ kind: 'packed' })
  })

  it('is another if one is named', () => {
    const env = { CHROMIUM_PATH: '/opt/other' }
    expect(chooseBrowser(system(['/opt/other'], { env }))).toEqual({ kind: 'program', path: '/opt/other' })
    expect(() => chooseBrowser(system([], { env }))).toThrow(`CHROMIUM_PATH names "/opt/other", which does not exist: ${INSTALL}`)
  })

  it.each<[string, Partial<System>, string]>([
    ['Linux on arm', { arch: 'arm64' }, '/usr/bin/chromium'],
    ['Linux with another library', { glibc: false }, '/usr/bin/chromium-browser'],
    ['macOS', { platform: 'darwin', arch: 'arm64', glibc: false }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['macOS', { platform: 'darwin', glibc: false }, '/home/ada/Applications/Chromium.app/Contents/MacOS/Chromium'],
    [
      'Windows',
      { platform: 'win32', glibc: false, env: { 'PROGRAMFILES(X86)': 'C:\\Programs' } },
      'C:\\Programs/Microsoft/Edge/Application/msedge.exe',
    ],
  ])('is one that is installed on %s; without any, a sentence tells what to install', (_, more, path) => {
    expect(chooseBrowser(system([path], more))).toEqual({ kind: 'program', path })
    expect(() => chooseBrowser(system([], more))).toThrow(`There is no browser to test with: ${INSTALL}`)
  })
})
