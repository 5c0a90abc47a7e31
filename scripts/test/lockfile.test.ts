import { readFileSync } from 'node:fs'
import { minVersion, satisfies } from 'semver'
import { describe, expect, test } from 'vitest'

const ROOT = new URL('../../', import.meta.url)

interface Wants {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

interface Locked extends Wants {
  readonly version?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly engines?: { readonly node?: string }
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

type Lock = Readonly<Record<string, Locked>>

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'))

/** The folders in which Node looks for the packages of the one in this folder, nearest first. */
function above(folder: string): string[] {
  const parts = folder.split('/')
  return [...parts.map((_, i) => `${parts.slice(0, parts.length - i).join('/')}/`), '']
}

const isLocked = (lock: Lock, from: string, name: string): boolean =>
  above(from).some((folder) => lock[`${folder}node_modules/${name}`] !== undefined)

describe.each(['', 'bench/'])('%spackage-lock.json', (folder) => {
  const { packages: lock } = read(`${folder}package-lock.json`) as { packages: Lock }
  const { engines } = read(`${folder}package.json`) as { engines: { node: string } }
  const packages = Object.entries(lock)

  test('was written from the package.json of each of our packages as it is: `npm ci` refuses any other', () => {
    const wishes = ({ dependencies, devDependencies }: Wants) => ({ dependencies, devDependencies })
    const own = packages.filter(([path]) => !path.includes('node_modules/'))
    const links = packages.filter(([, { link }]) => link)
    expect(own).toHaveLength(links.length + 1)
    for (const [path, locked] of own) {
      expect(wishes(locked), path).toEqual(wishes(read(`${folder}${path && `${path}/`}package.json`) as Wants))
    }
  })

  test('has every dependency, and every optional one: the native parts of each platform can be installed from it', () => {
    const missing = packages.flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !isLocked(lock, path, name))
        .map((name) => `${path} → ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('asks for no newer Node than we do', () => {
    const least = minVersion(engines.node)?.version ?? ''
    expect(least).toBe('20.19.0')
    const newer = packages
      .filter(([, { engines }]) => engines?.node !== undefined && !satisfies(least, engines.node))
      .map(([path, { version, engines }]) => `${path} ${version} needs Node ${engines?.node}`)
    expect(newer).toEqual([])
  })

  test('names no address to download from: whoever installs says where', () => {
    expect(packages.filter(([, { resolved, link }]) => resolved !== undefined && !link).map(([path]) => path)).toEqual([])
  })
})
