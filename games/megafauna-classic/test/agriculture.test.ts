import { describe, expect, it } from 'vitest'
import { erosionEvent } from '../events/erosion.ts'
import { shiftGreenhouse } from '../events/greenhouse.ts'
import { milankovichEvent } from '../events/milankovich.ts'
import { newEraTiles } from '../events/new-era-tiles.ts'
import { lives, play, run, type Scene, scene, standingAt, tarpitOf, tileAt, whereIs } from './scene.ts'

const FARMER = ['agriculture']

describe('Farms (9.2e)', () => {
  it('9.2e: farms lie north, south, east and west of the homeland, and nowhere else', () => {
    const game = play(scene({ tiles: { T2: 'HR' }, species: { 'red-dino': { size: 3, cultures: FARMER, at: ['T2b'] } } }))
    game.seat('red').chooses('expand', 'species:red-dino')
    expect(game.options()).toEqual(['place:H2b', 'place:T1b', 'place:T2b', 'place:T3b', 'place:T6b'])
  })

  it('9.2e: a farmer feeds on an empty slot beside its homeland, and starves on one farther away', () => {
    const state = scene({ tiles: { T2: 'HR' }, species: { 'red-dino': { cultures: FARMER, at: ['T3b', 'T4b'] } } })
    play(state, 'cull')
    expect(whereIs(state, 'red-dino')).toEqual(['T3b'])
  })

  it('9.2e: farms feed their farmers even while the homeland lies under ice', () => {
    const state = scene({
      greenhouse: '200',
      tiles: { T2: 'HR' },
      flipped: ['T2'],
      species: { 'red-dino': { cultures: FARMER, at: ['T3b'] } },
    })
    play(state, 'cull')
    expect(whereIs(state, 'red-dino')).toEqual(['T3b'])
  })

  it('9.2e, 13.2: a farm has no niche: between two homelands Orange’s teeth beat Red’s size', () => {
    const state = scene({
      tiles: { H2: 'HR', H4: 'HO' },
      species: { 'red-dino': { size: 5, cultures: FARMER, at: ['H3b'] }, 'orange-cat': { size: 1, cultures: FARMER, at: ['H3b'] } },
    })
    const game = play(state, 'cull')
    expect(standingAt(state, 'H3b')).toEqual(['orange-cat'])
    expect(game.logged('contest.teeth')).toHaveLength(1)
  })
})

describe('A biome that vanishes under a farmer (6.3, 6.4)', () => {
  it('6.3: farmers beside their homeland stay with their hunters; other grazers and the roots die', () => {
    const state = scene({
      players: ['red', 'orange', 'green', 'white'],
      tiles: { T2: 'HR', T3: 'MT18' },
      species: {
        'red-dino': { cards: ['M4'], cultures: FARMER, at: ['T3b'] },
        'orange-cat': { cards: ['M10'], at: ['T3b'] },
        'green-fin': { innate: 'N', at: ['T3r'] },
        'white-rhino': { at: ['T3p'] },
      },
    })
    run(state, (t) => milankovichEvent(t, 'E', ['tropical']))
    expect(tarpitOf(state)).toEqual(['MT18'])
    expect([standingAt(state, 'T3b'), standingAt(state, 'T3r'), standingAt(state, 'T3p')]).toEqual([['red-dino'], [], ['white-rhino']])
    expect([lives(state, 'orange-cat'), lives(state, 'green-fin')]).toEqual([false, false])
  })

  it('6.4: a farmer on the mountain that wears away stays, and goes south with its homeland', () => {
    const eroding = (cultures: readonly string[]) => {
      const state = scene({
        players: ['white', 'red'],
        tiles: { A1: 'HW', J1: 'MO94' },
        species: { 'white-rhino': { cards: ['M17'], cultures, at: ['J1b'] }, 'red-dino': { at: ['J1p'] } },
      })
      run(state, erosionEvent)
      return state
    }
    const farm = eroding(FARMER)
    expect([tileAt(farm, 'J1'), tarpitOf(farm)]).toEqual(['HW', ['MO94']])
    expect([standingAt(farm, 'H1b'), standingAt(farm, 'H1p')]).toEqual([['white-rhino'], ['red-dino']])
    const wild = eroding([])
    expect([lives(wild, 'white-rhino'), lives(wild, 'red-dino')]).toEqual([false, false])
  })

  it('15.1a: a farm slides with its homeland into the first habitat of the map as into any other', () => {
    const state = scene({ tiles: { J1: 'HR' }, species: { 'red-dino': { cultures: FARMER, at: ['J0b', 'J1b'] } } })
    run(state, (t) => shiftGreenhouse(t, 1))
    expect([tileAt(state, 'A1'), standingAt(state, 'A1b'), standingAt(state, 'A0b')]).toEqual(['HR', ['red-dino'], ['red-dino']])
  })
})

