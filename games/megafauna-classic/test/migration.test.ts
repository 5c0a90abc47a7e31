import { describe, expect, it } from 'vitest'
import { HABITATS, habitatIndex, PLACE_NAMES } from '../components/map.ts'
import { destinations, rangeOf, reachable } from '../species/migration.ts'
import type { State } from '../state.ts'
import { play, type Scene, type SpeciesScene, scene, speciesNamed } from './scene.ts'

/** The habitats that Red's archetype can reach from where it stands. */
function reach(s: Scene, species: Omit<SpeciesScene, 'at'>, from: string): readonly string[] {
  const state = scene({ ...s, species: { ...s.species, 'red-dino': { ...species, at: [`${from}b`] } } })
  return reachable(state, speciesNamed(state, 'red-dino'), [habitatIndex(from)]).map((h) => HABITATS[h] as string)
}

const places = (state: State, from: string): readonly string[] =>
  destinations(state, speciesNamed(state, 'red-dino'), habitatIndex(from)).map((p) => PLACE_NAMES[p] as string)

const range = (species: Omit<SpeciesScene, 'at'>, migrationRange = 'sizePlusP'): number => {
  const state = scene({ settings: { migrationRange }, species: { 'red-dino': { ...species, at: ['T2b'] } } })
  return rangeOf(state, speciesNamed(state, 'red-dino'))
}

describe('Inheritance (10.3)', () => {
  const inherits = (species: Omit<SpeciesScene, 'at'>) => {
    const game = play(scene({ tiles: { T2: 'HR' }, species: { 'red-dino': { ...species, at: ['T2b'] } } }))
    return game.seat('red').chooses('expand', 'species:red-fin')
  }

  it('E-10.3b: of NSS a child takes N, S, SS or nothing', () => {
    expect(inherits({ innate: 'NSS' }).options()).toEqual(['inherit:none', 'inherit:N', 'inherit:S', 'inherit:SS'])
  })

  it('E-10.3c: a child of saber teeth and a trunk takes A and B; its parent keeps its cards', () => {
    const game = inherits({ size: 2, cards: ['M18', 'M53'] })
    // Its parent's AA is too much for it: there is only the homeland to go to.
    game.seat('red').chooses('inherit:A', 'inherit:4B')
    const child = speciesNamed(game.state, 'red-fin')
    expect([child.dna[0], child.dna[5], child.faces.length]).toEqual([1, 1, 1])
    expect(speciesNamed(game.state, 'red-dino').cards).toHaveLength(2)
  })

  it('C38 (10.3c): one B at size four gives face B, not BB; at size five neither', () => {
    expect(inherits({ size: 4, cards: ['M4'] }).options()).toEqual(['inherit:none', 'inherit:1B', 'inherit:4B'])
    expect(inherits({ size: 5, cards: ['M4'] }).options()[0]).toMatch(/^place:/)
  })
})

describe('Destination (10.4)', () => {
  it('E-10.4: a rooter spots small prey next door and hunts it, if the sizes are at most one apart', () => {
    const s = (size: number): Scene => ({
      tiles: { T0: 'MT41', T1: 'HO' },
      species: { 'red-dino': { cards: ['M56'], at: ['T0r'] }, 'orange-cat': { size, at: ['T1b'] } },
    })
    expect(places(scene(s(2)), 'T0')).toContain('T1p')
    expect(places(scene(s(3)), 'T0')).not.toContain('T1p')
  })
})

describe('Range (11.0)', () => {
  it('E-11.1c, E-21.5a: an amphibian of size one has range 0 and moves only within its habitat', () => {
    const state = scene({
      tiles: { T2: 'HR', T3: 'HO' },
      species: { 'red-dino': { innate: 'M', at: ['T2p'] }, 'orange-cat': { at: ['T2b', 'T3b'] } },
    })
    expect(rangeOf(state, speciesNamed(state, 'red-dino'))).toBe(0)
    expect(places(state, 'T2')).toEqual(['T2b', 'T2p'])
  })

  it('C39 (11.0): size and P add up, an M takes one away, a flyer has seven', () => {
    expect(range({ size: 2, cards: ['M3'] })).toBe(4)
    expect(range({ size: 2, cards: ['M3'], innate: 'M' })).toBe(3)
    expect(range({ size: 2, cards: ['M3'] }, 'size')).toBe(2)
    expect(range({ size: 2, cards: ['M3'], innate: 'M' }, 'size')).toBe(1)
    expect(range({ size: 1, innate: 'SSSM' })).toBe(7)
  })

  it('C40 (11.0): the range is the child’s: with an inherited P it goes two habitats far, without it one', () => {
    const game = () =>
      play(scene({ tiles: { T2: 'HR', T4: 'HO' }, species: { 'red-dino': { cards: ['M15'], at: ['T2b'] } } }))
        .seat('red')
        .chooses('expand', 'species:red-fin')
    expect(game().seat('red').chooses('inherit:5P').options()).toEqual(['place:T2b', 'place:T2p', 'place:T4b'])
    const without = game()
    without.seat('red').chooses('inherit:none')
    expect(without.options()).not.toContain('place:T4b')
  })
})

