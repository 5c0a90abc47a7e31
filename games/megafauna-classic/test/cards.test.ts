import { describe, expect, it } from 'vitest'
import { changeSize } from '../actions/resize.ts'
import { instinctBit } from '../components/dna.ts'
import { ICE } from '../state.ts'
import { colour, dnaOf, lives, play, run, type Scene, scene, speciesNamed, standingAt, whereIs } from './scene.ts'
import { scoreOf } from './scores.ts'

/** Buys the free card and lists what can be done with it. */
function buying(s: Scene, card: string) {
  const game = play(scene({ lower: [card, 'M15', 'M27', 'M9', 'M54'], period: ['M1', 'M5'], supply: ['MH14', 'MH38'], ...s }))
  game.seat(s.active ?? s.players?.[0] ?? 'red').chooses(`card:${card}`)
  return game
}

describe('Mutations (7.1–7.3)', () => {
  it('E-7.2: size five cannot get feathers, size four can', () => {
    const s = (size: number): Scene => ({ tiles: { T2: 'HR' }, species: { 'red-dino': { size, at: ['T2b'] } } })
    const large = buying(s(5), 'M3')
    expect(large.logged('play.discard')).toHaveLength(1)
    expect(buying(s(4), 'M3').options()).toEqual(['species:red-dino', 'discard'])
  })

  it('E-7.3c: NN and Echolocation make NNN, I and language; at size one also social skills', () => {
    const s = (size: number): Scene => ({ tiles: { T2: 'HR' }, species: { 'red-dino': { size, innate: 'NN', at: ['T2b'] } } })
    const medium = buying(s(2), 'M30')
    medium.seat('red').chooses('species:red-dino')
    const two = speciesNamed(medium.state, 'red-dino')
    expect(dnaOf(two)).toBe('INNN')
    expect(two.instincts).toBe(instinctBit('language'))
    run(medium.state, (t) => changeSize(t, two, -1))
    expect(two.instincts).toBe(instinctBit('language') | instinctBit('social'))
  })

  it('7.3b: three S give wings only at size one; in the living text the third S does not even show', () => {
    const s = (size: number, flightTrack: string) =>
      speciesNamed(scene({ settings: { flightTrack }, species: { 'red-dino': { size, innate: 'SSS', at: ['T2b'] } } }), 'red-dino')
    expect([s(1, 'published').enters & ICE, s(2, 'published').enters & ICE]).toEqual([ICE, 0])
    expect([dnaOf(s(2, 'published')), dnaOf(s(2, 'living')), dnaOf(s(1, 'living'))]).toEqual(['SSS', 'SS', 'SSS'])
  })

  it('7.3d–e: a whale pod speaks, a fire-bearer knows natural history', () => {
    const state = scene({ species: { 'red-dino': { innate: 'MMM', at: ['T2b'] }, 'red-fin': { innate: 'AAA', at: ['T3b'] } } })
    expect(speciesNamed(state, 'red-dino').instincts).toBe(instinctBit('language'))
    expect(speciesNamed(state, 'red-fin').instincts).toBe(instinctBit('naturalHistory'))
  })

  it('7.3a: a card that opens two tracks wants two spare animals, one for each', () => {
    const sprinter = (animals: number, innate: string): Scene => ({
      tiles: { T2: 'HR' },
      species: { 'red-dino': { innate, at: Array.from({ length: animals }, () => 'T2b') } },
    })
    expect(buying(sprinter(6, ''), 'M33').logged('play.discard')).toHaveLength(1)
    expect(buying(sprinter(5, ''), 'M33').options()).toContain('species:red-dino')
    expect(buying(sprinter(5, 'S'), 'M33').options()).toContain('species:red-dino')
  })

  it('E-21.5b: an amphibian that gains an M dies on land and lives at sea', () => {
    const game = buying({ tiles: { T2: 'HR', T4: 'MT45' }, species: { 'red-dino': { cards: ['M14'], at: ['T2b', 'T4b'] } } }, 'M47')
    game.seat('red').chooses('species:red-dino')
    expect(whereIs(game.state, 'red-dino')).toEqual(['T4b'])
  })

  it('E-21.5c: Caudal Fin makes a whale pod of an amphibian at sea, and kills a species that has no animal there', () => {
    const sea = buying({ tiles: { T4: 'MT45' }, species: { 'red-dino': { cards: ['M14'], at: ['T4b'] } } }, 'M32')
    sea.seat('red').chooses('species:red-dino')
    expect(dnaOf(speciesNamed(sea.state, 'red-dino'))).toBe('MMM')
    expect(speciesNamed(sea.state, 'red-dino').instincts).toBe(instinctBit('language'))
    const land = buying({ tiles: { T2: 'HR' }, species: { 'red-dino': { cards: ['M14'], at: ['T2b'] } } }, 'M32')
    land.seat('red').chooses('species:red-dino')
    expect(lives(land.state, 'red-dino')).toBe(false)
  })
})

