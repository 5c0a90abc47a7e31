/** Words that follow from the components: places, names of board refs, and a text for every card and tool. */

import type { Catalog } from '@deeptime/engine'
import { CRATONS, HEX_COUNT, TABS } from '../components/cratons.ts'
import { EVENTS, type EventDecks } from '../components/events.ts'
import { MUTATIONS } from '../components/mutations.ts'
import { COLOURS, FORMS, SPECIES_NAMES } from '../components/phyla.ts'
import { TRACKS } from '../components/reservoirs.ts'
import { TOOLS } from '../components/tools.ts'
import type { BiosphereCardData, EtCardData, EventData, MutationData, SideData } from '../components/types.ts'
import { LEVELS } from '../places.ts'
import type { Phrases, SideFacts } from './phrases.ts'

type Pairs = readonly (readonly [key: string, words: string])[]
type Name = (key: string) => string

const ALL_CRATONS = Object.values(CRATONS).flat()

function sideFacts(side: SideData, name: string, names: Name): SideFacts {
  const feeling = (half: string | undefined) => (half === undefined ? undefined : names(`emotion.${half}`))
  return {
    name,
    form: side.form && names(`form.${side.form}`),
    recession: (side.recession ?? []).map((organ) => names(`organ.${organ}`)),
    organs: (side.plus ?? []).map((organ) => names(`organ.${organ}`)),
    monster: side.monster && names(`organ.${side.monster}`),
    maxSize: side.maxSize,
    venom: side.venom ?? false,
    mutualism: side.mutualism ?? false,
    left: feeling(side.left),
    right: feeling(side.right),
    haustorium: side.haustorium,
    fossil: side.fossil === 'upright',
  }
}

function mutationWords(card: MutationData, p: Phrases, names: Name): Pairs {
  const organs = card.plus.map((organ) => names(`organ.${organ}`))
  const sides = (['A', 'B'] as const).map((key) => {
    const id = `${card.id}${key}`
    return [`side.${id}.text`, p.side(sideFacts(card[key], names(`side.${id}`), names))] as const
  })
  return [
    [`card.${card.id}.text`, p.mutation(organs, names(`system.${card.colour}`), card.plantIcon)],
    ...sides,
    [`about.card:${card.id}`, names(`card.${card.id}`)],
  ]
}

/** What an event does, as it stands on its card. */
export const eventWords = (event: EventData, p: Phrases, names: Name): string =>
  event.kind === 'reservoir' ? p.reservoir(event, names) : p.event(event, names)

function eventCardWords(card: EtCardData | BiosphereCardData, p: Phrases, names: Name): Pairs {
  const head =
    'order' in card
      ? [
          p.order(card.order.map((colour) => names(`colour.${colour}`))),
          ...(card.stable ? [p.stable] : []),
          ...(card.comet ? [p.comet] : []),
        ]
      : [p.impacted(names(`craton.${card.craton}`))]
  const rows = card.rows.map((row) => row.map((event) => eventWords(event, p, names)).join(p.next))
  const text = [...rows.map((row) => `${row.charAt(0).toUpperCase()}${row.slice(1)}.`), ...head].join(' ')
  return [
    [`event.${card.id}.text`, text],
    [`about.event:${card.id}`, names(`event.${card.id}`)],
  ]
}

/** Names of places and of their levels, and what board refs are called. */
function placeWords(p: Phrases, names: Name): Pairs {
  const places = ALL_CRATONS.flatMap(({ id }) => {
    const craton = names(`craton.${id}`)
    const hexes = Array.from(
      { length: HEX_COUNT },
      (_, hex) => [`${id}-${hex}`, hex === 0 ? p.centre(craton) : p.hex(craton, hex)] as const,
    )
    return [...hexes, ...TABS.map((tab) => [`${id}-${tab}`, p.tab(craton, tab)] as const)]
  })
  return places.flatMap(([id, name]) => [
    [`place.${id}`, name] as const,
    [`about.place:${id}`, name] as const,
    ...LEVELS.map((level) => [`about.space:${id}/${level}`, p.space(name, names(`level.${level}`))] as const),
  ])
}

function refWords(p: Phrases, names: Name): Pairs {
  const named = (kind: string, ids: readonly string[], key = kind) =>
    ids.map((id) => [`about.${kind}:${id}`, names(`${key}.${id}`)] as const)
  const tools = TOOLS.flatMap(({ id, sides }) => [
    { id: `${id}A`, ...sides[0] },
    { id: `${id}B`, ...sides[1] },
  ])
  return [
    ...named('species', SPECIES_NAMES),
    ...named('player', COLOURS, 'colour'),
    ...named('form', FORMS),
    ...named(
      'track',
      TRACKS.map((t) => t.id),
    ),
    ...named(
      'craton',
      ALL_CRATONS.map((c) => c.id),
    ),
    ...tools.flatMap(({ id, prey, divingBell }) => [
      [`tool.${id}.text`, p.tool(names(`form.${prey}`), divingBell ?? false)] as const,
      [`about.tool:${id}`, names(`tool.${id}`)] as const,
    ]),
  ]
}

/** The cards that a catalog speaks of. */
export interface SpokenCards {
  readonly mutations: readonly MutationData[]
  readonly events: EventDecks
}

export const STANDARD_SPOKEN: SpokenCards = { mutations: MUTATIONS, events: EVENTS }

/** Everything that can be said of the components, given their names. */
export function componentWords(p: Phrases, names: Catalog, cards: SpokenCards): Catalog {
  const name: Name = (key) => names[key] as string
  return {
    ...names,
    ...Object.fromEntries([
      ...placeWords(p, name),
      ...refWords(p, name),
      ...cards.mutations.flatMap((card) => mutationWords(card, p, name)),
      ...Object.values(cards.events)
        .flat()
        .flatMap((card: EtCardData | BiosphereCardData) => eventCardWords(card, p, name)),
    ]),
  }
}
