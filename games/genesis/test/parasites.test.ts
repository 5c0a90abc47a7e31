import { describe, expect, test } from 'vitest'
import { STEP } from '../agenda.ts'
import { attachOptions } from '../assign/parasites.ts'
import { atrophy } from '../atrophy.ts'
import { hostsFor } from '../attach.ts'
import { hasAbility } from '../organisms.ts'
import { flipHosts, flipOptions } from '../purchases/flip.ts'
import { attackOptions } from '../purchases/red-queen.ts'
import { HERE, NONE, parasiteOf } from '../state.ts'
import { diseaseCount } from '../steal.ts'
import { colour, type Scene, scene } from './scene.ts'

const ids = (options: readonly { readonly id: string }[]): string[] => options.map(({ id }) => id)

/** Green's cyanobacteria are about to drive Blue's viroid from Red's Mars microbe. */
function aboutToSupplant(s: Scene = scene({ players: ['green', 'red', 'blue'] })): { s: Scene; host: number; viroid: number } {
  const host = s.bacterium('mars', 'red', 'gg')
  s.mutation(host, { card: 5, promoted: true, stolen: 'plus' })
  return { s, host, viroid: s.parasite('blue', 'viroid', host, ['5+']) }
}

describe('Attaching', () => {
  test('T105: neither a hyperparasite nor a parasite of one’s own is a host', () => {
    const s = scene({ players: ['red', 'blue', 'green', 'yellow'] }).active('cosmic')
    const viroid = s.parasite('blue', 'viroid', s.bacterium('mars', 'red'))
    s.mutation(viroid, { card: 4 })
    const salmonella = s.parasite('green', 'salmonella', viroid)
    s.mutation(salmonella, { card: 17 })
    const seeker = { parasite: parasiteOf(1), face: 0, controller: colour('yellow'), rows: 15, carries: false }
    expect(hostsFor(s.state, seeker)).toEqual([])
    const own = scene({ players: ['red', 'blue'] }).active('cosmic')
    const malaria = own.parasite('blue', 'viroid', own.bacterium('mars', 'red'))
    own.mutation(malaria, { card: 2 })
    expect(ids(attachOptions(own.state, colour('red')))).toEqual(['parasite:prion', 'parasite:syncytium'])
    own.bionts('red', malaria)
    own.of(malaria).controller = colour('red')
    expect(attachOptions(own.state, colour('red'))).toEqual([])
  })

  test('T42, PH8: a hyperparasite may sit in one’s own tableau, and takes mutation cubes only', () => {
    const s = scene({ players: ['red', 'blue'] }).active('cosmic')
    const own = s.bacterium('mars', 'red', 'gb')
    const viroid = s.parasite('blue', 'viroid', own)
    expect(attachOptions(s.state, colour('red'))).toEqual([])
    s.mutation(viroid, { card: 11 })
    expect(ids(attachOptions(s.state, colour('red')))).toEqual(['parasite:prion'])
  })

  test('PH9, T115: of one card the + goes first, and the card is not turned back', () => {
    const s = scene({ players: ['green', 'red'] }).active('cosmic')
    const host = s.bacterium('mars', 'red')
    const held = s.mutation(host, { card: 5, promoted: true })
    s.run(STEP.assignTurn({ place: 0 })).choose('parasite:cyanobacteria', 'done')
    expect([s.asked, s.options]).toEqual(['parasite.cube', ['cube:mutation-05/base', 'done']])
    expect([held.promoted, hasAbility(s.state, host, 'fission'), hasAbility(s.state, host, 'dna')]).toEqual([true, true, true])
  })

  test('PH8: a parasite without disease cubes stays', () => {
    const s = scene({ players: ['red', 'blue'] })
    const host = s.bacterium('mars', 'red')
    s.mutation(host, { card: 17, stolen: 'base' })
    const viroid = s.parasite('blue', 'viroid', host, ['17'])
    s.play((t) => atrophy(t, viroid, 1)).expectNothingPending()
    expect([s.isAlive(viroid), s.of(viroid).host, s.cards(host)]).toEqual([true, host, []])
  })

  test('T94, PH34: a bacterium emptied for the parasite of its parasite takes all of them along', () => {
    const s = scene({ players: ['green', 'red'] }).active('oceanic')
    const own = s.bacterium('clay-mound', 'green')
    s.mutation(own, { card: 5 })
    s.bionts('green', s.bacterium('mars', 'red'), 2)
    const prion = s.parasite('red', 'prion', own)
    s.mutation(prion, { card: 4 })
    s.mutation(prion, { card: 11 })
    s.run(STEP.assign).choose('parasite:salmonella')
    if (s.asked === 'parasite.host') s.choose('parasite:prion')
    s.choose('biont:green/bacterium-clay-mound').skip('parasite.biont', 'parasite.cube', 'discard.order')
    s.expectSound()
    expect([own, prion, parasiteOf(2)].map((o) => s.isAlive(o))).toEqual([false, false, false])
    expect([s.trophies('green'), s.poolOf('green'), s.poolOf('red')]).toEqual([1, 'g', 'r'])
    expect(new Set(s.pileOf('oceanic').slice(-3))).toEqual(new Set([5, 4, 11]))
  })
})

