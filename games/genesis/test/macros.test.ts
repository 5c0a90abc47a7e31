import { describe, expect, test } from 'vitest'
import { STEP } from '../agenda.ts'
import { atrophy } from '../atrophy.ts'
import { hasAbility, metabolicSpeed } from '../organisms.ts'
import { canLand, land, macroOptions, offerLandfall, organOptions, rise } from '../purchases/macros.ts'
import { cardsIn } from '../refs.ts'
import { dominanceShare } from '../score.ts'
import { NONE } from '../state.ts'
import { colour, type Player, type Scene, scene } from './scene.ts'

const ids = (options: readonly { readonly id: string }[]): string[] => options.map(({ id }) => id)
const organs = (s: Scene, o: number): number => s.of(o).macro?.organs.filter((since) => since !== NONE).length ?? -1
const cardOf = (s: Scene, id: string): number => cardsIn(s.state).macros.findIndex((macro) => macro.id === `macro-${id}`)

describe('Rising', () => {
  test('T66: leftovers fill the trilobite, which may land at once and for nothing', () => {
    const s = scene({ players: ['red', 'blue'] }).pool('red', 'b')
    const o = s.bacterium('mars', 'red', 'rryyygggbb')
    s.runTurn(STEP.purchasesTurn({ place: 0 })).choose('bacterium:bacterium-mars', 'macro:macro-trilobite')
    s.choose('organ:trilobite-marine-1', 'organ:trilobite-marine-2')
    expect([s.asked, s.askedColour, s.poolOf('red')]).toEqual(['landfall', '@colour.red', ''])
    s.choose('land')
    expect([s.of(o).macro?.land, organs(s, o)]).toEqual([true, 0])
  })

  test('T66: leftovers may also be left', () => {
    const s = scene({ players: ['red', 'blue'] }).pool('red', 'b')
    const o = s.bacterium('mars', 'red', 'rryyygggbb')
    s.runTurn(STEP.purchasesTurn({ place: 0 })).choose('bacterium:bacterium-mars', 'macro:macro-trilobite', 'done')
    expect([s.of(o).macro?.land, organs(s, o), s.of(o).cubes]).toEqual([false, 0, [0, 0, 0, 0]])
  })

  test('X21: a foreign gene buys the brachiopod, places the organs, and the owner’s biont is trophic', () => {
    const s = scene({ players: ['yellow', 'red'] })
      .pool('red', 'g')
      .pool('yellow', 'yyy')
    const o = s.bacterium('mars', 'red', 'rryyyggbb')
    s.bionts('yellow', o)
    s.mutation(o, { card: 9 })
    s.runTurn(STEP.purchasesTurn({ place: 0 })).choose('bacterium:bacterium-mars', 'macro:macro-brachiopod')
    expect([s.asked, s.askedColour, s.poolOf('red'), s.poolOf('yellow')]).toEqual(['macro.organ', '@colour.yellow', '', 'yyy'])
    s.choose('organ:brachiopod-marine-1', 'done')
    const macro = s.of(o).macro
    expect([macro?.trophic, macro?.circles[1]].map((biont) => Math.floor((biont as number) / 3))).toEqual([0, 1])
    expect(hasAbility(s.state, o, 'cancerShield')).toBe(false)
  })

  test('X21: the right of fission survives the card', () => {
    const s = scene({ players: ['yellow', 'red'] }).pool('red', 'gr')
    const o = s.bacterium('mars', 'red', 'ryyygb')
    s.bionts('yellow', o)
    s.mutation(o, { card: 9 })
    s.runTurn(STEP.purchasesTurn({ place: 0 })).choose('bacterium:bacterium-mars', 'macro:macro-brachiopod')
    if (s.asked === 'purchase.pay') s.choose('pay:green/1')
    s.skip('macro.organ')
    expect([s.asked, s.askedColour, s.options]).toEqual(['purchase', '@colour.yellow', ['organ:brachiopod-marine-1', 'done']])
  })

  test('T62, PK21: the surplus of a colour goes home with a catalyst, or without at the limit', () => {
    const s = scene({ players: ['red', 'blue'] }).pool('red', 'rrrrrr')
    const o = s.bacterium('mars', 'red', 'ryygb', { bionts: 3 })
    s.play((t) => rise(t, colour('red'), o, cardOf(s, 'brachiopod'))).expectNothingPending()
    expect([s.at('red', o), s.home('red'), s.poolOf('red')]).toEqual([2, 1, 'rrrrrr'])
  })

  test('T63, PH26: a second macro-organism discards nothing', () => {
    const s = scene({ players: ['red', 'blue'] })
      .pool('red', 'y')
      .pool('blue', 'y')
    s.bacterium('clay-mound', 'red', 'gggb')
    s.bacterium('mars', 'blue', 'rrygb')
    s.runTurn(STEP.purchases).choose('bacterium:bacterium-clay-mound', 'macro:macro-seaweed')
    const left = s.state.eventDeck.length
    expect(s.logged('oxidation')).toHaveLength(1)
    expect(s.state.climate).toEqual([])
    s.skip('macro.organ', 'purchase').choose('bacterium:bacterium-mars', 'macro:macro-flatworm')
    expect([s.state.eventDeck.length, s.logged('oxidation').length]).toEqual([left, 1])
  })

  test('PH25: bionts meet no requirement, any single catalyst pays', () => {
    const s = scene({ players: ['green', 'blue'] }).pool('green', 'r')
    const o = s.bacterium('clay-mound', 'green', 'ggb')
    expect(ids(macroOptions(s.state, o))).toEqual([])
    s.of(o).cubes = [0, 0, 3, 1]
    expect(ids(macroOptions(s.state, o))).toEqual(['macro:macro-seaweed'])
    s.pool('green', '')
    expect(macroOptions(s.state, o)).toEqual([])
  })

  test('T85: a bacterium that fell back may rise again as something else', () => {
    const s = scene({ players: ['red', 'blue'] }).pool('red', 'y')
    const o = s.macro('clay-mound', 'red', 'flatworm', { organs: [0] })
    s.play((t) => atrophy(t, o, 2)).expectNothingPending()
    expect([s.cubes(o), s.trophies('red')]).toEqual(['rrygb', 1])
    s.of(o).cubes = [1, 2, 1, 1]
    expect(ids(macroOptions(s.state, o))).toEqual(['macro:macro-brachiopod'])
    s.of(o).cubes = [2, 2, 1, 1]
    expect(ids(macroOptions(s.state, o))).toEqual(['macro:macro-brachiopod'])
  })

  test('T117: discs are lost when a bacterium rises, and when it lands', () => {
    const s = scene()
    const o = s.bacterium('mars', 'red', 'rrygb', { discs: 'gb' })
    s.play((t) => rise(t, colour('red'), o, cardOf(s, 'flatworm'))).expectNothingPending()
    expect(s.of(o).discs).toEqual([0, 0, 0, 0])
    const sea = scene()
    const p = sea.macro('mars', 'red', 'trilobite', { organs: [0, 1], discs: 'g' })
    sea.play((t) => land(t, p))
    expect(sea.of(p).discs).toEqual([0, 0, 0, 0])
  })

  test('T95: a biont assimilated after its player’s turn does not buy, before it does', () => {
    const played = (players: readonly Player[]) => {
      const s = scene({ players }).pool('red', 'ryyyg')
      const o = s.bacterium('mars', 'red', 'rrygb')
      s.parasite('blue', 'virus', o)
      s.runTurn(STEP.purchases).choose('bacterium:bacterium-mars', 'macro:macro-flatworm')
      if (s.asked === 'purchase.pay') s.choose('pay:red/1')
      return s
    }
    expect(played(['blue', 'red']).asked).toBeUndefined()
    const later = played(['red', 'blue'])
    expect([later.asked, later.askedColour, later.options]).toEqual(['purchase.open', '@colour.blue', ['bacterium:bacterium-mars', 'done']])
    later.choose('bacterium:bacterium-mars', 'organ:flatworm-marine-1')
    expect(later.poolOf('red')).toBe('yyg')
  })
})

