import { describe, expect, it } from 'vitest'
import { newEraTiles } from '../events/new-era-tiles.ts'
import { run, type Scene, scene, standingAt, tarpitOf, whereIs } from './scene.ts'

/** This immigrant is drawn, and then a harmless biome. */
function arrival(immigrant: string, s: Scene) {
  const state = scene({ ...s, supply: [immigrant, s.catastrophes === 2 ? 'CH88' : 'MH14'] })
  run(state, newEraTiles)
  return state
}

describe('Immigrant herbivores (6.1g)', () => {
  it('6.1g: of three biomes that feed it, an immigrant takes the one of lowest climax, wherever it lies', () => {
    const state = arrival('IM8', { tiles: { T0: 'MT41', T1: 'MT18', T5: 'CT59' } })
    expect(whereIs(state, 'IM8')).toEqual(['T1b'])
  })

  it('6.1g: a marine immigrant passes by land that would feed it; without a sea biome it is lost', () => {
    expect(whereIs(arrival('IM9', { tiles: { T0: 'HR', T1: 'CH88' } }), 'IM9')).toEqual(['T1b'])
    expect(tarpitOf(arrival('IM9', { tiles: { T0: 'HR' } }))).toEqual(['IM9'])
  })

  it('6.1g: an amphibious immigrant takes land or sea, whichever is lower', () => {
    expect(whereIs(arrival('IM10', { tiles: { T0: 'HR', T1: 'MT45' } }), 'IM10')).toEqual(['T1b'])
    expect(whereIs(arrival('IM10', { tiles: { T0: 'HR', T1: 'CH88' } }), 'IM10')).toEqual(['T0b'])
  })

  it('6.1g: flipped biomes feed nobody', () => {
    expect(whereIs(arrival('IM9', { greenhouse: '1600', tiles: { T0: 'CT19' } }), 'IM9')).toEqual(['T0b'])
    expect(tarpitOf(arrival('IM9', { greenhouse: '3200', tiles: { T0: 'CT19' }, flipped: ['T0'] }))).toEqual(['IM9'])
  })

  it('6.1g: where both the leaves and the roots feed it, an immigrant takes the leaves', () => {
    const state = arrival('IC9', { catastrophes: 2, tiles: { T0: 'CH56' } })
    expect([standingAt(state, 'T0b'), standingAt(state, 'T0r')]).toEqual([['IC9'], []])
  })

  it('6.1g: a player’s animal does not keep an immigrant out', () => {
    const state = arrival('IM8', { tiles: { T0: 'MT18', T1: 'MT41' }, species: { 'red-dino': { cards: ['M4'], at: ['T0b'] } } })
    expect(standingAt(state, 'T0b')).toEqual(['red-dino', 'IM8'])
  })
})

describe('Immigrant predators (6.1g)', () => {
  const prey = { 'red-dino': { cards: ['M4'], at: ['T0b', 'T1b'] } }

  it('6.1g: a triangle that another immigrant holds is closed; the next prey is taken', () => {
    const state = arrival('IM16', { tiles: { T0: 'MT18', T1: 'MT41' }, immigrants: { T0p: 'IM15' }, species: prey })
    expect([standingAt(state, 'T0p'), standingAt(state, 'T1p')]).toEqual([['IM15'], ['IM16']])
  })

  it('6.1g: a triangle that a player’s hunter holds is open', () => {
    const state = arrival('IM16', { tiles: { T0: 'MT18', T1: 'MT41' }, species: { ...prey, 'orange-cat': { at: ['T0p'] } } })
    expect(standingAt(state, 'T0p')).toEqual(['orange-cat', 'IM16'])
  })

  it('6.1g: marine hunters pass by prey on land', () => {
    const state = arrival('IM14', {
      tiles: { T0: 'MT18', T1: 'MT45' },
      immigrants: { T1b: 'IM9' },
      species: { 'red-dino': { cards: ['M4'], at: ['T0b'] } },
    })
    expect(whereIs(state, 'IM14')).toEqual(['T1p'])
  })

  it('6.1g: rooters are prey as well', () => {
    const state = arrival('IM16', { tiles: { T0: 'MT41' }, species: { 'red-dino': { cards: ['M56'], at: ['T0r'] } } })
    expect(whereIs(state, 'IM16')).toEqual(['T0p'])
  })
})
