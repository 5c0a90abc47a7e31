import { describe, expect, it } from 'vitest'
import { lives, play, type Scene, type SpeciesScene, scene, standingAt } from './scene.ts'

/** Culls one biome at T0 with these animals; the immigrants stand in the order in which they came. */
const cull = (tile: string, species: Readonly<Record<string, SpeciesScene>>, immigrants: NonNullable<Scene['immigrants']> = {}) =>
  play(scene({ players: ['red', 'orange', 'green', 'white'], tiles: { T0: tile }, species, immigrants }), 'cull')

describe('Rooter biomes (12.0)', () => {
  it('E-12.0: on the Cycadeoids the faster keeps the leaves, and the faster keeps the roots', () => {
    const { state } = cull('MH24', {
      'red-dino': { cards: ['M4'], innate: 'S', at: ['T0b'] },
      'white-rhino': { cards: ['M10'], at: ['T0b'] },
      'red-fin': { cards: ['M56'], innate: 'S', at: ['T0r'] },
      'white-bat': { cards: ['M12'], at: ['T0r'] },
    })
    expect([standingAt(state, 'T0b'), standingAt(state, 'T0r')]).toEqual([['red-dino'], ['red-fin']])
  })

  it('E-12.0: the two herbivores there feed two carnivores, and no third', () => {
    const { state } = cull('MH24', {
      'white-rhino': { cards: ['M4'], at: ['T0b'] },
      'white-bat': { cards: ['M56'], at: ['T0r'] },
      'red-dino': { at: ['T0p'] },
      'orange-cat': { at: ['T0p'] },
      'green-fin': { at: ['T0p'] },
    })
    expect(standingAt(state, 'T0p')).toEqual(['red-dino', 'orange-cat'])
    expect(lives(state, 'green-fin')).toBe(false)
  })
})

describe('Herbivore contests (13.0)', () => {
  it('13.1: who cannot eat the leaves loses them, however much it has of the niche', () => {
    // Calamites want a B and look at I.
    const game = cull('MT18', { 'red-dino': { cards: ['M4'], at: ['T0b'] }, 'orange-cat': { cards: ['M17'], at: ['T0b'] } })
    expect([standingAt(game.state, 'T0b'), standingAt(game.state, 'T0p')]).toEqual([['red-dino'], ['orange-cat']])
    expect(game.logged('contest.unfit')[0]).toMatchObject({ rule: '13.1', params: { losers: ['@species.orange-cat'] } })
  })

  const squirrel: SpeciesScene = { size: 1, faces: ['2GG'], at: ['T0b'] }
  const moose: SpeciesScene = { size: 5, faces: ['2GG'], at: ['T0b'] }
  const eagle: SpeciesScene = { size: 1, at: ['T0p'] }
  const wolf: SpeciesScene = { size: 3, at: ['T0p'] }

  it('13.3: every hunter in the triangle counts, the first as well as the second', () => {
    // The wolf is too large for the one and too small for the other; only the eagle makes a difference.
    const eagleFirst = cull('CJ79', { 'white-bat': squirrel, 'orange-rhino': moose, 'green-bird': eagle, 'red-dino': wolf })
    expect(standingAt(eagleFirst.state, 'T0b')).toEqual(['orange-rhino'])
    const eagleSecond = cull('CJ79', { 'white-bat': squirrel, 'orange-rhino': moose, 'red-dino': wolf, 'green-bird': eagle })
    expect(standingAt(eagleSecond.state, 'T0b')).toEqual(['orange-rhino'])
    const wolfAlone = cull('CJ79', { 'white-bat': squirrel, 'orange-rhino': moose, 'red-dino': wolf })
    expect(standingAt(wolfAlone.state, 'T0b')).toEqual(['white-bat'])
  })

  it('13.5: the six teeth of an immigrant herbivore beat White’s five', () => {
    const game = cull('MT18', { 'white-rhino': { cards: ['M4'], at: ['T0b'] } }, { T0b: 'IM11' })
    expect(standingAt(game.state, 'T0b')).toEqual(['IM11'])
    expect(game.logged('contest.teeth')[0]?.params.best).toBe(6)
  })

  it('13.6: an immigrant that loses the leaves takes the roots, and the other way round', () => {
    const fromLeaves = cull('MT41', { 'red-dino': { cards: ['M4'], innate: 'S', at: ['T0b'] } }, { T0b: 'IM5' })
    expect([standingAt(fromLeaves.state, 'T0b'), standingAt(fromLeaves.state, 'T0r')]).toEqual([['red-dino'], ['IM5']])
    const fromRoots = cull('MT41', { 'red-dino': { cards: ['M56'], innate: 'S', at: ['T0r'] } }, { T0r: 'IM5' })
    expect([standingAt(fromRoots.state, 'T0b'), standingAt(fromRoots.state, 'T0r')]).toEqual([['IM5'], ['red-dino']])
  })

  it('13.6, 14.1: a starved hunter goes back up to prey that fled to the roots, though another has moved in above', () => {
    // Red eats Green only. White keeps the leaves; Green and Orange lose them, Green flees down, Orange up.
    const game = cull('MT41', {
      'red-dino': { at: ['T0p'] },
      'white-rhino': { cards: ['M10'], innate: 'S', at: ['T0b'] },
      'orange-cat': { cards: ['M4', 'M56'], innate: 'S', at: ['T0b'] },
      'green-fin': { cards: ['M60', 'M12'], at: ['T0b'] },
    })
    expect(game.options()).toEqual(['place:T0r', 'place:T0p'])
    game.seat('orange').chooses('place:T0p')
    expect([standingAt(game.state, 'T0b'), standingAt(game.state, 'T0r')]).toEqual([['white-rhino'], ['green-fin']])
    expect(standingAt(game.state, 'T0p')).toEqual(['orange-cat', 'red-dino'])
    expect(game.logged('cull.returns')).toHaveLength(1)
  })
})