describe('Organs and landfall', () => {
  test('T90: the owner is asked at once when another player’s purchase fills it', () => {
    const s = scene({ players: ['blue', 'red'] }).pool('red', 'b')
    s.macro('mars', 'red', 'trilobite', { organs: [0], circles: ['blue'] })
    s.macro('clay-mound', 'red', 'seaweed', { level: 1 })
    s.runTurn(STEP.purchases).choose('bacterium:bacterium-mars', 'organ:trilobite-marine-2')
    expect([s.asked, s.askedColour]).toEqual(['landfall', '@colour.red'])
  })

  test('T96: circles keep their date ashore, organs are gone', () => {
    const s = scene({ players: ['red', 'yellow'] })
    const o = s.macro('mars', 'red', 'trilobite', { organs: [0, 1], circles: ['yellow'] })
    s.play((t) => offerLandfall(t, o))
      .choose('land')
      .expectNothingPending()
    expect([hasAbility(s.state, o, 'cancerShield'), organs(s, o)]).toEqual([true, 0])
  })

  test('X27: only disease cubes of the missing colour count', () => {
    const s = scene()
    const o = s.macro('mars', 'blue', 'trilobite', { organs: [0] })
    s.parasite('red', 'prion', o, ['organ'])
    expect(canLand(s.state, o)).toBe(false)
    expect(ids(organOptions(s.pool('blue', 'b').state, o))).toEqual(['organ:trilobite-marine-2'])
  })

  test('PK20: two players buy organs from the owner’s pool, and share the dominance', () => {
    const s = scene({ players: ['red', 'blue'] })
      .pool('red', 'gb')
      .pool('blue', 'bbb')
    const o = s.macro('mars', 'red', 'trilobite', { circles: ['blue'] })
    s.runTurn(STEP.purchases).choose('bacterium:bacterium-mars', 'organ:trilobite-marine-1')
    s.choose('bacterium:bacterium-mars', 'organ:trilobite-marine-2')
    expect([s.askedColour, s.asked, s.poolOf('red'), s.poolOf('blue')]).toEqual(['@colour.red', 'landfall', '', 'bbb'])
    expect(dominanceShare(s.state, o)).toBe(6)
  })

  test('PK22: a parasite that lands with its host keeps bionts and mutations', () => {
    const s = scene({ players: ['red', 'blue'] })
    const o = s.macro('mars', 'red', 'trilobite', { organs: [0, 1] })
    const viroid = s.parasite('blue', 'viroid', o, [], 2)
    s.mutation(viroid, { card: 4 })
    s.play((t) => offerLandfall(t, o))
      .choose('land')
      .expectNothingPending()
    expect([s.of(viroid).host, s.at('blue', viroid), s.cards(viroid)]).toEqual([o, 2, [4]])
  })
})

