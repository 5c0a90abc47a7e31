import { describe, expect, it } from 'vitest'
import { CARDS, cardData, cardIndex, type Genotype, sideFor } from '../components/cards.ts'
import { CULTURES } from '../components/cultures.ts'
import { HOMELANDS } from '../components/homelands.ts'
import { FACES } from '../components/inheritance.ts'
import { ATLANTIC_EDGES, DIRECTIONS, HABITATS, isAtlantic, MOUNTAINS, neighbour, opposite, PRINTED_CLIMAX } from '../components/map.ts'
import { GREEN, ORANGE, PLAYERS, SPECIES_NAMES } from '../components/players.ts'
import { NOTES, TAXA } from '../components/provenance.ts'
import { type Biome, biomeData, TILES, tileIndex } from '../components/tiles.ts'
import { newEraTiles } from '../events/new-era-tiles.ts'
import { canLive, eats, suits } from '../habitat.ts'
import { dnaOf, run, scene, speciesNamed, tileAt } from './scene.ts'

describe('Components (2.1)', () => {
  it('C1: 66 + 26 + 16 cards, 37 + 16 + 35 + 16 + 4 + 20 + 16 tiles, 26 habitats with symmetric borders and five Atlantic edges', () => {
    const count = (kind: string, era: string) => TILES.filter((t) => t.kind === kind && t.era === era).length
    expect(CARDS.filter((c) => c.kind === 'mutation')).toHaveLength(66)
    expect(CARDS.filter((c) => c.kind === 'genotype')).toHaveLength(26)
    expect(SPECIES_NAMES).toHaveLength(16)
    expect([count('biome', 'mesozoic'), count('immigrant', 'mesozoic')]).toEqual([37, 16])
    expect([count('biome', 'cenozoic'), count('immigrant', 'cenozoic')]).toEqual([35, 16])
    expect(HOMELANDS).toHaveLength(4)
    // Two faces for each of five tiles, in four colours.
    expect((FACES.length / 2) * PLAYERS.length).toBe(20)
    expect(HABITATS).toHaveLength(26)
    for (let h = 0; h < 26; h++) {
      for (const dir of DIRECTIONS) {
        const other = neighbour(h, dir)
        if (other < 0) continue
        expect(neighbour(other, opposite(dir))).toBe(h)
        expect(isAtlantic(other, opposite(dir))).toBe(isAtlantic(h, dir))
      }
    }
    expect(ATLANTIC_EDGES).toHaveLength(5)
    const cuts = HABITATS.flatMap((_, h) => DIRECTIONS.filter((dir) => isAtlantic(h, dir)))
    expect(cuts).toHaveLength(10)
  })

  it('every component has an id of its own and says where it comes from', () => {
    const ids = [...CARDS, ...TILES].map((c) => c.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const c of [...CARDS, ...TILES]) expect(['rulebook', 'public', 'reconstructed']).toContain(c.source)
    const known = new Set([...ids, ...CARDS.flatMap((c) => [`${c.id}.dinosaur`, `${c.id}.mammal`])])
    for (const id of [...Object.keys(NOTES), ...Object.keys(TAXA)]) expect(known).toContain(id)
  })

  it('the printed climax numbers run from 1 in every latitude and over the six mountain slots', () => {
    const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)
    expect(sorted(PRINTED_CLIMAX.slice(0, 6))).toEqual([1, 2, 3, 4, 5, 6])
    expect(sorted(PRINTED_CLIMAX.slice(18))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(sorted(MOUNTAINS.map((h) => PRINTED_CLIMAX[h] as number))).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('each culture needs two different instincts, and no two cultures the same pair', () => {
    expect(new Set(CULTURES.map((c) => [...c.needs].sort().join())).size).toBe(6)
  })

  it('E-2.2: an Orange animal has three teeth and is a mammal', () => {
    expect(PLAYERS[ORANGE]).toMatchObject({ teeth: 3, dynasty: 'mammal' })
  })

  it('E-2.3e: a predator with S cannot catch prey with SS, one with SS can', () => {
    const state = scene({
      species: {
        'red-dino': { innate: 'S', at: ['A0b'] },
        'red-fin': { innate: 'SS', at: ['A1b'] },
        'orange-cat': { innate: 'SS', at: ['A2b'] },
      },
    })
    const prey = speciesNamed(state, 'orange-cat')
    expect(suits(speciesNamed(state, 'red-dino'), prey)).toBe(false)
    expect(suits(speciesNamed(state, 'red-fin'), prey)).toBe(true)
  })

  it('E-2.4b–d: plankton needs MM, is contested by size and is drawn to the arctic', () => {
    const state = scene({
      catastrophes: 2,
      supply: ['CA48', 'IM1'].filter((id) => id.startsWith('C')),
      species: { 'red-dino': { innate: 'M', at: ['T0b'] }, 'red-fin': { innate: 'MM', at: ['T1b'] } },
    })
    run(state, newEraTiles)
    const habitat = HABITATS.findIndex((_, h) => state.tiles[h] === tileIndex('CA48'))
    expect(HABITATS[habitat]).toBe('A5')
    expect(eats(state, speciesNamed(state, 'red-dino'), habitat, 0)).toBe(false)
    expect(eats(state, speciesNamed(state, 'red-fin'), habitat, 0)).toBe(true)
    expect(biomeData(tileIndex('CA48')).niche).toBe('size')
  })

  it('E-2.4e: a volcano of climax 93 goes to the lowest mountain slot and slides the other biomes north', () => {
    const state = scene({ catastrophes: 2, supply: ['CO93', 'CO99'], tiles: { J4: 'MA20' } })
    run(state, newEraTiles)
    expect(tileAt(state, 'J1')).toBe('CO93')
    expect(state.greenhouse).toBe(4)
    expect(tileAt(state, 'A4')).toBe('MA20')
  })

  it('E-7.1: Rooting Snout gives IM and natural history, Beak gives BA', () => {
    expect(cardData(cardIndex('M51'))).toMatchObject({ dna: 'IM', instinct: 'naturalHistory' })
    expect(cardData(cardIndex('M65'))).toMatchObject({ dna: 'BA', instinct: null })
    const state = scene({ species: { 'red-dino': { cards: ['M51'], at: ['T2b'] }, 'red-fin': { cards: ['M65'], at: ['T3b'] } } })
    expect(dnaOf(speciesNamed(state, 'red-dino'))).toBe('IM')
    expect(dnaOf(speciesNamed(state, 'red-fin'))).toBe('BA')
  })

  it('E-12.0: Cycadeoids feed one B above and one H below, with the same niche', () => {
    const tile = TILES[tileIndex('MH24')] as Biome
    expect(tile).toMatchObject({ needs: 'B', rooter: 'H', niche: 'S' })
    const state = scene({
      tiles: { H2: 'MH24' },
      species: { 'red-dino': { cards: ['M4'], at: ['H2b'] }, 'orange-cat': { cards: ['M56'], at: ['H2r'] } },
    })
    expect(canLive(state, speciesNamed(state, 'red-dino'), 14, 0)).toBe(true)
    expect(canLive(state, speciesNamed(state, 'red-dino'), 14, 1)).toBe(false)
    expect(canLive(state, speciesNamed(state, 'orange-cat'), 14, 1)).toBe(true)
  })

  it('E-18.1a: a GAA genotype is worth three letters on either side', () => {
    const card = cardData(cardIndex('G7')) as Genotype
    expect([sideFor(card, GREEN).letters, sideFor(card, ORANGE).letters]).toEqual([3, 3])
  })

  it('E-21.3: of five random cards one in ten kills a genome of four letters, one in three a genome of seven', () => {
    const deadly = (letters: number) => CARDS.filter((c) => c.event.kind === 'catastrophe' && c.event.level <= letters).length
    const risk = (letters: number) => {
      let safe = 1
      for (let i = 0; i < 5; i++) safe *= (CARDS.length - deadly(letters) - i) / (CARDS.length - i)
      return 1 - safe
    }
    expect([deadly(4), deadly(7)]).toEqual([2, 7])
    expect(risk(4)).toBeCloseTo(0.106, 3)
    expect(risk(7)).toBeCloseTo(0.333, 2)
  })
})
