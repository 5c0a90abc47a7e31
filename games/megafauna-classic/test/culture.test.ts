import { describe, expect, it } from 'vitest'
import { changeSize } from '../actions/resize.ts'
import { cardIndex } from '../components/cards.ts'
import { milankovichEvent } from '../events/milankovich.ts'
import { suits } from '../habitat.ts'
import { extinguish, killSpecies } from '../species/extinction.ts'
import { colour, dnaOf, lives, play, run, type Scene, scene, speciesNamed, standingAt, tarpitOf } from './scene.ts'

const GROWS: Scene = { species: { 'red-dino': { size: 1, at: ['T2b'] } } }

describe('Cultures (9.0)', () => {
  it('E-9.2a: a tool user that grows keeps feathers, claws and its inherited H; without tools it loses all three', () => {
    const stack = { size: 1, cards: ['M3', 'M44'], faces: ['1H'], at: ['T2b'] }
    const grown = (cultures: readonly string[]) => {
      const state = scene({ ...GROWS, species: { 'red-dino': { ...stack, cultures } } })
      const dino = speciesNamed(state, 'red-dino')
      for (let i = 0; i < 4; i++) run(state, (t) => changeSize(t, dino, 1))
      return { dna: dnaOf(dino), reserve: colour(state, 'red').inheritance }
    }
    expect(grown(['toolUse'])).toEqual({ dna: 'HIPPN', reserve: 0b11110 })
    expect(grown([])).toEqual({ dna: '', reserve: 0b11111 })
  })

  it.each([
    ['toolUse', 'dexterity', 'social'],
    ['boneCracking', 'dexterity', 'naturalHistory'],
    ['projectileHunting', 'dexterity', 'language'],
    ['divisionOfLabor', 'social', 'language'],
    ['agriculture', 'naturalHistory', 'language'],
    ['maleContests', 'naturalHistory', 'social'],
  ] as const)('9.1, 9.2: %s wants %s and %s, and neither alone', (culture, first, second) => {
    const teaches = { dexterity: 'M4', naturalHistory: 'M8', social: 'M6', language: 'M21' }
    const knowing = (cards: readonly string[]) => play(scene({ tiles: { T2: 'HR' }, species: { 'red-dino': { cards, at: ['T2b'] } } }))
    expect(knowing([teaches[first]]).options()).not.toContain('culture')
    expect(knowing([teaches[second]]).options()).not.toContain('culture')
    const game = knowing([teaches[first], teaches[second]])
    game.seat('red').chooses('culture')
    expect(game.logged('culture').map((e) => e.params.culture)).toEqual([`@culture.${culture}`])
  })

  it('9.2: a species has one animal in each culture, and cannot take it twice', () => {
    const user = (cultures: readonly string[]) =>
      play(scene({ tiles: { T2: 'HR' }, species: { 'red-dino': { cards: ['M4', 'M6'], cultures, at: ['T2b'] } } })).options()
    expect(user([])).toContain('culture')
    expect(user(['toolUse'])).not.toContain('culture')
  })

  it('8.0a, 9.2a: a tool user keeps no genotype card beyond its limits: the card is a fossil, by 8.0a', () => {
    const state = scene({
      players: ['orange', 'red'],
      species: { 'orange-rhino': { size: 4, cards: ['G19', 'M3'], cultures: ['toolUse'], at: ['H4b'] } },
    })
    const rhino = speciesNamed(state, 'orange-rhino')
    const told = run(state, (t) => changeSize(t, rhino, 1))
    expect(told.map(({ key, rule }) => [key, rule])).toEqual([
      ['resize', '8.0'],
      ['resize.fossil', '8.0a'],
      ['extinct.fossil', '8.0a'],
    ])
    expect(dnaOf(rhino)).toBe('PP')
    expect(colour(state, 'orange').genotypes).toEqual([cardIndex('G19')])
  })

  it('C31 (9.2): a culture outlives the loss of its instincts, and goes with its species', () => {
    const state = scene({ species: { 'orange-cat': { size: 5, cards: ['M4', 'M55'], cultures: ['boneCracking'], at: ['H4b'] } } })
    const cat = speciesNamed(state, 'orange-cat')
    run(state, (t) => changeSize(t, cat, 1))
    expect(dnaOf(cat)).toBe('N')
    expect(cat.cultures).toBe(2)
    run(state, (t) => {
      killSpecies(state, cat.unit)
      extinguish(t)
    })
    expect(lives(state, 'orange-cat')).toBe(false)
  })

  it('C32 (9.2a): a tool user of size five may take feathers, but not make a fossil of a card for smaller parents', () => {
    const s = (lower: string): Scene => ({
      players: ['orange', 'red'],
      tiles: { H4: 'HO' },
      lower: [lower, 'M15', 'M27', 'M9', 'M54'],
      period: ['M1', 'M5'],
      supply: ['MH14', 'MH38'],
      species: { 'orange-cat': { size: 5, innate: 'AA', cultures: ['toolUse'], at: ['H4b'] } },
    })
    expect(
      play(scene(s('M3')))
        .seat('orange')
        .chooses('card:M3')
        .options(),
    ).toContain('species:orange-cat')
    expect(
      play(scene(s('G20')))
        .seat('orange')
        .chooses('card:G20')
        .logged('play.discard'),
    ).toHaveLength(1)
  })

  it('9.2b: bone-crackers mind no size', () => {
    const state = scene({ species: { 'red-dino': { cultures: ['boneCracking'], at: ['T2p'] }, 'orange-cat': { size: 6, at: ['T2b'] } } })
    expect(suits(speciesNamed(state, 'red-dino'), speciesNamed(state, 'orange-cat'))).toBe(true)
  })

  it('C33 (9.2c): a projectile hunter overlooks one letter, not two', () => {
    const state = scene({
      species: {
        'red-dino': { cultures: ['projectileHunting'], at: ['T2p'] },
        'orange-cat': { innate: 'SS', at: ['T2b'] },
        'orange-bat': { innate: 'SN', at: ['T3b'] },
      },
    })
    expect(suits(speciesNamed(state, 'red-dino'), speciesNamed(state, 'orange-cat'))).toBe(true)
    expect(suits(speciesNamed(state, 'red-dino'), speciesNamed(state, 'orange-bat'))).toBe(false)
  })

  it('C34 (9.2d): division of labour wins the dentition contest against an immigrant', () => {
    const state = scene({
      tiles: { T0: 'MT18' },
      immigrants: { T0b: 'IM6' },
      species: { 'red-dino': { size: 1, cards: ['M4'], cultures: ['divisionOfLabor'], at: ['T0b'] } },
    })
    play(state, 'cull')
    expect(standingAt(state, 'T0b')).toEqual(['red-dino'])
    expect(tarpitOf(state)).toEqual(['IM6'])
  })

  it('9.2d: among hunters with equal P, division of labour beats fewer teeth', () => {
    const hunt = (cultures: readonly string[]) => {
      const state = scene({
        players: ['red', 'green', 'white'],
        tiles: { T0: 'HG' },
        species: { 'green-fin': { at: ['T0b'] }, 'red-dino': { at: ['T0p'] }, 'white-rhino': { cultures, at: ['T0p'] } },
      })
      play(state, 'cull')
      return standingAt(state, 'T0p')
    }
    expect(hunt([])).toEqual(['red-dino'])
    expect(hunt(['divisionOfLabor'])).toEqual(['white-rhino'])
  })

  const farmers = (cultures: readonly string[], greenhouse: '800' | '1600' = '800'): Scene => ({
    greenhouse,
    tiles: { T2: 'HR' },
    species: {
      'red-dino': { cultures, at: ['T2b'] },
      'red-fin': { at: ['T2b'] },
      'red-bird': { at: ['T2b'] },
      'red-croc': { at: ['T2b'] },
    },
  })

  it('C35 (9.2e): a farmer may expand to an empty slot beside its homeland, not to its roots', () => {
    const game = play(scene(farmers(['agriculture'])))
    game.seat('red').chooses('expand', 'animal:red-dino@T2b')
    expect(game.options()).toContain('place:T3b')
    expect(game.options()).not.toContain('place:T3r')
  })

  it('C35 (9.2e): at 1600 ppm the slot is sea, and closed to land animals', () => {
    const game = play(scene(farmers(['agriculture'], '1600')))
    game.seat('red').chooses('expand', 'animal:red-dino@T2b')
    expect(game.options()).not.toContain('place:T3b')
  })

  it('C36 (9.2e): a farmed homeland is immune; without the immunity it goes and the farmer dies in the cull', () => {
    const s: Scene = { tiles: { T2: 'HR', T0: 'CT90' }, species: { 'red-dino': { cultures: ['agriculture'], at: ['T3b'] } } }
    const immune = scene(s)
    run(immune, (t) => milankovichEvent(t, 'E', ['tropical']))
    expect(tarpitOf(immune)).toEqual(['CT90'])
    play(immune, 'cull')
    expect(standingAt(immune, 'T3b')).toEqual(['red-dino'])
    const mortal = scene({ ...s, settings: { farmImmunity: false } })
    run(mortal, (t) => milankovichEvent(t, 'E', ['tropical']))
    expect(tarpitOf(mortal)).toEqual(['HR'])
    play(mortal, 'cull')
    expect(lives(mortal, 'red-dino')).toBe(false)
  })

  it('C37 (9.2f): with male contests a child may take BB, N and SS, but no third B', () => {
    const game = play(
      scene({
        tiles: { T2: 'HR' },
        species: { 'red-dino': { size: 4, cards: ['M11'], innate: 'NSS', cultures: ['maleContests'], at: ['T2b'] } },
      }),
    )
    game.seat('red').chooses('expand', 'species:red-fin')
    const offered: string[][] = []
    const take = (id: string) => {
      offered.push([...game.options()])
      game.seat('red').chooses(id)
    }
    take('inherit:N')
    take('inherit:SS')
    take('inherit:none')
    take('inherit:4BB')
    expect(offered[2]).toEqual(['inherit:none', 'inherit:1B'])
    expect(offered[3]).toContain('inherit:4BB')
    game.seat('red').chooses('place:T2b')
    expect(dnaOf(speciesNamed(game.state, 'red-fin'))).toBe('BBNSS')
    const greedy = play(
      scene({ tiles: { T2: 'HR' }, species: { 'red-dino': { size: 4, cards: ['M11'], cultures: ['maleContests'], at: ['T2b'] } } }),
    )
    greedy.seat('red').chooses('expand', 'species:red-fin', 'inherit:1B')
    expect(greedy.options()).not.toContain('inherit:4BB')
  })
})