describe('Food chains', () => {
  /** Four in the sea: opabinia and seaweed of Red, two worms of Yellow; Blue lives in the opabinia. */
  function crowded(red: string, blue: string, yellow = ''): { s: Scene; all: readonly [number, number, number, number] } {
    const s = scene({ players: ['red', 'yellow', 'blue'] })
      .pool('red', red)
      .pool('blue', blue)
      .pool('yellow', yellow)
    const opabinia = s.macro('mars', 'red', 'opabinia', { level: 3, circles: ['blue'] })
    const seaweed = s.macro('clay-mound', 'red', 'seaweed', { level: 0 })
    const flatworm = s.macro('green-rust', 'yellow', 'flatworm', { level: 1 })
    const trilobite = s.macro('uv-ocean', 'yellow', 'trilobite', { level: 2 })
    s.state.levelsStale = true
    s.phase(5).runTurn(STEP.ocean)
    return { s, all: [opabinia, seaweed, flatworm, trilobite] }
  }

  test('T67: an endosymbiont’s player may add what is missing', () => {
    const { s, all } = crowded('rg', 'b')
    s.choose('bacterium:bacterium-mars')
    expect([s.asked, s.askedColour]).toEqual(['ocean.offer', '@colour.blue'])
    s.choose('catalyst:blue/blue')
    s.skip('ocean.offer')
    expect([s.asked, s.askedColour]).toEqual(['ocean.land', '@colour.red'])
    s.choose('land')
    expect([s.of(all[0]).macro?.land, s.poolOf('red'), s.poolOf('blue')]).toEqual([true, '', ''])
    expect(all.slice(1).map((o) => s.of(o).macro?.level)).toEqual([0, 1, 2])
  })

  test('T67: what does not reach the land is not bought, and the slowest dies', () => {
    const { s, all } = crowded('g', '')
    s.skip('ocean.next')
    expect([s.of(all[0]).macro?.land, organs(s, all[0]), s.poolOf('red')]).toEqual([false, 0, 'g'])
    expect([s.of(all[1]).macro, s.cubes(all[1]), s.trophies('red')]).toEqual([null, 'gggb', 1])
  })

  test('T67: four on land: the slowest dies, nobody is asked', () => {
    const s = scene({ players: ['red', 'yellow'] }).pool('red', 'rrrgggbbb')
    const slow = s.macro('clay-mound', 'red', 'seaweed', { land: true, level: 0 })
    s.macro('mars', 'red', 'opabinia', { land: true, level: 1 })
    s.macro('green-rust', 'yellow', 'flatworm', { land: true, level: 2 })
    s.macro('uv-ocean', 'yellow', 'trilobite', { land: true, level: 3 })
    s.state.levelsStale = true
    s.phase(5).runTurn(STEP.ocean).expectNothingPending()
    expect(s.of(slow).macro).toBeNull()
  })

  test('T97: every owner is asked, even if there is room already', () => {
    const { s, all } = crowded('rgb', '', 'gb')
    s.choose('bacterium:bacterium-mars', 'land')
    s.skip('ocean.next')
    if (s.asked === 'ocean.next') s.choose('bacterium:bacterium-uv-ocean')
    expect([s.asked, s.askedColour]).toEqual(['ocean.land', '@colour.yellow'])
    s.choose('land')
    expect(all.map((o) => s.of(o).macro?.land)).toEqual([true, false, false, true])
    expect([all[1], all[2]].map((o) => s.of(o).macro?.level)).toEqual([0, 1])
    expect([all[0], all[3]].map((o) => s.of(o).macro?.level).sort()).toEqual([0, 1])
  })

  test('T118: three in the sea are no crowd', () => {
    const s = scene({ players: ['red', 'yellow'] })
      .pool('red', 'rrrgggbbb')
      .pool('yellow', 'ggbb')
    s.macro('clay-mound', 'red', 'seaweed', { level: 0 })
    s.macro('mars', 'red', 'opabinia', { level: 1 })
    s.macro('uv-ocean', 'yellow', 'trilobite', { level: 2 })
    s.state.levelsStale = true
    s.phase(5).runTurn(STEP.ocean).expectNothingPending()
    expect(s.logged('ocean.crowded')).toEqual([])
  })

  test('X28: what is left over buys organs of the land', () => {
    const { s, all } = crowded('rrggbb', '')
    s.choose('bacterium:bacterium-mars', 'land')
    expect([s.asked, s.options.includes('organ:opabinia-land-1')]).toEqual(['ocean.organ', true])
    s.choose('organ:opabinia-land-1').skip('ocean.organ', 'ocean.next')
    expect(organs(s, all[0])).toBe(1)
  })

  test('T68, PH28: sea and land apart, by speed, and a lone plant is the top', () => {
    const s = scene({ players: ['red', 'yellow', 'blue'] })
    const seaweed = s.macro('clay-mound', 'red', 'seaweed', { level: 1 })
    const star = s.macro('mars', 'yellow', 'sea-star', { level: 0, circles: ['red', 'blue'] })
    const moss = s.macro('uv-ocean', 'blue', 'dickinsonia', { land: true, level: 2 })
    s.state.levelsStale = true
    s.phase(5).runTurn(STEP.ocean).expectNothingPending()
    expect([seaweed, star, moss].map((o) => [metabolicSpeed(s.state, o), s.of(o).macro?.level])).toEqual([
      [1, 0],
      [6, 1],
      [1, 0],
    ])
    expect([seaweed, star, moss].map((o) => dominanceShare(s.state, o))).toEqual([6, 4, 12])
    expect([s.points('red'), s.points('yellow'), s.points('blue')]).toEqual([4 + 1 + 1 + 6 + 4, 7 + 1 + 4, 9 + 1 + 1 + 12 + 4])
  })
})
