import { describe, expect, it } from 'vitest'
import { cardIndex } from '../components/cards.ts'
import { habitatIndex } from '../components/map.ts'
import { catastropheEvent } from '../events/catastrophe.ts'
import { erosionEvent } from '../events/erosion.ts'
import { milankovichEvent } from '../events/milankovich.ts'
import { newEraTiles } from '../events/new-era-tiles.ts'
import { climaxOf } from '../habitat.ts'
import type { ClassicTable } from '../keys.ts'
import { isCenozoic } from '../state.ts'
import { isFlipped, lives, play, run, type Scene, scene, speciesNamed, standingAt, tarpitOf, tileAt } from './scene.ts'

const catastrophe = (level: number, greenhouse: 1 | -1) => (t: ClassicTable) => catastropheEvent(t, cardIndex('M2'), level, greenhouse)
const milankovichE = (t: ClassicTable) => milankovichEvent(t, 'E', ['tropical'])
const milankovichP = (t: ClassicTable) => milankovichEvent(t, 'P', ['arctic', 'horse'])

/** Draws these two tiles. */
function draw(s: Scene, first: string, second: string) {
  const state = scene({ ...s, supply: [first, second] })
  run(state, newEraTiles)
  return state
}

describe('New era tiles (6.1)', () => {
  it('E-6.1c: Petrified Forest replaces the Sea Lilies, though its climax is lower', () => {
    const tiles = { H0: 'MH38', H1: 'MH43', H2: 'MH44', H3: 'MH48', H4: 'MH49', H5: 'MJ52' }
    const state = draw({ tiles }, 'MH12', 'IM13')
    expect(tileAt(state, 'H0')).toBe('MH12')
    expect(tarpitOf(state)).toContain('MH38')
  })

  it('E-6.1g-1: eel whales pass by land and by prey that sees at night, and hunt the sea turtles', () => {
    const state = draw(
      {
        catastrophes: 2,
        tiles: { T0: 'MT28', T1: 'MT45', T2: 'MT41' },
        immigrants: { T1b: 'IC12' },
        species: { 'red-dino': { innate: 'MN', at: ['T0b'] } },
      },
      'IC14',
      'CA48',
    )
    expect(standingAt(state, 'T1p')).toEqual(['IC14'])
  })

  it('E-6.1g-2: the deer finds the sloths on the ginkgos, enters Green’s homeland and loses to its niche', () => {
    const state = scene({
      players: ['red', 'green'],
      catastrophes: 2,
      tiles: { A0: 'MA30', A4: 'HG', T2: 'HR' },
      immigrants: { A0b: 'IC7' },
      species: { 'green-fin': { at: ['A4b'] }, 'red-dino': { at: ['T2b'] } },
      period: ['M1', 'M3'],
      lower: ['M5', 'M7', 'M15', 'M27', 'M9'],
      supply: ['IC1', 'CH88'],
    })
    play(state).seat('red').chooses('card:M5', 'discard')
    expect(standingAt(state, 'A4b')).toEqual(['green-fin'])
    expect(tarpitOf(state)).toContain('IC1')
    expect(standingAt(state, 'A0b')).toEqual(['IC7'])
  })

  it('C15 (6.1b): empty slots fill by their printed climax', () => {
    const state = draw({}, 'MA53', 'MA20')
    expect([tileAt(state, 'A5'), tileAt(state, 'A0')]).toEqual(['MA53', 'MA20'])
    expect(tileAt(draw({}, 'MO67', 'MA20'), 'J1')).toBe('MO67')
  })

  it('6.1: the first tile’s greenhouse slides the world before the second is placed', () => {
    // The volcano slides MT50 from T6 to T2; T6, the lowest of the tropics, is free for the second tile.
    const state = draw({ tiles: { T6: 'MT50' } }, 'MO70', 'MT18')
    expect([tileAt(state, 'T2'), tileAt(state, 'T6')]).toEqual(['MT50', 'MT18'])
  })

  it('6.1b: a mountain goes to the lowest slot of either range', () => {
    const western = { J1: 'MO94', H0: 'CO97', T1: 'CO99' }
    expect(tileAt(draw({ tiles: western }, 'MO67', 'MH14'), 'A4')).toBe('MO67')
    const full = draw({ tiles: { ...western, A4: 'CO87', J3: 'MO69', H4: 'CO93' } }, 'MO67', 'MH14')
    expect([tileAt(full, 'J3'), tarpitOf(full)]).toEqual(['MO67', ['MO69']])
  })

  it('6.1d: at 3200 ppm a blue star arrives drowned, and what stood there is dead; a white star arrives as it is', () => {
    const tropics = { T0: 'MT10', T1: 'MT18', T2: 'MT27', T3: 'MT32', T4: 'MT36', T5: 'MT45', T6: 'MT46', T7: 'MT50' }
    const state = draw(
      { greenhouse: '3200', tiles: tropics, species: { 'red-dino': { cards: ['M11'], size: 4, at: ['T0b'] } } },
      'MT26',
      'MA30',
    )
    expect([tileAt(state, 'T0'), isFlipped(state, 'T0')]).toEqual(['MT26', true])
    expect(climaxOf(state, habitatIndex('T0'))).toBe(126)
    expect(lives(state, 'red-dino')).toBe(false)
    expect([tileAt(state, 'A5'), isFlipped(state, 'A5')]).toEqual(['MA30', false])
  })

  it('C16 (6.1d): at 200 ppm a white star arrives as ice, and what stood there is dead before the cull', () => {
    const state = draw(
      {
        catastrophes: 2,
        greenhouse: '200',
        tiles: { A0: 'MA53', A1: 'MA72', A2: 'MO67', A3: 'MA20', A4: 'MO69', A5: 'MO70' },
        species: { 'red-dino': { cards: ['M11'], size: 4, at: ['A3b'] } },
      },
      'CA77',
      'CH88',
    )
    expect(tileAt(state, 'A3')).toBe('CA77')
    expect(isFlipped(state, 'A3')).toBe(true)
    expect(climaxOf(state, 3)).toBe(177)
    expect(lives(state, 'red-dino')).toBe(false)
  })

  it('C17 (6.1g): Protoceratops takes the larch forest, Multituberculates find nothing', () => {
    const tiles = { A0: 'MA20', A1: 'MA72' }
    expect(standingAt(draw({ tiles }, 'IM2', 'MH14'), 'A1b')).toEqual(['IM2'])
    expect(tarpitOf(draw({ tiles }, 'IM1', 'MH14'))).toContain('IM1')
  })

  it('C18 (6.1g): with the leaves held by another immigrant, huskers take the roots and others die', () => {
    const s: Scene = { tiles: { T0: 'MT41' }, immigrants: { T0b: 'IM8' } }
    expect(standingAt(draw(s, 'IM10', 'MH14'), 'T0r')).toEqual(['IM10'])
    expect(tarpitOf(draw(s, 'IM7', 'MH14'))).toContain('IM7')
  })

  it('C19 (6.1g): Velociraptors pass by nocturnal prey and catch the fast and huge', () => {
    const state = draw(
      {
        tiles: { A0: 'MA30', A1: 'MA72' },
        species: {
          'red-dino': { cards: ['M4', 'M8'], at: ['A0b'] },
          'orange-cat': { size: 6, cards: ['M28', 'M1'], innate: 'S', at: ['A1b'] },
        },
      },
      'IM4',
      'MH14',
    )
    expect(standingAt(state, 'A1p')).toEqual(['IM4'])
  })
})

