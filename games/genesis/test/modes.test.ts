import { describe, expect, test } from 'vitest'
import { STEP } from '../agenda.ts'
import { attachOptions, npcAttaches } from '../assign/parasites.ts'
import { darwinWith } from '../phases/darwin.ts'
import { purchasesFor } from '../purchases/menu.ts'
import { result, soloVictory } from '../score.ts'
import { NONE, NPC, OUT, POOL, parasiteOf } from '../state.ts'
import { diseaseCount } from '../steal.ts'
import { colour, type Player, type Scene, scene } from './scene.ts'

const ids = (options: readonly { readonly id: string }[]): string[] => options.map(({ id }) => id)
const alone = (players: readonly Player[] = ['red', 'yellow']): Scene => scene({ players, mode: 'solitaire' })
/** A parasite that nobody controls. */
function nobody(s: Scene, player: Player, face: string, host: number, disease: readonly (string | null)[] = []): number {
  const parasite = s.parasite(player, face, host, disease)
  s.of(parasite).controller = NPC + colour(player)
  return parasite
}

describe('C1: alone', () => {
  test('T69: nobody’s parasite takes the host with the most cubes, all that fit', () => {
    const s = alone().active('cosmic', 'oceanic').lots(0)
    s.mutation(s.bacterium('mars', 'red'), { card: 17 })
    const best = s.bacterium('clay-mound', 'yellow')
    s.mutation(best, { card: 16 })
    s.mutation(best, { card: 6 })
    s.play((t) => npcAttaches(t, 3)).expectNothingPending()
    const viroid = parasiteOf(3)
    expect([s.of(viroid).host, s.of(viroid).face, diseaseCount(s.of(viroid)), s.of(viroid).controller]).toEqual([best, 0, 2, NPC + 3])
  })

  test('T69: it waits where nothing fits, in inactive rows and for parasites', () => {
    for (const rows of [['oceanic'], []] as const) {
      const s = alone()
        .active(...rows)
        .lots(0)
      s.mutation(s.bacterium('mars', 'red'), { card: 17 })
      s.play((t) => npcAttaches(t, 3)).expectNothingPending()
      expect(s.isAlive(parasiteOf(3))).toBe(false)
    }
    const hyper = alone().active('cosmic').lots(0)
    const prion = nobody(hyper, 'green', 'salmonella', hyper.bacterium('mars', 'red'))
    hyper.mutation(prion, { card: 17 })
    hyper.play((t) => npcAttaches(t, 3)).expectNothingPending()
    expect(hyper.isAlive(parasiteOf(3))).toBe(false)
  })

  test('T69: it promotes before it buys, from the host’s pool, and never attacks', () => {
    const s = alone().pool('red', 'bbr').pile('cosmic', 2)
    const host = s.bacterium('mars', 'red')
    s.mutation(host, { card: 17 })
    const viroid = nobody(s, 'blue', 'viroid', host)
    s.mutation(viroid, { card: 4 })
    s.runTurn(STEP.guests({ host })).expectNothingPending()
    expect([s.cards(viroid), s.of(viroid).mutations[0]?.promoted, s.poolOf('red')]).toEqual([[4], true, 'rb'])
    s.state.biontBought.fill(false)
    s.runTurn(STEP.guests({ host })).expectNothingPending()
    expect([s.cards(viroid), s.poolOf('red'), diseaseCount(s.of(viroid))]).toEqual([[4, 2], 'r', 0])
  })

  test('T69: with fission it buys twice, promotes what it has just bought, and pays matching first', () => {
    const s = alone().pool('red', 'rry').pile('cosmic', 16, 17, 2)
    const host = s.bacterium('mars', 'red')
    const viroid = nobody(s, 'blue', 'viroid', host)
    s.mutation(viroid, { card: 5, promoted: true })
    s.runTurn(STEP.guests({ host })).expectNothingPending()
    expect([s.cards(viroid), s.of(viroid).mutations[1]?.promoted, s.poolOf('red')]).toEqual([[5, 16], true, 'y'])
  })

  test('C1: sexuality scrambles only a pile from which it cannot buy', () => {
    const s = alone().pool('red', 'b').pile('cosmic', 16, 2)
    const host = s.bacterium('mars', 'red')
    const viroid = nobody(s, 'blue', 'viroid', host)
    s.mutation(viroid, { card: 19 })
    s.runTurn(STEP.guests({ host })).expectNothingPending()
    expect([s.cards(viroid), s.logged('scramble').length]).toEqual([[19, 2], 1])
  })

  test('C1: it rolls its errors again, 6s first', () => {
    const s = alone().dice(6, 5, 5, 2)
    const host = s.bacterium('mars', 'red')
    s.mutation(host, { card: 6, stolen: 'base' })
    const viroid = nobody(s, 'blue', 'viroid', host, [null, '6'])
    s.state.order = [NPC + 3]
    s.phase(4).runTurn(STEP.darwinTurn({ place: 0 }))
    expect([s.logged('darwin.reroll')[0]?.params.dice, diseaseCount(s.of(viroid))]).toEqual(['2 5 5', 0])
  })

  test('PK8: both of nobody’s parasites live on one player’s organisms; one that dies comes back', () => {
    const s = alone().active('cosmic', 'oceanic').lots(0, 0)
    const one = s.bacterium('mars', 'red')
    s.mutation(one, { card: 17, stolen: 'base' })
    const two = s.bacterium('clay-mound', 'red')
    s.mutation(two, { card: 4, stolen: 'base' })
    const viroid = nobody(s, 'blue', 'viroid', one, ['17'])
    const salmonella = nobody(s, 'green', 'salmonella', two, ['4'])
    s.play((t) => darwinWith(t, viroid, [5, 5, 6, 6], 9)).expectNothingPending()
    expect([s.isAlive(viroid), s.isAlive(salmonella), s.home('blue'), s.poolOf('blue')]).toEqual([false, true, 1, ''])
    s.mutation(two, { card: 16 })
    s.mutation(one, { card: 18 })
    s.play((t) => npcAttaches(t, 3)).expectNothingPending()
    expect(s.isAlive(viroid)).toBe(true)
    s.runTurn(STEP.guests({ host: one })).expectNothingPending()
    expect(s.cards(viroid)).toEqual([])
  })

  test('T69: bionts of both colours in the sea, or on land, win', () => {
    const s = alone()
    const o = s.macro('mars', 'red', 'seaweed', { circles: ['yellow'] })
    expect([soloVictory(s.state, false), soloVictory(s.state, true)]).toEqual([true, false])
    expect(result(s.state)).toMatchObject({ common: 'won', reason: 'solitaire.marine' })
    const macro = s.of(o).macro
    if (macro) macro.land = true
    expect(result(s.state)).toMatchObject({ common: 'won', reason: 'solitaire.terrestrial' })
    const apart = alone()
    apart.macro('mars', 'red', 'seaweed')
    apart.macro('clay-mound', 'yellow', 'flatworm', { land: true })
    expect(result(apart.state)).toMatchObject({ common: 'lost', reason: 'solitaire.lost' })
  })

  test('C1: two colours with three bionts, one biont for each of the others', () => {
    const s = alone()
    const at = (player: Player) => [0, 1, 2].map((i) => s.state.biontAt[colour(player) * 3 + i])
    expect([at('red'), at('yellow'), at('green'), at('blue')]).toEqual([
      [POOL, POOL, POOL],
      [POOL, POOL, POOL],
      [POOL, OUT, OUT],
      [POOL, OUT, OUT],
    ])
    expect([...s.state.order].sort()).toEqual([0, 1, NPC + 2, NPC + 3])
  })

  test('C1, D10: one vote for both colours, and each pays', () => {
    const s = alone().events(52).pool('red', 'r').pool('yellow', 'y')
    s.state.climate = ['snow', 'snow', 'snow']
    s.run(STEP.reveal).choose('call', 'gaia').skip('assign')
    expect([s.poolOf('red'), s.poolOf('yellow'), s.state.ending]).toEqual(['', '', null])
  })
})