describe('Carnivore contests (14.0)', () => {
  it.each([
    ['S', 'HO'],
    ['N', 'HO'],
    ['A', 'HO'],
    ['M', 'MT45'],
  ])('14.1b–e: prey with one %s more than its hunter starves it; with as many it feeds it', (letter, tile) => {
    const prey: SpeciesScene = { innate: letter.repeat(2), at: ['T0b'] }
    const fewer = cull(tile, { 'orange-cat': prey, 'red-dino': { innate: letter, at: ['T0p'] } })
    expect(lives(fewer.state, 'red-dino')).toBe(false)
    const equal = cull(tile, { 'orange-cat': prey, 'red-dino': { innate: letter.repeat(2), at: ['T0p'] } })
    expect(standingAt(equal.state, 'T0p')).toEqual(['red-dino'])
  })

  it('14.1e: on land, too, an M keeps off hunters without one', () => {
    const amphibian: SpeciesScene = { innate: 'M', at: ['T0b'] }
    const dry = cull('HO', { 'orange-cat': amphibian, 'red-dino': { innate: 'SSA', at: ['T0p'] } })
    expect(lives(dry.state, 'red-dino')).toBe(false)
    const wet = cull('HO', { 'orange-cat': amphibian, 'red-dino': { innate: 'M', at: ['T0p'] } })
    expect(standingAt(wet.state, 'T0p')).toEqual(['red-dino'])
  })

  it('9.2d, 14.3: division of labour beats fewer teeth, and more P beats both', () => {
    const prey: SpeciesScene = { cards: ['M17'], at: ['T0b'] }
    const orange: SpeciesScene = { cultures: ['divisionOfLabor'], at: ['T0p'] }
    const labor = cull('MT26', { 'green-fin': prey, 'red-dino': { at: ['T0p'] }, 'orange-cat': orange })
    expect(standingAt(labor.state, 'T0p')).toEqual(['orange-cat'])
    expect(labor.logged('contest.labor')[0]).toMatchObject({
      rule: '9.2d',
      params: { winners: ['@species.orange-cat'], losers: ['@species.red-dino'] },
    })
    expect(labor.logged('contest.dropped')).toEqual([])
    const teeth = cull('MT26', { 'green-fin': prey, 'red-dino': { at: ['T0p'] }, 'orange-cat': { at: ['T0p'] } })
    expect(standingAt(teeth.state, 'T0p')).toEqual(['red-dino'])
    const physiology = cull('MT26', { 'green-fin': prey, 'red-dino': { cards: ['M15'], at: ['T0p'] }, 'orange-cat': orange })
    expect(standingAt(physiology.state, 'T0p')).toEqual(['red-dino'])
  })

  it('14.4b: the one tooth of an immigrant predator beats Red’s two', () => {
    const game = cull('MT26', { 'green-fin': { cards: ['M17'], at: ['T0b'] }, 'red-dino': { at: ['T0p'] } }, { T0p: 'IM16' })
    expect(standingAt(game.state, 'T0p')).toEqual(['IM16'])
    expect(lives(game.state, 'red-dino')).toBe(false)
    expect(game.logged('contest.dropped')[0]?.params).toMatchObject({ loser: '@species.red-dino', teeth: 2, best: 1 })
  })
})