describe('Catastrophe (6.2)', () => {
  it('E-6.2a: level five kills BGGAN and spares PPAM', () => {
    const state = scene({
      species: {
        'red-dino': { size: 2, cards: ['M64', 'M19'], innate: 'N', at: ['T2b'] },
        'orange-cat': { cards: ['M3'], innate: 'AM', at: ['H4b'] },
      },
      tiles: { T2: 'HR', H4: 'HO' },
    })
    run(state, catastrophe(5, -1))
    expect([lives(state, 'red-dino'), lives(state, 'orange-cat')]).toEqual([false, true])
  })

  it('C20 (6.2): only shown letters count: four S on cards are three', () => {
    const state = scene({
      species: { 'red-dino': { cards: ['M2', 'M23'], at: ['T2b'] }, 'red-fin': { cards: ['M1', 'M5', 'M4'], innate: 'S', at: ['T3b'] } },
    })
    run(state, catastrophe(4, 1))
    expect([lives(state, 'red-dino'), lives(state, 'red-fin')]).toEqual([true, false])
  })

  it('6.2: immigrants die by the letters on their tile', () => {
    const state = scene({ tiles: { T0: 'MT18', T1: 'MT41' }, immigrants: { T0b: 'IM11', T1r: 'IM10' } })
    run(state, catastrophe(4, 1))
    expect(tarpitOf(state)).toEqual(['IM10'])
  })

  it('6.2: it kills before the greenhouse moves: a fire-bearer that dies keeps the ice off no longer', () => {
    const impact = (cards: readonly string[]) => {
      const state = scene({
        greenhouse: '400',
        tiles: { H2: 'HR' },
        species: { 'red-dino': { innate: 'AAA', cards, at: ['H2b'] }, 'red-fin': { at: ['H2b'] } },
      })
      run(state, catastrophe(5, -1))
      return state
    }
    const spared = impact(['M15'])
    expect([lives(spared, 'red-dino'), isFlipped(spared, 'T2'), lives(spared, 'red-fin')]).toEqual([true, false, true])
    const doomed = impact(['M3'])
    expect([lives(doomed, 'red-dino'), isFlipped(doomed, 'T2'), lives(doomed, 'red-fin')]).toEqual([false, true, false])
  })

  it('C21 (6.2, 17.1): the first catastrophe slides H5 to J5 and only then opens the Atlantic; at the next warming H5 stays', () => {
    const state = scene({ tiles: { H5: 'MH38' } })
    run(state, catastrophe(7, 1))
    expect(tileAt(state, 'J5')).toBe('MH38')
    const held = scene({ tiles: { H5: 'MH38' }, catastrophes: 1 })
    run(held, catastrophe(7, 1))
    expect(tileAt(held, 'H5')).toBe('MH38')
  })

  it('C22 (17.2): after the second catastrophe tiles come from the Cenozoic; a third brings no episode', () => {
    const state = scene({ catastrophes: 1 })
    expect(isCenozoic(state)).toBe(false)
    const second = run(state, catastrophe(7, 1))
    expect(second.map((e) => e.key)).toContain('episode.cenozoic')
    const left = state.cenozoic.length
    run(state, newEraTiles)
    expect(state.cenozoic.length).toBe(left - 2)
    expect(run(state, catastrophe(7, -1)).some((e) => e.key.startsWith('episode'))).toBe(false)
  })
})

