import type { LogEntry, Seat } from '@deeptime/engine'
import { type AnimalId, type MarineView, TERRAIN_IDS } from '@deeptime/marine'
import type { Gain, Opening, Said, Teller } from '../../../story/teller.ts'
import type { Crest } from '../../../table/board.ts'

const WORLD: Readonly<Record<string, string>> = {
  extinction: 'extinction',
  survival: 'survival',
  'survival.nobody': 'survival',
  reseed: 'reseed',
  'endgame.begin': 'endgame',
  'stall-guard.rounds': 'stall-guard',
  'stall-guard.turns': 'stall-guard',
}

/** A pawn placed, or all taken back, opens a turn. */
const TURNS: ReadonlySet<string> = new Set(['turn.basic', 'turn.special', 'retrieve'])

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function opens({ key, params }: LogEntry): Opening | undefined {
  if (TURNS.has(key)) return { kind: 'turn', actor: textOf(params.animal) }
  const event = WORLD[key]
  return event === undefined ? undefined : { kind: 'world', event }
}

/** `@space.evolution-4` → Evolution. */
function action(lines: readonly LogEntry[]): Said | undefined {
  const [first] = lines
  if (first?.key === 'retrieve') return { key: 'story.action.retrieve' }
  const section = /^@space\.(.+)-\d+$/.exec(textOf(first?.params.space))?.[1]
  return section === undefined ? undefined : { key: `section.${section}` }
}

function gain({ key, params }: LogEntry): Gain | undefined {
  if (key !== 'vp.gain' && key !== 'vp.lose') return undefined
  const points = Number(params.vp)
  return { actor: textOf(params.animal), points: key === 'vp.lose' ? -points : points }
}

const CLAUSES: readonly string[] = [
  'action.forgone',
  'action.impossible',
  'retrieve',
  'evolution.score',
  'evolution.card',
  'wanderlust.tile',
  'tectonics.vent',
  'tectonics.add',
  'speciation',
  'migration',
  'competition',
  'domination',
  'adaptation.add',
  'adaptation.replace',
  'abundance',
  'autotrophs.swap',
  'autotrophs.remove',
  'depletion',
  'regression.cube',
  'wanderlust.move',
  'card.eliminated',
  'card.placed',
  'card.moved',
  'extinction.species',
  'extinction.saved',
  'survival',
  'survival.nobody',
  'reseed',
  'reseed.regression',
  'endgame.begin',
  'stall-guard.rounds',
  'stall-guard.turns',
]

/** How Marine's log becomes a story. */
export const tellerOf = (crestOf: (animal: AnimalId) => Crest): Teller<MarineView> => ({
  actors: ({ animals }) => animals.map(({ id, seat }) => ({ id: `@animal.${id}`, seat: seat as Seat, crest: crestOf(id) })),
  opens,
  silent: new Set(['vp.gain', 'vp.lose']),
  mortal: new Set(),
  // As the tiles on the board are labelled: Sand E4.
  aliases: () => TERRAIN_IDS.map((id) => [`terrain.${id}`, `mr.terrain.${id}`] as const),
  together: new Set(['wanderlust.move', 'set-up.animal']),
  // An Extinction that threatens nobody, and a Survival card that nobody holds, change nothing.
  idle: ([first, ...more]) =>
    (first?.key === 'extinction' && !more.some(({ key }) => key.startsWith('extinction.'))) || first?.key === 'survival.nobody',
  clauses: CLAUSES,
  effects: ['wanderlust.tile', 'card.placed', 'card.eliminated', 'card.moved', 'card.scored'],
  action,
  gain,
  ref(value) {
    if (/^(tile|corner):/.test(value)) return value
    const [, kind, id] = /^@(space|card)\.(.+)$/.exec(value) ?? []
    return kind && `${kind}:${id}`
  },
  part: ({ key, params }, part) => (key === 'reseed' ? String(Number(params.round) + 1) : part),
  partTitle: (part) => ({ key: 'story.part', params: { round: part === '' ? 1 : Number(part) } }),
  sound: ({ key }) => (key === 'evolution.card' || key === 'card.enters' ? 'card' : undefined),
  crux: [
    'turn',
    'turn.special-pawn',
    'evolution.card',
    'evolution.tile',
    'wanderlust.hex',
    'wanderlust.stack',
    'tectonics.tile',
    'competition.tile',
    'migration.to',
    'migration.from',
    'speciation.disc',
    'domination.element',
    'adaptation.element',
    'abundance.element',
    'abundance.corner',
    'autotrophs.disc',
    'depletion.disc',
  ],
})
