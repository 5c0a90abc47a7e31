import type { LogEntry, Params, Seat } from '@deeptime/engine'
import type { GenesisView } from '@deeptime/genesis/view'
import type { Opening, Said, Teller } from '../../../story/teller.ts'
import { crestOfColour } from '../crests.ts'
import { deaths } from './deaths.ts'

const textOf = (value: Params[string] | undefined): string => (typeof value === 'string' ? value : '')

/** Lines with which somebody's part of a phase begins. */
const TURNS: ReadonlySet<string> = new Set(['assignment', 'purchases'])

/** Lines that tell of dice. */
const ROLLS: ReadonlySet<string> = new Set(['auto.roll', 'auto.reroll', 'darwin.roll', 'darwin.reroll', 'cancer.roll'])

/** What the world does, by the line that begins it. */
const WORLD: Readonly<Record<string, string>> = {
  turn: 'events',
  'auto.roll': 'autocatalysis',
  'darwin.roll': 'darwinian',
  'ocean.crowded': 'ocean',
  end: 'end',
}

function opens({ key, params }: LogEntry): Opening | undefined {
  if (TURNS.has(key)) return { kind: 'turn', actor: textOf(params.colour) }
  const event = WORLD[key]
  return event === undefined ? undefined : { kind: 'world', event }
}

const action = (lines: readonly LogEntry[]): Said | undefined => {
  const first = lines[0]
  return first && TURNS.has(first.key) ? { key: `story.action.${first.key}`, params: first.params } : undefined
}

const REFS: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^@refugium\.([\w-]+)$/, (id) => `refugium:${id}`],
  [/^@bacterium\.([\w-]+)$/, (id) => `bacterium:${id}`],
  [/^@parasite\.([\w-]+)$/, (id) => `parasite:${id}`],
  [/^@(?:mutation|promoted)\.([\w-]+)$/, (id) => `mutation:${id}`],
  [/^@environment\.(\w+)$/, (id) => `row:${id}`],
  [/^@event\.([\w-]+)$/, (id) => `event:${id}`],
  [/^@organ\.([\w-]+)$/, (id) => `organ:${id}`],
]

/** What makes the sentence, weightiest first. */
const CLAUSES: readonly string[] = [
  'macro',
  'landfall',
  'life',
  'supplant',
  'attach',
  'red-queen',
  'promote',
  'buy',
  'organ',
  'flip',
  'transfer',
  'assign.biont',
  'assign.enzyme',
  'assign.antioxidant',
  'assign.recall',
  'darwin.errors',
  'darwin.safe',
  'darwin.roll',
  'auto.roll',
  'armageddon',
  'gaia.averted',
  'strike.destroyed',
  'crisis',
  'refugium.new',
  'active',
  'ocean.dies',
  'levels',
  'end',
]

/** Said by other lines as well, or by the chapter itself. */
const SILENT: ReadonlySet<string> = new Set([
  'turn',
  'assignment',
  'purchases',
  'paid',
  'biont.home',
  'attach.biont',
  'extinct',
  'shielded',
])

/** How the log of Genesis becomes a story: a chapter for the events of a turn, for each player's part of a phase, and for each roll. */
export const teller: Teller<GenesisView> = {
  actors: ({ players }) =>
    players.map(({ colour, seat }) => ({
      id: `@colour.${colour}`,
      seat: seat < 0 ? undefined : (seat as Seat),
      crest: crestOfColour(colour),
      single: true,
    })),
  opens,
  silent: SILENT,
  mortal: new Set(['extinct']),
  clauses: CLAUSES,
  action,
  gain: () => undefined,
  ref(value) {
    for (const [pattern, make] of REFS) {
      const id = pattern.exec(value)?.[1]
      if (id) return make(id)
    }
    return undefined
  },
  deaths,
  numbered: true,
  part: ({ key, params }, part) => (key === 'turn' ? String(params.turn) : part),
  partTitle: (part) => (part === '' ? { key: 'story.world.set-up' } : { key: 'story.part', params: { turn: Number(part) } }),
  sound: ({ key }) => (ROLLS.has(key) ? 'dice' : key === 'turn' || key === 'buy' ? 'card' : undefined),
  crux: [
    'auto.take',
    'purchase',
    'assign.biont',
    'assign.catalyst',
    'parasite.host',
    'darwin.reroll',
    'gaia.vote',
    'auto.die',
    'auto.animate',
    'atrophy.token',
    'assign',
  ],
}