describe('Supplanting', () => {
  test('T44: who is driven out attaches again at once, with face and mutations', () => {
    const { s, host, viroid } = aboutToSupplant()
    s.active('cosmic', 'oceanic')
    s.mutation(viroid, { card: 11 })
    s.mutation(viroid, { card: 6 })
    const other = s.bacterium('clay-mound', 'red')
    s.mutation(other, { card: 17 })
    s.run(STEP.assign).choose('parasite:cyanobacteria')
    s.choose('bacterium:bacterium-mars').skip('parasite.biont')
    expect([s.asked, s.askedColour, s.options]).toEqual(['parasite.refuge', '@colour.blue', ['bacterium:bacterium-clay-mound', 'die']])
    s.choose('bacterium:bacterium-clay-mound').expectSound()
    expect([s.of(viroid).host, s.of(viroid).face, s.cards(viroid), diseaseCount(s.of(viroid))]).toEqual([other, 0, [11, 6], 1])
    expect([s.of(host).parasite, diseaseCount(s.of(parasiteOf(2)))]).toEqual([parasiteOf(2), 2])
  })

  test('T44: without another host it dies, compensated, and its card and biont are free for later', () => {
    const { s, viroid } = aboutToSupplant()
    s.active('cosmic')
    s.mutation(s.bacterium('interplanetary-dust', 'green', 'g'), { card: 17, age: 0 })
    s.run(STEP.assign).choose('parasite:cyanobacteria').skip('parasite.biont')
    if (s.asked === 'parasite.refuge') s.choose('die')
    expect([s.isAlive(viroid), s.home('blue'), s.poolOf('blue')]).toEqual([false, 3, 'b'])
    s.skip('assign')
    s.run(STEP.assignTurn({ place: 2 }))
    expect(s.options).toContain('parasite:viroid')
  })

  test('T73: the row that it has just left is open to it', () => {
    const { s } = aboutToSupplant()
    const dust = s.bacterium('interplanetary-dust', 'green', 'gg')
    s.mutation(dust, { card: 17 })
    s.run(STEP.assign).choose('parasite:cyanobacteria').skip('parasite.biont')
    expect([s.asked, s.options]).toEqual(['parasite.refuge', ['bacterium:bacterium-interplanetary-dust', 'die']])
  })

  test('T92, PH33: who carries a parasite cannot become one of a parasite', () => {
    for (const carries of [true, false]) {
      const { s, viroid } = aboutToSupplant(scene({ players: ['green', 'red', 'blue', 'yellow'] }))
      s.active('cosmic', 'oceanic')
      const prion = s.parasite('red', 'prion', s.bacterium('clay-mound', 'yellow'))
      s.mutation(prion, { card: 17 })
      s.mutation(viroid, { card: 11, ...(carries && { stolen: 'base' as const }) })
      const malaria = carries ? s.parasite('yellow', 'malaria', viroid, ['11']) : NONE
      s.run(STEP.assign).choose('parasite:cyanobacteria')
      if (s.asked === 'parasite.host') s.choose('bacterium:bacterium-mars')
      s.skip('parasite.biont')
      if (carries) {
        expect([s.isAlive(viroid), s.isAlive(malaria), s.poolOf('blue'), s.poolOf('yellow')]).toEqual([false, false, 'b', 'y'])
      } else expect([s.asked, s.options]).toEqual(['parasite.refuge', ['parasite:prion', 'die']])
    }
  })

  test('T100: attaching again uses up no move', () => {
    const { s, viroid } = aboutToSupplant()
    s.active('cosmic', 'oceanic')
    s.mutation(viroid, { card: 13 })
    s.mutation(s.bacterium('clay-mound', 'red'), { card: 17 })
    s.run(STEP.assign)
    if (s.asked === 'libertine.claim') s.choose('pass')
    s.choose('parasite:cyanobacteria', 'bacterium:bacterium-mars').skip('parasite.biont')
    s.choose('bacterium:bacterium-clay-mound')
    s.run(STEP.assignTurn({ place: 2 }))
    expect([s.askedColour, s.options.includes('biont:blue/viroid')]).toEqual(['@colour.blue', true])
  })

  test('PK14: cyanobacteria that are driven out pollute the row where they attach again', () => {
    const s = scene({ players: ['blue', 'red', 'green'] }).active('cosmic', 'oceanic')
    const host = s.bacterium('mars', 'red', 'y')
    s.mutation(host, { card: 17, stolen: 'base' })
    s.mutation(host, { card: 7 })
    const cyano = s.parasite('green', 'cyanobacteria', host, [null, '17'])
    const other = s.bacterium('clay-mound', 'red', 'y')
    s.mutation(other, { card: 4 })
    s.run(STEP.assign).choose('parasite:viroid').skip('parasite.biont', 'parasite.cube')
    s.choose('bacterium:bacterium-clay-mound').expectSound()
    expect(s.logged('pollution').map(({ params }) => [params.organism, params.intensity])).toEqual([['@parasite.cyanobacteria', 1]])
    expect([s.cards(other), s.cubes(other), s.cubes(host), diseaseCount(s.of(cyano))]).toEqual([[], 'y', 'y', 0])
  })
})

