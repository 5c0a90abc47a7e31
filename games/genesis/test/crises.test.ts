import { describe, expect, test } from 'vitest'
import { STEP } from '../agenda.ts'
import { atrophy, tokens } from '../atrophy.ts'
import { cancer, cancerWith, drought } from '../events/cancer.ts'
import { armageddonNear } from '../events/gaia.ts'
import { ultraviolet } from '../events/ultraviolet.ts'
import { errorFace, icons, oxygenShield } from '../organisms.ts'
import { cardsIn } from '../refs.ts'
import { NONE } from '../state.ts'
import { colour, type Scene, scene } from './scene.ts'

const activeRows = (s: Scene): number[] => s.state.active.flatMap((active, row) => (active ? [row] : []))
const ids = (options: readonly { readonly id: string }[]): string[] => options.map(({ id }) => id)
/** Only the cards that a test brings are left. */
const lastEvents = (s: Scene, ...numbers: readonly number[]): Scene => {
  s.state.eventsPast.push(...s.state.eventDeck.splice(0))
  return s.events(...numbers)
}

describe('Aftershocks, rows and new refugia', () => {
  test('T04: a deck that ends on an aftershock keeps the order, opens no row, and the game ends', () => {
    const s = lastEvents(scene({ players: ['blue', 'green'] }), 58)
    const o = s.bacterium('mars', 'blue', 'ryy')
    s.state.first = colour('green')
    s.runTurn(STEP.reveal).skip('atrophy.token', 'assign')
    expect([s.state.first, s.state.order, activeRows(s)]).toEqual([colour('green'), [colour('green'), colour('blue')], []])
    expect(s.logged('refugium.none')).toHaveLength(1)
    expect(s.logged('suffers')[0]?.params).toMatchObject({ organism: `@bacterium.${s.id(o)}`, intensity: 2, losses: 2 })
    s.skip('darwin.reroll', 'atrophy.token', 'purchase.open', 'purchase')
    s.run(STEP.endTurn)
    expect([s.state.over, s.state.ending]).toEqual([true, 'deck'])
  })

  test('T12: Tropical Waterworld survives the aftershock that brought it, and ends with the next', () => {
    const s = scene().events(43, 48).run(STEP.reveal)
    expect(s.state.waterworld).toBe(true)
    const next = scene().events(58, 59)
    next.state.waterworld = true
    next.run(STEP.reveal)
    expect([next.state.waterworld, activeRows(next)]).toEqual([false, [0, 1, 2, 3]])
  })

  test('T16, PK17: with no placard in an active row +sky brings nothing', () => {
    const s = scene().events(39)
    s.state.placardsOut[1]?.push(...(s.state.placardDeck[1] as number[]).splice(1))
    s.run(STEP.reveal)
    expect([s.state.placards[1]?.length, s.logged('refugium.none').length]).toEqual([1, 1])
    const none = scene().events(45)
    for (const row of [1, 2, 3]) none.state.placardsOut[row]?.push(...(none.state.placardDeck[row] as number[]).splice(0))
    none.run(STEP.reveal)
    expect([none.state.placards.flat(), none.logged('refugium.none').length]).toEqual([[], 2])
  })

  test('T02, PH3: a new refugium lies at the right end of its row, its manna disorganised', () => {
    const s = scene().refugium('clay-mound', { disorganised: 'rybb' }).events(40).run(STEP.reveal)
    const [first, second] = s.state.placards[1] as number[]
    expect(first).toBe(s.placard('clay-mound'))
    const { manna } = cardsIn(s.state).refugia[second as number] as { manna: readonly number[] }
    for (const c of [0, 1, 2, 3]) {
      expect(s.state.disorganised[(second as number) * 4 + c]).toBe(manna.filter((m) => m === c).length)
      expect(s.state.organised[(second as number) * 4 + c]).toBe(0)
    }
  })

  test('T79: drought, sky, oxygen, strikes, X, UV, strike, cancer, UV, in this order and once', () => {
    const s = scene({ players: ['red', 'green', 'yellow'] }).events(58, 51, 57)
    s.refugium('alkaline-seep', { disorganised: 'bgrg', enzymes: 'rrrr' })
    s.bacterium('clay-mound', 'red', 'rrrggyyb')
    s.macro('mars', 'green', 'seaweed', { land: true, organs: [0, 1, 2, 3] })
    s.run(STEP.reveal).skip('suffer.next', 'atrophy.token', 'uv.discard', 'cancer.colour')
    const told = s.log.filter(({ key }) => ['refugium.new', 'crisis', 'strike.enzyme', 'uv', 'cancer.roll', 'climate'].includes(key))
    expect(told.map(({ key, params }) => `${key} ${params.intensity ?? params.limit ?? params.climate ?? ''}`.trim())).toEqual([
      'refugium.new',
      'crisis 2',
      'strike.enzyme',
      'strike.enzyme',
      'crisis 3',
      'uv 3',
      'strike.enzyme',
      'cancer.roll',
      'uv 0',
      'climate @climate.sun',
      'climate @climate.snow',
    ])
    expect(s.state.order).toEqual([colour('red'), colour('green'), colour('yellow')])
    expect(s.logged('refugium.new')[0]?.params.environment).toBe('@environment.cosmic')
  })

  test('T80, PH1: piles of active rows are scrambled in every turn in which they are active', () => {
    const s = scene().events(45)
    const before = s.state.piles.map((pile) => pile.slice())
    s.run(STEP.reveal).skip('assign')
    s.state.eventDeck.push(...s.state.eventsNow.splice(0))
    s.run(STEP.reveal).skip('assign')
    const twice = (pile: readonly number[]) => [...pile.slice(-2), ...pile.slice(0, -2)]
    expect(s.state.piles.slice(1)).toEqual(before.slice(1).map(twice))
    expect(s.state.piles[0]).toEqual(before[0])
  })

  test('T10, PH1: the pile of a closed continent is not scrambled', () => {
    const s = scene().events(45)
    s.state.waterworld = true
    const before = s.state.piles.map((pile) => pile.slice())
    s.run(STEP.reveal).skip('assign')
    expect(s.state.piles[3]).toEqual(before[3])
    expect(s.state.piles[2]).not.toEqual(before[2])
  })

  test('T84: the introductory game knows no Tropical Waterworld', () => {
    const s = scene({ mode: 'introductory' }).events(48, 45)
    const before = (s.state.piles[3] as number[]).slice()
    s.run(STEP.reveal).skip('assign')
    expect(s.state.waterworld).toBe(false)
    s.run(STEP.reveal).skip('assign')
    expect([s.state.active[3], s.state.placards[3]?.length, s.state.climate]).toEqual([true, 2, []])
    expect(s.state.piles[3]).not.toEqual(before)
  })
})

