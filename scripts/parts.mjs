// The packages of this repository, in the order of their arrows (docs/architecture.md): what is checked for types and arrows.
export const PARTS = ['engine', 'kit', 'hex', 'words', 'testing', 'games', 'campaign', 'bots', 'lab', 'server', 'web', 'cli', 'bench']
