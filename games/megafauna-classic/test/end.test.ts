import { describe, expect, it } from 'vitest'
import { result } from '../phases/end-of-game.ts'
import { colour, dnaOf, lives, play, type Scene, scene, speciesNamed, standingAt, tileAt } from './scene.ts'
import { scoreOf } from './scores.ts'

const TWO: NonNullable<Scene['species']> = { 'red-dino': { at: ['T2b'] }, 'orange-cat': { at: ['H4b'] } }
const HOMES = { T2: 'HR', H4: 'HO' }

/** Buys and discards the free card; this card is drawn. */
function drawing(s: Scene, card: string) {
  const game = play(scene({ tiles: HOMES, species: TWO, lower: ['M5', 'M7', 'M15', 'M27', 'M9'], period: [card, 'M3'], ...s }))
  game.seat('red').chooses('card:M5', 'discard')
  return game
}

describe('Ends of the game (18.0)', () => {
  it('18.0a: the last Tertiary card ends the game with one scoring', () => {
    const game = drawing({ periodIndex: 3, period: ['M1'], supply: ['MH14', 'MH38'], tarpit: ['MA16', 'MA20'] }, 'M1')
    expect(game.over).toBe(true)
    expect(game.state.ending).toBe('tertiary')
    expect(game.logged('score.final')).toHaveLength(1)
    expect(game.logged('score.takes')).toHaveLength(2)
  })

  it('18.0b: an empty Mesozoic supply ends the game, or draws from the Cenozoic if the table says so', () => {
    const empty = (settings: Scene['settings']) => {
      const state = scene({
        tiles: HOMES,
        species: TWO,
        settings: settings ?? {},
        lower: ['M5', 'M7', 'M15', 'M27', 'M9'],
        period: ['M1', 'M3'],
      })
      state.lostTiles.push(...state.mesozoic.splice(1))
      const game = play(state)
      game.seat('red').chooses('card:M5', 'discard')
      return game
    }
    const published = empty({})
    expect([published.over, published.state.ending]).toEqual([true, 'supply'])
    const long = empty({ mesozoicExhausted: 'drawCenozoic' })
    expect([long.over, long.state.cenozoic.length]).toEqual([false, 50])
  })

  it('C57 (18.0c): reaching Hothouse ends the game after the turn, though the second tile is drawn and the disk falls again', () => {
    const game = drawing({ catastrophes: 2, greenhouse: '3200', supply: ['CO93', 'CA61'], tarpit: ['MA16', 'MA20', 'MA30'] }, 'M1')
    expect(game.over).toBe(true)
    expect([game.state.ending, game.state.greenhouse]).toEqual(['hothouse', 5])
    expect(tileAt(game.state, 'A5')).toBe('CA61')
    expect(game.logged('score.final')).toHaveLength(1)
  })

  it('C57 (18.0c): reaching Snowball ends the game after the turn, too', () => {
    const game = drawing({ greenhouse: '200', tarpit: ['MA16', 'MA20', 'MA30'] }, 'M2')
    expect([game.over, game.state.ending, game.state.greenhouse]).toEqual([true, 'snowball', 0])
    expect(game.logged('score.final')).toHaveLength(1)
  })

  /** Draws two era tiles while the supplies hold only so many. */
  function drawingFrom(s: Scene, mesozoic: number, cenozoic: number) {
    const state = scene({ tiles: HOMES, species: TWO, lower: ['M5', 'M7', 'M15', 'M27', 'M9'], period: ['M1', 'M3'], ...s })
    state.lostTiles.push(...state.mesozoic.splice(mesozoic), ...state.cenozoic.splice(cenozoic))
    return play(state).seat('red').chooses('card:M5', 'discard')
  }

  it('18.0b: in the Cenozoic its own supply ends the game, and that of the Mesozoic is ignored', () => {
    const last = drawingFrom({ catastrophes: 2 }, 9, 2)
    expect([last.over, last.state.ending]).toEqual([true, 'supply'])
    const oneLeft = drawingFrom({ catastrophes: 2 }, 0, 3)
    expect([oneLeft.over, oneLeft.state.ending, oneLeft.state.cenozoic.length]).toEqual([false, null, 1])
  })

  it('18.0b: in the Mesozoic an empty Cenozoic supply matters only to those who draw from it', () => {
    expect(drawingFrom({}, 3, 0).over).toBe(false)
    const settings = { mesozoicExhausted: 'drawCenozoic' }
    const oneLeft = drawingFrom({ settings }, 0, 3)
    expect([oneLeft.over, oneLeft.state.cenozoic.length]).toEqual([false, 1])
    const bothEmpty = drawingFrom({ settings }, 1, 1)
    expect([bothEmpty.over, bothEmpty.state.ending]).toEqual([true, 'supply'])
  })

  it('18.0: the game goes on with all players extinct', () => {
    const game = drawing({ species: {}, supply: ['MH14', 'MH38'] }, 'M1')
    expect([game.over, game.ask?.seat]).toEqual([false, 1])
  })
})

