import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CRATONS } from '../components/cratons.ts'
import { eventOf, mutationOf, STANDARD_CARDS } from '../components/deck.ts'
import { DISPLAY_COSTS } from '../components/display.ts'
import { EVENTS, type EventCard } from '../components/events.ts'
import { MACROS } from '../components/genesis-import.ts'
import { ALIEN_PLANTS, BIOMES, RAFTING } from '../components/movement.ts'
import { MUTATIONS, SIDE_A, SIDE_B, type Side } from '../components/mutations.ts'
import { COLOURS, FORMS, ORGANS, PHYLA } from '../components/phyla.ts'
import { NOTES } from '../components/provenance.ts'
import {
  ATMOSPHERE,
  CLOUDS,
  FIRE_FROM,
  MICROBES_UP_TO,
  OVERCAST_FROM,
  OXYGEN,
  RAIN_FROM,
  RUNAWAY,
  STRIPS,
  TRACKS,
  WINDS,
} from '../components/reservoirs.ts'
import { ACHTERBAHN, ALIEN_SETUPS } from '../components/setup.ts'
import { BLACK_DISCS, CREEPLES_PER_SPECIES, CUBES, FOSSILS, GREEN_DISCS, MONSTERS, WHITE_DISCS } from '../components/tokens.ts'
import { TOOLS } from '../components/tools.ts'
import type { EventData, Form, SideData } from '../components/types.ts'

/** The transcription by section; each line without its padding. */
const printed = new Map<string, string[]>()
let section: string[] = []
for (const line of readFileSync(new URL('printed-components.txt', import.meta.url), 'utf8').split('\n')) {
  const title = line.match(/^\[(.+)\]/)?.[1]
  if (title !== undefined) {
    section = []
    printed.set(title, section)
  } else if (line !== '') section.push(line.replace(/ +/g, ' '))
}

type Cell = string | number | false | null | undefined
const line = (...cells: readonly Cell[]): string => cells.map((c) => (c === 0 || c ? c : '-')).join(' ')
const FEELINGS = ['anger', 'fear', 'joy', 'jealousy', 'curiosity'] as const
const all = Array.from({ length: MUTATIONS.length }, (_, i) => mutationOf(STANDARD_CARDS, i + 1))

/** Organs of a list of counts, each as often as it is printed. */
const organs = (counts: readonly number[]): string[] => ORGANS.flatMap((organ, i) => Array<string>(counts[i] as number).fill(organ))
const sorted = (list: string): string =>
  list
    .split('+')
    .toSorted((a, b) => ORGANS.indexOf(a as never) - ORGANS.indexOf(b as never))
    .join('+')
const feeling = (half: number): string | undefined => FEELINGS[half]

const sideLine = (id: string, s: Side, fossil: SideData['fossil']): string =>
  line(
    id,
    s.maxSize,
    FORMS[s.form],
    s.recession.map((organ) => ORGANS[organ]).join('+'),
    organs(s.plus).join('+'),
    ORGANS[s.monster],
    s.venom && 'venom',
    s.mutualism && 'mutualism',
    feeling(s.left),
    feeling(s.right),
    s.haustorium >= 0 && `haustorium${s.haustorium}`,
    fossil,
  )

function eventText(event: EventData): string {
  switch (event.kind) {
    case 'latitudinalDrift':
      return `drift ${event.direction}${event.steps}`
    case 'collision':
      return `collision ${event.craton} ${event.direction}`
    case 'climax':
      return `climax ${event.latitudes.join('-')}`
    case 'radiation':
      return `radiation ${event.organs}`
    case 'crowdDisease':
      return 'disease'
    case 'reservoir':
      return [event.disc, event.from, 'to', event.to, event.requires, event.rainShadow && 'shadow', event.pistol && 'pistol']
        .filter(Boolean)
        .join(' ')
    default:
      return event.kind
  }
}

function eventLine(card: EventCard): string {
  const head = [...card.order.map((colour) => COLOURS[colour]), card.craton, card.stable && 'stable', card.comet && 'comet']
  const rows = card.rows.map((row) => row.map(eventText).join(', ')).join(' / ')
  return `${card.id} ${head.filter(Boolean).join(' ')}: ${rows}`
}