describe('Obstacles (11.1)', () => {
  it('E-11.1: at 1600 ppm sea animals cross empty slots, land animals need land; across the Atlantic only the former', () => {
    const sea = { size: 2, innate: 'MM' }
    const land = { size: 3, cards: ['M4'] }
    const tiles = { T3: 'MT45', T5: 'MT50', H2: 'MH24', H3: 'MJ15', H4: 'MJ34', H5: 'MA30' }
    const at = (s: Scene) => ({ sea: reach(s, sea, 'T3'), land: reach(s, land, 'H2') })
    const flooded = at({ greenhouse: '1600', tiles })
    expect(flooded.sea).toContain('T5')
    expect(flooded.land).toContain('H5')
    // 11.1b: the sea animal avoids the land next door, and where the water has gone it cannot leave its biome.
    expect(flooded.sea).not.toContain('H3')
    expect(at({ tiles }).sea).toEqual(['T3'])
    const { H3: _, ...gap } = tiles
    expect(at({ greenhouse: '1600', tiles: gap }).land).not.toContain('H5')
    const open = at({ greenhouse: '1600', tiles, catastrophes: 1 })
    expect(open.sea).toContain('T5')
    expect(open.land).not.toContain('H5')
  })

  it('C41 (11.1): at 1600 ppm a land animal among empty slots reaches nothing, at 800 it walks', () => {
    const tiles = { A0: 'MA30' }
    expect(reach({ greenhouse: '1600', tiles }, { size: 2 }, 'A0')).toEqual(['A0'])
    expect(reach({ tiles }, { size: 2 }, 'A0')).toContain('A2')
  })

  it('C42 (11.1d): ice stops walkers, not flyers, and nobody stays on it', () => {
    const s: Scene = { greenhouse: '200', tiles: { A1: 'MA30', A0: 'MA20', A2: 'MA72' }, flipped: ['A1'] }
    expect(reach({ ...s, tiles: { ...s.tiles, J0: 'MA16', J1: 'MA53' }, flipped: ['A1', 'J0'] }, { size: 2 }, 'A0')).toEqual(['A0'])
    const flyer = { size: 1, innate: 'SSS', cards: ['M28'] }
    expect(reach({ ...s, flipped: ['A1'] }, { ...flyer, cards: [] }, 'A0')).toContain('A2')
    const state = scene({ ...s, species: { 'red-dino': { size: 1, innate: 'SSS', cards: ['M29'], at: ['A0b'] } } })
    expect(places(state, 'A0').some((p) => p.startsWith('A1'))).toBe(false)
  })

  it('C43 (15.1c, 11.1): barren sea can be crossed by amphibians, not settled, and is closed to land animals', () => {
    const s: Scene = { greenhouse: '3200', tiles: { T3: 'MT26' }, flipped: ['T3'] }
    expect(reach(s, { size: 3, innate: 'M' }, 'T2')).toContain('T4')
    expect(reach(s, { size: 3 }, 'T2')).not.toContain('T3')
    const state = scene({ ...s, species: { 'red-dino': { size: 3, innate: 'M', cards: ['M17'], at: ['T2b'] } } })
    expect(places(state, 'T2').some((p) => p.startsWith('T3'))).toBe(false)
  })

  it('C44 (17.1): the Atlantic costs marine animals nothing and stops amphibians and flyers', () => {
    const s: Scene = { catastrophes: 1, greenhouse: '1600' }
    expect(reach(s, { size: 1, innate: 'MM' }, 'J5')).toContain('H5')
    const east = ['H5', 'T5', 'T6', 'T7']
    for (const species of [
      { size: 6, innate: 'M' },
      { size: 1, innate: 'SSS' },
    ]) {
      const found = reach(s, species, 'J5')
      expect(found).toContain('J4')
      expect(east.filter((h) => found.includes(h))).toEqual([])
    }
  })

  it('7.3b, 11.1, 17.1 (our ruling): a flyer with MM goes over land as well, and across the Atlantic', () => {
    const dry: Scene = { catastrophes: 1, tiles: { J4: 'MA72', H5: 'MH14' } }
    const flyer = reach(dry, { size: 1, innate: 'SSSMM' }, 'J5')
    expect(flyer).toContain('J4')
    expect(flyer).toContain('H5')
    expect(reach(dry, { size: 2, innate: 'SSSMM' }, 'J5')).toEqual(['J5', 'H5'])
    expect(reach(dry, { size: 1, innate: 'SSSM' }, 'J5')).not.toContain('H5')
  })
})
