import { describe, expect, it } from 'vitest'
import { habitatIndex } from '../components/map.ts'
import { shiftGreenhouse } from '../events/greenhouse.ts'
import { climaxOf, terrainOf } from '../habitat.ts'
import { express } from '../species/genome.ts'
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
    // Without fire, later, nothing changes: not on the way to Snowball, and not on the way back.
    const dino = speciesNamed(state, 'red-dino')
    dino.innate[0] = 0
    express(state, dino)
    run(state, (t) => shiftGreenhouse(t, -1))
    expect([tileAt(state, 'T6'), isFlipped(state, 'T6'), whereIs(state, 'red-dino')]).toEqual(['HR', false, ['T6b']])
    run(state, (t) => shiftGreenhouse(t, 1))
    expect([tileAt(state, 'T2'), isFlipped(state, 'T2'), whereIs(state, 'red-dino')]).toEqual(['HR', false, ['T2b']])
  })

  it('15.1: at an end box a further step the same way does nothing at all', () => {
    const hot = warm({ greenhouse: 'hothouse', tiles: { H3: 'MT18' } })
    expect([hot.greenhouse, tileAt(hot, 'H3')]).toEqual([6, 'MT18'])
    const cold = cool({ greenhouse: 'snowball', tiles: { H3: 'MT18' } })
    expect([cold.greenhouse, tileAt(cold, 'H3')]).toEqual([0, 'MT18'])
  })

  it('15.1a: the super-fern stays where it is', () => {
    const state = cool({ tiles: { A2: 'CA61', A3: 'MA72' } })
    expect([tileAt(state, 'A2'), tileAt(state, 'J2')]).toEqual(['CA61', undefined])
    expect([tileAt(state, 'A3'), tileAt(state, 'J3')]).toEqual([undefined, 'MA72'])
  })

  it('15.1b: between biomes of the same climax the one that arrived goes', () => {
    const north = warm({ tiles: { A0: 'MH48', J0: 'CA48' } })
    expect([tileAt(north, 'A0'), tarpitOf(north)]).toEqual(['MH48', ['CA48']])
    const south = cool({ tiles: { H0: 'MH48', T0: 'CA48' } })
    expect([tileAt(south, 'T0'), tarpitOf(south)]).toEqual(['CA48', ['MH48']])
  })

  it('13.5, 15.1b: the immigrants of the lost biome count as later, whether it lay there or arrived', () => {
    const arrivalWins = warm({ tiles: { A0: 'MT18', J0: 'MH24' }, immigrants: { A0b: 'IM6', J0b: 'IM11' } })
    expect([tileAt(arrivalWins, 'A0'), standingAt(arrivalWins, 'A0b')]).toEqual(['MH24', ['IM11', 'IM6']])
    expect(standingAt(play(arrivalWins, 'cull').state, 'A0b')).toEqual(['IM11'])
    const residentWins = warm({ tiles: { A0: 'MH24', J0: 'MT18' }, immigrants: { A0b: 'IM6', J0b: 'IM11' } })
    expect([tileAt(residentWins, 'A0'), standingAt(residentWins, 'A0b')]).toEqual(['MH24', ['IM6', 'IM11']])
    expect(standingAt(play(residentWins, 'cull').state, 'A0b')).toEqual(['IM6'])
  })
})

