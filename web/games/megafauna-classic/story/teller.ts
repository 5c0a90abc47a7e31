import type { LogEntry, Params, Seat } from '@deeptime/engine'
import { CARDS, type ClassicView, type Colour, SPECIES_NAMES } from '@deeptime/megafauna-classic'
import type { Gain, Opening, Said, Teller } from '../../../story/teller.ts'
import type { Crest } from '../../../table/board.ts'
import { dynastyOf, PERIODS } from '../components.ts'
import { greenhouseChange } from './climate.ts'
import { deaths } from './deaths.ts'

const WORLD: readonly (readonly [RegExp, string])[] = [
  [/^event\.newTiles$/, 'new-tiles'],
  [/^event\.catastrophe$/, 'catastrophe'],
  [/^event\.milankovich$/, 'milankovich'],
  [/^event\.erosion(\.none)?$/, 'erosion'],
  [/^score\.(period|final)$/, 'scoring'],
  [/^end\./, 'end'],
]

const textOf = (value: Params[string] | undefined): string => (typeof value === 'string' ? value : '')

function opens({ key, params }: LogEntry): Opening | undefined {
  if (key === 'turn' || key === 'turn.lazarus') return { kind: 'turn', actor: textOf(params.player) }
  const event = WORLD.find(([pattern]) => pattern.test(key))?.[1]
  return event === undefined ? undefined : { kind: 'world', event }
}

const ACTIONS: readonly string[] = ['lazarus.returns', 'buy', 'expand', 'resize', 'culture', 'twoTusker.expands', 'twoTusker.passes']

/** What was done with the turn; an optional action before it counts only if nothing followed. */
function action(lines: readonly LogEntry[]): Said | undefined {
  for (const key of [...ACTIONS, 'roadrunner', 'drift']) {
    const line = lines.find((entry) => entry.key === key)
    if (line) return { key: `story.action.${key}`, params: { cost: line.params.cost ?? 0 } }
  }
  return undefined
}

/** `@species.red-dino` → `@colour.red`. */
const colourOf = (species: Params[string] | undefined): string => `@colour.${/^@species\.(\w+)-/.exec(textOf(species))?.[1]}`

const isSpecies = (unit: Params[string] | undefined): boolean => textOf(unit).startsWith('@species.')

/** 18.1: fossils, letters of fossil genotypes, animals on the map and cultures are points. */
function gain({ key, params }: LogEntry): Gain | undefined {
  switch (key) {
    case 'expand':
    case 'culture':
    case 'lazarus.returns':
      return { actor: colourOf(params.species), points: 1 }
    case 'play.fossil':
    case 'extinct.fossil':
      return { actor: textOf(params.player), points: Number(params.points) }
    case 'score.takes':
      return { actor: textOf(params.player), points: Number(params.tiles) }
    case 'cull.dies':
    case 'cull.terrain':
      return isSpecies(params.unit) ? { actor: colourOf(params.unit), points: -1 } : undefined
    default:
      return undefined
  }
}

const REFS: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^@place\.(\w+)$/, (id) => `place:${id}`],
  [/^@habitat\.(\w+)$/, (id) => `place:${id}b`],
  [/^@card\.(\w+)$/, (id) => `card:${id}`],
  [/^@species\.([\w-]+)$/, (id) => `species:${id}`],
  [/^@greenhouse\.(\w+)$/, (id) => `greenhouse:${id}`],
]

const CLAUSES: readonly string[] = [
  'lazarus.returns',
  'play.mutation',
  'play.genotype',
  'play.fossil',
  'play.discard',
  'expand',
  'resize',
  'culture',
  'roadrunner',
  'drift',
  'twoTusker.expands',
  'twoTusker.passes',
  'event.catastrophe',
  'event.milankovich.biome',
  'event.milankovich.none',
  'event.erosion.mountain',
  'event.erosion.none',
  'greenhouse.up',
  'greenhouse.down',
  'tile.placed',
  'tile.replaced',
  'immigrant.enters',
  'immigrant.lost',
  'greenhouse.slide',
  'score.takes',
  'score.period',
  'score.final',
  'end.tertiary',
  'end.supply',
  'end.snowball',
  'end.hothouse',
]

