/** The arrows of docs/architecture.md. They point one way only. */
const own = (names) => `^(${names.join('|')})/`
const all = ['engine', 'words', 'games', 'bots', 'cli', 'server', 'web']

const arrow = (from, allowed) => ({
  name: `${from}-depends-on-${allowed.join('-') || 'nothing'}`,
  severity: 'error',
  from: { path: own([from]), pathNot: '/test/' },
  to: { path: own(all.filter((x) => x !== from && !allowed.includes(x))) },
})

module.exports = {
  forbidden: [
    {
      name: 'no-cycles-in-the-rules',
      comment: 'Not even of types. Elsewhere the linter forbids cycles of values (noImportCycles).',
      severity: 'error',
      from: { path: own(['engine', 'games', 'bots', 'words']) },
      to: { circular: true },
    },
    arrow('engine', []),
    arrow('words', ['engine']),
    arrow('games', ['engine']),
    arrow('bots', ['engine']),
    arrow('cli', ['engine', 'words', 'games', 'bots', 'server']),
    arrow('server', ['engine', 'words', 'games', 'bots']),
    {
      name: 'web-knows-only-the-protocol-of-the-server',
      severity: 'error',
      from: { path: own(['web']), pathNot: '/test/' },
      to: { path: own(['cli', 'server']), pathNot: '^server/protocol' },
    },
    {
      name: 'games-know-no-other-game',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'The kernel and the rules run in any JavaScript: no Node, no browser, no test tools.',
      severity: 'error',
      from: { path: own(['engine', 'games', 'bots', 'words']), pathNot: '/test/' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-orphan-imports', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^~icon/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', 'virtual:', '[.]tsx$'] },
    tsPreCompilationDeps: true,
    // The parser reads no JSX; what components import, the linter checks (biome.json).
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
}
