import { describe, expect, test } from 'vitest'
import { STEP } from '../agenda.ts'
import { donations } from '../donations.ts'
import { hasAbility } from '../organisms.ts'
import { buyOptions } from '../purchases/mutations.ts'
import { payments } from '../purchases/payment.ts'
import { colour, type Scene, scene } from './scene.ts'

const ids = (options: readonly { readonly id: string }[]): string[] => options.map(({ id }) => id)

/** Buys whatever stands first until nothing is asked; how often. */
function buyAll(s: Scene): number {
  let bought = 0
  while (s.asked === 'purchase') {
    const offer = s.options.find((id) => id.startsWith('buy:'))
    if (!offer) break
    s.choose(offer).skip('purchase.pay')
    bought++
  }
  return bought
}

describe('Who buys, and when', () => {
  test('T56, PH24: a parasite buys when everybody in its host has closed it, from the host’s pool', () => {
    const s = scene({ players: ['red', 'blue', 'green'] })
      .pool('red', 'rrygb')
      .pile('cosmic', 16)
    const host = s.bacterium('mars', 'red')
    s.bionts('green', host)
    const viroid = s.parasite('blue', 'viroid', host)
    s.runTurn(STEP.purchases)
    expect([s.asked, s.askedColour]).toEqual(['purchase.open', '@colour.red'])
    s.choose('done')
    expect([s.asked, s.askedColour]).toEqual(['purchase.open', '@colour.green'])
    s.choose('bacterium:bacterium-mars', 'done')
    expect([s.asked, s.askedColour]).toEqual(['purchase', '@colour.blue'])
    s.choose('buy:mutation-16').skip('purchase.pay')
    expect([s.cards(viroid), s.poolOf('red').length]).toEqual([[16], 4])
  })

  test('PH35: a parasite buys once, though its host is closed by one after another', () => {
    const s = scene({ players: ['blue', 'red', 'green'] })
      .pool('red', 'rrrr')
      .pile('cosmic', 18, 17, 16)
    const host = s.bacterium('mars', 'red')
    s.bionts('green', host)
    const viroid = s.parasite('blue', 'viroid', host)
    s.runTurn(STEP.purchases)
    while (s.asked) s.choose(s.askedColour === '@colour.blue' ? (s.options[0] as string) : 'done')
    expect(s.cards(viroid)).toHaveLength(1)
  })

  test('T59: fission doubles, two fissions do not double twice', () => {
    for (const cards of [[9], [9, 12]]) {
      const s = scene({ players: ['red', 'blue'] })
        .pool('red', 'rrrrrryyyyyyggggggbbbbbb')
        .active('oceanic', 'coastal', 'continental')
      const o = s.bacterium('mars', 'red', 'g', { bionts: 2 })
      for (const card of cards) s.mutation(o, { card, ...(card === 12 && { promoted: true }) })
      s.runTurn(STEP.purchasesTurn({ place: 0 })).choose('bacterium:bacterium-mars')
      expect(buyAll(s)).toBe(4)
    }
  })

  test('T58, PH22: fission bought this turn waits for the next', () => {
    const s = scene({ players: ['red', 'blue'] })
      .pool('red', 'rrrrrryyyyyy')
      .pile('cosmic', 16, 17, 18)
    const o = s.bacterium('mars', 'red')
    s.mutation(o, { card: 9, age: 0 })
    s.runTurn(STEP.purchasesTurn({ place: 0 })).choose('bacterium:bacterium-mars')
    expect(buyAll(s)).toBe(1)
  })

  test('T119: nobody’s parasite buys after its host’s owner, from what is left', () => {
    const s = scene({ players: ['red', 'yellow'], mode: 'solitaire' })
      .pool('red', 'rr')
      .pile('cosmic', 18, 17)
    const host = s.bacterium('mars', 'red')
    const parasite = s.parasite('blue', 'viroid', host)
    s.of(parasite).controller = 4 + colour('blue')
    s.state.first = colour('blue')
    s.runTurn(STEP.purchases).choose('bacterium:bacterium-mars', 'buy:mutation-18')
    expect([s.cards(host), s.cards(parasite), s.poolOf('red')]).toEqual([[18], [17], ''])
  })

  test('T110, PH23: the pool of the tableau pays, and nobody else’s', () => {
    const s = scene({ players: ['red', 'yellow'] })
      .pool('red', 'b')
      .pool('yellow', 'rrryyygggbbb')
      .pile('cosmic', 2)
    const malaria = s.parasite('yellow', 'malaria', s.bacterium('mars', 'red'))
    expect(ids(buyOptions(s.state, malaria))).toEqual(['buy:mutation-02'])
    s.pool('red', '')
    expect(buyOptions(s.state, malaria)).toEqual([])
  })

  test('T55, PH24: a parasite uses none of its host’s abilities', () => {
    const s = scene({ players: ['red', 'blue'] })
      .pool('red', 'y')
      .pile('oceanic', 16)
    const host = s.bacterium('mars', 'red')
    for (const card of [3, 9, 10]) s.mutation(host, { card, ...(card === 3 && { promoted: true }) })
    const viroid = s.parasite('blue', 'viroid', host)
    expect(ids(payments(s.state, host, colour('red')))).toEqual(['pay:yellow/1'])
    expect(payments(s.state, viroid, colour('red'))).toEqual([])
    expect([hasAbility(s.state, viroid, 'fission'), ids(buyOptions(s.pool('red', 'r').state, viroid))]).toEqual([false, []])
    expect(ids(buyOptions(s.state, host))).toContain('buy:mutation-16')
  })

  test('T82: gifts are offered in the phase of purchases too', () => {
    const s = scene({ players: ['red', 'blue'] })
      .pool('blue', 'rb')
      .pile('cosmic', 16)
    const host = s.bacterium('mars', 'red')
    const viroid = s.parasite('blue', 'viroid', host)
    expect(ids(donations(s.state, colour('blue')))).toEqual(['donate:red/red', 'donate:red/blue'])
    s.runTurn(STEP.guests({ host })).choose('donate:red/red', 'buy:mutation-16')
    expect([s.cards(viroid), s.poolOf('red'), s.poolOf('blue')]).toEqual([[16], '', 'b'])
  })
})

