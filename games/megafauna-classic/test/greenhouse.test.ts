import { describe, expect, it } from 'vitest'
import { habitatIndex } from '../components/map.ts'
import { shiftGreenhouse } from '../greenhouse.ts'
import { climaxOf, terrainOf } from '../habitat.ts'
import { LAND, SEA } from '../state.ts'
import { isFlipped, lives, play, run, type Scene, scene, speciesNamed, standingAt, tarpitOf, tileAt, whereIs } from './scene.ts'

function shift(s: Scene, step: 1 | -1) {
  const state = scene(s)
  run(state, (t) => shiftGreenhouse(t, step))
  return state
}
const warm = (s: Scene) => shift(s, 1)
const cool = (s: Scene) => shift(s, -1)

describe('The slide (15.1)', () => {
  it('E-15.1: mountains stay, B slides onto A at the edge, and A goes to the tarpit', () => {
    const tiles = { T2: 'HR', T6: 'MT28', T1: 'MO67' }
    const state = cool({ tiles })
    expect([tileAt(state, 'T1'), tileAt(state, 'T6'), tileAt(state, 'T2')]).toEqual(['MO67', 'HR', undefined])
    expect(tarpitOf(state)).toEqual(['MT28'])
    const open = cool({ tiles, catastrophes: 1 })
    expect([tileAt(open, 'T2'), tileAt(open, 'T6'), tarpitOf(open)]).toEqual(['HR', 'MT28', []])
  })

  it('E-15.1e: a flipped biome of climax 63 counts 163', () => {
    expect(climaxOf(scene({ greenhouse: '200', tiles: { J0: 'CJ63' }, flipped: ['J0'] }), habitatIndex('J0'))).toBe(163)
  })

  it('E-15.2: an empty slot is sea at 1600 ppm and land at 800', () => {
    expect(terrainOf(scene({ greenhouse: '1600' }), 0)).toBe(SEA)
    expect(terrainOf(scene({}), 0)).toBe(LAND)
  })

  it('E-17.1: with the Atlantic open A5 and H5 stay, J5 slides onto A5 and T5 onto H5', () => {
    const state = warm({ catastrophes: 1, tiles: { A5: 'MA20', J5: 'MA30', H5: 'MH14', T5: 'MT45' } })
    expect([tileAt(state, 'A5'), tileAt(state, 'J5'), tileAt(state, 'H5'), tileAt(state, 'T5')]).toEqual([
      'MA30',
      undefined,
      'MT45',
      undefined,
    ])
    expect(tarpitOf(state)).toEqual(['MA20', 'MH14'])
  })

  it('C54 (15.1a): the highest tile at the edge wins, the next moves up, and the guests compete', () => {
    const game = play(
      warm({
        tiles: { A2: 'MA72', J2: 'MA30', H2: 'MH12' },
        species: { 'red-dino': { size: 3, cards: ['M28'], at: ['J2b'] }, 'orange-cat': { size: 2, cards: ['M29'], at: ['A2b'] } },
      }),
      'cull',
    )
    expect([tileAt(game.state, 'A2'), tileAt(game.state, 'J2'), tileAt(game.state, 'H2')]).toEqual(['MA72', 'MH12', undefined])
    expect(tarpitOf(game.state)).toEqual(['MA30'])
    // The larch forest is contested by size.
    expect(standingAt(game.state, 'A2b')).toEqual(['red-dino'])
    expect(standingAt(game.state, 'A2p')).toEqual(['orange-cat'])
  })

  it('C55 (15.1a): a mountain gives way to a higher climax, not to a lower one', () => {
    const high = cool({ tiles: { J3: 'MO70', A3: 'MA72' } })
    expect([tileAt(high, 'J3'), tarpitOf(high)]).toEqual(['MA72', ['MO70']])
    const low = cool({ tiles: { J3: 'MO70', A3: 'MA53' } })
    expect([tileAt(low, 'J3'), tarpitOf(low)]).toEqual(['MO70', ['MA53']])
  })

  it('C56 (15.1d, 7.3e): fire-bearers keep their homeland from freezing; other white stars turn to ice and kill', () => {
    const state = cool({
      greenhouse: '400',
      tiles: { H2: 'HR', A0: 'MA30', A1: 'MA20' },
      species: { 'red-dino': { innate: 'AAA', at: ['H2b'] }, 'orange-cat': { cards: ['M4'], at: ['A0b'] } },
    })
    expect([isFlipped(state, 'T2'), isFlipped(state, 'J0'), isFlipped(state, 'J1')]).toEqual([false, true, false])
    expect(lives(state, 'orange-cat')).toBe(false)
    speciesNamed(state, 'red-dino').innate[0] = 0
    expect(isFlipped(state, 'T2')).toBe(false)
  })

  it('15.1c–d: leaving the extreme turns the biomes up again, after the slide', () => {
    const drowned = warm({ greenhouse: '1600', tiles: { H3: 'MT26' } })
    expect(isFlipped(drowned, 'J3')).toBe(true)
    run(drowned, (t) => shiftGreenhouse(t, -1))
    expect([tileAt(drowned, 'H3'), isFlipped(drowned, 'H3')]).toEqual(['MT26', false])
  })

  it('15.1: at an end box a further step the same way does nothing at all', () => {
    const state = warm({ greenhouse: 'hothouse', tiles: { H3: 'MT18' } })
    expect(tileAt(state, 'H3')).toBe('MT18')
  })

  it('9.2e, 15.1a: farmers go with their homeland and keep their side of it; off the map they die', () => {
    const farmer = (at: string[]): Scene => ({ tiles: { T2: 'HR' }, species: { 'red-dino': { cultures: ['agriculture'], at } } })
    const south = cool(farmer(['T3b', 'T2b']))
    expect(whereIs(south, 'red-dino')).toEqual(['T6b', 'T7b'])
    expect(whereIs(cool(farmer(['T1b', 'T2b'])), 'red-dino')).toEqual(['T6b'])
    expect(lives(cool(farmer(['T1b'])), 'red-dino')).toBe(false)
  })
})
