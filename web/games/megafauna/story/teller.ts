import type { LogEntry, Params, Seat } from '@deeptime/engine'
import { type Colour, type MegafaunaView, SPECIES_NAMES } from '@deeptime/megafauna'
import type { Gain, Opening, Said, Teller } from '../../../story/teller.ts'
import type { Crest } from '../../../table/board.ts'
import { deaths, MORTAL } from './deaths.ts'

/** What the planet does becomes a summary of its own. */
const WORLD: readonly (readonly [RegExp, string])[] = [
  [/^turn$/, 'turn'],
  [/^event\.(latitude|latitude\.still)$/, 'latitude'],
  [/^event\.crater$/, 'crater'],
  [/^event\.(collision|drift)$/, 'plates'],
  [/^event\.rift$/, 'rift'],
  [/^event\.climax$/, 'climax'],
  [/^event\.deluge$/, 'deluge'],
  [/^event\.mutagen$/, 'mutagen'],
  [/^event\.radiation$/, 'radiation'],
  [/^event\.disease$/, 'disease'],
  [/^turn\.(era|fossils)$/, 'era'],
  [/^(burial\.|endotherm\.|withers$)/, 'burial'],
  [/^fossils\./, 'fossils'],
  [/^end\./, 'end'],
]

const textOf = (value: Params[string] | undefined): string => (typeof value === 'string' ? value : '')

/** `@species.black-flyer` → `@colour.black`. */
const colourOf = (species: Params[string] | undefined): string => `@colour.${/^@species\.(\w+)-/.exec(textOf(species))?.[1]}`

function opens({ key, params }: LogEntry): Opening | undefined {
  if (key === 'actions' || key === 'actions.lazarus') return { kind: 'turn', actor: textOf(params.player) }
  if (key === 'disperse.to' || key === 'disperse.givesUp') return { kind: 'turn', actor: colourOf(params.species), joins: 'dispersal' }
  const event = WORLD.find(([pattern]) => pattern.test(key))?.[1]
  return event === undefined ? undefined : { kind: 'world', event, joins: event }
}

/** What was done, the weightiest first. */
const ACTIONS: readonly string[] = [
  'medea.claims',
  'resurrect',
  'speciate',
  'speciate.kiwi',
  'promote',
  'mutate',
  'populate',
  'resize',
  'neoteny',
  'disperse.to',
  'disperse.givesUp',
]

function action(lines: readonly LogEntry[]): Said | undefined {
  const done = ACTIONS.find((key) => lines.some((line) => line.key === key))
  return done === undefined ? undefined : { key: `story.action.${done}` }
}

/** A7: creeples on the map, fossils, hosts, emotions and cards with a fossil are points; the running totals tell the rest. */
function gain({ key, params }: LogEntry): Gain | undefined {
  switch (key) {
    case 'disperse.to':
    case 'resurrect':
      return { actor: colourOf(params.species), points: 1 }
    case 'dies':
    case 'burial.buried':
    case 'endotherm.buried':
    case 'disease.kills':
      return { actor: colourOf(params.species), points: -1 }
    case 'fossils.award':
      return { actor: textOf(params.player), points: Number(params.tokens) }
    default:
      return undefined
  }
}

const REFS: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^@place\.([\w-]+)$/, (id) => `place:${id}`],
  [/^@card\.([\w-]+)$/, (id) => `card:${id}`],
  [/^@side\.([\w-]+)[AB]$/, (id) => `card:${id}`],
  [/^@species\.([\w-]+)$/, (id) => `species:${id}`],
  [/^@track\.(\w+)$/, (id) => `track:${id}`],
  [/^@event\.([\w-]+)$/, (id) => `event:${id}`],
  [/^@tool\.([\w-]+)$/, (id) => `tool:${id}`],
]

/** The lines that make a sentence, weightiest first. */
export const CLAUSES = [
  'language',
  'medea.claims',
  'resurrect',
  'speciate',
  'speciate.kiwi',
  'promote',
  'mutate',
  'populate',
  'resize',
  'neoteny',
  'disperse.to',
  'disperse.givesUp',
  'event.collision',
  'event.drift',
  'event.rift',
  'event.latitude',
  'event.crater',
  'event.climax',
  'event.deluge',
  'event.mutagen.dice',
  'event.radiation',
  'event.disease',
  'strip',
  'extinct',
  'fossils.award',
  'turn.era',
  'turn.biosphere',
  'turn',
  'end.last',
  'end.runaway',
  'end.language',
  'end.comet',
  'end.dry',
] as const

/** Told by the deaths below a summary, or by the turn itself. */
const SILENT: ReadonlySet<string> = new Set([
  ...MORTAL,
  'turn.order',
  'actions',
  'actions.lazarus',
  'actions.done',
  'display.refilled',
  'contest.edible',
  'contest.roadrunner',
  'contest.humidity',
  'contest.prey',
  'contest.size',
  'contest.skeleton',
  'contest.owner',
  'contest.same',
])

/** How the log of Megafauna becomes a story. */
export const tellerOf = (crestOf: (colour: Colour) => Crest): Teller<MegafaunaView> => ({
  actors: ({ players }) =>
    players.map(({ colour, seat }) => ({
      id: `@colour.${colour}`,
      seat: seat === null ? undefined : (seat as Seat),
      crest: crestOf(colour),
      single: true,
    })),
  opens,
  silent: SILENT,
  mortal: MORTAL,
  clauses: CLAUSES,
  action,
  gain,
  ref(value) {
    for (const [pattern, make] of REFS) {
      const id = pattern.exec(value)?.[1]
      if (id) return make(id)
    }
    return undefined
  },
  belongings: SPECIES_NAMES.map((id) => {
    const [colour, form] = id.split('-')
    return { key: `species.${id}`, actor: `@colour.${colour}`, name: `form.${form}` }
  }),
  deaths,
  numbered: true,
  // The first era is the part that needs no name.
  part: ({ key, params }, part) => (key === 'turn' ? (params.era === 1 ? '' : String(params.era)) : part),
  partTitle: (part) => ({ key: `era.${part || '1'}` }),
  crux: ['action', 'mutate.species', 'promote.side', 'disperse.to', 'medea.target', 'medea.white', 'populate.count', 'resize.species'],
})