describe('Turning a parasite over', () => {
  test('T60: only where the other face finds a cube; cubes go back, new ones are taken', () => {
    const s = scene({ players: ['red', 'blue'] }).pool('red', 'b')
    const host = s.bacterium('mars', 'red')
    const green = s.mutation(host, { card: 11, stolen: 'base' })
    const virus = s.parasite('blue', 'virus', host, ['11'])
    s.mutation(virus, { card: 2 })
    expect(flipOptions(s.state, virus)).toEqual([])
    const red = s.mutation(host, { card: 17 })
    s.runTurn(STEP.guests({ host })).choose('flip').expectSound()
    expect([s.of(virus).face, green.base === HERE, red.base === HERE, s.cards(virus), s.poolOf('red')]).toEqual([0, true, false, [2], ''])
  })

  test('T93: a foreign gene may buy it and picks the host, within what its controller may reach', () => {
    const s = scene({ players: ['red', 'yellow', 'blue'] })
      .active('cosmic', 'oceanic', 'coastal', 'continental')
      .pool('blue', 'y')
    const host = s.bacterium('mars', 'blue')
    s.mutation(host, { card: 11, stolen: 'base' })
    const malaria = s.parasite('yellow', 'malaria', host, ['11'])
    s.bionts('red', malaria)
    s.mutation(s.bacterium('clay-mound', 'red'), { card: 2 })
    s.mutation(s.bacterium('uv-ocean', 'yellow'), { card: 3 })
    s.runTurn(STEP.guests({ host })).choose('flip')
    expect([s.askedColour, s.options]).toEqual(['@colour.red', ['bacterium:bacterium-mars', 'bacterium:bacterium-clay-mound']])
    expect(s.poolOf('blue')).toBe('')
  })

  test('T116: hosts of active rows and of its present row, not of others', () => {
    const s = scene({ players: ['red', 'blue'] }).active('cosmic')
    const host = s.bacterium('mars', 'red')
    s.mutation(host, { card: 11, stolen: 'base' })
    s.mutation(host, { card: 17 })
    const virus = s.parasite('blue', 'virus', host, ['11'])
    const near = s.bacterium('interplanetary-dust', 'red')
    s.mutation(near, { card: 7 })
    s.mutation(s.bacterium('clay-mound', 'red'), { card: 16 })
    expect(flipHosts(s.state, virus)).toEqual([host, near])
    s.active()
    expect(flipHosts(s.state, virus)).toEqual([host, near])
  })
})

