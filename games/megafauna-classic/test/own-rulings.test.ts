import { describe, expect, it } from 'vitest'
import { changeSize } from '../actions/resize.ts'
import { cardIndex } from '../components/cards.ts'
import { QUIET_TURNS } from '../phases/turn.ts'
import { express } from '../species/genome.ts'
import { dnaOf, play, run, scene, speciesNamed } from './scene.ts'

describe('A game must end (4.2, our ruling)', () => {
  const after = (quiet: number) => {
    const state = scene({ tiles: { T2: 'HR' }, genes: { red: 0 }, species: { 'red-dino': { at: ['T2b'] } } })
    state.quiet = quiet
    return play(state)
  }

  it('after thirty-nine quiet turns the fortieth may be quiet, too', () => {
    const game = after(QUIET_TURNS - 1)
    expect(game.options()).toContain('resize')
    expect(game.logged('turn.quiet')).toEqual([])
  })

  it('after forty only cards of the lower display are left, and the story says why', () => {
    const game = after(QUIET_TURNS)
    expect(game.options()).toEqual(['card:M1'])
    expect(game.logged('turn.quiet')).toHaveLength(1)
  })
})

describe('A track that was stepped down (4.2e)', () => {
  it('owes nothing once the card that carried it is lost (8.0a): the next card shows all its letters', () => {
    const state = scene({
      settings: { roadrunnerAction: true },
      genes: { red: 2 },
      tiles: { T2: 'HR' },
      species: { 'red-dino': { size: 4, cards: ['M2'], at: ['T2b'] } },
    })
    const dino = speciesNamed(state, 'red-dino')
    expect(dnaOf(dino)).toBe('SS')
    play(state).seat('red').chooses('roadrunner', 'step:red-dino:S-')
    expect(dnaOf(dino)).toBe('S')
    run(state, (t) => changeSize(t, dino, 1))
    expect([dino.cards, dnaOf(dino)]).toEqual([[], ''])
    state.general.splice(state.general.indexOf(cardIndex('M59')), 1)
    dino.cards.push(cardIndex('M59'))
    run(state, () => express(state, dino))
    expect(dnaOf(dino)).toBe('S')
  })
})