describe('Farmed homelands do not go extinct (9.2e)', () => {
  it('6.1c: a new biome passes by the farmed homeland and replaces the next lowest', () => {
    const s: Scene = {
      tiles: { T0: 'CT59', T1: 'CT62', T2: 'HR', T3: 'CT73', T4: 'CT78', T5: 'CT90', T6: 'CA66', T7: 'CA77' },
      supply: ['MT10', 'MH14'],
      species: { 'red-dino': { cultures: FARMER, at: ['H2b'] } },
    }
    const immune = scene(s)
    run(immune, newEraTiles)
    expect([tileAt(immune, 'T0'), tileAt(immune, 'T2')]).toEqual(['MT10', 'HR'])
    const mortal = scene({ ...s, settings: { farmImmunity: false } })
    run(mortal, newEraTiles)
    expect([tileAt(mortal, 'T0'), tileAt(mortal, 'T2')]).toEqual(['CT59', 'MT10'])
  })

  it('6.4: erosion spares the farmed homeland of Orange and takes that of Green', () => {
    const s: Scene = {
      players: ['orange', 'green'],
      tiles: { H4: 'HO', A4: 'HG' },
      species: { 'orange-cat': { cultures: FARMER, at: ['H3b'] }, 'green-fin': { at: ['A4b'] } },
    }
    const immune = scene(s)
    run(immune, erosionEvent)
    expect(tarpitOf(immune)).toEqual(['HG'])
    const mortal = scene({ ...s, settings: { farmImmunity: false } })
    run(mortal, erosionEvent)
    expect(tarpitOf(mortal)).toEqual(['HO'])
  })

  it('15.1b: a higher biome that slides onto a farmed homeland goes extinct', () => {
    const cooled = (cultures: readonly string[]) => {
      const state = scene({ tiles: { H4: 'HO', J4: 'CJ98' }, species: { 'orange-cat': { cultures, at: ['H3b'] } } })
      run(state, (t) => shiftGreenhouse(t, -1))
      return state
    }
    expect([tileAt(cooled(FARMER), 'H4'), tarpitOf(cooled(FARMER))]).toEqual(['HO', ['CJ98']])
    expect([tileAt(cooled([]), 'H4'), tarpitOf(cooled([]))]).toEqual(['CJ98', ['HO']])
  })

  it('15.1b: a farmed homeland that slides onto a higher mountain takes its place', () => {
    const cooled = (cultures: readonly string[]) => {
      const state = scene({ tiles: { A3: 'HR', J3: 'MO70' }, species: { 'red-dino': { cultures, at: ['A2b'] } } })
      run(state, (t) => shiftGreenhouse(t, -1))
      return state
    }
    expect([tileAt(cooled(FARMER), 'J3'), tarpitOf(cooled(FARMER))]).toEqual(['HR', ['MO70']])
    expect([tileAt(cooled([]), 'J3'), tarpitOf(cooled([]))]).toEqual(['MO70', ['HR']])
  })
})