describe('Extremophile crises and oxygen', () => {
  test('T08: one joint spike on the first card, and a drought on each', () => {
    const s = scene({ players: ['red', 'blue'] }).events(58, 50)
    const worm = s.macro('clay-mound', 'red', 'flatworm', { land: true, organs: [0, 1] })
    s.run(STEP.reveal).choose('organ:flatworm-land-2').skip('assign')
    expect(s.logged('suffers').map(({ params }) => params)).toMatchObject([{ intensity: 4, shield: 3, losses: 1 }])
    expect([s.of(worm).macro, s.cubes(worm), s.trophies('red'), s.poolOf('red')]).toEqual([null, 'rryyygggbb', 1, ''])
  })

  test('T29, PH11: against X discs do not pay, against oxygen they do', () => {
    const s = scene()
    const o = s.bacterium('mars', 'red', 'y', { discs: 'bg' })
    expect(ids(tokens(s.state, o, false))).toEqual(['chromosome:bacterium-mars/yellow'])
    expect(ids(tokens(s.state, o, true))).toEqual([
      'disc:bacterium-mars/green',
      'disc:bacterium-mars/blue',
      'chromosome:bacterium-mars/yellow',
    ])
  })

  test('T28, PH11: a vitamin shields and can still be spent; shielding alone does not use it up', () => {
    const three = scene().events(50)
    const o = three.bacterium('clay-mound', 'red', 'g', { discs: 'g' })
    three.play((t) => atrophy(t, o, 3 - oxygenShield(three.state, o), true)).choose('disc:bacterium-clay-mound/green')
    expect([three.cubes(o), three.of(o).discs]).toEqual(['g', [0, 0, 0, 0]])
    const one = scene({ players: ['red', 'blue'] }).events(47)
    const p = one.bacterium('clay-mound', 'red', 'y', { discs: 'g' })
    one.run(STEP.reveal).skip('assign')
    expect([one.cubes(p), one.of(p).discs]).toEqual(['y', [0, 0, 1, 0]])
  })

  test('T77: each organism is measured when its own turn to suffer comes', () => {
    const s = scene({ players: ['green', 'blue'] }).events(39)
    const host = s.bacterium('clay-mound', 'blue', 'y')
    s.mutation(host, { card: 2, stolen: 'base' })
    const salmonella = s.parasite('green', 'salmonella', host, ['2'])
    s.run(STEP.reveal).skip('assign')
    expect([s.of(salmonella).disease, s.cards(host), s.cubes(host)]).toEqual([[NONE, NONE], [], ''])
  })

  test('T81: Theia spares hosts and parasites in space, spore or not', () => {
    const s = scene({ players: ['red', 'green'] }).events(41, 38)
    const cosmic = s.bacterium('mars', 'red', 'yyy')
    s.mutation(cosmic, { card: 10 })
    const salmonella = s.parasite('green', 'salmonella', cosmic)
    const ocean = s.bacterium('clay-mound', 'red', 'yyyrr')
    const bare = s.bacterium('green-rust', 'green', 'yyy')
    s.run(STEP.reveal).skip('assign', 'atrophy.token', 'suffer.next')
    expect(s.logged('suffers').map(({ params }) => [params.organism, params.losses])).toEqual([[`@bacterium.${s.id(bare)}`, 2]])
    expect([s.cubes(cosmic), s.isAlive(salmonella), s.cubes(ocean)]).toEqual(['yyy', true, 'rryyy'])
  })

  test('T32: a demoted card shows its plain abilities at once, and pollutes nobody', () => {
    const s = scene({ players: ['blue', 'green'] })
    const mars = s.bacterium('mars', 'blue', 'gg')
    const dust = s.bacterium('interplanetary-dust', 'green', 'y')
    s.mutation(mars, { card: 1, promoted: true })
    expect([icons(s.state, mars, 'redQueen'), errorFace(s.state, mars)]).toEqual([0, 6])
    s.play((t) => atrophy(t, mars, 1)).expectNothingPending()
    expect([icons(s.state, mars, 'redQueen'), errorFace(s.state, mars), s.cubes(dust)]).toEqual([1, 5, 'y'])
  })
})