describe('Genotypes (7.4, 7.5)', () => {
  it('E-7.4-1: HSSS wants two of its letters: HS or SS, not H alone', () => {
    const parent = (innate: string, cards: string[]): Scene => ({
      players: ['green', 'orange'],
      tiles: { A4: 'HG' },
      species: { 'green-fin': { innate, cards, at: ['A4b'] } },
    })
    expect(buying(parent('S', ['M56']), 'G15').options()).toContain('species:green-fin')
    expect(buying(parent('SS', []), 'G15').options()).toContain('species:green-fin')
    expect(buying(parent('', ['M56']), 'G15').logged('play.discard')).toHaveLength(1)
  })

  it('E-7.4-2: Green’s foregut hoppers give rise to doves: HSSS, wings, range seven', () => {
    const game = buying(
      {
        players: ['green', 'orange'],
        tiles: { A4: 'HG', T2: 'MT41' },
        species: { 'green-fin': { cards: ['M31', 'M7'], at: ['A4b', 'T2r'] } },
      },
      'G15',
    )
    game.seat('green').chooses('species:green-fin', 'animal:green-fin@A4b')
    const dove = speciesNamed(game.state, 'green-bird')
    expect([dnaOf(dove), dove.size, dove.enters & ICE]).toEqual(['HSSS', 1, ICE])
    expect(standingAt(game.state, 'A4b')).toEqual(['green-bird'])
    expect(dnaOf(speciesNamed(game.state, 'green-fin'))).toBe('GHS')
  })

  it('E-7.5: White’s nocturnal bats turn the tillodont card into a fossil of two points', () => {
    const game = buying(
      { players: ['white', 'red'], tiles: { A1: 'HW' }, species: { 'white-bat': { size: 3, cards: ['M55'], at: ['A1b'] } } },
      'G15',
    )
    const bats = structuredClone(speciesNamed(game.state, 'white-bat'))
    game.seat('white').chooses('fossil')
    expect(scoreOf(game.state, 'white').genotypes).toBe(2)
    // 7.5a: the species itself does not change.
    expect(speciesNamed(game.state, 'white-bat')).toEqual(bats)
    expect([dnaOf(bats), bats.size]).toEqual(['N', 3])
  })

  it('7.4, 7.5a: half of GAA is two letters: G alone is not enough for a parent or a fossil, GA is', () => {
    const parent = (name: string, innate: string): Scene => ({
      players: ['orange', 'red'],
      tiles: { H4: 'HO' },
      species: { [name]: { cards: ['M36'], innate, at: ['H4b'] } },
    })
    expect(buying(parent('orange-cat', ''), 'G7').logged('play.discard')).toHaveLength(1)
    expect(buying(parent('orange-cat', 'A'), 'G7').options()).toContain('species:orange-cat')
    expect(buying(parent('orange-rhino', ''), 'G7').logged('play.discard')).toHaveLength(1)
    expect(buying(parent('orange-rhino', 'A'), 'G7').options()).toContain('fossil')
  })

  it('C25 (7.4): the child must be able to live where it replaces its parent', () => {
    const orange = (at: string[]): Scene => ({
      players: ['orange', 'red'],
      tiles: { A0: 'MA30', H4: 'HO' },
      species: { 'orange-cat': { cards: ['M4', 'M55'], at } },
    })
    expect(buying(orange(['A0b']), 'G12').logged('play.discard')).toHaveLength(1)
    const game = buying(orange(['A0b', 'H4b']), 'G12')
    game.seat('orange').chooses('species:orange-cat')
    expect(standingAt(game.state, 'H4b')).toEqual(['orange-bat'])
  })

  it('C26 (7.4b): replacing its only animal makes the parent extinct; card out, tile back, genotype to the fossils', () => {
    const game = buying(
      {
        tiles: { T2: 'HR' },
        species: { 'red-dino': { cards: ['M4', 'G20'], faces: ['5P'], innate: 'S', at: ['T2b'] } },
        genes: { orange: 0 },
      },
      'G14',
    )
    game.seat('red').chooses('species:red-dino')
    const { state } = game
    expect([lives(state, 'red-dino'), lives(state, 'red-bird')]).toEqual([false, true])
    expect(colour(state, 'red').inheritance).toBe(0b11111)
    expect(scoreOf(state, 'red').genotypes).toBe(2)
    expect(state.lostCards).toHaveLength(1)
  })

  it('C27 (7.5): with the silhouette in use but no letter shared the card can only be discarded', () => {
    const game = buying({ players: ['orange', 'red'], tiles: { H4: 'HO' }, species: { 'orange-cat': { at: ['H4b'] } } }, 'G20')
    expect(game.logged('play.discard')).toHaveLength(1)
  })
})

