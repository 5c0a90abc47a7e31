import { describe, expect, it } from 'vitest'
import { play, type Scene, type SpeciesScene, scene, standingAt, tarpitOf } from './scene.ts'

type Immigrants = NonNullable<Scene['immigrants']>

/** Culls one biome at T0 with these animals; the immigrants came to it in the order in which they are named. */
const cull = (tile: string, species: Readonly<Record<string, SpeciesScene>>, immigrants: Immigrants) =>
  play(scene({ players: ['red', 'orange', 'green', 'white'], tiles: { T0: tile }, species, immigrants }), 'cull')

/** What stands on the leaves, at the roots and above. */
const spaces = ({ state }: ReturnType<typeof cull>) => ['T0b', 'T0r', 'T0p'].map((place) => standingAt(state, place))

describe('Immigrants that change between grazing and hunting (13.6, 14.0, 14.4)', () => {
  it('13.6: an immigrant herbivore that loses the leaves hunts its rival, if that suits it as prey', () => {
    const rival: SpeciesScene = { cards: ['M34'], faces: ['3I'], at: ['T0b'] }
    expect(spaces(cull('MT18', { 'red-dino': rival }, { T0b: 'IM8' }))).toEqual([['red-dino'], [], ['IM8']])
    const large = cull('MT18', { 'red-dino': { ...rival, size: 3 } }, { T0b: 'IM8' })
    expect([spaces(large), tarpitOf(large.state)]).toEqual([[['red-dino'], [], []], ['IM8']])
  })

  it('13.6: it hunts on in the turns that follow, with its own size and six teeth', () => {
    const prey: SpeciesScene = { cards: ['M34'], faces: ['3I'], at: ['T0b'] }
    const alone = cull('MT18', { 'red-dino': prey }, { T0p: 'IM8' })
    expect(spaces(alone)).toEqual([['red-dino'], [], ['IM8']])
    const contested = cull('MT18', { 'red-dino': prey, 'white-rhino': { at: ['T0p'] } }, { T0p: 'IM8' })
    expect(spaces(contested)).toEqual([['red-dino'], [], ['white-rhino']])
    expect(contested.logged('contest.dropped')[0]?.params).toMatchObject({ loser: '@tile.IM8', teeth: 6, best: 5 })
  })

  it('13.6: with a choice an immigrant takes the roots before the hunt', () => {
    const rival: SpeciesScene = { cards: ['M4'], innate: 'S', size: 3, at: ['T0b'] }
    expect(spaces(cull('MT41', { 'red-dino': rival }, { T0b: 'IM5' }))).toEqual([['red-dino'], ['IM5'], []])
  })

  it('14.0: an immigrant predator that loses its prey goes down to the roots, if it has the DNA to live there', () => {
    const prey: SpeciesScene = { cards: ['M4'], at: ['T0b'] }
    const hunter: SpeciesScene = { cards: ['M15'], at: ['T0p'] }
    const rooting = cull('MT18', { 'green-fin': prey, 'orange-cat': hunter }, { T0p: 'IM15' })
    expect(spaces(rooting)).toEqual([['green-fin'], ['IM15'], ['orange-cat']])
    const starving = cull('MT18', { 'green-fin': prey, 'orange-cat': hunter }, { T0p: 'IM16' })
    expect([spaces(starving), tarpitOf(starving.state)]).toEqual([[['green-fin'], [], ['orange-cat']], ['IM16']])
  })

  it('14.1: an immigrant predator without prey grazes on the empty biome', () => {
    expect(spaces(cull('HO', {}, { T0p: 'IM16' }))).toEqual([['IM16'], [], []])
    const game = cull('MT26', {}, { T0p: 'IM16' })
    expect([spaces(game), tarpitOf(game.state)]).toEqual([[[], [], []], ['IM16']])
  })

  it('14.4a, 13.2b: a grazing immigrant predator has no size: it loses a niche of size to the smallest animal', () => {
    const game = cull('MH44', { 'white-bat': { size: 1, innate: 'MM', at: ['T0b'] } }, { T0b: 'IM14' })
    expect(spaces(game)).toEqual([['white-bat'], [], ['IM14']])
    expect(game.logged('contest.niche.size')[0]?.params).toMatchObject({ best: 1, second: 0 })
  })

  it('14.4a, 14.1a: and no hunter is too small or too large for it', () => {
    for (const size of [1, 3, 6]) {
      const game = cull('MH44', { 'red-dino': { size, innate: 'AAMM', at: ['T0p'] } }, { T0b: 'IM14' })
      expect(spaces(game)).toEqual([['IM14'], [], ['red-dino']])
    }
  })
})