describe('Ultraviolet', () => {
  test('X05: what goes beyond the limit, and what a parasite holds of it', () => {
    const s = scene({ players: ['red', 'blue', 'yellow'] })
    const host = s.bacterium('clay-mound', 'red', 'rrr')
    for (const card of [2, 11, 16]) s.mutation(host, { card })
    const macro = s.macro('mars', 'blue', 'seaweed', { organs: [0, 2] })
    const parasite = s.parasite('yellow', 'malaria', host)
    s.mutation(parasite, { card: 7 })
    s.play((t) => ultraviolet(t, 1)).skip('uv.discard', 'suffer.next')
    expect([s.cards(host).length, s.of(macro).macro?.organs.filter((since) => since !== NONE).length, s.cards(parasite)]).toEqual([
      1,
      1,
      [7],
    ])
    s.play((t) => ultraviolet(t, 2)).expectNothingPending()
    expect(s.cards(host)).toHaveLength(1)
  })

  test('X05, T14: with immunology the diseased cards may go, and their cubes with them', () => {
    const s = scene({ players: ['red', 'yellow'] })
    const host = s.bacterium('clay-mound', 'red')
    s.mutation(host, { card: 20 })
    s.mutation(host, { card: 11, stolen: 'base' })
    s.mutation(host, { card: 16, stolen: 'base' })
    const malaria = s.parasite('yellow', 'malaria', host, ['11', '16'])
    s.play((t) => ultraviolet(t, 1))
    expect(s.options).toEqual(['mutation:mutation-20', 'mutation:mutation-11', 'mutation:mutation-16'])
    s.choose('mutation:mutation-11', 'mutation:mutation-16').expectNothingPending()
    expect([s.cards(host), s.of(malaria).disease, s.pileOf('oceanic').slice(-2)]).toEqual([[20], [NONE, NONE], [11, 16]])
  })

  test('T13: ozone stops it, a comet pierces the ozone for its turn', () => {
    const played = (...events: readonly number[]) => {
      const s = scene().events(...events)
      s.state.ozone = true
      const o = s.bacterium('clay-mound', 'red', 'rrr')
      s.mutation(o, { card: 2 })
      s.run(STEP.reveal).skip('assign')
      return [s.cards(o), s.logged('uv').map(({ params }) => params.limit), s.logged('uv.ignored').length]
    }
    expect(played(57)).toEqual([[2], [], 1])
    expect(played(51, 57)).toEqual([[], [3, 0], 0])
  })

  test('T121: sporangia shield the whole seaweed, but not in the turn they are bought', () => {
    for (const [age, left] of [
      [1, 2],
      [0, 0],
    ] as const) {
      const s = scene()
      const o = s.macro('mars', 'red', 'seaweed', { organs: [0, 1], age })
      s.play((t) => ultraviolet(t, 0)).skip('uv.discard')
      expect(s.of(o).macro?.organs.filter((since) => since !== NONE)).toHaveLength(left)
    }
  })
})

