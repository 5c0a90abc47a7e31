import { describe, expect, test } from 'vitest'
import { STEP } from '../agenda.ts'
import { biontOptions } from '../assign/bionts.ts'
import { catalystOptions } from '../assign/catalysts.ts'
import { atrophy } from '../atrophy.ts'
import { STANDARD_CARDS } from '../components/cards.ts'
import { becomeBacterium, rollResult } from '../phases/autocatalysis.ts'
import { darwinWith } from '../phases/darwin.ts'
import { progenote } from '../refugia.ts'
import { deaths, facesOf } from '../rolls.ts'
import { colour, type Player, type Scene, scene } from './scene.ts'

const ids = (options: readonly { readonly id: string }[]): string[] => options.map(({ id }) => id)
const roll = (s: Scene, id: string): Scene => s.phase(3).runTurn(STEP.refugium({ rolls: [s.placard(id)], next: 0 }))

describe('Autocatalytic rolls', () => {
  test.each(STANDARD_CARDS.refugia.map((card) => [card.id, card] as const))('X14: an uncovered 6 on %s', (id, card) => {
    const brine = id === 'refugium-eutectic-brine'
    expect(deaths(card, 0, facesOf([6]))).toEqual({ manna: 1, enzymes: brine ? 0 : 1 })
    expect(deaths(card, card.enzymeSlots.length, facesOf([6]))).toEqual({ manna: 0, enzymes: 0 })
  })

  test('T07: a lone compensation beyond the limit is lost', () => {
    const s = scene({ players: ['green', 'red', 'yellow', 'blue'] }).pool('green', 'ggg')
    s.refugium('hydrothermal-vent', { disorganised: 'y' }).on('hydrothermal-vent', 'green')
    s.phase(3)
      .play((t) => rollResult(t, s.placard('hydrothermal-vent'), colour('green'), [6, 2]))
      .expectNothingPending()
    expect([s.home('green'), s.poolOf('green')]).toEqual([3, 'ggg'])
  })

  test('T47, PH14: alone on a placard of one’s colour all dice may be rolled again, once', () => {
    const s = scene({ players: ['green', 'blue'] })
      .refugium('warm-pond', { disorganised: 'bgr' })
      .on('warm-pond', 'green')
      .dice(5, 6, 3, 4)
    roll(s, 'warm-pond')
    expect([s.asked, s.options]).toEqual(['auto.reroll', ['keep', 'reroll']])
    s.choose('reroll')
    expect(s.logged('auto.reroll')[0]?.params.dice).toBe('3 4')
    expect(s.asked).not.toBe('auto.reroll')
    const other = scene({ players: ['green', 'blue'] })
      .refugium('warm-pond', { disorganised: 'bgr' })
      .on('warm-pond', 'green', 1)
    other.on('warm-pond', 'blue').dice(2, 3, 5, 6)
    roll(other, 'warm-pond')
    expect(other.asked).not.toBe('auto.reroll')
    const blue = scene({ players: ['green', 'blue'] })
      .refugium('warm-pond', { disorganised: 'bgr' })
      .on('warm-pond', 'blue')
      .dice(3, 2)
    roll(blue, 'warm-pond')
    expect(blue.asked).not.toBe('auto.reroll')
  })

  test('T48: the vents at 6, 6: the biont goes home compensated, the second death is ignored', () => {
    const s = scene().refugium('hydrothermal-vent', { disorganised: 'yg' }).on('hydrothermal-vent', 'blue')
    s.phase(3)
      .play((t) => rollResult(t, s.placard('hydrothermal-vent'), colour('blue'), [6, 6]))
      .expectNothingPending()
    expect([s.home('blue'), s.poolOf('blue'), s.disorganised('hydrothermal-vent')]).toEqual([3, 'b', 'yg'])
  })

  test('PH13: slots are those that were uncovered before the roll, and what was just animated may die', () => {
    const s = scene({ players: ['blue', 'green'] })
      .refugium('mars', { disorganised: 'r', enzymes: 'yyyyy' })
      .on('mars', 'blue')
    s.phase(3)
      .play((t) => rollResult(t, s.placard('mars'), colour('blue'), [6, 6]))
      .choose('leave')
      .expectNothingPending()
    expect([s.state.enzymes[s.placard('mars')]?.length, s.at('blue', s.placard('mars'))]).toEqual([3, 1])
    const fresh = scene({ players: ['blue', 'green'] })
      .refugium('mars', { disorganised: 'r' })
      .on('mars', 'blue')
    fresh.phase(3).play((t) => rollResult(t, fresh.placard('mars'), colour('blue'), [4, 2]))
    fresh.choose('chromosome:refugium-mars/red').expectNothingPending()
    expect([fresh.poolOf('blue'), fresh.disorganised('mars')]).toEqual(['r', 'r'])
  })

  test('T50: a contender whose biont was killed may still be given a catalyst', () => {
    const s = scene({ players: ['red', 'green', 'blue'] }).refugium('mars', { organised: 'r', disorganised: 'g' })
    for (const player of ['red', 'green', 'blue'] as const) s.on('mars', player)
    s.phase(3).play((t) => rollResult(t, s.placard('mars'), colour('red'), [5, 6, 1, 2, 3, 3, 3]))
    s.choose('biont:green/refugium-mars', 'chromosome:refugium-mars/red')
    expect([s.asked, s.options]).toEqual(['auto.give', ['green', 'blue']])
    s.choose('green', 'leave').expectNothingPending()
    expect([s.poolOf('green'), s.poolOf('red')]).toEqual(['rg', ''])
  })

  test('T49: without a double a progenote without bionts leaves the placard', () => {
    const s = scene({ players: ['red', 'green'] }).refugium('clay-mound', { disorganised: 'yr', enzymes: 'r' })
    for (const player of ['red', 'green'] as const) s.on('clay-mound', player)
    s.phase(3).play((t) => rollResult(t, s.placard('clay-mound'), colour('red'), [1, 2, 3, 6]))
    s.skip('auto.animate').choose('biont:red/refugium-clay-mound').expectNothingPending()
    expect([s.at('green', s.placard('clay-mound')), s.organised('clay-mound')]).toEqual([1, 'ry'])
  })

  test('T74: refugia of inactive rows roll too', () => {
    const s = scene({ players: ['red', 'blue'] })
      .refugium('mars', { disorganised: 'bgyr' })
      .on('mars', 'blue')
      .dice(1, 1)
    s.runTurn(STEP.autocatalysis).choose('green', 'yellow', 'take')
    expect([s.isAlive(s.placard('mars')), s.cubes(s.placard('mars'))]).toEqual([true, 'yg'])
  })

  test('T75, PH14: what a full receiver cannot hold is lost, a pair becomes one of another colour', () => {
    const played = (organised: string, dice: readonly number[], ...choices: readonly string[]) => {
      const s = scene({ players: ['red', 'blue'] })
        .pool('blue', 'rrrrrr')
        .refugium('clay-mound', { organised, disorganised: 'y' })
      s.on('clay-mound', 'red').on('clay-mound', 'blue')
      s.phase(3).play((t) => rollResult(t, s.placard('clay-mound'), colour('red'), dice))
      return s.choose(...choices)
    }
    const red = 'chromosome:refugium-clay-mound/red'
    const one = played('r', [6, 1, 2, 3, 3], 'chromosome:refugium-clay-mound/red', 'leave').expectNothingPending()
    expect(one.poolOf('blue')).toBe('rrrrrr')
    const two = played('rr', [6, 6, 1, 2, 3, 3], red, red)
    expect([two.asked, two.askedColour, two.options]).toEqual(['overflow', '@colour.blue', ['yellow', 'green', 'blue', 'done']])
    two.choose('green', 'leave').expectNothingPending()
    expect([two.poolOf('blue'), two.poolOf('red')]).toEqual(['rrrrrrg', ''])
  })

  test('T98: biont and cube of one refugium are one biosynthesis, two bionts of an extinction are not', () => {
    const s = scene({ players: ['blue', 'red'] })
      .pool('blue', 'bbbbbb')
      .refugium('clay-mound', { organised: 'b', disorganised: 'y' })
    s.on('clay-mound', 'blue')
    s.phase(3).play((t) => rollResult(t, s.placard('clay-mound'), colour('blue'), [6, 5, 1]))
    s.skip('auto.die')
    expect([s.asked, s.options]).toEqual(['overflow', ['red', 'yellow', 'green', 'done']])
    const dead = scene({ players: ['blue', 'red'] }).pool('blue', 'bbbbbb')
    const o = dead.bacterium('mars', 'blue', '', { bionts: 2 })
    dead.play((t) => atrophy(t, o, 2)).expectNothingPending()
    expect([dead.isAlive(o), dead.poolOf('blue')]).toEqual([false, 'bbbbbb'])
  })

  test('T104: bionts, cubes and enzymes count, ties go by the printed order', () => {
    const s = scene({ players: ['green', 'red', 'blue'] }).refugium('clay-mound', { disorganised: 'ry' })
    const mounds = s.placard('clay-mound')
    s.on('clay-mound', 'green', 2).on('clay-mound', 'red')
    expect(progenote(s.state, mounds)).toBe(colour('green'))
    s.state.enzymes[mounds]?.push(colour('red'))
    expect(progenote(s.state, mounds)).toBe(colour('red'))
    s.on('clay-mound', 'blue')
    s.state.organised[mounds * 4 + 3] = 2
    expect(progenote(s.state, mounds)).toBe(colour('blue'))
  })

  test('X16, X21: foreign bionts stay as foreign genes', () => {
    const s = scene({ players: ['red', 'green'] })
      .refugium('mars', { organised: 'ry', enzymes: 'b' })
      .on('mars', 'red')
      .on('mars', 'green')
    s.play((t) => becomeBacterium(t, s.placard('mars'), colour('red'))).expectNothingPending()
    expect([s.at('green', s.placard('mars')), s.cubes(s.placard('mars')), s.state.enzymes[s.placard('mars')]]).toEqual([1, 'ry', []])
  })
})

