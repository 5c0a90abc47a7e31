import { describe, expect, test } from 'vitest'
import { STEP } from '../agenda.ts'
import { biontOptions } from '../assign/bionts.ts'
import { catalystOptions } from '../assign/catalysts.ts'
import { attachOptions } from '../assign/parasites.ts'
import { donations } from '../donations.ts'
import { entropyLimit } from '../organisms.ts'
import { colour, scene } from './scene.ts'

const ids = (options: readonly { readonly id: string }[]): string[] => options.map(({ id }) => id)
const MARS = { disorganised: 'bgyr' }

describe('Assignment', () => {
  test('X08, T35: a biont of an inactive row stays; an enzyme may join it', () => {
    const s = scene().refugium('mars', MARS).on('mars', 'red').pool('red', 'r')
    expect(biontOptions(s.state, colour('red'))).toEqual([])
    expect(ids(catalystOptions(s.state, colour('red')))).toEqual(['catalyst:red/red'])
    expect(catalystOptions(s.pool('blue', 'b').state, colour('blue'))).toEqual([])
  })

  test('T91: a home row lets bionts in, not out', () => {
    const s = scene().refugium('interplanetary-dust', { disorganised: 'yyg' })
    s.bacterium('mars', 'red', 'g')
    s.on('interplanetary-dust', 'red')
    s.state.limit[colour('red')] = 2
    expect(ids(biontOptions(s.state, colour('red')))).toEqual(['biont:red/pool'])
  })

  test('T34: the deep hot biosphere costs a catalyst', () => {
    const s = scene().refugium('deep-hot-biosphere', { disorganised: 'gbrr' }).active('cosmic')
    expect(biontOptions(s.state, colour('red'))).toEqual([])
    s.pool('red', 'y').run(STEP.assignTurn({ place: 0 }))
    s.choose('biont:red/pool')
    expect([s.poolOf('red'), s.at('red', s.placard('deep-hot-biosphere'))]).toEqual(['', 1])
  })

  test('T36: a biont that was recalled is not assigned again', () => {
    const s = scene().refugium('mars', MARS).on('mars', 'red').active('cosmic')
    s.run(STEP.assignTurn({ place: 0 })).choose('biont:red/refugium-mars')
    expect(s.home('red')).toBe(3)
    s.choose('biont:red/pool')
    expect(s.options).not.toContain('biont:red/pool')
  })

  test('X12, T39, T109: gene transfer from micro-organism to micro-organism, one move an icon', () => {
    const s = scene({ players: ['red', 'yellow', 'blue'] }).active('oceanic')
    const own = s.bacterium('clay-mound', 'red', '', { bionts: 2 })
    s.mutation(own, { card: 5 })
    const host = s.bacterium('green-rust', 'blue')
    const malaria = s.parasite('yellow', 'malaria', host)
    const macro = s.macro('hydrothermal-vent', 'blue', 'seaweed')
    s.run(STEP.assignTurn({ place: 0 })).choose('biont:red/bacterium-clay-mound')
    expect(s.options).toEqual(['bacterium:bacterium-green-rust', 'parasite:malaria', 'pool'])
    expect(s.options).not.toContain(`bacterium:${s.id(macro)}`)
    s.choose('parasite:malaria')
    expect(s.at('red', malaria)).toBe(1)
    expect(s.options.some((id) => id.startsWith('biont:'))).toBe(false)
  })

  test('T38: who is more libertine may block', () => {
    const s = scene({ players: ['red', 'blue'] }).active('oceanic')
    const own = s.bacterium('clay-mound', 'red', '', { bionts: 2 })
    s.mutation(own, { card: 5 })
    const host = s.bacterium('green-rust', 'blue')
    s.mutation(host, { card: 13 })
    s.mutation(host, { card: 14 })
    s.run(STEP.assignTurn({ place: 0 })).choose('biont:red/bacterium-clay-mound', 'bacterium:bacterium-green-rust')
    expect([s.asked, s.askedColour]).toEqual(['transfer.block', '@colour.blue'])
    s.choose('block')
    expect(s.options).toEqual(['pool', 'bacterium:bacterium-clay-mound'])
    s.choose('pool')
    expect([s.home('red'), s.poolOf('red')]).toEqual([2, ''])
  })

  test('T40: the last biont out is an extinction without compensation', () => {
    const s = scene().active('oceanic')
    const own = s.bacterium('clay-mound', 'red')
    s.mutation(own, { card: 5 })
    s.run(STEP.assignTurn({ place: 0 })).choose('biont:red/bacterium-clay-mound')
    s.expectSound()
    expect([s.isAlive(own), s.trophies('red'), s.poolOf('red')]).toEqual([false, 1, ''])
  })

  test('X10: a virus takes the green cube; the limit grows with the next turn', () => {
    const s = scene({ players: ['blue', 'red'] })
      .refugium('mars', MARS)
      .active('cosmic')
    const host = s.bacterium('interplanetary-dust', 'red')
    s.mutation(host, { card: 11 })
    s.run(STEP.assign).choose('biont:blue/pool', 'parasite:virus')
    s.skip('parasite.biont', 'parasite.cube')
    expect(s.of(19).disease.filter((from) => from >= 0)).toHaveLength(1)
    expect(entropyLimit(s.state, colour('blue'))).toBe(2)
    expect(s.options).not.toContain('biont:blue/pool')
  })

  test('X11: cyanobacteria drive out the viroid, pollute, and the host loses its card', () => {
    const s = scene({ players: ['green', 'red', 'blue'] }).active('cosmic')
    const host = s.bacterium('mars', 'red')
    s.mutation(host, { card: 5, promoted: true, stolen: 'plus' })
    const viroid = s.parasite('blue', 'viroid', host, ['5+'])
    s.run(STEP.assign).choose('parasite:cyanobacteria').skip('parasite.biont')
    s.expectSound()
    expect([s.isAlive(viroid), s.poolOf('blue'), s.cards(host)]).toEqual([false, 'b', []])
    expect(s.of(18).disease).toEqual([-1, -1])
  })

  test('T42, T114: no parasite on one’s own tableau, nor for who has none', () => {
    const s = scene({ players: ['red', 'blue'] }).active('cosmic')
    const own = s.bacterium('mars', 'red')
    s.mutation(own, { card: 11 })
    expect(attachOptions(s.state, colour('red'))).toEqual([])
    expect(ids(attachOptions(s.state, colour('blue')))).toEqual(['parasite:virus'])
    const together = scene({ mode: 'cooperative' }).active('cosmic')
    together.mutation(together.bacterium('mars', 'red'), { card: 11 })
    expect(attachOptions(together.state, colour('blue'))).toEqual([])
  })

  test('T43, T115: supplanting needs more cubes than the incumbent holds', () => {
    const s = scene({ players: ['red', 'blue', 'yellow'] }).active('cosmic')
    const host = s.bacterium('mars', 'blue')
    s.mutation(host, { card: 11, stolen: 'base' })
    s.parasite('red', 'prion', host, ['11'])
    expect(ids(attachOptions(s.state, colour('yellow')))).toEqual([])
    s.mutation(host, { card: 16 })
    expect(ids(attachOptions(s.state, colour('yellow')))).toEqual(['parasite:malaria'])
  })

  test('T45: antioxidants on bacteria and in the sea, not on land or parasites', () => {
    const s = scene().pool('red', 'rr')
    s.macro('mars', 'red', 'seaweed', { land: true })
    expect(catalystOptions(s.state, colour('red'))).toEqual([])
    const o = s.bacterium('clay-mound', 'red')
    s.run(STEP.assignTurn({ place: 0 })).choose('catalyst:red/red')
    expect(s.of(o).discs).toEqual([1, 0, 0, 0])
  })

  test('T82: gifts to the host’s pool, up to its limit', () => {
    const s = scene({ players: ['red', 'blue'] })
      .pool('blue', 'bbr')
      .pool('red', 'bbbbbb')
    s.parasite('blue', 'viroid', s.bacterium('mars', 'red'))
    expect(ids(donations(s.state, colour('blue')))).toEqual(['donate:red/red'])
  })

  test('T71: greens that come during the phase count from the next turn', () => {
    const s = scene({ players: ['red', 'green'] })
      .refugium('mars', MARS)
      .active('cosmic')
    const o = s.bacterium('clay-mound', 'red')
    s.state.limit[colour('red')] = 1
    s.on('mars', 'red')
    s.bionts('green', o)
    expect(entropyLimit(s.state, colour('red'))).toBe(2)
    expect(ids(biontOptions(s.state, colour('red')))).toEqual(['biont:red/refugium-mars'])
  })

  test('T76: a foreign gene gives no home row', () => {
    const s = scene().refugium('clay-mound', { disorganised: 'rybb' })
    const o = s.bacterium('green-rust', 'red')
    s.bionts('blue', o)
    expect(biontOptions(s.state, colour('blue'))).toEqual([])
    expect(ids(biontOptions(s.state, colour('red')))).toEqual(['biont:red/pool'])
  })
})