describe('Cancer and drought', () => {
  test('T17: the trilobite loses its cuticle and makes a catalyst', () => {
    const s = scene().dice(1, 5, 6)
    const o = s.macro('mars', 'red', 'trilobite', { organs: [0] })
    s.play((t) => cancer(t))
      .choose('yellow')
      .expectNothingPending()
    expect([s.poolOf('red'), s.of(o).macro?.organs]).toEqual(['y', [NONE, NONE]])
  })

  test('T112: one colour with room is no question, and what does not fit is lost', () => {
    const s = scene({ players: ['red', 'yellow', 'green', 'blue'] }).pool('red', 'rrryyyggbbb')
    const o = s.macro('mars', 'red', 'trilobite')
    s.play((t) => cancerWith(t, o, [1, 1])).expectNothingPending()
    expect(s.poolOf('red')).toBe('rrryyygggbbb')
  })

  test('T19: a waxy cuticle stops drought, the sea knows none', () => {
    const s = scene({ players: ['red', 'blue', 'green'] })
    const safe = s.macro('mars', 'red', 'seaweed', { land: true, organs: [0, 1] })
    const dry = s.macro('clay-mound', 'blue', 'flatworm', { land: true, organs: [1], level: 1 })
    const sea = s.macro('green-rust', 'green', 'trilobite', { organs: [0] })
    s.play((t) => drought(t)).expectNothingPending()
    const organs = (o: number) => s.of(o).macro?.organs.filter((since) => since !== NONE).length
    expect([organs(safe), organs(dry), organs(sea)]).toEqual([2, 0, 1])
  })

  test('T19: a shield bought this turn does not act yet, its cube does', () => {
    const s = scene()
    const yellow = s.bacterium('mars', 'red')
    s.mutation(yellow, { card: 6, age: 0 })
    const green = s.bacterium('clay-mound', 'red')
    s.mutation(green, { card: 11, age: 0 })
    expect([oxygenShield(s.state, yellow), oxygenShield(s.state, green)]).toEqual([0, 1])
    s.state.turn++
    expect([oxygenShield(s.state, yellow), oxygenShield(s.state, green)]).toEqual([1, 2])
  })

  test('T99: antibodies that nobody controls give no immunology', () => {
    const s = scene({ players: ['red', 'yellow'], mode: 'solitaire' })
    const o = s.macro('mars', 'red', 'sea-star', { organs: [0], circles: ['blue'] })
    s.play((t) => atrophy(t, o, 1)).expectNothingPending()
    expect([s.of(o).macro?.organs[0], s.at('blue', o)]).toEqual([NONE, 1])
  })
})