describe('Flipped biomes (15.1c–e)', () => {
  it('15.1c–d: leaving the extreme turns the biomes up again, after the slide', () => {
    const drowned = warm({ greenhouse: '1600', tiles: { H3: 'MT26' } })
    expect(isFlipped(drowned, 'J3')).toBe(true)
    run(drowned, (t) => shiftGreenhouse(t, -1))
    expect([tileAt(drowned, 'H3'), isFlipped(drowned, 'H3')]).toEqual(['MT26', false])
    const frozen = cool({ greenhouse: '400', tiles: { J0: 'MA30' } })
    expect(isFlipped(frozen, 'H0')).toBe(true)
    run(frozen, (t) => shiftGreenhouse(t, 1))
    expect([tileAt(frozen, 'J0'), isFlipped(frozen, 'J0')]).toEqual(['MA30', false])
  })

  it('15.1d: ice slides as ice to Snowball and back, and thaws only above 200 ppm', () => {
    const state = cool({ greenhouse: '200', tiles: { J0: 'MA30' }, flipped: ['J0'] })
    expect([tileAt(state, 'H0'), isFlipped(state, 'H0'), isFlipped(state, 'J0')]).toEqual(['MA30', true, false])
    run(state, (t) => shiftGreenhouse(t, 1))
    expect([tileAt(state, 'J0'), isFlipped(state, 'J0')]).toEqual(['MA30', true])
    run(state, (t) => shiftGreenhouse(t, 1))
    expect([tileAt(state, 'A0'), isFlipped(state, 'A0')]).toEqual(['MA30', false])
  })

  it('15.1c: barren sea slides as such to Hothouse and back, and dries only below 3200 ppm', () => {
    const state = warm({ greenhouse: '3200', tiles: { H3: 'MT26' }, flipped: ['H3'] })
    expect([tileAt(state, 'J3'), isFlipped(state, 'J3'), isFlipped(state, 'H3')]).toEqual(['MT26', true, false])
    run(state, (t) => shiftGreenhouse(t, -1))
    expect([tileAt(state, 'H3'), isFlipped(state, 'H3')]).toEqual(['MT26', true])
    run(state, (t) => shiftGreenhouse(t, -1))
    expect([tileAt(state, 'T3'), isFlipped(state, 'T3')]).toEqual(['MT26', false])
  })

  it('15.1b, 15.1e: a flipped biome meets others with its hundred more, arriving or lying there', () => {
    const arriving = cool({ greenhouse: '200', tiles: { J0: 'CJ63', H0: 'MO94' }, flipped: ['J0'] })
    expect([tileAt(arriving, 'H0'), isFlipped(arriving, 'H0'), tarpitOf(arriving)]).toEqual(['CJ63', true, ['MO94']])
    const lying = cool({ greenhouse: '200', tiles: { J0: 'MA72', H0: 'MO67' }, flipped: ['H0'] })
    expect([tileAt(lying, 'H0'), isFlipped(lying, 'H0'), tarpitOf(lying)]).toEqual(['MO67', true, ['MA72']])
  })
})

describe('Fire (7.3e)', () => {
  it('7.3e: Orange’s fire keeps the ice off Orange’s homeland, not off Red’s', () => {
    const state = cool({
      greenhouse: '400',
      tiles: { H2: 'HR', H4: 'HO' },
      species: { 'red-dino': { at: ['H2b'] }, 'orange-cat': { innate: 'AAA', at: ['H4b'] } },
    })
    expect([isFlipped(state, 'T2'), isFlipped(state, 'H4')]).toEqual([true, false])
    expect([lives(state, 'red-dino'), lives(state, 'orange-cat')]).toEqual([false, true])
  })

  it('7.3e: AAA is fire, AA only armour', () => {
    const freeze = (innate: string) => cool({ greenhouse: '400', tiles: { H2: 'HR' }, species: { 'red-dino': { innate, at: ['H2b'] } } })
    const fire = freeze('AAA')
    expect([isFlipped(fire, 'T2'), lives(fire, 'red-dino')]).toEqual([false, true])
    const armour = freeze('AA')
    expect([isFlipped(armour, 'T2'), lives(armour, 'red-dino')]).toEqual([true, false])
  })

  it('7.3e, 15.1a: goes out with the last fire-bearer, even if this very slide pushed it off the map', () => {
    const farmers = (at: readonly string[]) =>
      cool({
        greenhouse: '400',
        tiles: { T2: 'HR' },
        species: { 'red-dino': { innate: 'AAA', cultures: ['agriculture'], at }, 'red-fin': { at: ['T2b'] } },
      })
    const lost = farmers(['T1b'])
    expect([lives(lost, 'red-dino'), tileAt(lost, 'T6'), isFlipped(lost, 'T6')]).toEqual([false, 'HR', true])
    expect(lives(lost, 'red-fin')).toBe(false)
    const saved = farmers(['T1b', 'T3b'])
    expect([whereIs(saved, 'red-dino'), isFlipped(saved, 'T6')]).toEqual([['T7b'], false])
    expect(whereIs(saved, 'red-fin')).toEqual(['T6b'])
  })
})