describe('Lazarus (16.3)', () => {
  const lazarus: Scene = {
    tiles: HOMES,
    species: { 'orange-cat': { innate: 'A', at: ['H4b'] } },
    lower: ['M24', 'G20', 'M15', 'M27', 'M9'],
    period: ['M1', 'M3'],
    supply: ['MH14', 'MH38'],
    genes: { red: 1 },
  }

  it('C58: returns with spines at size one, on any homeland or above small prey with no more A and no other letters', () => {
    const game = play(scene(lazarus))
    expect(game.options()).toEqual(['card:M24', 'card:G20'])
    game.seat('red').chooses('card:M24')
    expect(game.options()).toEqual(['species:red-dino', 'species:red-fin', 'species:red-bird', 'species:red-croc', 'discard'])
    game.seat('red').chooses('species:red-croc')
    expect(game.options()).toEqual(['place:H4b', 'place:H4p', 'place:T2b'])
    game.seat('red').chooses('place:H4p')
    expect(dnaOf(speciesNamed(game.state, 'red-croc'))).toBe('AA')
    expect(standingAt(game.state, 'H4p')).toEqual(['red-croc'])
  })

  it('C58: a genotype can only be discarded', () => {
    const game = play(scene(lazarus))
    game.seat('red').chooses('card:G20')
    expect(game.logged('play.discard')).toHaveLength(1)
  })

  it('C58: back in time, a Lazarus counts in the scoring of the same turn', () => {
    const game = play(scene({ ...lazarus, period: ['M1'], tarpit: ['MA16', 'MA20'] }))
    game.seat('red').chooses('card:M24', 'species:red-dino', 'place:T2b')
    expect(colour(game.state, 'red').fossils).toHaveLength(1)
    expect(lives(game.state, 'red-dino')).toBe(true)
  })

  it('16.3: a Lazarus may drift where the table plays with it, but neither resize, expand nor acculturate', () => {
    const game = play(scene({ ...lazarus, settings: { geneticDrift: true }, genes: { red: 0, orange: 3 } }))
    expect(game.options()).toEqual(['card:M24', 'drift'])
    game.seat('red').chooses('drift')
    expect([colour(game.state, 'red').genes, colour(game.state, 'orange').genes]).toEqual([1, 2])
  })

  it('4.4: a Lazarus takes no tiles', () => {
    const game = play(scene({ ...lazarus, period: ['M1'], tarpit: ['MA16', 'MA20'] }))
    game.seat('red').chooses('card:M24', 'discard')
    expect(colour(game.state, 'red').fossils).toHaveLength(0)
  })
})

describe('The winner (18.1)', () => {
  it('18.1: fossils, letters of fossil genotypes, animals and cultures', () => {
    const state = scene({
      tiles: HOMES,
      fossils: { red: ['MA16', 'MA20'] },
      genotypes: { red: ['G22'] },
      species: { 'red-dino': { cultures: ['toolUse', 'agriculture'], at: ['T2b'] }, 'orange-cat': { cards: ['G20'], at: ['H4b'] } },
    })
    expect(scoreOf(state, 'red')).toEqual({ fossils: 2, genotypes: 4, population: 1, cultures: 2, total: 9 })
    // Genotypes in living stacks count nothing.
    expect(scoreOf(state, 'orange').total).toBe(1)
  })

  it('18.1c: a tie goes to more genes; equal genes share the place', () => {
    expect(result(scene({ tiles: HOMES, species: TWO, genes: { orange: 3, red: 2 } }))).toMatchObject({
      places: [[1], [0]],
      reason: 'genes',
    })
    expect(result(scene({ tiles: HOMES, species: TWO }))).toMatchObject({
      places: [[0, 1]],
      outcomes: ['drew', 'drew'],
      reason: 'shared',
      rule: '18.1c',
    })
    expect(result(scene({ tiles: HOMES, species: { 'red-dino': { at: ['T2b'] } } }))).toMatchObject({
      places: [[0], [1]],
      reason: 'points',
    })
  })
})

describe('Ties in scoring (4.4b, 9.2d)', () => {
  /** One tile in the tarpit, one animal each, division of labour for Orange: who takes it? */
  const takers = (laborWinsScoringTies: boolean, genes: NonNullable<Scene['genes']>) => {
    const state = scene({
      settings: { laborWinsScoringTies },
      tiles: HOMES,
      tarpit: ['MA16'],
      period: ['M1'],
      lower: ['M5', 'M7', 'M15', 'M27', 'M9'],
      supply: ['MH14', 'MH38'],
      genes,
      species: { 'red-dino': { at: ['T2b'] }, 'orange-cat': { cultures: ['divisionOfLabor'], at: ['H4b'] } },
    })
    play(state).seat('red').chooses('card:M5', 'discard')
    return { red: colour(state, 'red').fossils.length, orange: colour(state, 'orange').fossils.length }
  }

  it('9.2d, living text: division of labour beats fewer teeth', () => {
    expect(takers(false, { red: 2, orange: 2 })).toEqual({ red: 1, orange: 0 })
    expect(takers(true, { red: 2, orange: 2 })).toEqual({ red: 0, orange: 1 })
  })

  it('9.2d, living text: but more genes beat division of labour', () => {
    expect(takers(true, { red: 3, orange: 2 })).toEqual({ red: 1, orange: 0 })
  })
})
