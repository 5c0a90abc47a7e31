// Bundles one TypeScript entry of the workspaces into dist/, so that it runs on plain Node at full speed.
import { join } from 'node:path'
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

/** Entries are paths from the root of the repository, by name. Returns the path of each bundle, in order. */
export async function bundle(entries, folder = 'dist') {
  const outdir = join(root, folder)
  await build({
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)])),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [ownPackagesOnly],
  })
  return Object.keys(entries).map((name) => join(outdir, `${name}.mjs`))
}