describe('Entering refugia', () => {
  test('T86: enzymes stay when the bionts have gone, and serve whoever comes', () => {
    const s = scene({ players: ['blue', 'green'] }).refugium('hydrothermal-vent', { disorganised: 'y', organised: 'g', enzymes: 'r' })
    s.on('hydrothermal-vent', 'blue')
    s.phase(3)
      .play((t) => rollResult(t, s.placard('hydrothermal-vent'), colour('blue'), [2, 3, 6]))
      .expectNothingPending()
    expect(s.state.enzymes[s.placard('hydrothermal-vent')]).toEqual([])
    expect(s.organised('hydrothermal-vent')).toBe('g')
  })

  test('T34: two bionts in the deep hot biosphere cost two catalysts of any colours', () => {
    const s = scene({ players: ['red', 'blue'] })
      .refugium('deep-hot-biosphere', { disorganised: 'gbrr' })
      .active('cosmic')
      .pool('red', 'yb')
    s.bacterium('clay-mound', 'red', 'g')
    s.run(STEP.assign).choose('biont:red/pool')
    expect([s.asked, s.options]).toEqual(['assign.fee', ['yellow', 'blue']])
    s.choose('blue', 'biont:red/pool')
    expect([s.poolOf('red'), s.at('red', s.placard('deep-hot-biosphere'))]).toEqual(['', 2])
  })

  test('T35, PH7: an enzyme may go to any row where one has a biont, a biont may not', () => {
    const s = scene({ players: ['red', 'blue'] })
      .refugium('clay-mound', { disorganised: 'ryb' })
      .pool('blue', 'b')
    const o = s.bacterium('green-rust', 'red')
    expect(catalystOptions(s.state, colour('blue'))).toEqual([])
    s.bionts('blue', o)
    expect(ids(catalystOptions(s.state, colour('blue')))).toEqual(['catalyst:blue/blue'])
    expect(biontOptions(s.state, colour('blue'))).toEqual([])
  })

  test('E1: enzymes cover the leftmost empty slot and no more than there are', () => {
    const s = scene({ players: ['red', 'blue'] })
      .refugium('hydrothermal-vent', { disorganised: 'y', enzymes: 'b' })
      .active('oceanic')
      .pool('red', 'ry')
    s.run(STEP.assignTurn({ place: 0 })).choose('catalyst:red/yellow')
    expect(s.state.enzymes[s.placard('hydrothermal-vent')]).toEqual([3, 1])
    expect(s.options.some((id) => id.startsWith('catalyst:'))).toBe(false)
  })

  test('X09: with one green the two other bionts may go to one refugium or to two', () => {
    const s = scene({ players: ['green', 'red'] })
      .refugium('clay-mound', { disorganised: 'ryb' })
      .refugium('mars', { disorganised: 'bgyr' })
    s.active('oceanic', 'cosmic').bacterium('green-rust', 'green')
    s.run(STEP.assign).choose('biont:green/pool', 'refugium:refugium-mars', 'biont:green/pool')
    expect(s.options).toEqual(['refugium:refugium-mars', 'refugium:refugium-clay-mound'])
  })

  test('T72: among one’s own organisms and into active rows, not elsewhere', () => {
    const s = scene({ players: ['red', 'blue'] }).active('oceanic')
    const own = s.bacterium('mars', 'red', '', { bionts: 2 })
    s.mutation(own, { card: 5 })
    s.bacterium('warm-pond', 'red')
    s.bacterium('clay-mound', 'blue')
    s.bacterium('uv-ocean', 'blue')
    s.run(STEP.assignTurn({ place: 0 })).choose('biont:red/bacterium-mars')
    expect(s.options).toEqual(['bacterium:bacterium-clay-mound', 'bacterium:bacterium-warm-pond', 'pool'])
  })

  test('T38, PK15: equal libertinage blocks nobody, and the claim of one phase ends with it', () => {
    const s = scene({ players: ['blue', 'red'] }).active('oceanic')
    const own = s.bacterium('clay-mound', 'red', '', { bionts: 2 })
    s.mutation(own, { card: 5 })
    s.mutation(own, { card: 13 })
    const host = s.bacterium('green-rust', 'blue')
    s.mutation(host, { card: 14 })
    s.run(STEP.assign).choose('claim', 'biont:red/bacterium-clay-mound', 'bacterium:bacterium-green-rust')
    expect([s.at('red', host), s.state.order]).toEqual([1, [colour('red'), colour('blue')]])
    s.runTurn(STEP.darwin)
    expect(s.asked).toBe('libertine.claim')
    s.choose('pass')
    expect(s.state.order).toEqual([colour('blue'), colour('red')])
  })

  test('PH12: nothing enters an organism from the pool or a refugium', () => {
    const s = scene({ players: ['red', 'blue'] })
      .active('oceanic')
      .refugium('clay-mound', { disorganised: 'ryb' })
      .on('clay-mound', 'red')
    const own = s.bacterium('green-rust', 'red')
    s.mutation(own, { card: 5 })
    s.run(STEP.assign).choose('biont:red/refugium-clay-mound')
    expect(s.home('red')).toBe(2)
    expect(s.options.filter((id) => id.startsWith('biont:'))).toEqual(['biont:red/pool', 'biont:red/bacterium-green-rust'])
  })
})

