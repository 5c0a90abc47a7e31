import { describe, expect, test } from 'vitest'
import { STEP } from '../agenda.ts'
import { atrophy } from '../atrophy.ts'
import { cancerWith } from '../events/cancer.ts'
import { armageddonNear } from '../events/gaia.ts'
import { strike } from '../events/strike.ts'
import { ultraviolet } from '../events/ultraviolet.ts'
import { oxygenShield, thermalShield } from '../organisms.ts'
import { limitOf } from '../pools.ts'
import { colour, scene } from './scene.ts'

describe('Events', () => {
  test('X01: a pool holds 12 divided by the players of each colour', () => {
    expect(limitOf(scene().state)).toBe(6)
    expect(limitOf(scene({ players: ['red', 'blue', 'green'] }).state)).toBe(4)
    expect(limitOf(scene({ players: ['red', 'blue', 'green', 'yellow'] }).state)).toBe(3)
  })

  test('X02: two +sky take the last cosmic placard, then the top oceanic one', () => {
    const s = scene().events(37)
    s.state.placardsOut[0]?.push(...(s.state.placardDeck[0] as number[]).splice(1))
    s.run(STEP.reveal)
    expect(s.state.placards[0]).toHaveLength(1)
    expect(s.state.placards[1]).toHaveLength(1)
  })

  test('X03: disease cube, two red bionts and the ribozyme are a thermal shield of 4', () => {
    const s = scene({ players: ['red', 'blue', 'green'] })
    const host = s.bacterium('clay-mound', 'green')
    s.mutation(host, { card: 17, stolen: 'base' })
    const viroid = s.parasite('blue', 'viroid', host, ['17'])
    s.bionts('red', viroid, 2)
    s.mutation(viroid, { card: 2 })
    s.expectSound()
    expect(thermalShield(s.state, viroid)).toBe(4)
  })

  test('X04: an antioxidant pays for the flatworm; without it the flatworm falls back', () => {
    const saved = scene().events(53)
    const o = saved.macro('clay-mound', 'red', 'flatworm', { discs: 'b' })
    saved.play((t) => atrophy(t, o, 2 - oxygenShield(saved.state, o), true))
    saved.choose(`disc:${saved.id(o)}/blue`).expectNothingPending()
    expect(saved.of(o).macro).not.toBeNull()
    const lost = scene()
    const worm = lost.macro('clay-mound', 'red', 'flatworm')
    lost.play((t) => atrophy(t, worm, 1, true))
    lost.expectNothingPending()
    expect(lost.of(worm).macro).toBeNull()
    expect(lost.cubes(worm)).toBe('rrygb')
    expect(lost.trophies('red')).toBe(1)
  })

  test('X06: three 6s against two blue cost the sea star one organ, two 1s bring two catalysts', () => {
    const s = scene({ players: ['red', 'yellow'] })
    const star = s.macro('clay-mound', 'red', 'sea-star', { organs: [0, 1, 3], circles: ['yellow'] })
    s.play((t) => cancerWith(t, star, [1, 1, 2, 5, 6, 6, 6]))
    s.choose('red', 'green', 'organ:sea-star-marine-2').expectNothingPending()
    expect(s.poolOf('red')).toBe('rg')
    expect(s.of(star).macro?.organs.filter((since) => since >= 0)).toHaveLength(2)
  })

  test('X07, T87: four snows are an Armageddon until an opposite icon comes', () => {
    const s = scene()
    s.state.climate = ['snow', 'snow', 'snow']
    expect(armageddonNear(s.state)).toBeUndefined()
    s.state.climate.push('snow')
    expect(armageddonNear(s.state)).toBe('snowball')
    s.state.climate.push('sun')
    expect(armageddonNear(s.state)).toBeUndefined()
  })

  test('T20, T21: suns under Tropical Waterworld need one less, snows do not', () => {
    const s = scene()
    s.state.climate = ['snow', 'sun', 'sun', 'sun']
    expect(armageddonNear(s.state)).toBeUndefined()
    s.state.waterworld = true
    expect(armageddonNear(s.state)).toBe('greenhouse')
    s.state.climate = ['sun', 'snow', 'snow', 'snow']
    expect(armageddonNear(s.state)).toBeUndefined()
  })

  test('T15: strikes take the leftmost colour, disorganised first; an empty placard leaves the game', () => {
    const s = scene().refugium('alkaline-seep', { organised: 'g', disorganised: 'gr' }).on('alkaline-seep', 'blue')
    s.play((t) => strike(t, false))
    expect([s.organised('alkaline-seep'), s.disorganised('alkaline-seep')]).toEqual(['g', 'r'])
    s.play((t) => strike(t, false))
    expect([s.organised('alkaline-seep'), s.disorganised('alkaline-seep')]).toEqual(['', 'r'])
    s.play((t) => strike(t, false)).expectNothingPending()
    expect(s.state.destroyed).toEqual([s.placard('alkaline-seep')])
    expect([s.home('blue'), s.poolOf('blue')]).toEqual([3, ''])
  })

  test('T15, T86: an enzyme is lost before any cube, the rightmost first', () => {
    const s = scene().refugium('alkaline-seep', { disorganised: 'gr', enzymes: 'by' })
    s.play((t) => strike(t, false)).expectNothingPending()
    expect(s.state.enzymes[s.placard('alkaline-seep')]).toEqual([3])
    expect(s.disorganised('alkaline-seep')).toBe('rg')
  })

  test('T111: with nothing disorganised a strike takes an organised cube', () => {
    const s = scene().refugium('alkaline-seep', { organised: 'gr' }).on('alkaline-seep', 'blue')
    s.play((t) => strike(t, false)).expectNothingPending()
    expect(s.organised('alkaline-seep')).toBe('r')
    expect(s.home('blue')).toBe(2)
  })

  test('X34: dust, deep hot biosphere and vents are never struck', () => {
    const s = scene()
    for (const id of ['interplanetary-dust', 'deep-hot-biosphere', 'hydrothermal-vent']) s.refugium(id, { disorganised: 'g' })
    s.play((t) => strike(t, false)).expectNothingPending()
    for (const id of ['interplanetary-dust', 'deep-hot-biosphere', 'hydrothermal-vent']) expect(s.disorganised(id)).toBe('g')
  })

  test('T09: Theia spares what lives in space', () => {
    const s = scene({ players: ['green', 'blue'] }).events(41, 42)
    const cosmic = s.bacterium('mars', 'green', 'yyyg')
    const ocean = s.bacterium('clay-mound', 'blue', 'yyyg')
    s.refugium('interplanetary-dust', { disorganised: 'yyg' })
    s.run(STEP.reveal).skip('atrophy.token', 'suffer.next')
    const crisis = s.logged('suffers').map(({ params }) => [params.organism, params.losses])
    expect(crisis).toContainEqual([`@bacterium.${s.id(ocean)}`, 3])
    expect(crisis).toContainEqual([`@bacterium.${s.id(cosmic)}`, 1])
  })

  test('T14, T89: without immunology healthy mutations go before diseased ones', () => {
    const s = scene()
    const host = s.bacterium('clay-mound', 'red', 'rrr')
    s.mutation(host, { card: 4, promoted: true, stolen: 'plus' })
    s.mutation(host, { card: 11 })
    s.mutation(host, { card: 16 })
    s.parasite('blue', 'viroid', host, [null, '4+'])
    s.play((t) => ultraviolet(t, 1))
    expect(s.options).toEqual(['mutation:mutation-11', 'mutation:mutation-16'])
  })

  test('T10, T11: Tropical Waterworld closes the continents until an aftershock', () => {
    const closed = scene().events(45)
    closed.state.waterworld = true
    closed.run(STEP.reveal)
    expect(closed.state.placards[3]).toEqual([])
    expect(closed.state.placards[2]).toHaveLength(2)
    const open = scene().events(43, 45)
    open.state.waterworld = true
    open.run(STEP.reveal)
    expect(open.state.placards[3]).toHaveLength(2)
  })

  test('T03: the first colour in play on the last card begins', () => {
    const s = scene({ players: ['blue', 'green'] })
      .events(37)
      .run(STEP.reveal)
    expect(s.state.first).toBe(colour('blue'))
    const after = scene({ players: ['blue', 'green'] })
      .events(41, 39)
      .run(STEP.reveal)
    expect(after.state.first).toBe(colour('green'))
  })

  test('T22: whoever votes Medea scores half, rounded up', () => {
    const s = scene()
    s.bacterium('mars', 'red', 'rrrryyyygggggg')
    expect(s.points('red')).toBe(15)
    s.state.medea[colour('red')] = true
    expect(s.points('red')).toBe(8)
  })

  test('T28: a vitamin raises the shield', () => {
    const s = scene()
    const o = s.bacterium('mars', 'red', '', { discs: 'g' })
    expect(oxygenShield(s.state, o)).toBe(1)
  })
})