describe('The Red Queen', () => {
  test('T64, PH27: equal icons need consent, and a refusal costs nothing', () => {
    const s = scene({ players: ['red', 'yellow'] }).pool('red', 'g')
    const host = s.bacterium('mars', 'red')
    s.mutation(host, { card: 16 })
    s.mutation(host, { card: 11, stolen: 'base' })
    const malaria = s.parasite('yellow', 'malaria', host, ['11'])
    s.mutation(malaria, { card: 7 })
    s.runTurn(STEP.purchasesTurn({ place: 0 })).choose('bacterium:bacterium-mars', 'red-queen:disease:malaria/0')
    expect([s.asked, s.askedColour]).toEqual(['redQueen.consent', '@colour.yellow'])
    s.choose('refuse')
    expect([s.poolOf('red'), diseaseCount(s.of(malaria)), s.options.includes('red-queen:disease:malaria/0')]).toEqual(['g', 1, false])
  })

  test('T64: one icon more needs no consent', () => {
    const s = scene({ players: ['red', 'yellow'] }).pool('red', 'g')
    const host = s.bacterium('mars', 'red')
    s.mutation(host, { card: 17, promoted: true })
    s.mutation(host, { card: 11, stolen: 'base' })
    const malaria = s.parasite('yellow', 'malaria', host, ['11'])
    s.mutation(malaria, { card: 7 })
    s.runTurn(STEP.purchasesTurn({ place: 0 })).choose('bacterium:bacterium-mars', 'red-queen:disease:malaria/0')
    expect([s.poolOf('red'), diseaseCount(s.of(malaria))]).toEqual(['', 0])
  })

  test('PH27: no biont is stolen while a disease cube is left', () => {
    const s = scene({ players: ['red', 'yellow'] }).pool('red', 'ggyy')
    const host = s.bacterium('mars', 'red')
    s.mutation(host, { card: 17, promoted: true })
    s.mutation(host, { card: 11, stolen: 'base' })
    s.parasite('yellow', 'malaria', host, ['11'])
    expect(ids(attackOptions(s.state, colour('red'), host, []))).toEqual(['red-queen:disease:malaria/0'])
  })

  test('T65: a cube whose slot is filled again cannot come back, nor can the biont', () => {
    const s = scene({ players: ['red', 'blue'] }).pool('red', 'rrbb')
    const worm = s.macro('mars', 'red', 'arrow-worm', { organs: [0] })
    s.parasite('blue', 'viroid', worm, ['organ'])
    expect(attackOptions(s.state, colour('red'), worm, [])).toEqual([])
  })

  test('T106: a macro-organism takes a biont only into an empty circle, which works from the next turn', () => {
    const s = scene({ players: ['red', 'yellow'] }).pool('red', 'y')
    const worm = s.macro('mars', 'red', 'arrow-worm', { organs: [0] })
    const malaria = s.parasite('yellow', 'malaria', worm)
    s.runTurn(STEP.purchasesTurn({ place: 0 })).choose('bacterium:bacterium-mars', 'red-queen:biont:yellow/malaria')
    expect([s.isAlive(malaria), s.at('yellow', worm), s.poolOf('yellow')]).toEqual([false, 1, ''])
    expect(hasAbility(s.state, worm, 'cancerShield')).toBe(false)
    s.state.turn++
    expect(hasAbility(s.state, worm, 'cancerShield')).toBe(true)
    const taken = scene({ players: ['red', 'yellow'] }).pool('red', 'y')
    const full = taken.macro('mars', 'red', 'arrow-worm', { organs: [0], circles: ['yellow'] })
    taken.parasite('yellow', 'malaria', full)
    expect(attackOptions(taken.state, colour('red'), full, [])).toEqual([])
  })

  test('T108: an organ that comes back works at once', () => {
    const s = scene({ players: ['red', 'blue'] }).pool('red', 'y')
    const worm = s.macro('mars', 'red', 'arrow-worm', { organs: [0] })
    const viroid = s.parasite('blue', 'viroid', worm, [null, 'organ'])
    s.runTurn(STEP.purchasesTurn({ place: 0 })).choose('bacterium:bacterium-mars', 'red-queen:disease:viroid/1')
    expect([diseaseCount(s.of(viroid)), s.of(worm).macro?.organs[1]]).toEqual([0, s.state.turn - 1])
  })

  test('X26: the foreign gene of the host attacks too', () => {
    const s = scene({ players: ['red', 'blue', 'yellow'] }).pool('red', 'gy')
    const host = s.bacterium('mars', 'red')
    s.bionts('blue', host)
    s.mutation(host, { card: 17, promoted: true })
    s.mutation(host, { card: 11, stolen: 'base' })
    const malaria = s.parasite('yellow', 'malaria', host, ['11'])
    s.mutation(malaria, { card: 7 })
    s.mutation(malaria, { card: 2 })
    s.runTurn(STEP.purchases).choose('bacterium:bacterium-mars', 'red-queen:disease:malaria/0')
    s.choose('bacterium:bacterium-mars', 'red-queen:biont:yellow/malaria').skip('discard.order')
    expect([s.isAlive(malaria), s.at('yellow', host), s.poolOf('yellow'), s.poolOf('red')]).toEqual([false, 1, '', ''])
  })
})
