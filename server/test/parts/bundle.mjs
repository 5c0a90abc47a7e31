import { build } from 'esbuild'

/** Bundles TypeScript entries of the server for plain Node: our own code goes in, packages stay outside. */
export async function bundle(outdir, entryPoints) {
  await build({
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@deeptime/') ? undefined : { path, external: true },
          )
        },
      },
    ],
  })
}