describe('Farms and the slide (9.2e, 15.1a)', () => {
  const farmer = (at: readonly string[]): Scene => ({ tiles: { T2: 'HR' }, species: { 'red-dino': { cultures: ['agriculture'], at } } })

  it('9.2e, 15.1a: farmers go with their homeland and keep their side of it; off the map they die', () => {
    const south = cool(farmer(['T3b', 'T2b']))
    expect(whereIs(south, 'red-dino')).toEqual(['T6b', 'T7b'])
    expect(whereIs(cool(farmer(['T1b', 'T2b'])), 'red-dino')).toEqual(['T6b'])
    expect(lives(cool(farmer(['T1b'])), 'red-dino')).toBe(false)
  })

  it('15.1a: whoever hunts on a farm moves with it', () => {
    const state = cool({
      tiles: { T2: 'HR' },
      species: { 'red-dino': { cultures: ['agriculture'], at: ['T3b'] }, 'orange-cat': { at: ['T3p'] } },
    })
    expect([whereIs(state, 'red-dino'), whereIs(state, 'orange-cat')]).toEqual([['T7b'], ['T7p']])
  })

  it('15.1a, 17.1: farmers pushed into the open Atlantic die; while it is closed they move on', () => {
    const beside = (catastrophes: number) =>
      cool({ catastrophes, tiles: { J4: 'HR' }, species: { 'red-dino': { cultures: ['agriculture'], at: ['J4b', 'J5b'] } } })
    expect(whereIs(beside(0), 'red-dino')).toEqual(['H4b', 'H5b'])
    expect(whereIs(beside(1), 'red-dino')).toEqual(['H4b'])
  })

  it('9.2e, 17.1: there is no farm across the open Atlantic', () => {
    const across = (catastrophes: number) => play(scene({ ...farmer(['T2b', 'T6b']), catastrophes }), 'cull')
    expect(whereIs(across(0).state, 'red-dino')).toEqual(['T2b', 'T6b'])
    expect(whereIs(across(1).state, 'red-dino')).toEqual(['T2b'])
  })

  it('9.2e, 15.1b: a farmed homeland wins against a higher climax, where it arrives and where it lies', () => {
    const arriving = (at: readonly string[]) => cool({ ...farmer(at), tiles: { T2: 'HR', T6: 'CT59' } })
    expect([tileAt(arriving(['T2b', 'T3b']), 'T6'), tarpitOf(arriving(['T2b', 'T3b']))]).toEqual(['HR', ['CT59']])
    expect([tileAt(arriving(['T2b']), 'T6'), tarpitOf(arriving(['T2b']))]).toEqual(['CT59', ['HR']])
    const lying = (at: readonly string[]) => cool({ ...farmer(at), tiles: { T6: 'HR', T2: 'CT59' } })
    expect([tileAt(lying(['T6b', 'T7b']), 'T6'), tarpitOf(lying(['T6b', 'T7b']))]).toEqual(['HR', ['CT59']])
    expect([tileAt(lying(['T6b']), 'T6'), tarpitOf(lying(['T6b']))]).toEqual(['CT59', ['HR']])
  })

  it('9.2e, 15.1b: without the immunity (living text) a farmed homeland loses to a higher climax', () => {
    const s: Scene = { ...farmer(['T2b', 'T3b']), settings: { farmImmunity: false } }
    const arriving = cool({ ...s, tiles: { T2: 'HR', T6: 'CT59' } })
    expect([tileAt(arriving, 'T6'), tarpitOf(arriving)]).toEqual(['CT59', ['HR']])
  })

  it('9.2e, 15.1b: the farm counts though this very step floods it', () => {
    const state = warm({ ...farmer(['A3b']), tiles: { A2: 'HR', J2: 'CT59' } })
    expect([tileAt(state, 'A2'), tarpitOf(state)]).toEqual(['HR', ['CT59']])
    expect(lives(play(state, 'cull').state, 'red-dino')).toBe(false)
  })
})