describe('Darwinian rolls', () => {
  test('X18: two yellow roll two dice again, once', () => {
    const s = scene({ players: ['red', 'blue'] }).dice(1, 2, 3, 4, 6, 3, 4)
    s.bacterium('mars', 'red', 'byy')
    s.phase(4).runTurn(STEP.darwinTurn({ place: 0 }))
    expect(s.options).toEqual(['face:1', 'face:2', 'face:3', 'face:4', 'face:6', 'done'])
    s.choose('face:6', 'face:4')
    expect(s.logged('darwin.reroll')[0]?.params.dice).toBe('1 2 3 4 3')
    expect([s.poolOf('red'), s.asked]).not.toContain('darwin.reroll')
    expect(s.poolOf('red')).toBe('r')
  })

  test('PH16: a biont is two dice and one chromosome', () => {
    const s = scene({ players: ['red', 'blue'] }).dice(1, 1)
    s.bacterium('mars', 'red')
    s.phase(4)
      .runTurn(STEP.darwinTurn({ place: 0 }))
      .skip('purchase.open')
    expect(s.poolOf('red')).toBe('rr')
  })

  test('PH17: a triple of 1s counts beside the 1s themselves', () => {
    const s = scene({ players: ['blue', 'red'] })
    const o = s.bacterium('mars', 'blue', 'r')
    s.play((t) => darwinWith(t, o, [1, 1, 1], 9))
    expect(s.poolOf('blue')).toBe('rrrr')
  })

  test('PH18, T53: a diseased promoted card still shows its DNA, which shields nothing by itself', () => {
    const s = scene({ players: ['red', 'blue'] })
    const o = s.bacterium('mars', 'red', 'yyy')
    s.mutation(o, { card: 17, promoted: true, stolen: 'both' })
    s.parasite('blue', 'viroid', o, ['17', '17+'])
    s.play((t) => darwinWith(t, o, [5, 5, 5], 9)).expectNothingPending()
    expect(s.cards(o)).toEqual([17])
    s.play((t) => darwinWith(t, o, [6, 5, 5], 9)).expectNothingPending()
    expect(s.cards(o)).toEqual([])
  })

  test('PK12: with every pool full nothing is made and nobody asked', () => {
    const players: readonly Player[] = ['red', 'yellow', 'green', 'blue']
    const s = scene({ players })
    for (const player of players) s.pool(player, 'rrryyygggbbb')
    const o = s.bacterium('mars', 'red', 'rr')
    s.play((t) => darwinWith(t, o, [1, 1, 1, 1], 9)).expectNothingPending()
    expect(s.poolOf('red')).toBe('rrryyygggbbb')
  })

  test('PK13: there is no cap at twelve dice', () => {
    const s = scene({ players: ['red', 'blue'] }).dice(...new Array<number>(18).fill(2))
    s.bacterium('mars', 'red', 'rrrrrrrrrrrr', { bionts: 3 })
    s.phase(4).runTurn(STEP.darwinTurn({ place: 0 }))
    expect(String(s.logged('darwin.roll')[0]?.params.dice).split(' ')).toHaveLength(18)
    expect(s.poolOf('red')).toBe('rrrrrr')
  })
})

describe('Points', () => {
  test('X35: every wooden piece in an organism is a point', () => {
    const s = scene({ players: ['blue', 'green'] })
    const o = s.bacterium('mars', 'blue', 'rygb', { discs: 'gb' })
    s.mutation(o, { card: 1, promoted: true })
    s.refugium('clay-mound', { organised: 'bb' }).on('clay-mound', 'blue')
    expect([s.points('blue'), s.points('green')]).toEqual([7, 0])
  })
})