describe('Mutations', () => {
  test('H1: sexuality scrambles a pile before each purchase, once an icon', () => {
    const s = scene({ players: ['red', 'blue'] })
      .pool('red', 'rrrr')
      .pile('cosmic', 2, 16, 17)
    const o = s.bacterium('mars', 'red', '', { bionts: 2 })
    s.mutation(o, { card: 19 })
    s.runTurn(STEP.purchasesTurn({ place: 0 })).choose('bacterium:bacterium-mars', 'scramble:cosmic')
    expect([s.pileOf('cosmic')[0], s.options.includes('scramble:cosmic')]).toEqual([16, false])
    s.choose('buy:mutation-16')
    expect(s.options).toContain('scramble:cosmic')
  })

  test('PH22, T101: promotion keeps the old side’s abilities to the end of the turn', () => {
    const s = scene({ players: ['red', 'blue'] }).pool('red', 'yybb')
    const o = s.bacterium('mars', 'red')
    s.mutation(o, { card: 9 })
    s.mutation(o, { card: 5, age: 0 })
    s.runTurn(STEP.purchasesTurn({ place: 0 })).choose('bacterium:bacterium-mars', 'promote:mutation-09')
    s.skip('purchase.pay')
    s.choose('promote:mutation-05').skip('purchase.pay')
    const has = () => (['fission', 'immunology', 'dna'] as const).map((ability) => hasAbility(s.state, o, ability))
    expect([has(), s.of(o).mutations.map(({ plus }) => plus)]).toEqual([
      [true, false, false],
      [1, 1],
    ])
    s.state.turn++
    expect(has()).toEqual([true, true, true])
  })

  test('PK18: an empty pile is filled by an extinction, and bought from in the same phase', () => {
    const s = scene({ players: ['red', 'blue'] }).pool('red', 'gr')
    const o = s.bacterium('mars', 'red', 'g', { bionts: 2 })
    const dying = s.bacterium('interplanetary-dust', 'blue')
    s.mutation(dying, { card: 16 })
    s.state.piles[3]?.unshift(...s.state.piles.slice(0, 3).flatMap((pile) => pile.splice(0)))
    s.pile('cosmic', 12)
    s.runTurn(STEP.purchases).choose('bacterium:bacterium-mars', 'buy:mutation-12')
    expect([s.isAlive(dying), s.pileOf('cosmic')]).toEqual([false, [16]])
    s.choose('buy:mutation-16')
    expect([s.cards(o), s.pileOf('cosmic')]).toEqual([[12, 16], []])
  })
})
