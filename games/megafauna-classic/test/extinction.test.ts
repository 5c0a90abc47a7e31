import { describe, expect, it } from 'vitest'
import { spareAnimals } from '../species/genome.ts'
import { dnaOf, lives, play, type Scene, scene, speciesNamed, standingAt } from './scene.ts'
import { scoreOf } from './scores.ts'

describe('Cultures of the living and the dead (9.2, 16.2b)', () => {
  it('C31 (9.2): bone-crackers that outgrow their dexterity still crack bones', () => {
    const grown = (cultures: readonly string[]) => {
      const game = play(
        scene({
          players: ['orange', 'red'],
          tiles: { T2: 'HR' },
          species: { 'orange-cat': { size: 5, cards: ['M4', 'M55'], cultures, at: ['T2p'] }, 'red-dino': { at: ['T2b'] } },
        }),
      )
      return game.seat('orange').chooses('resize', 'grow:orange-cat').state
    }
    const crackers = grown(['boneCracking'])
    expect([speciesNamed(crackers, 'orange-cat').size, dnaOf(speciesNamed(crackers, 'orange-cat'))]).toEqual([6, 'N'])
    expect(standingAt(crackers, 'T2p')).toEqual(['orange-cat'])
    expect(scoreOf(crackers, 'orange').cultures).toBe(1)
    expect(lives(grown([]), 'orange-cat')).toBe(false)
  })

  it('C31 (16.2b): the animals of an extinct species return, those of its tracks and cultures too', () => {
    const state = scene({
      players: ['orange', 'red'],
      tiles: { H4: 'HO', T2: 'HR' },
      species: {
        'orange-cat': { innate: 'NNS', cultures: ['boneCracking', 'toolUse'], at: ['A0b', 'A1b'] },
        'orange-bat': { at: ['H4b'] },
        'red-dino': { at: ['T2b'] },
      },
    })
    expect(spareAnimals(state, speciesNamed(state, 'orange-cat'))).toBe(1)
    play(state, 'cull')
    expect(lives(state, 'orange-cat')).toBe(false)
    expect(scoreOf(state, 'orange')).toMatchObject({ population: 1, cultures: 0 })
    // The silhouette is free again, and a new species under it begins with nothing.
    play(state).seat('orange').chooses('expand', 'species:orange-cat', 'place:H4p')
    const child = speciesNamed(state, 'orange-cat')
    expect([child.cultures, dnaOf(child), spareAnimals(state, child)]).toEqual([0, '', 6])
  })
})

describe('Where a Lazarus returns (16.3a)', () => {
  const lazarus: Scene = {
    players: ['red', 'orange', 'green'],
    tiles: { T2: 'HR', H4: 'HO' },
    period: ['M5', 'M3'],
    supply: ['MA16', 'MA20'],
  }
  const returning = (s: Scene, card: string, ...choices: readonly string[]) =>
    play(scene({ ...lazarus, ...s, lower: [card, 'M15', 'M27', 'M9', 'M54'] }))
      .seat('red')
      .chooses(`card:${card}`, 'species:red-croc', ...choices)

  it('C58: spines find no prey that is too large, better armoured, fast, nocturnal or amphibious', () => {
    const game = returning(
      {
        tiles: { H4: 'HO', T2: 'HR', J0: 'MJ15', J2: 'MH24', T0: 'MT18', T1: 'MO67', T3: 'MT10', T4: 'MT41', T5: 'MJ34' },
        species: {
          'orange-cat': { innate: 'A', at: ['H4b'] },
          'orange-rhino': { size: 2, innate: 'AA', at: ['J0b'] },
          'orange-bat': { innate: 'AAA', at: ['T0b'] },
          'orange-dolphin': { size: 3, at: ['T1b'] },
          'green-fin': { innate: 'S', at: ['T3b'] },
          'green-dino': { innate: 'N', at: ['T4b'] },
          'green-croc': { innate: 'M', at: ['T5b'] },
          'green-bird': { at: ['J2r'] },
        },
      },
      'M24',
    )
    expect(game.options()).toEqual(['place:J0p', 'place:J2p', 'place:H4b', 'place:H4p', 'place:T2b'])
  })

  it('C58: fins find the sea and no homeland, a first M both; no letters, no sea', () => {
    const s: Scene = { tiles: { T2: 'HR', H4: 'HO', T4: 'MT45', H1: 'MH44', H2: 'MH38' } }
    expect(returning(s, 'M32', 'size:2').options()).toEqual(['place:H1b', 'place:T4b'])
    expect(returning(s, 'M14', 'size:2').options()).toEqual(['place:H4b', 'place:T2b', 'place:T4b'])
    expect(returning(s, 'M25', 'size:2').options()).toEqual(['place:H4b', 'place:T2b'])
  })

  it('C58: nobody returns to a homeland of ice', () => {
    const s: Scene = { greenhouse: '200', tiles: { T2: 'HR', H4: 'HO', A4: 'HG' }, flipped: ['H4'] }
    expect(returning(s, 'M1', 'size:2').options()).toEqual(['place:A4b', 'place:T2b'])
  })

  const prey: Scene = { species: { 'orange-cat': { size: 4, at: ['H4b'] } } }

  it('C58: of the sizes within the card’s limits one is chosen, and with it the prey', () => {
    const saber = returning(prey, 'M18')
    expect(saber.options()).toEqual(['size:2', 'size:3'])
    expect(returning(prey, 'M18', 'size:2').options()).toEqual(['place:H4b', 'place:T2b'])
    const large = returning(prey, 'M18', 'size:3')
    expect(large.options()).toEqual(['place:H4b', 'place:H4p', 'place:T2b'])
    large.seat('red').chooses('place:H4p')
    expect([speciesNamed(large.state, 'red-croc').size, standingAt(large.state, 'H4p')]).toEqual([3, ['red-croc']])
  })

  it('C58: only sizes that can live somewhere are offered', () => {
    const hunted: Scene = { tiles: { T0: 'MT18' }, species: { 'orange-cat': { size: 5, cards: ['M10'], at: ['T0b'] } } }
    expect(returning(hunted, 'M1').options()).toEqual(['size:4', 'size:5', 'size:6'])
    const { state } = returning(hunted, 'M1', 'size:6')
    expect([speciesNamed(state, 'red-croc').size, standingAt(state, 'T0p')]).toEqual([6, ['red-croc']])
  })
})