const TABLE_ORDER: readonly Form[] = ['archetype', 'armored', 'burrower', 'swimmer', 'flyer']

describe('Every printed value (B)', () => {
  it('B1: colour, plus organs and monstrous-plant icon of the 92 mutations', () => {
    const lines = all.map((m) => line(m.id, ORGANS[m.colour], organs(m.faces[0].plus).join('+'), m.plantIcon && 'plant'))
    expect(lines).toEqual(printed.get('mutations'))
  })

  it('E2: both orientations of every promotion', () => {
    const lines = all.flatMap((m, i) => [
      sideLine(`${m.id}A`, m.faces[SIDE_A], MUTATIONS[i]?.A.fossil),
      sideLine(`${m.id}B`, m.faces[SIDE_B], MUTATIONS[i]?.B.fossil),
    ])
    // Cubes are a set: the order in which they are written says nothing.
    const transcribed = printed.get('promotions')?.map((l) => l.replace(/\b[a-z]+\+[a-z+]+\b/g, sorted))
    expect(lines).toEqual(transcribed)
  })

  it('A1, A5, D: order of play, craton, icons and rows of the 51 event cards', () => {
    const lines = Array.from({ length: 51 }, (_, i) => eventLine(eventOf(STANDARD_CARDS, i + 1)))
    expect(lines).toEqual(printed.get('events'))
    expect([EVENTS.et, EVENTS.tooHot, EVENTS.goldilocks, EVENTS.tooCold].map((deck) => deck.length)).toEqual([15, 12, 12, 12])
    expect(eventOf(STANDARD_CARDS, STANDARD_CARDS.events.comet).id).toBe('evt-15')
  })

  it('A1c: each biosphere deck lies under its climate', () => {
    const ids = STANDARD_CARDS.events.biosphere.map((deck) => eventOf(STANDARD_CARDS, deck[0] as number).id)
    expect(ids).toEqual(['evt-40', 'evt-28', 'evt-16'])
  })

  it('C1f–l: biomes, start and centre disc of the eight cratons', () => {
    const lines = Object.values(CRATONS)
      .flat()
      .map((c) => line(c.id, c.world, c.icon, ...c.biomes, c.start && `${c.start.colour}@${c.start.hex}`, c.centreDisc))
    expect(lines).toEqual(printed.get('cratons'))
  })

  it('A2, D7, D10: what every level of the three tracks says', () => {
    expect(
      OXYGEN.map((l, discs) =>
        line(discs, l.percent, l.actions, l.darkHeart, l.percent <= MICROBES_UP_TO && 'microbes', l.percent >= FIRE_FROM && 'fire'),
      ),
    ).toEqual(printed.get('oxygen'))
    expect(
      CLOUDS.map((l, discs) =>
        line(discs, l.albedo / 100, l.greenHeart, discs >= RAIN_FROM && 'rain', discs >= OVERCAST_FROM && 'overcast'),
      ),
    ).toEqual(printed.get('clouds'))
    const climate = (strip: string) => STRIPS.find((s) => s.id === strip)?.climate
    expect(ATMOSPHERE.map((l, discs) => line(discs, l.strip, climate(l.strip), l.greenActions, discs >= RUNAWAY && 'runaway'))).toEqual(
      printed.get('atmosphere'),
    )
    expect(TRACKS.map((t) => t.capacity)).toEqual([OXYGEN, CLOUDS, ATMOSPHERE].map((levels) => levels.length - 1))
  })

  it('A1g, F5b: the six latitude strips and the winds', () => {
    expect(STRIPS.map((s) => line(s.id, ...s.humidity))).toEqual(printed.get('strips'))
    expect([WINDS.map((w) => (w > 0 ? 'east' : w < 0 ? 'west' : 'calm')).join(' ')]).toEqual(printed.get('winds'))
  })

  it('F2, K7b: what biomes cost, who lives there, and where alien plants grow', () => {
    const lines = BIOMES.map((b) => line(b.biome, ...TABLE_ORDER.map((f) => `${b.cost[f]}${b.habitable[f] ? '' : 'x'}`), b.roadrunner))
    expect([...lines, line('raft', ...TABLE_ORDER.map((f) => RAFTING[f]), null)]).toEqual(printed.get('movement'))
    expect(ALIEN_PLANTS.map((p) => line(p.form, p.waterDistance.join('+'), p.offshoreCarbon && 'carbon', p.roadrunner))).toEqual(
      printed.get('alien plants'),
    )
  })

  it('the four phyla and the four tools', () => {
    expect(PHYLA.map((p) => line(p.id, p.skeletal, p.heart, p.maxSize, p.startCraton))).toEqual(printed.get('archetypes'))
    expect(TOOLS.map((t) => line(t.id, ...t.sides.map((s) => `${s.prey}${s.divingBell ? '+bell' : ''}`)))).toEqual(printed.get('tools'))
  })

  it('B2–B6, C1o: what lies in the box', () => {
    expect([
      line('cubes', ...CUBES),
      line('monsters', ...MONSTERS),
      line('fossils', FOSSILS),
      line('discs', BLACK_DISCS, WHITE_DISCS, GREEN_DISCS),
      line('creeples', CREEPLES_PER_SPECIES),
      line('costs', ...DISPLAY_COSTS),
    ]).toEqual(printed.get('pieces'))
  })

  it('C1k, K3c: discs at the start of every world', () => {
    const { mars, venus, earth } = ALIEN_SETUPS
    const alien = (id: string, s: typeof mars) => line(id, s.black, s.white, s.clouds, s.air.black, s.air.white)
    const achterbahn = line('achterbahn', BLACK_DISCS, WHITE_DISCS, ACHTERBAHN.clouds, ACHTERBAHN.air.black, ACHTERBAHN.air.white)
    expect([achterbahn, alien('mars', mars), alien('venus', venus), alien('earthSolo', earth)]).toEqual(printed.get('set-up'))
  })

  it('C2a–e: what the macro-organisms of Genesis become', () => {
    expect(MACROS.map((m) => line(m.macro, ...m.colours))).toEqual(printed.get('macro-organisms'))
  })
})

