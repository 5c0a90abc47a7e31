import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CARDS, type Genotype, type Mutation, type Side } from '../components/cards.ts'
import { CULTURES } from '../components/cultures.ts'
import { LETTERS } from '../components/dna.ts'
import { FACES } from '../components/inheritance.ts'
import { DIRECTIONS, EASTERN_RANGE, HABITATS, isAtlantic, latitudeOf, neighbour, PRINTED_CLIMAX, WESTERN_RANGE } from '../components/map.ts'
import { archetypeOf, COLOURS, PLAYERS, SPECIES_NAMES } from '../components/players.ts'
import { type Biome, type Era, type Immigrant, NICHE_COLOUR, NICHE_SIZE, TILES } from '../components/tiles.ts'
import type { EventData, Sizes } from '../components/types.ts'

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

const line = (...cells: readonly (string | number | null | undefined)[]): string => cells.map((c) => (c ? c : '-')).join(' ')
const range = ([min, max]: Sizes): string => `${min}-${max}`
const change = (step: 1 | -1): string => (step > 0 ? 'warmer' : 'colder')

function eventLine(event: EventData): string {
  switch (event.kind) {
    case 'catastrophe':
      return `catastrophe ${event.level} ${change(event.greenhouse)}`
    case 'milankovich':
      return `milankovich ${event.cycle} ${event.latitudes.join(' ')}`
    default:
      return event.kind
  }
}

const nicheOf = ({ nicheIndex }: Biome): string =>
  nicheIndex === NICHE_SIZE ? 'size' : nicheIndex === NICHE_COLOUR ? 'colour' : (LETTERS[nicheIndex] as string)

const biomeLine = (b: Biome): string =>
  line(
    b.id,
    b.orogeny ? 'orogeny' : b.latitude,
    b.climax,
    b.land ? 'land' : 'sea',
    b.needs,
    b.rooter,
    nicheOf(b),
    b.star,
    b.greenhouse && change(b.greenhouse),
    ...(b.superFern ? ['super-fern'] : []),
  )

const biomes = (era: Era): Biome[] => TILES.filter((t): t is Biome => t.kind === 'biome' && t.era === era)
const immigrants = (era: Era): Immigrant[] => TILES.filter((t): t is Immigrant => t.kind === 'immigrant' && t.era === era)

describe('Every printed value (2.1)', () => {
  it('2.3, 6.0: letters, sizes, instinct and event of the 66 mutation cards', () => {
    const cards = CARDS.filter((c): c is Mutation => c.kind === 'mutation')
    expect(cards.map((c) => line(c.id, c.dna, range(c.sizes), c.instinct, eventLine(c.event)))).toEqual(printed.get('mutations'))
  })

  it('7.4: silhouette, letters and sizes of both sides of the 26 genotype cards, and their event', () => {
    const sideLine = (side: Side): string => line(side.silhouette, side.dna, range(side.sizes))
    const cards = CARDS.filter((c): c is Genotype => c.kind === 'genotype')
    expect(cards.map((c) => line(c.id, sideLine(c.dinosaur), sideLine(c.mammal), eventLine(c.event)))).toEqual(printed.get('genotypes'))
  })

  it.each(['mesozoic', 'cenozoic'] as const)('2.4a–e: latitude, climax, terrain, food, niche and icons of the %s biomes', (era) => {
    expect(biomes(era).map(biomeLine)).toEqual(printed.get(`${era} biomes`))
  })

  it.each(['mesozoic', 'cenozoic'] as const)('2.4g: latitude, terrain, diet, size, letters and teeth of the %s immigrants', (era) => {
    const lines = immigrants(era).map((i) =>
      line(i.id, i.latitude, i.terrain, i.predator ? 'predator' : 'herbivore', i.size, i.dna, i.teeth),
    )
    expect(lines).toEqual(printed.get(`${era} immigrants`))
  })

  it('2.4f: the four homelands, whose they are and where they lie', () => {
    expect(biomes('homeland').map((b) => line(biomeLine(b), COLOURS[b.owner], b.slot))).toEqual(printed.get('homelands'))
  })

  it('10.3c: letters and sizes of the ten inheritance faces', () => {
    expect(FACES.map((f) => line(f.id, f.dna, range(f.sizes)))).toEqual(printed.get('inheritance faces'))
  })

  it('2.6, 17.1: latitude, climax, mountain range, neighbours and Atlantic coast of the 26 habitats', () => {
    const rangeOf = (h: number) => (EASTERN_RANGE.includes(h) ? 'eastern' : WESTERN_RANGE.includes(h) ? 'western' : null)
    const lines = HABITATS.map((id, h) =>
      line(
        id,
        latitudeOf(h),
        PRINTED_CLIMAX[h],
        rangeOf(h),
        ...DIRECTIONS.map((dir) => HABITATS[neighbour(h, dir)]),
        DIRECTIONS.map((dir) => (isAtlantic(h, dir) ? 'NESW'[dir] : '')).join(''),
      ),
    )
    expect(lines).toEqual(printed.get('habitats'))
  })

  it('2.2, 3.7: dynasty, teeth and archetype of the four colours', () => {
    const lines = PLAYERS.map((p, colour) =>
      line(p.colour, p.dynasty, p.teeth, SPECIES_NAMES[archetypeOf(colour)]?.replace(`${p.colour}-`, '')),
    )
    expect(lines).toEqual(printed.get('players'))
  })

  it('9.1: the two instincts that each of the six cultures needs', () => {
    expect(CULTURES.map((c) => line(c.id, c.rule, ...c.needs))).toEqual(printed.get('cultures'))
  })
})