describe('Climate and Gaia', () => {
  const frozen = (players: readonly ('red' | 'green' | 'blue')[], event: number) => {
    const s = scene({ players }).events(event)
    s.state.climate = ['snow', 'snow', 'snow']
    return s
  }

  test('T20: a card with two suns counts twice; the last icon is the climate', () => {
    const s = scene().events(56)
    s.state.climate = ['sun', 'sun']
    s.run(STEP.reveal)
    expect([s.asked, s.state.climate]).toEqual(['gaia.call', ['sun', 'sun', 'sun', 'sun']])
    const cold = scene().events(51, 57)
    cold.state.climate = ['sun', 'sun', 'sun']
    cold.run(STEP.reveal).skip('assign')
    expect([armageddonNear(cold.state), cold.state.climate.at(-1)]).toEqual([undefined, 'snow'])
  })

  test('T22, PH29: nobody calls: the last turn, nobody halved', () => {
    const s = frozen(['red', 'blue'], 52).run(STEP.reveal).choose('no-call', 'no-call')
    expect([s.state.ending, s.state.medea]).toEqual(['snowball', [false, false, false, false]])
  })

  test('T22, PH29: one Medea is enough, and only she pays for it', () => {
    const s = frozen(['red', 'blue', 'green'], 52).run(STEP.reveal)
    expect(s.askedColour).toBe('@colour.blue')
    s.choose('no-call', 'call', 'gaia', 'medea', 'gaia')
    const voted = s.state.order[1] as number
    expect([s.state.ending, s.state.medea.map(Number)]).toEqual(['snowball', [0, 1, 2, 3].map((c) => (c === voted ? 1 : 0))])
  })

  test('T23, PK19: all Gaia: who has nothing pays nothing, who has both is asked, the last may call', () => {
    const s = frozen(['red', 'blue', 'green'], 52).pool('blue', 'g').pool('red', 'r')
    const o = s.bacterium('mars', 'red', 'y')
    s.run(STEP.reveal).choose('no-call', 'no-call', 'call', 'gaia', 'gaia', 'gaia')
    expect([s.asked, s.askedColour, s.options]).toEqual(['gaia.pay', '@colour.red', ['catalyst:red/red', 'bacterium:bacterium-mars']])
    s.choose('bacterium:bacterium-mars').skip('assign')
    expect([s.poolOf('blue'), s.poolOf('red'), s.cubes(o), s.state.ending]).toEqual(['', 'r', '', null])
    s.events(53).run(STEP.reveal).skip('atrophy.token')
    expect(s.asked).toBe('gaia.call')
  })

  test('T87: an averted Armageddon comes back without an icon, and ends with an opposite one', () => {
    const s = scene().events(53)
    s.state.climate = ['snow', 'snow', 'snow', 'snow']
    s.run(STEP.reveal)
    expect(s.asked).toBe('gaia.call')
    const warm = scene().events(49)
    warm.state.climate = ['snow', 'snow', 'snow', 'snow']
    warm.run(STEP.reveal)
    expect([warm.asked, warm.state.climate.at(-1)]).not.toContain('gaia.call')
    expect(warm.state.climate.at(-1)).toBe('sun')
  })
})