describe('Resizing (8.0)', () => {
  it('C28 (8.0a): grown out of its genotype, a species lives on and the card is a fossil; the living text discards it', () => {
    const s: Scene = {
      players: ['orange', 'red'],
      tiles: { H4: 'HO' },
      species: { 'orange-rhino': { size: 4, cards: ['G19'], at: ['H4b'] } },
    }
    const game = play(scene(s))
    game.seat('orange').chooses('resize', 'grow:orange-rhino')
    expect(scoreOf(game.state, 'orange').genotypes).toBe(2)
    expect(dnaOf(speciesNamed(game.state, 'orange-rhino'))).toBe('')
    const living = play(scene({ ...s, settings: { genotypeRecession: 'discard' } }))
    living.seat('orange').chooses('resize', 'grow:orange-rhino')
    expect(scoreOf(living.state, 'orange').genotypes).toBe(0)
  })

  it('C29 (2.3d): of four S shown as three, one remains when three are lost', () => {
    const state = scene({ species: { 'red-dino': { size: 4, cards: ['M1', 'M2', 'M5'], at: ['T2b'] } } })
    const dino = speciesNamed(state, 'red-dino')
    expect(dnaOf(dino)).toBe('SSS')
    run(state, (t) => changeSize(t, dino, 1))
    expect(dnaOf(dino)).toBe('S')
  })

  it('C30 (8.0b): the hunter of a resized prey may follow, and starves if it does not', () => {
    const s: Scene = {
      players: ['orange', 'red'],
      tiles: { H4: 'HO' },
      species: { 'orange-cat': { size: 2, at: ['H4b'] }, 'red-dino': { size: 1, at: ['H4p'] } },
    }
    const follows = play(scene(s))
    follows.seat('orange').chooses('resize', 'grow:orange-cat').seat('red').chooses('grow:red-dino')
    expect(standingAt(follows.state, 'H4p')).toEqual(['red-dino'])
    const stays = play(scene(s))
    stays.seat('orange').chooses('resize', 'grow:orange-cat').seat('red').chooses('stay')
    expect(lives(stays.state, 'red-dino')).toBe(false)
  })

  it('C30 (8.0b): an immigrant predator is not asked and stays', () => {
    const game = play(
      scene({
        players: ['orange', 'red'],
        tiles: { H4: 'HO', T2: 'HR' },
        species: { 'orange-cat': { size: 2, at: ['H4b'] }, 'red-dino': { at: ['T2b'] } },
        immigrants: { H4p: 'IM4' },
      }),
    )
    game.seat('orange').chooses('resize', 'grow:orange-cat')
    expect(game.ask?.kind).toBe('action')
    expect(standingAt(game.state, 'H4p')).toEqual(['IM4'])
  })
})
