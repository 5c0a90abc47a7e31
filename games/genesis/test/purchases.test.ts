import { describe, expect, test } from 'vitest'
import { STEP } from '../agenda.ts'
import { attachOptions } from '../assign/parasites.ts'
import { atrophy, tokens } from '../atrophy.ts'
import { hostsFor } from '../attach.ts'
import { fallBack, settle } from '../losses.ts'
import { hasAbility, icons, metabolicSpeed } from '../organisms.ts'
import { canLand, land, macroOptions, offerLandfall, rise } from '../purchases/macros.ts'
import { buyOptions, promote, takeMutation } from '../purchases/mutations.ts'
import { payments } from '../purchases/payment.ts'
import { attack, attackOptions } from '../purchases/red-queen.ts'
import { cardsIn, macroFace } from '../refs.ts'
import { result } from '../score.ts'
import { colour, scene } from './scene.ts'

const ids = (options: readonly { readonly id: string }[]): string[] => options.map(({ id }) => id)

describe('Atrophy and extinction', () => {
  test('T24: + before base, mutations before the placard', () => {
    const s = scene()
    const o = s.bacterium('mars', 'red', 'yg')
    s.mutation(o, { card: 4, promoted: true })
    s.mutation(o, { card: 11 })
    s.play((t) => atrophy(t, o, 3))
    expect(s.options).toEqual(['cube:mutation-04/base', 'cube:mutation-11/base'])
    s.choose('cube:mutation-11/base').expectNothingPending()
    expect([s.cards(o), s.cubes(o)]).toEqual([[], 'yg'])
    expect(s.pileOf('cosmic').slice(-2)).toEqual([11, 4])
  })

  test('T25: with immunology any token, but no base before its +', () => {
    const s = scene()
    const o = s.bacterium('mars', 'red', 'y')
    s.mutation(o, { card: 20, promoted: true })
    expect(ids(tokens(s.state, o, false))).toEqual([
      'cube:mutation-20/plus',
      'chromosome:bacterium-mars/yellow',
      'biont:red/bacterium-mars',
    ])
  })

  test('T26, T27: a card and its cubes are one', () => {
    const s = scene()
    const o = s.bacterium('mars', 'red')
    s.mutation(o, { card: 5, promoted: true, stolen: 'plus' })
    const viroid = s.parasite('blue', 'viroid', o, ['5+'])
    s.play((t) => atrophy(t, o, 1)).expectNothingPending()
    expect([s.cards(o), s.of(viroid).disease]).toEqual([[], [-1, -1]])
  })

  test('T30: parasite and hyperparasite die with their host', () => {
    const s = scene({ players: ['red', 'blue', 'green'] })
    const o = s.bacterium('mars', 'red')
    const viroid = s.parasite('blue', 'viroid', o)
    s.mutation(viroid, { card: 4, stolen: 'base' })
    const salmonella = s.parasite('green', 'salmonella', viroid, ['4'])
    s.play((t) => atrophy(t, o, 1)).expectNothingPending()
    expect([o, viroid, salmonella].map((x) => s.isAlive(x))).toEqual([false, false, false])
    expect([s.poolOf('red'), s.poolOf('blue'), s.poolOf('green')]).toEqual(['r', 'b', 'g'])
    expect([s.trophies('red'), s.trophies('blue'), s.trophies('green')]).toEqual([1, 0, 0])
  })

  test('T31: the previous owner chooses who gets the bacterium', () => {
    const s = scene({ players: ['red', 'blue', 'green'] })
    const o = s.bacterium('mars', 'red', 'yy')
    s.bionts('blue', o).bionts('green', o)
    s.play(function* (t) {
      yield* atrophy(t, o, 3)
    })
    s.choose('biont:red/bacterium-mars')
    expect([s.asked, s.askedColour, s.options]).toEqual(['requisition.heir', '@colour.red', ['blue', 'green']])
    s.choose('green').expectNothingPending()
    expect(s.of(o).controller).toBe(colour('green'))
    expect(s.trophies('red')).toBe(0)
  })

  test('T18: what is left of the losses is void when a macro-organism falls back, and its parasite dies', () => {
    const s = scene({ players: ['red', 'blue'] })
    const o = s.macro('clay-mound', 'red', 'flatworm')
    const parasite = s.parasite('blue', 'viroid', o)
    s.play((t) => atrophy(t, o, 2)).expectNothingPending()
    expect([s.cubes(o), s.trophies('red'), s.poolOf('red'), s.isAlive(parasite)]).toEqual(['rrygb', 1, '', false])
  })

  test('X30: five atrophies leave the viroid its biont', () => {
    const s = scene({ players: ['red', 'blue'] })
    const host = s.bacterium('mars', 'red')
    s.mutation(host, { card: 17, promoted: true, stolen: 'both' })
    const viroid = s.parasite('blue', 'viroid', host, ['17', '17+'])
    s.mutation(viroid, { card: 4, promoted: true })
    s.mutation(viroid, { card: 11 })
    s.play((t) => atrophy(t, viroid, 5))
    s.skip('atrophy.token').expectNothingPending()
    expect([s.cards(viroid), s.cards(host), s.at('blue', viroid)]).toEqual([[], [], 1])
  })

  test('X31, T122: an endosymbiont with immunology decides, and spares the trophic biont', () => {
    const s = scene({ players: ['red', 'green', 'blue'] })
    const o = s.macro('clay-mound', 'red', 'sea-star', { land: true, organs: [0], circles: ['green', 'blue'] })
    s.play((t) => atrophy(t, o, 1))
    expect(s.askedColour).toBe('@colour.blue')
    expect(s.options).not.toContain('trophic:bacterium-clay-mound')
    expect(s.options).toContain('circle:sea-star-land-green')
  })

  test('T113: an arrow worm falls back with organs, guests and vitamin', () => {
    const s = scene({ players: ['red', 'yellow'] })
    const o = s.macro('clay-mound', 'red', 'arrow-worm', { organs: [1, 3], circles: ['yellow'], discs: 'g' })
    s.play(function* (t) {
      yield* fallBack(t, o)
      yield* settle(t, o)
    }).expectNothingPending()
    expect([s.cubes(o), s.at('yellow', o), s.of(o).discs]).toEqual(['rryygggb', 1, [0, 0, 1, 0]])
  })

  test('T33: who loses the green cube takes a biont back at once', () => {
    const s = scene().refugium('clay-mound', { disorganised: 'rybb' }).on('clay-mound', 'red', 2)
    const o = s.bacterium('mars', 'red', 'g')
    s.play((t) => atrophy(t, o, 1)).expectNothingPending()
    expect([s.home('red'), s.poolOf('red')]).toEqual([1, ''])
  })
})