describe('Milankovich (6.3)', () => {
  it('E-6.3: the lowest biomes of the arctic and the horse latitude go, with all who lived on them', () => {
    const state = scene({
      tiles: { A0: 'MA30', A1: 'MA72', H0: 'MT27', H1: 'MH44', T2: 'HR' },
      species: {
        'red-dino': { cards: ['M4'], at: ['A0b', 'T2b'] },
        'orange-cat': { cards: ['M36'], at: ['H0b'] },
        'orange-bat': { at: ['A0p', 'H0p'] },
      },
    })
    run(state, milankovichP)
    expect(tarpitOf(state)).toEqual(['MA30', 'MT27'])
    expect(speciesNamed(state, 'red-dino').onMap).toBe(1)
    expect([lives(state, 'orange-cat'), lives(state, 'orange-bat')]).toEqual([false, false])
  })

  it('C23 (6.3): both tropical rows are one latitude; all three spaces of the habitat die at once', () => {
    const state = scene({
      tiles: { T3: 'MT26', T6: 'MT10' },
      species: { 'red-dino': { size: 4, cards: ['M11'], at: ['T6b'] }, 'orange-cat': { size: 4, at: ['T6p', 'T6r'] } },
    })
    run(state, milankovichE)
    expect(tarpitOf(state)).toEqual(['MT10'])
    expect([lives(state, 'red-dino'), lives(state, 'orange-cat')]).toEqual([false, false])
  })

  it('2.4d: of two biomes of climax 48 the western one goes, in one column the northern one', () => {
    const west = scene({ tiles: { T3: 'MH48', T6: 'CA48' } })
    run(west, milankovichE)
    expect(tarpitOf(west)).toEqual(['CA48'])
    const north = scene({ tiles: { T2: 'MH48', T6: 'CA48' } })
    run(north, milankovichE)
    expect(tarpitOf(north)).toEqual(['MH48'])
  })
})

describe('Erosion (6.4)', () => {
  it('C24: nothing happens at 400 ppm', () => {
    const state = scene({ greenhouse: '400', tiles: { J1: 'MO94' } })
    run(state, erosionEvent)
    expect([state.greenhouse, tarpitOf(state)]).toEqual([2, []])
  })

  it('C24: without mountains the world only cools', () => {
    const state = scene({})
    run(state, erosionEvent)
    expect([state.greenhouse, tarpitOf(state)]).toEqual([2, []])
  })

  it('C24: of three mountains the highest goes, homelands included', () => {
    const state = scene({ tiles: { H4: 'HO', J1: 'MO94', T1: 'CO97' } })
    run(state, erosionEvent)
    expect(tarpitOf(state)).toEqual(['CO97'])
    expect(tileAt(state, 'H4')).toBe('HO')
  })

  it('the living text cools first: what slides away is safe from the loss of its old mountain', () => {
    const s: Scene = { tiles: { J1: 'MO94', A1: 'MA20' } }
    const published = scene(s)
    run(published, erosionEvent)
    expect([tarpitOf(published), tileAt(published, 'J1')]).toEqual([['MO94'], 'MA20'])
    const living = scene({ ...s, settings: { erosionOrder: 'greenhouseFirst' } })
    run(living, erosionEvent)
    expect([tarpitOf(living), tileAt(living, 'J1')]).toEqual([['MA20', 'MO94'], undefined])
  })
})