describe('C2: together', () => {
  test('T83: nobody’s parasite of a colour may sit on that colour’s own tableau', () => {
    const s = scene({ mode: 'cooperative' }).active('cosmic').lots(0).pool('red', 'b').pile('cosmic', 2)
    const host = s.bacterium('mars', 'red')
    s.mutation(host, { card: 11 })
    s.play((t) => npcAttaches(t, 0)).expectNothingPending()
    const prion = parasiteOf(0)
    expect([s.of(prion).host, s.of(prion).controller]).toEqual([host, NPC])
    s.runTurn(STEP.guests({ host })).expectNothingPending()
    expect([s.cards(prion), s.poolOf('red')]).toEqual([[2], ''])
  })

  test('PK9: the player’s biont goes into the circle before nobody’s', () => {
    const s = scene({ mode: 'cooperative', players: ['red', 'blue'] }).pool('red', 'y')
    const o = s.bacterium('mars', 'red', 'rrygb')
    s.bionts('blue', o)
    const viroid = parasiteOf(3)
    s.state.organisms[viroid] = {
      ...s.of(o),
      cubes: [0, 0, 0, 0],
      mutations: [],
      controller: NPC + 3,
      host: o,
      disease: [NONE, NONE],
      face: 0,
    }
    s.of(o).parasite = viroid
    s.state.biontAt[11] = viroid
    s.runTurn(STEP.purchasesTurn({ place: 0 })).choose('bacterium:bacterium-mars', 'macro:macro-flatworm')
    expect([s.of(o).macro?.circles[3], s.state.biontAt[11], s.poolOf('blue')]).toEqual([9, POOL, ''])
  })

  test('C2: two bionts each, the third is nobody’s; Medea has no price', () => {
    const s = scene({ mode: 'cooperative' }).events(52)
    s.state.climate = ['snow', 'snow', 'snow']
    expect(s.state.order).toEqual([0, NPC, 3, NPC + 3])
    s.run(STEP.reveal).choose('call', 'medea', 'gaia')
    expect([s.state.ending, s.state.medea]).toEqual(['snowball', [false, false, false, false]])
  })

  test('T114: nobody has a parasite card of his own together, nor in the introductory game without foreign genes', () => {
    for (const mode of ['cooperative', 'introductory']) {
      const s = scene({ mode }).active('cosmic')
      s.mutation(s.bacterium('mars', 'red'), { card: 17 })
      expect(attachOptions(s.state, colour('blue'))).toEqual([])
    }
  })
})

