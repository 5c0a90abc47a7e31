import { describe, expect, it } from 'vitest'
import { CRATONS } from '../components/cratons.ts'
import { EVENTS } from '../components/events.ts'
import type { Condition, CratonIcon, DiscPlace, EventData, ReservoirEvent } from '../components/types.ts'
import { EAST, geometryOf, struckBy, WEST } from '../geometry.ts'
import { printedBiome, SEA, WEEDS } from '../habitat.ts'
import { isTab } from '../places.ts'
import { BARE, BLACK_DISC, BLOOM_DISC, GREEN_DISC, type State, WHITE_DISC } from '../state.ts'
import { event as eventOf, of, organs, type Played, place, play, type Scene, scene, species } from './scene.ts'

/** What is printed on each event card, and what happens on the table: every event of every card on its own. */
interface Printed {
  readonly name: string
  readonly number: number
  readonly isBio: boolean
  readonly row: number
  readonly i: number
  readonly event: EventData
  readonly craton: CratonIcon
}

const cardsBy = (cards: readonly { id: string; rows: readonly (readonly EventData[])[]; craton?: CratonIcon }[], isBio: boolean) =>
  cards.flatMap(({ id, rows, craton = 'siberia' }) =>
    rows.flatMap((events, row) =>
      events.map((event, i): Printed => ({ name: `${id} ${row + 1}.${i + 1}`, number: Number(id.slice(4)), isBio, row, i, event, craton })),
    ),
  )
const ALL: readonly Printed[] = [
  ...cardsBy(EVENTS.et, false),
  ...cardsBy(EVENTS.tooHot, true),
  ...cardsBy(EVENTS.goldilocks, true),
  ...cardsBy(EVENTS.tooCold, true),
]
const some = <Kind extends EventData['kind']>(kind: Kind) =>
  ALL.filter((one): one is Printed & { event: Extract<EventData, { kind: Kind }> } => one.event.kind === kind)

/** Siberia's own card of the biosphere lies beside an ET card: e33. */
const BESIDE = 33
const DISCS = {
  'siberia-0': 'black',
  'laurentia-0': 'white',
  'gondwana-0': 'white',
  'gondwana-6': 'green',
  'siberia-south': 'bloom',
  'laurentia-north': 'black',
} as const
/** A world in which every event can happen: 13 % of oxygen, overcast, discs of every kind everywhere. */
const world = ({ number, isBio }: Printed, x: Scene = {}): State =>
  scene({
    phase: 1,
    medea: 'green',
    species: { 'green-archetype': { at: ['baltica-3/herbivore'] }, 'black-archetype': { at: ['siberia-1/herbivore'] } },
    oxygen: 8,
    clouds: 7,
    air: [3, 2],
    discs: DISCS,
    ...(isBio ? { bio: number } : { et: number, bio: BESIDE }),
    ...x,
  })

/** Medea spares the pistol, takes discs that carry none, and puts them on bare ground; white goes to the Clouds. */
function finish(p: Played): Played {
  for (let ask = p.ask; ask; ask = p.ask) {
    const ids = p.options()
    const bare = ids.find((id) => id.startsWith('place:') && p.state.discs[place(id.slice(6))] === BARE)
    const plain = ids.find(
      (id) => id.startsWith('place:') && p.state.discs[place(id.slice(6))] !== (isTab(place(id.slice(6))) ? BLOOM_DISC : -1),
    )
    p.chooses(ids.find((id) => id === 'one' || id === 'track:clouds') ?? bare ?? plain ?? (ids[0] as string))
  }
  return p
}
const happens = (one: Printed, s: State): Played => finish(play(s, eventOf(one.isBio ? 1 : 0, one.row, one.i)))

/** Where all discs are. */
function census(s: State) {
  const { hexes, tabs } = geometryOf(s.landmasses)
  const on = (disc: number): number => hexes.filter((hex) => s.discs[hex] === disc).length
  return {
    oxygen: s.oxygen,
    clouds: s.clouds,
    airBlack: s.airBlack,
    airWhite: s.airWhite,
    landBlack: on(BLACK_DISC),
    landWhite: on(WHITE_DISC),
    landGreen: on(GREEN_DISC),
    tabBlack: tabs.filter((tab) => s.discs[tab] !== BARE).length,
    tabGreen: tabs.filter((tab) => s.discs[tab] === BLOOM_DISC).length,
  }
}
type Census = ReturnType<typeof census>

/** The pile that a place of the card means, for a disc of its colour. */
function pileOf(where: DiscPlace, disc: ReservoirEvent['disc']): keyof Census {
  const colour = { black: 'Black', white: 'White', green: 'Green' }[disc] as 'Black' | 'White' | 'Green'
  if (where === 'oxygen' || where === 'clouds') return where
  if (where === 'cloudsOrAtmosphere') return 'clouds'
  if (where === 'atmosphere') return disc === 'black' ? 'airBlack' : 'airWhite'
  return `${where === 'continent' ? 'land' : 'tab'}${colour}` as keyof Census
}