describe('Purchases', () => {
  test('T55: one match or a pair; a nucleus takes any', () => {
    const s = scene().pool('red', 'yy')
    const o = s.bacterium('mars', 'red')
    expect(ids(payments(s.state, o, colour('red')))).toEqual(['pay:yellow/2'])
    s.pool('red', 'yg')
    expect(payments(s.state, o, colour('red'))).toEqual([])
    s.mutation(o, { card: 3, promoted: true })
    expect(ids(payments(s.state, o, colour('red')))).toEqual(['pay:yellow/1', 'pay:green/1'])
  })

  test('X22: a promotion adds its cube though the first is diseased', () => {
    const s = scene()
    const o = s.bacterium('mars', 'red')
    const held = s.mutation(o, { card: 8, stolen: 'base' })
    s.parasite('blue', 'viroid', o, [null, '8'])
    s.play((t) => promote(t, o, held)).expectNothingPending()
    expect([held.promoted, held.base, held.plus]).toEqual([true, 2, 1])
  })

  test('X23, T63: the first macro-organism brings the Proterozoic', () => {
    const s = scene().pool('red', 'y').active('oceanic')
    const o = s.bacterium('clay-mound', 'red', 'ygggbbb')
    s.run(STEP.purchasesTurn({ place: 0 })).choose(
      'bacterium:bacterium-clay-mound',
      'macro:macro-dickinsonia',
      'organ:dickinsonia-marine-1',
    )
    expect(s.of(o).macro?.level).toBe(0)
    expect(s.poolOf('red')).toBe('')
    const next = cardsIn(s.state).events[s.state.eventDeck.at(-1) as number]
    expect(next?.eon).toBe('proterozoic')
  })

  test('X24: the systems of all sixteen faces', () => {
    const s = scene()
    const table = cardsIn(s.state).macros.map((_, card) => [
      macroFace(s.state, card, false).systems.join(),
      macroFace(s.state, card, true).systems.join(),
    ])
    expect(Object.fromEntries(table.map((faces, card) => [cardsIn(s.state).macros[card]?.id, faces]))).toEqual({
      'macro-seaweed': ['0,0,3,1', '0,0,4,3'],
      'macro-flatworm': ['2,1,1,1', '2,3,3,2'],
      'macro-brachiopod': ['1,2,1,1', '2,4,3,2'],
      'macro-arrow-worm': ['2,1,2,1', '3,3,3,1'],
      'macro-dickinsonia': ['0,1,2,3', '0,1,4,4'],
      'macro-opabinia': ['2,2,2,1', '3,2,3,2'],
      'macro-sea-star': ['2,2,1,2', '4,3,4,2'],
      'macro-trilobite': ['2,3,2,1', '2,3,3,2'],
    })
  })

  test('X21, T62: bionts become trophic biont and endosymbionts, the rest goes home', () => {
    const s = scene({ players: ['red', 'blue', 'green'] })
    const o = s.bacterium('mars', 'red', 'ryygb', { bionts: 3 })
    const viroid = s.parasite('blue', 'viroid', o)
    const salmonella = s.parasite('green', 'salmonella', viroid)
    s.play((t) => rise(t, colour('red'), o, 2)).expectNothingPending()
    expect([s.at('red', o), s.home('red'), s.poolOf('red'), s.at('blue', o)]).toEqual([2, 1, 'r', 1])
    expect([s.isAlive(viroid), s.of(o).parasite, s.of(salmonella).host]).toEqual([false, salmonella, o])
  })

  test('T61: diseased cubes and bionts meet no requirement', () => {
    const s = scene({ players: ['yellow', 'blue'] }).pool('yellow', 'y')
    const o = s.bacterium('mars', 'yellow', 'rrgb')
    s.mutation(o, { card: 9, stolen: 'base' })
    s.parasite('blue', 'viroid', o, [null, '9'])
    expect(ids(macroOptions(s.state, o))).toEqual([])
  })

  test('X26: the Red Queen takes the disease cube, then the last biont', () => {
    const s = scene({ players: ['red', 'yellow'] }).pool('red', 'ggyy')
    const host = s.bacterium('mars', 'red')
    s.mutation(host, { card: 17, promoted: true })
    s.mutation(host, { card: 11, stolen: 'base' })
    const malaria = s.parasite('yellow', 'malaria', host, ['11'])
    s.mutation(malaria, { card: 7 })
    const [first] = attackOptions(s.state, colour('red'), host, [])
    s.play((t) => attack(t, host, first as never)).expectNothingPending()
    expect(s.of(malaria).disease).toEqual([-1, -1])
    const [second] = attackOptions(s.state, colour('red'), host, [])
    s.play((t) => attack(t, host, second as never)).expectNothingPending()
    expect([s.isAlive(malaria), s.at('yellow', host), s.poolOf('yellow')]).toEqual([false, 1, ''])
  })

  test('X25: a parasite with more icons steals an organ from the host’s pool of catalysts', () => {
    const s = scene({ players: ['red', 'green'] }).pool('red', 'r')
    const worm = s.macro('clay-mound', 'red', 'flatworm', { land: true, organs: [0, 1, 2, 3] })
    const cyano = s.parasite('green', 'cyanobacteria', worm)
    s.mutation(cyano, { card: 17 })
    const reds = macroFace(s.state, 1, true).organs.filter(({ colour: c }) => c === colour('red')).length
    expect(attackOptions(s.state, colour('green'), cyano, []).length).toBe(reds)
  })

  test('X27, T96: disease cubes count for landing; the parasite stays without them', () => {
    const s = scene()
    const o = s.macro('clay-mound', 'blue', 'trilobite', { organs: [1] })
    const prion = s.parasite('red', 'prion', o, ['organ'])
    expect(canLand(s.state, o)).toBe(true)
    s.play((t) => offerLandfall(t, o))
      .choose('land')
      .expectNothingPending()
    expect([s.of(o).macro?.land, s.of(prion).host, s.of(prion).disease]).toEqual([true, o, [-1, -1]])
  })

  test('X28: the ocean is crowded; Dickinsonia lands and the seaweed lives', () => {
    const s = scene({ players: ['red', 'yellow', 'green'] }).pool('green', 'ggb')
    const seaweed = s.macro('clay-mound', 'red', 'seaweed', { level: 0 })
    const dickinsonia = s.macro('green-rust', 'green', 'dickinsonia', { level: 1 })
    const worm = s.macro('hydrothermal-vent', 'green', 'arrow-worm', { level: 2 })
    const star = s.macro('mars', 'yellow', 'sea-star', { level: 3, organs: [3] })
    s.state.levelsStale = true
    expect([seaweed, worm, star].map((o) => metabolicSpeed(s.state, o))).toEqual([1, 3, 5])
    s.state.eventsPast.push(...s.state.eventDeck.splice(0))
    s.phase(5).run(STEP.ocean)
    while (s.asked === 'ocean.next') s.choose('bacterium:bacterium-green-rust')
    s.choose('land')
    expect(s.of(dickinsonia).macro?.land).toBe(true)
    expect([seaweed, worm, star].map((o) => s.of(o).macro?.level)).toEqual([0, 1, 2])
  })

  test('X29, T68: dominance is shared by the players with a biont', () => {
    const s = scene({ players: ['red', 'green', 'blue'] })
    s.macro('clay-mound', 'red', 'seaweed', { organs: [0], circles: ['green'], level: 0 })
    s.macro('mars', 'blue', 'flatworm', { level: 1 })
    expect([s.points('red'), s.points('green')]).toEqual([9, 4])
  })

  test('T41: Salmonella finds nothing on Hox genes alone', () => {
    const s = scene({ players: ['red', 'green'] }).active('cosmic')
    const o = s.bacterium('mars', 'red')
    s.mutation(o, { card: 5, promoted: true })
    const seeker = { parasite: 18, face: 0, controller: colour('green'), rows: 15, carries: false }
    expect(hostsFor(s.state, seeker)).toEqual([])
    expect(hostsFor(s.state, { ...seeker, face: 1 })).toEqual([o])
    expect(ids(attachOptions(s.state, colour('green')))).toEqual(['parasite:cyanobacteria'])
  })

  test('T57: pollution hits its row, and a disc may pay', () => {
    const s = scene({ players: ['red', 'blue'] }).pile('coastal', 12)
    const polluter = s.bacterium('pumice-raft', 'red', 'g')
    const other = s.bacterium('uv-ocean', 'blue', '', { discs: 'y' })
    s.mutation(other, { card: 4 })
    const ocean = s.bacterium('clay-mound', 'blue', 'y')
    s.play((t) => takeMutation(t, polluter, 2))
    s.choose('disc:bacterium-uv-ocean/yellow').expectNothingPending()
    expect([s.cards(other), s.cubes(ocean)]).toEqual([[], 'y'])
  })

  test('T58, T101: abilities begin with the next turn, cubes at once', () => {
    const s = scene()
    const o = s.bacterium('mars', 'red')
    s.mutation(o, { card: 9, age: 0 })
    expect(hasAbility(s.state, o, 'fission')).toBe(false)
    s.state.turn++
    expect(hasAbility(s.state, o, 'fission')).toBe(true)
    s.play((t) => promote(t, o, s.of(o).mutations[0] as never)).expectNothingPending()
    expect([hasAbility(s.state, o, 'fission'), hasAbility(s.state, o, 'immunology'), hasAbility(s.state, o, 'dna')]).toEqual([
      true,
      false,
      false,
    ])
    s.state.turn++
    expect([hasAbility(s.state, o, 'fission'), hasAbility(s.state, o, 'immunology'), hasAbility(s.state, o, 'dna')]).toEqual([
      false,
      true,
      true,
    ])
  })

  test('T64: no icon, no Red Queen', () => {
    const s = scene({ players: ['red', 'yellow'] }).pool('red', 'gg')
    const host = s.bacterium('mars', 'red')
    s.mutation(host, { card: 11, stolen: 'base' })
    s.parasite('yellow', 'malaria', host, ['11'])
    expect(icons(s.state, host, 'redQueen')).toBe(0)
    expect(attackOptions(s.state, colour('red'), host, [])).toEqual([])
  })

  test('T37, T110: piles of active and home rows, paid by the tableau', () => {
    const s = scene({ players: ['red', 'yellow'] })
      .pile('oceanic', 11)
      .pile('cosmic', 16)
      .pool('red', 'g')
      .pool('yellow', 'rrr')
    const o = s.bacterium('clay-mound', 'red')
    expect(ids(buyOptions(s.state, o))).toEqual(['buy:mutation-11'])
    s.pool('red', '')
    expect(buyOptions(s.state, o)).toEqual([])
  })

  test('T107: equal points go to who has more catalysts, else they are shared', () => {
    const s = scene().pool('red', 'rr').pool('blue', 'b')
    expect(result(s.state)).toMatchObject({ places: [[0], [1]], reason: 'catalysts' })
    s.pool('red', 'r')
    expect(result(s.state)).toMatchObject({ places: [[0, 1]], reason: 'shared' })
  })

  test('T70: together everybody needs a macro-organism, and one on land', () => {
    const s = scene({ mode: 'cooperative' })
    const o = s.macro('mars', 'red', 'seaweed')
    s.macro('clay-mound', 'blue', 'flatworm', { level: 1 })
    expect(result(s.state)).toMatchObject({ common: 'lost' })
    s.play((t) => land(t, o))
    expect(result(s.state)).toMatchObject({ common: 'won' })
  })
})
