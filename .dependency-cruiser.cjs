/** The arrows of docs/architecture.md. They point one way only. */
const own = (names) => `^(${names.join('|')})/`
const all = ['engine', 'kit', 'hex', 'words', 'testing', 'games', 'campaign', 'bots', 'lab', 'cli', 'server', 'web', 'bench']

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
      from: { path: own(['engine', 'kit', 'hex', 'games', 'campaign', 'bots', 'words']) },
      to: { circular: true },
    },
    arrow('engine', []),
    arrow('kit', ['engine', 'words']),
    arrow('hex', []),
    arrow('words', ['engine']),
    arrow('testing', ['engine', 'kit', 'words']),
    arrow('games', ['engine', 'kit', 'hex', 'words']),
    arrow('campaign', ['engine', 'kit', 'words', 'games']),
    arrow('bots', ['engine']),
    arrow('lab', ['engine', 'kit', 'games', 'campaign', 'bots']),
    arrow('cli', ['engine', 'kit', 'words', 'games', 'campaign', 'bots', 'lab', 'server']),
    arrow('server', ['engine', 'kit', 'words', 'games', 'campaign', 'bots']),
    {
      name: 'web-knows-only-the-protocol-of-the-server',
      severity: 'error',
      from: { path: own(['web']), pathNot: '/test/' },
      to: { path: own(['testing', 'lab', 'cli', 'server', 'bench']), pathNot: '^server/protocol' },
    },
    {
      name: 'playouts-load-no-schema-library',
      comment: 'Checking decks and hand-over files is an entry of its own.',
      severity: 'error',
      from: {
        path: '^(kit|games)/',
        pathNot: '(/test/|^kit/(deck|explain-issues)[.]ts$|/(deck|hand-over)/(check|schema|[a-z]+-schema)[.]ts$)',
      },
      to: { path: '(node_modules/zod/|^kit/deck[.]ts$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'games-know-no-other-game',
      severity: 'error',
      from: { path: '^games/([^/]+)/', pathNot: '^games/test/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'The kernel and the rules run in any JavaScript: no Node, no browser, no test tools.',
      severity: 'error',
      from: { path: own(['engine', 'kit', 'hex', 'games', 'campaign', 'bots', 'words']), pathNot: '/test/' },
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