describe('D10 Reservoir events', () => {
  it.each(some('reservoir'))('$name moves one disc as its arrow says', (one) => {
    const { disc, from, to } = one.event
    const s = world(one)
    const before = census(s)
    happens(one, s)
    const expected = { ...before, [pileOf(from, disc)]: before[pileOf(from, disc)] - 1 }
    const target = pileOf(to, disc)
    expect(census(s)).toEqual({ ...expected, [target]: expected[target] + 1 })
  })

  const OUT: Readonly<Record<Condition, Scene>> = {
    microbe: { oxygen: 6 },
    conflagration: { oxygen: 9 },
    precipitation: { clouds: 2, air: [3, 5] },
    overcast: { clouds: 6, air: [3, 3] },
  }
  const JUST: Readonly<Record<Condition, Scene>> = {
    microbe: { oxygen: 7 },
    conflagration: { oxygen: 8 },
    precipitation: { clouds: 3, air: [3, 5] },
    overcast: { clouds: 7, air: [3, 2] },
  }

  it.each(some('reservoir').filter(({ event }) => event.requires))('$name waits for its condition', (one) => {
    const requires = one.event.requires as Condition
    const out = world(one, OUT[requires])
    const before = census(out)
    expect(happens(one, out).logged('event.condition')).toHaveLength(1)
    expect(census(out)).toEqual(before)
    const just = world(one, JUST[requires])
    const there = census(just)
    expect(happens(one, just).logged('event.condition')).toHaveLength(0)
    expect(census(just)).not.toEqual(there)
  })

  it.each(some('reservoir'))('$name asks for the pistol if it shows one, and only then', (one) => {
    const p = play(world(one), eventOf(one.isBio ? 1 : 0, one.row, one.i))
    expect(p.ask?.kind === 'medea.pistol').toBe(one.event.pistol === true)
    if (!one.event.pistol) return
    const source = pileOf(one.event.from, one.event.disc)
    const target = pileOf(one.event.to, one.event.disc)
    const before = census(p.state)
    p.chooses('fire')
    finish(p)
    const after = census(p.state)
    // All of them, as far as there is room.
    const room = one.event.to === 'offshore' ? 12 - before.tabBlack : 99
    expect(before[source] - after[source]).toBe(Math.min(before[source], room))
    expect(after[target]).toBeGreaterThanOrEqual(before[target] + Math.min(before[source], room))
    expect(p.logged('medea.passes')).toHaveLength(1)
  })

  it.each(some('reservoir').filter(({ event }) => event.rainShadow))('$name falls into a rain shadow', (one) => {
    const s = world(one)
    const p = play(s, eventOf(one.isBio ? 1 : 0, one.row, one.i))
    while (p.ask && p.ask.kind !== 'medea.target') p.chooses(p.options().includes('one') ? 'one' : (p.options()[0] as string))
    // Siberia 5 lies west of the one mountain, with the wind; of the centres one is bare.
    expect(p.ask === undefined ? ['place:siberia-5'] : p.options()).toEqual(
      p.ask === undefined ? ['place:siberia-5'] : ['place:baltica-0', 'place:siberia-5'],
    )
  })
})

describe('D1–D4 Plates', () => {
  const cratonOf = (icon: CratonIcon): number => CRATONS.earth.findIndex((craton) => craton.icon === icon)

  it.each(some('latitudinalDrift'))('$name moves the craton of the biosphere card', (one) => {
    const s = world(one)
    const { direction, steps } = one.event
    const craton = cratonOf(one.isBio ? one.craton : 'siberia')
    happens(one, s)
    expect(s.landmasses.map(({ latitude }) => latitude)).toEqual(
      CRATONS.earth.map((_, i) => (i === craton ? 4 + (direction === 'N' ? -steps : steps) : 4)),
    )
  })

  it.each(some('crater'))('$name hits a coast of the craton of the biosphere card', (one) => {
    const s = world(one, { discs: {}, air: [3, 2], clouds: 7, oxygen: 8 })
    const before = s.discs.slice()
    happens(one, s)
    const hit = s.discs.flatMap((disc, at) => (disc === BLACK_DISC && before[at] !== BLACK_DISC && !isTab(at) ? [at] : []))
    expect(hit).toHaveLength(1)
    expect(Math.floor((hit[0] as number) / 10)).toBe(cratonOf('siberia'))
    expect((hit[0] as number) % 10).toBeGreaterThan(0)
  })

  it.each(some('collision'))('$name moves its own craton, which keeps its die', (one) => {
    const s = world(one)
    const { craton, direction } = one.event
    const index = cratonOf(craton)
    const target = struckBy(s.landmasses, index, direction === 'E' ? EAST : WEST)
    const struck = s.landmasses[target]?.die
    happens(one, s)
    expect(s.landmasses).toHaveLength(3)
    const continent = s.landmasses.find(({ parts }) => parts.length === 2)
    expect(continent?.die).toBe(index)
    expect(continent?.parts.map((part) => part.craton).sort()).toEqual([index, struck].sort())
  })

  it.each(some('rift'))('$name parts a Pangaea of three', (one) => {
    const s = world(one)
    s.landmasses = [
      {
        die: 0,
        latitude: 4,
        parts: [
          { craton: 0, q: 0, r: 0 },
          { craton: 1, q: 3, r: 0 },
          { craton: 2, q: 6, r: 0 },
        ],
      },
      s.landmasses[3] as State['landmasses'][number],
    ]
    happens(one, s)
    expect(s.landmasses.map(({ die }) => die)).toEqual([0, 1, 2, 3])
  })
})