describe('Components are sound', () => {
  const ids = [...MUTATIONS, ...Object.values(EVENTS).flat(), ...Object.values(CRATONS).flat(), ...TOOLS, ...PHYLA, ...TRACKS].map(
    (c) => c.id,
  )

  it('every component has an id of its own, and every note belongs to one', () => {
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of Object.keys(NOTES)) expect(ids).toContain(id)
  })

  it('J4: as many monsters are printed as there are tokens, four of a colour', () => {
    const monsters = all.flatMap((m) => m.faces.map((f) => f.monster)).filter((colour) => colour >= 0)
    expect(MONSTERS.map((_, colour) => monsters.filter((m) => m === colour).length)).toEqual(MONSTERS)
  })

  it('J6: every emotion has at least two left and two right halves', () => {
    for (let emotion = 0; emotion < 5; emotion++) {
      const faces = all.flatMap((m) => m.faces)
      expect(faces.filter((f) => f.left === emotion).length).toBeGreaterThanOrEqual(2)
      expect(faces.filter((f) => f.right === emotion).length).toBeGreaterThanOrEqual(2)
    }
  })

  it('E2e: a genotype shows a recession and a fossil, and no organ; a trait shows no recession', () => {
    for (const face of all.flatMap((m) => m.faces.slice(1))) {
      if (face.form >= 0) expect([face.recession.length > 0, face.fossil, face.plusCount, face.monster]).toEqual([true, true, 0, -1])
      else expect(face.recession).toEqual([])
    }
  })

  it('K3c: white discs on basins or seas, in Clouds and in the air make up the whole', () => {
    const water = (world: 'earth' | 'mars' | 'venus') =>
      CRATONS[world].flatMap((c) => c.biomes).filter((b) => b === 'basin' || b === 'sea').length
    for (const world of ['earth', 'mars', 'venus'] as const) {
      const { white, clouds, air } = ALIEN_SETUPS[world]
      expect(water(world) + clouds + air.white).toBe(white)
    }
  })
})
