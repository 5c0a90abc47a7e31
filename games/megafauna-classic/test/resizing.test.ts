import { describe, expect, it } from 'vitest'
import { lives, play, scene, speciesNamed, standingAt } from './scene.ts'

describe('The size track (2.5a, 8.0)', () => {
  it('8.0: sizes run from one to six: the largest only shrink, the smallest only grow', () => {
    const game = play(
      scene({ tiles: { T2: 'HR' }, species: { 'red-dino': { size: 6, at: ['T2b'] }, 'red-fin': { size: 1, at: ['T2b'] } } }),
    )
    game.seat('red').chooses('resize')
    expect(game.options()).toEqual(['shrink:red-dino', 'grow:red-fin'])
    game.seat('red').chooses('shrink:red-dino')
    expect(speciesNamed(game.state, 'red-dino').size).toBe(5)
  })

  it('8.0b: a hunter of size six cannot grow after its prey', () => {
    const game = play(
      scene({ tiles: { T2: 'HR' }, species: { 'red-dino': { size: 5, at: ['T2b'] }, 'orange-cat': { size: 6, at: ['T2p'] } } }),
    )
    game.seat('red').chooses('resize', 'grow:red-dino')
    expect(game.options()).toEqual(['stay', 'shrink:orange-cat'])
  })
})

describe('Predators adjust (8.0b)', () => {
  it('8.0b: one’s own predators may follow', () => {
    const game = play(
      scene({ tiles: { T2: 'HR' }, species: { 'red-dino': { size: 2, at: ['T2b'] }, 'red-fin': { size: 1, at: ['T2p'] } } }),
    )
    game.seat('red').chooses('resize', 'grow:red-dino')
    expect(game.ask).toMatchObject({ kind: 'resize.predator', seat: 0 })
    game.seat('red').chooses('grow:red-fin')
    expect(standingAt(game.state, 'T2p')).toEqual(['red-fin'])
  })

  it('8.0b: who hunts the species in the roots may follow', () => {
    const game = play(
      scene({
        tiles: { T0: 'MT18' },
        species: { 'red-dino': { size: 2, innate: 'N', at: ['T0r'] }, 'orange-cat': { innate: 'N', at: ['T0p'] } },
      }),
    )
    game.seat('red').chooses('resize', 'grow:red-dino').seat('orange').chooses('grow:orange-cat')
    expect(standingAt(game.state, 'T0p')).toEqual(['orange-cat'])
  })

  it('8.0b: a hunter above that eats only the other herbivore is not asked, even if the change brings it within reach', () => {
    const game = play(
      scene({
        players: ['red', 'orange', 'white'],
        tiles: { T0: 'MT41' },
        species: {
          'red-dino': { size: 3, cards: ['M4'], at: ['T0b'] },
          'white-bat': { size: 1, cards: ['M56'], at: ['T0r'] },
          'orange-cat': { size: 1, at: ['T0p'] },
        },
      }),
    )
    game.seat('red').chooses('resize', 'shrink:red-dino')
    expect(game.ask).toMatchObject({ kind: 'action', seat: 1 })
    expect(lives(game.state, 'orange-cat')).toBe(true)
  })

  it('8.0b: the owners are asked in turn order, from the active player on', () => {
    const game = play(
      scene({
        players: ['red', 'orange', 'green'],
        active: 'orange',
        tiles: { H4: 'HO' },
        species: {
          'orange-cat': { size: 2, at: ['H4b'] },
          'red-dino': { size: 1, at: ['H4p'] },
          'green-fin': { size: 3, at: ['H4p'] },
        },
      }),
    )
    game.seat('orange').chooses('resize', 'grow:orange-cat').seat('green').chooses('stay').seat('red').chooses('grow:red-dino')
    expect(standingAt(game.state, 'H4p')).toEqual(['red-dino'])
  })
})