describe('D5–D9, D11 Events without a choice of place', () => {
  it.each(some('climax'))('$name grows forests in its wet latitudes, and nowhere else', (one) => {
    const s = world(one, { discs: {}, oxygen: 18, clouds: 6, air: [3, 3] })
    for (let hex = 0; hex < s.discs.length; hex++) if (!isTab(hex)) s.discs[hex] = BARE
    const { row, hexes } = geometryOf(s.landmasses)
    // Eden: latitudes 1 to 6 are wet.
    const weeds = hexes.filter((hex) => one.event.latitudes.includes(row[hex] as number) && printedBiome(s, hex) === WEEDS)
    play(s, eventOf(one.isBio ? 1 : 0, one.row, one.i))
    expect(hexes.filter((hex) => s.discs[hex] === GREEN_DISC)).toEqual(weeds)
  })

  it.each(some('deluge'))('$name lets seas rise, or fall when it is too cold', (one) => {
    const rising = world(one)
    const sea = place('baltica-1')
    rising.discs[sea] = GREEN_DISC
    rising.oxygen--
    const drowned = geometryOf(rising.landmasses).hexes.filter(
      (hex) => printedBiome(rising, hex) === SEA && rising.discs[hex] === GREEN_DISC,
    )
    happens(one, rising)
    expect([rising.discs[sea], rising.oxygen]).toEqual([BARE, 7 + drowned.length])
    const falling = world(one, { air: [1, 1], clouds: 7 })
    happens(one, falling)
    const { hexes } = geometryOf(falling.landmasses)
    expect(hexes.filter((hex) => printedBiome(falling, hex) === SEA && falling.discs[hex] === BARE)).toEqual([])
  })

  const TABLEAUX = {
    'green-archetype': { at: ['baltica-3/herbivore'], cards: [{ card: '47', plus: 'g' }] },
    'black-archetype': {
      at: ['siberia-1/herbivore', 'siberia-2/herbivore', 'siberia-5/herbivore', 'siberia-6/herbivore'],
      cards: [
        { card: '4', plus: 'rrrr' },
        { card: '24', plus: 'yyyy' },
        { card: '70', plus: 'bbbb' },
      ],
    },
  } as const

  it.each(some('mutagen'))('$name turns the display, and organs beyond the heart go', (one) => {
    const s = world(one, { species: TABLEAUX, discs: {}, oxygen: 17 })
    const [first, second] = s.rows.map((row) => row.cards.slice())
    const p = play(s, eventOf(one.isBio ? 1 : 0, one.row, one.i))
    expect(s.rows.map((row) => row.cards[0])).toEqual([first?.[4], second?.[4]])
    finish(p)
    expect(organs(of(s, 'black-archetype'))).toHaveLength(2)
    expect(organs(of(s, 'green-archetype'))).toBe('g')
  })

  it.each(some('radiation'))('$name takes one organ of its two colours from each species', (one) => {
    const s = world(one, { species: TABLEAUX })
    happens(one, s)
    const metabolic = one.event.organs === 'metabolic'
    const counts = of(s, 'black-archetype').organs
    expect([(counts[0] as number) + (counts[1] as number), counts[3]]).toEqual(metabolic ? [7, 4] : [8, 3])
    expect(organs(of(s, 'green-archetype'))).toBe(metabolic ? 'g' : '')
  })

  it.each(some('crowdDisease'))('$name halves the most numerous species', (one) => {
    const s = world(one, { species: TABLEAUX })
    happens(one, s)
    expect([s.living[species('black-archetype')], s.living[species('green-archetype')]]).toEqual([2, 1])
  })

  it.each(some('windy'))('$name makes the turn windy', (one) => {
    const s = world(one)
    happens(one, s)
    expect(s.windy).toBe(true)
  })
})

describe('A1, A5, A6a What else a card says', () => {
  it.each(EVENTS.et.map((card) => [card.id, card] as const))('%s gives the order of play, and calls the biosphere or not', (id, card) => {
    const s = scene({
      phase: 1,
      turn: 3,
      players: ['green', 'orange', 'black', 'white'],
      species: { 'green-archetype': { at: ['baltica-3/herbivore'] } },
      lazarus: ['orange', 'black', 'white'],
    })
    s.etPile = [Number(id.slice(4))]
    s.etUsed = []
    const runs = play(s, { step: 'turn' })
    expect(s.order.slice(0, 3)).toEqual(card.order.map((c) => ['green', 'orange', 'black', 'white'].indexOf(c)))
    expect(new Set(s.order).size).toBe(4)
    expect(s.bio === 0).toBe(card.stable === true)
    expect(runs.logged('turn.stable')).toHaveLength(card.stable ? 1 : 0)
  })
})
