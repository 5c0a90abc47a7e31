import { describe, expect, it } from 'vitest'
import { colour, dnaOf, play, type Scene, type SpeciesScene, scene, speciesNamed, standingAt } from './scene.ts'

const roadrunner = (species: Readonly<Record<string, SpeciesScene>>, more: Scene = {}) => {
  const game = play(scene({ settings: { roadrunnerAction: true }, genes: { red: 3 }, tiles: { T2: 'HR' }, species, ...more }))
  game.seat('red').chooses('roadrunner')
  return game
}

describe('The roadrunner action (4.2e)', () => {
  it('4.2e: a track may step up or down by one, and a new track may be opened', () => {
    const game = roadrunner({ 'red-dino': { innate: 'NN', at: ['T2b'] } })
    expect(game.options()).toEqual(['step:red-dino:A+', 'step:red-dino:M+', 'step:red-dino:N+', 'step:red-dino:N-', 'step:red-dino:S+'])
    game.seat('red').chooses('step:red-dino:N-')
    expect(dnaOf(speciesNamed(game.state, 'red-dino'))).toBe('N')
    expect([colour(game.state, 'red').genes, game.state.rows[0].genes[0]]).toEqual([1, 2])
  })

  it('4.2e: the track ends at three', () => {
    const game = roadrunner({ 'red-dino': { innate: 'SSS', at: ['T2b'] } })
    expect(game.options()).toContain('step:red-dino:S-')
    expect(game.options()).not.toContain('step:red-dino:S+')
  })

  it('4.2e: the letter steps from what the track shows: of four S shown as three, two are left', () => {
    const game = roadrunner({ 'red-dino': { cards: ['M2', 'M23'], at: ['T2b'] } })
    game.seat('red').chooses('step:red-dino:S-')
    expect(dnaOf(speciesNamed(game.state, 'red-dino'))).toBe('SS')
  })

  it('4.2e: without a spare animal no track is opened, but an old one may rise or fall', () => {
    const game = roadrunner({ 'red-dino': { innate: 'N', at: ['T2b', 'T2b', 'T2b', 'T2b', 'T2b', 'T2b'] } })
    expect(game.options()).toEqual(['step:red-dino:N+', 'step:red-dino:N-'])
  })

  it('4.2e: predators step the same letter up or down, no other, and pay nothing', () => {
    const game = roadrunner({ 'red-dino': { innate: 'N', at: ['T2b'] }, 'orange-cat': { innate: 'NS', at: ['T2p'] } })
    game.seat('red').chooses('step:red-dino:N+')
    expect(game.ask).toMatchObject({ kind: 'roadrunner.predator', seat: 1 })
    expect(game.options()).toEqual(['stay', 'step:orange-cat:N+', 'step:orange-cat:N-'])
    game.seat('orange').chooses('step:orange-cat:N+')
    expect(colour(game.state, 'orange').genes).toBe(0)
  })

  it('4.2e: one’s own predators may follow as well', () => {
    const game = roadrunner({ 'red-dino': { innate: 'S', at: ['T2b'] }, 'red-fin': { innate: 'S', at: ['T2p'] } })
    game.seat('red').chooses('step:red-dino:S+', 'step:red-fin:S+')
    expect(dnaOf(speciesNamed(game.state, 'red-fin'))).toBe('SS')
    expect(standingAt(game.state, 'T2p')).toEqual(['red-fin'])
  })

  it('4.2e: hunters in the triangle that could not eat the species before are not asked', () => {
    const game = roadrunner({
      'red-dino': { innate: 'NN', at: ['T2b'] },
      'orange-cat': { innate: 'N', at: ['T2p'] },
    })
    game.seat('red').chooses('step:red-dino:N-')
    expect(game.logged('roadrunner.predator')).toEqual([])
    expect(game.ask?.kind).toBe('action')
    expect(standingAt(game.state, 'T2p')).toEqual(['orange-cat'])
  })
})