describe('C3: the introductory game', () => {
  const foreign = (): Scene => {
    const s = scene({ mode: 'introductory' })
    Object.assign(s.state.variants, { foreign: true })
    return s
  }

  test('PK11, T114: with foreign genes parasites live, and no rule of macro-organisms is reached', () => {
    const s = foreign().active('cosmic').pool('red', 'rrrrrr')
    const o = s.bacterium('mars', 'red', 'rrrryyyyggggbbbb')
    s.mutation(o, { card: 17 })
    expect(ids(attachOptions(s.state, colour('blue')))).toEqual(['parasite:viroid', 'parasite:virus'])
    expect(ids(purchasesFor(s.state, colour('red'), o)).filter((id) => id.startsWith('macro:'))).toEqual([])
  })

  test('T70, PH30: no climate, no Armageddon, no trophies', () => {
    const s = scene({ mode: 'introductory' }).events(52)
    s.state.climate = []
    s.state.trophies[0]?.push(s.state.placardDeck[0]?.pop() as number)
    s.run(STEP.reveal)
    expect([s.asked, s.state.climate, s.points('red')]).toEqual(['assign', [], 0])
  })

  test('T70: gene transfer stays among one’s own', () => {
    const s = scene({ mode: 'introductory' }).active('oceanic', 'cosmic')
    const own = s.bacterium('clay-mound', 'red', '', { bionts: 2 })
    s.mutation(own, { card: 5 })
    s.bacterium('mars', 'red')
    s.bacterium('green-rust', 'blue')
    s.run(STEP.assignTurn({ place: 0 })).choose('biont:red/bacterium-clay-mound')
    expect(s.options).toEqual(['bacterium:bacterium-mars', 'pool'])
  })
})

describe('C4 and G4', () => {
  test('T53: in the macro variant only 6s are errors, with DNA or without', () => {
    const s = scene({ mode: 'macro' })
    const o = s.bacterium('mars', 'red', 'yy')
    s.play((t) => darwinWith(t, o, [5, 5, 5, 5], 9)).expectNothingPending()
    s.play((t) => darwinWith(t, o, [6, 5, 5, 5], 9))
    s.skip('atrophy.token').expectNothingPending()
    expect(s.cubes(o)).toBe('y')
  })

  test('T54: an error is bought off with a mutation; what is left may take the new card', () => {
    const s = scene({ mode: 'crystal', players: ['red', 'green'] })
      .pool('red', 'rr')
      .pile('cosmic', 16)
    const o = s.bacterium('mars', 'red', 'b')
    s.bionts('green', o)
    s.play((t) => darwinWith(t, o, [5, 6, 6, 2, 3], 9))
    expect([s.asked, s.askedColour, s.options]).toEqual(['crystal', '@colour.red', ['buy:mutation-16', 'done']])
    s.choose('buy:mutation-16').expectNothingPending()
    expect([s.cards(o), s.poolOf('red')]).toEqual([[], 'r'])
    expect(purchasesFor(s.state, colour('red'), o)).toEqual([])
    expect(purchasesFor(s.state, colour('green'), o)).toEqual([])
  })

  test('T78: with fission two purchases buy off two errors; a new blue cube shields nothing', () => {
    const s = scene({ mode: 'crystal', players: ['red', 'blue'] })
      .pool('red', 'bbyy')
      .pile('cosmic', 2, 3)
    const o = s.bacterium('mars', 'red', 'gg')
    s.mutation(o, { card: 9 })
    s.play((t) => darwinWith(t, o, [5, 6, 1, 2, 3], 9))
      .choose('buy:mutation-02')
      .skip('purchase.pay')
    expect(s.asked).toBe('crystal')
    s.choose('buy:mutation-03').skip('purchase.pay').expectNothingPending()
    expect([s.cards(o), s.cubes(o)]).toEqual([[9, 2, 3], 'gg'])
    const one = scene({ mode: 'crystal', players: ['red', 'blue'] })
      .pool('red', 'bb')
      .pile('cosmic', 2)
    const p = one.bacterium('mars', 'red', 'gg')
    one
      .play((t) => darwinWith(t, p, [5, 6, 1, 2], 9))
      .choose('buy:mutation-02')
      .expectNothingPending()
    expect([one.cards(p), one.cubes(p)]).toEqual([[], 'gg'])
  })

  test('G4: without a purchase every error is lost', () => {
    const s = scene({ mode: 'crystal', players: ['red', 'blue'] })
      .pool('red', 'rr')
      .pile('cosmic', 16)
    const o = s.bacterium('mars', 'red', 'gg')
    s.play((t) => darwinWith(t, o, [5, 6, 1, 2], 9))
      .choose('done')
      .expectNothingPending()
    expect([s.cubes(o), s.poolOf('red')]).toEqual(['', 'rrr'])
  })
})