/** Told by the deaths below a summary, or by the turn itself. */
const SILENT: ReadonlySet<string> = new Set([
  'turn',
  'turn.lazarus',
  'event.newTiles',
  'event.milankovich',
  'event.erosion',
  'contest.unfit',
  'contest.niche',
  'contest.niche.size',
  'contest.niche.colour',
  'contest.defense',
  'contest.labor',
  'contest.teeth',
  'contest.first',
  'contest.owner',
  'contest.same',
  'contest.physiology',
  'contest.fed',
  'contest.dropped',
  'contest.unfed',
  'cull.starved',
  'cull.dies',
  'cull.terrain',
])

/** Where the climate changed, that is what there is to say. */
function event(lines: readonly LogEntry[]): Said | undefined {
  const [first] = lines
  const opening = first && opens(first)
  const change = greenhouseChange(lines)
  if (!change || opening?.kind !== 'world') return undefined
  return { key: `story.world.${change.warmer ? 'warms' : 'cools'}`, params: { event: `@story.world.${opening.event}` } }
}

function sentence(lines: readonly LogEntry[]): Said | undefined {
  const change = event(lines) && greenhouseChange(lines)
  if (!change) return undefined
  const slides = lines.filter(({ key }) => key === 'greenhouse.slide')
  const slid = slides.reduce((sum, { params }) => sum + Number(params.count), 0)
  const params = { from: `@mc.ppm.${change.from}`, to: `@mc.ppm.${change.to}`, slid, direction: slides[0]?.params.direction ?? '' }
  return { key: 'story.climate', params }
}

/** How the log of Megafauna Classic becomes a story. */
export const tellerOf = (crestOf: (colour: Colour) => Crest): Teller<ClassicView> => ({
  actors: ({ players }) =>
    players.map(({ colour, seat }) => ({
      id: `@colour.${colour}`,
      seat: seat === null || seat < 0 ? undefined : (seat as Seat),
      crest: crestOf(colour),
    })),
  opens,
  silent: SILENT,
  mortal: new Set(['cull.dies', 'cull.terrain']),
  clauses: CLAUSES,
  event,
  sentence,
  action,
  gain,
  ref(value) {
    for (const [pattern, make] of REFS) {
      const id = pattern.exec(value)?.[1]
      if (id) return make(id)
    }
    return undefined
  },
  aliases: (actor) => {
    const dynasty = actor && dynastyOf(actor.slice('@colour.'.length) as Colour)
    return dynasty ? CARDS.map(({ id }) => [`card.${id}`, `card.${id}.${dynasty}`] as const) : []
  },
  shorten: (value) => value.replace(/^@place\.(\w+)[brp]$/, '@habitat.$1'),
  belongings: SPECIES_NAMES.map((id) => {
    const [colour, silhouette] = id.split('-')
    return { key: `species.${id}`, actor: `@colour.${colour}`, name: `silhouette.${silhouette}` }
  }),
  deaths,
  numbered: true,
  part({ key, params }, part) {
    const named = key === 'draw' ? /^@period\.(\w+)$/.exec(textOf(params.period))?.[1] : undefined
    if (named) return named
    return key === 'score.period' ? (PERIODS[PERIODS.indexOf((part || 'triassic') as (typeof PERIODS)[number]) + 1] ?? part) : part
  },
  partTitle: (part) => ({ key: `period.${part || 'triassic'}` }),
  sound: ({ key }) => (key === 'buy' || key === 'draw' ? 'card' : undefined),
  crux: [
    'action',
    'play',
    'culture',
    'resize',
    'expand.destination',
    'expand.silhouette',
    'expand.parent',
    'genotype.animal',
    'expand.inherit',
  ],
})
