// Bundles one TypeScript entry of the workspaces into dist/, so that it runs on plain Node at full speed.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { root } from './install.mjs'

/** Our own packages go into the bundle, everything else stays in node_modules. */
const ownPackagesOnly = {
  name: 'own-packages-only',
  setup(b) {
    b.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@deeptime/') ? undefined : { path, external: true },
    )
  },
}

/** Only what changed is written, and at once: another process may be running what is there. */
async function keep({ path, contents }) {
  const old = await readFile(path).catch(() => undefined)
  if (old?.equals(contents)) return
  await mkdir(dirname(path), { recursive: true })
  const fresh = `${path}.${process.pid}`
  await writeFile(fresh, contents)
  await rename(fresh, path)
}

/** Entries are paths from the root of the repository, by name. Returns the path of each bundle, in order. */
export async function bundle(entries, folder = 'dist') {
  const outdir = join(root, folder)
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)])),
    outdir,
    // The same sources give the same bundle, wherever the command was called.
    absWorkingDir: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [ownPackagesOnly],
    write: false,
  })
  await Promise.all(outputFiles.map(keep))
  return Object.keys(entries).map((name) => join(outdir, `${name}.mjs`))
}