describe('Two immigrants (13.5)', () => {
  it('13.5: on the leaves the one that came first wins, though the other has more of the niche', () => {
    // Calamites look at I; IM6 has none and IM7 two. Neither can hunt the other.
    const early = cull('MT18', {}, { T0b: ['IM6', 'IM7'] })
    expect([spaces(early), tarpitOf(early.state)]).toEqual([[['IM6'], [], []], ['IM7']])
    expect(early.logged('contest.first')[0]).toMatchObject({ rule: '13.5', params: { winners: ['@tile.IM6'], losers: ['@tile.IM7'] } })
    expect(early.logged('contest.niche')).toEqual([])
    const late = cull('MT18', {}, { T0b: ['IM7', 'IM6'] })
    expect([spaces(late), tarpitOf(late.state)]).toEqual([[['IM7'], [], []], ['IM6']])
  })

  it('13.5: one that can’t eat there keeps nobody out', () => {
    const hungry = cull('MT26', {}, { T0b: ['IM6', 'IM7'] })
    expect([spaces(hungry), tarpitOf(hungry.state)]).toEqual([[['IM7'], [], []], ['IM6']])
  })

  it('13.5: only the first of them meets the animals there', () => {
    // Orange has more I than the first immigrant and less than the second.
    const orange: SpeciesScene = { size: 3, cards: ['M4'], faces: ['3I'], at: ['T0b'] }
    expect(standingAt(cull('MT18', { 'orange-cat': orange }, { T0b: ['IM6', 'IM7'] }).state, 'T0b')).toEqual(['orange-cat'])
    expect(standingAt(cull('MT18', { 'orange-cat': orange }, { T0b: ['IM7', 'IM6'] }).state, 'T0b')).toEqual(['IM7'])
  })

  it('13.5: what counts is who came to the habitat first, not to the space', () => {
    // Green keeps the leaves; IM1 can’t eat them, IM15 can’t eat Green, and both look for the roots, where IM1 is the larger one.
    const green: SpeciesScene = { size: 3, faces: ['2GG'], innate: 'A', at: ['T0b'] }
    const predatorFirst = cull('MT27', { 'green-fin': green }, { T0p: 'IM15', T0b: 'IM1' })
    expect(standingAt(predatorFirst.state, 'T0r')).toEqual(['IM15'])
    const herbivoreFirst = cull('MT27', { 'green-fin': green }, { T0b: 'IM1', T0p: 'IM15' })
    expect(standingAt(herbivoreFirst.state, 'T0r')).toEqual(['IM1'])
  })

  const prey: Readonly<Record<string, SpeciesScene>> = { 'green-fin': { innate: 'MM', at: ['T0b'] } }

  it('13.5, 14.4: of two immigrant predators with one prey the one that came first stays, though the other has more P', () => {
    const early = cull('MH44', prey, { T0p: ['IM14', 'IM13'] })
    expect([standingAt(early.state, 'T0p'), tarpitOf(early.state)]).toEqual([['IM14'], ['IM13']])
    expect(early.logged('contest.first')[0]).toMatchObject({ rule: '13.5', params: { winners: ['@tile.IM14'], losers: ['@tile.IM13'] } })
    const late = cull('MH44', prey, { T0p: ['IM13', 'IM14'] })
    expect([standingAt(late.state, 'T0p'), tarpitOf(late.state)]).toEqual([['IM13'], ['IM14']])
  })

  it('13.5, 14.2: a hunter with the P of the second beats the first, and then the prey is taken', () => {
    const game = cull('MH44', { ...prey, 'red-dino': { cards: ['M15'], innate: 'MM', at: ['T0p'] } }, { T0p: ['IM14', 'IM13'] })
    expect(standingAt(game.state, 'T0p')).toEqual(['red-dino'])
  })
})

describe('Who takes refuge first (13.6)', () => {
  it('13.6: the owners of displaced animals choose in turn order, from the active player on', () => {
    const displaced: SpeciesScene = { faces: ['4BB'], innate: 'N', at: ['T0b'] }
    const asked = (active: 'red' | 'orange' | 'green') => {
      const game = play(
        scene({
          players: ['red', 'orange', 'green', 'white'],
          active,
          tiles: { T0: 'MT18' },
          species: {
            'red-dino': displaced,
            'orange-cat': displaced,
            'green-fin': displaced,
            'white-rhino': { cards: ['M34'], at: ['T0b'] },
          },
        }),
        'cull',
      )
      const seats: number[] = []
      while (game.ask?.kind === 'refuge') {
        seats.push(game.ask.seat)
        game.seat((['red', 'orange', 'green', 'white'] as const)[game.ask.seat] as 'red').chooses('place:T0p')
      }
      return seats
    }
    expect(asked('red')).toEqual([0, 1, 2])
    expect(asked('orange')).toEqual([1, 2, 0])
    expect(asked('green')).toEqual([2, 0, 1])
  })
})
