import { describe, expect, it } from 'vitest'
import { CARDS } from '../components/cards.ts'
import { ranking, scoreTarpit } from '../phases/scoring.ts'
import { colour, dnaOf, lives, play, run, scene, speciesNamed, standingAt, tarpitOf } from './scene.ts'
import { scoreOf } from './scores.ts'

const TEN = ['MA16', 'MA20', 'MA30', 'MA53', 'MA72', 'MJ15', 'MJ17', 'MJ33', 'MJ34', 'MJ40']
const ids = (cards: readonly number[]) => cards.map((c) => CARDS[c]?.id)

describe('Buying a card (5.0)', () => {
  it('E-5.0: the third card costs two genes, and its own gene comes only afterwards', () => {
    const state = scene({ genes: { red: 2, orange: 0 }, lower: ['M1', 'M5', 'M7', 'M15', 'M27'], lowerGenes: [0, 0, 1], species: RED })
    const game = play(state)
    game.seat('red').chooses('card:M7')
    expect(colour(state, 'red').genes).toBe(1)
    expect(state.rows[0].genes.slice(0, 2)).toEqual([1, 1])
  })

  it('E-5.0: with one gene the third card cannot be bought', () => {
    const state = scene({ genes: { red: 1, orange: 0 }, lower: ['M1', 'M5', 'M7', 'M15', 'M27'], lowerGenes: [0, 0, 1], species: RED })
    expect(
      play(state)
        .options()
        .filter((id) => id.startsWith('card:')),
    ).toEqual(['card:M1', 'card:M5'])
  })

  it('C7 (5.0d): a card of the upper display is replaced from the general deck, without event or period card', () => {
    const state = scene({
      genes: { red: 1, orange: 0 },
      settings: { upperDisplay: 'on' },
      upper: ['M2', 'M10', 'M12', 'M14', 'M16'],
      species: RED,
    })
    const before = { periods: state.periods.map((d) => d.length), general: state.general.length, mesozoic: state.mesozoic.length }
    const game = play(state)
    game.seat('red').chooses('card:M10', 'discard')
    expect(state.rows[1].genes[0]).toBe(1)
    expect(state.rows[1].cards).toHaveLength(5)
    expect({ periods: state.periods.map((d) => d.length), general: state.general.length + 1, mesozoic: state.mesozoic.length }).toEqual(
      before,
    )
    expect(game.log.some((e) => e.key.startsWith('event.'))).toBe(false)
  })

  it('C8 (5.0e): cards move left with their genes, the new one comes last without any', () => {
    const state = scene({
      players: ['red', 'orange'],
      genes: { red: 1, orange: 3 },
      lower: ['M1', 'M5', 'M7', 'M15', 'M27'],
      lowerGenes: [2, 0, 1, 0, 0],
      period: ['M3', 'M4'],
      supply: ['MA16', 'MA20'],
      species: RED,
    })
    play(state).seat('red').chooses('card:M5', 'discard')
    expect(ids(state.rows[0].cards)).toEqual(['M1', 'M7', 'M15', 'M27', 'M3'])
    expect(state.rows[0].genes).toEqual([3, 1, 0, 0, 0])
  })

  it('4.2: nobody may pass; the free card can always be bought and discarded', () => {
    const state = scene({ genes: { red: 0, orange: 0 }, species: RED })
    const game = play(state)
    expect(game.options()).toContain('card:M1')
    expect(game.options()).not.toContain('pass')
  })
})

const RED = { 'red-dino': { at: ['T2b'] }, 'orange-cat': { at: ['H4b'] } }

describe('Scoring (4.4)', () => {
  it('E-4.4a: two herbivores and two carnivores of one habitat are one point of population each', () => {
    const state = scene({
      tiles: { H2: 'MH24' },
      species: { 'red-dino': { cards: ['M4'], at: ['H2b', 'H2p', 'H2p'] }, 'orange-cat': { cards: ['M56'], at: ['H2r'] } },
    })
    expect(ranking(state).map((r) => r.population)).toEqual([3, 1])
  })

  it('E-4.4d-1: of one tile the leader takes it; of three he takes two and the second one', () => {
    const one = scene({ tarpit: ['MA16'], species: { 'red-dino': { at: ['T2b', 'T3b'] }, 'orange-cat': { at: ['H4b'] } } })
    run(one, scoreTarpit)
    expect([colour(one, 'red').fossils.length, colour(one, 'orange').fossils.length]).toEqual([1, 0])
    const three = scene({ tarpit: TEN.slice(0, 3), species: { 'red-dino': { at: ['T2b', 'T3b'] }, 'orange-cat': { at: ['H4b'] } } })
    run(three, scoreTarpit)
    expect([colour(three, 'red').fossils.length, colour(three, 'orange').fossils.length]).toEqual([2, 1])
  })

  it('E-4.4d-2: of ten tiles Red (fewer teeth) takes 5, Orange 3, White 1, Lazarus Green none, and one stays', () => {
    const state = scene({
      players: ['red', 'orange', 'green', 'white'],
      tarpit: TEN,
      species: { 'red-dino': { at: ['T0b', 'T1b', 'T2b'] }, 'orange-cat': { at: ['H0b', 'H1b', 'H2b'] }, 'white-rhino': { at: ['A1b'] } },
    })
    run(state, scoreTarpit)
    expect((['red', 'orange', 'white', 'green'] as const).map((c) => colour(state, c).fossils.length)).toEqual([5, 3, 1, 0])
    expect(tarpitOf(state)).toHaveLength(1)
  })

  it('4.4b: of equal populations the player with more genes leads, though he has more teeth', () => {
    const state = scene({
      tarpit: ['MA16'],
      genes: { red: 1, orange: 3 },
      species: { 'red-dino': { at: ['T2b'] }, 'orange-cat': { at: ['H4b'] } },
    })
    run(state, scoreTarpit)
    expect([colour(state, 'red').fossils.length, colour(state, 'orange').fossils.length]).toEqual([0, 1])
  })

  it('4.4c: the further places are decided in the same way: behind Red, Green’s genes beat Orange’s fewer teeth', () => {
    const state = scene({
      players: ['red', 'orange', 'green'],
      tarpit: TEN.slice(0, 6),
      genes: { orange: 1, green: 2 },
      species: { 'red-dino': { at: ['T2b', 'T3b'] }, 'orange-cat': { at: ['H4b'] }, 'green-fin': { at: ['A4b'] } },
    })
    run(state, scoreTarpit)
    expect((['red', 'green', 'orange'] as const).map((c) => colour(state, c).fossils.length)).toEqual([3, 2, 1])
  })

  it('C9 (4.4): scoring follows the cull; Orange, whose ginkgos gave way to grass that it cannot eat, takes nothing', () => {
    const state = scene({
      period: ['M1'],
      lower: ['M5', 'M7', 'M15', 'M27', 'M9'],
      genes: { orange: 3 },
      tiles: { A0: 'MA30', A1: 'MA72', A2: 'CA57', A3: 'CA66', A4: 'CA77', A5: 'CA83', T2: 'HR' },
      supply: ['MA53', 'MH14'],
      tarpit: ['MA16', 'MA20'],
      species: { 'red-dino': { at: ['T2b'] }, 'orange-cat': { cards: ['M4'], at: ['A0b'] } },
    })
    play(state).seat('red').chooses('card:M5', 'discard')
    expect(lives(state, 'orange-cat')).toBe(false)
    expect(colour(state, 'orange').fossils).toEqual([])
    expect(colour(state, 'red').fossils).toHaveLength(2)
  })

  it('C9 (4.4): scoring follows the event; Green, who lost its only animal to the Erosion, takes nothing', () => {
    const state = scene({
      players: ['red', 'green'],
      period: ['M23'],
      tiles: { A4: 'HG', T2: 'HR' },
      tarpit: ['MA16', 'MA20'],
      species: { 'red-dino': { at: ['T2b'] }, 'green-fin': { at: ['A4b'] } },
    })
    play(state).seat('red').chooses('card:M1', 'discard')
    expect(lives(state, 'green-fin')).toBe(false)
    expect(colour(state, 'green').fossils).toEqual([])
    expect(colour(state, 'red').fossils).toHaveLength(2)
  })

  it('C10 (4.4a, 18.1b): on the super-fern an animal counts three in scoring and one at the end', () => {
    const state = scene({
      tiles: { A0: 'CA61', H0: 'MA30', H1: 'MH24' },
      tarpit: ['MA16', 'MA20', 'MA53'],
      species: { 'red-dino': { cards: ['M36', 'M32'], at: ['A0b'] }, 'orange-cat': { cards: ['M4'], at: ['H0b', 'H1b'] } },
    })
    expect(ranking(state).map((r) => r.population)).toEqual([3, 2])
    run(state, scoreTarpit)
    expect([colour(state, 'red').fossils.length, colour(state, 'orange').fossils.length]).toEqual([2, 1])
    expect(scoreOf(state, 'red').population).toBe(1)
  })

  it('4.4a: the super-fern’s triangle counts three as well', () => {
    const state = scene({
      tiles: { A0: 'CA61', H4: 'HO' },
      species: { 'red-dino': { cards: ['M36', 'M32'], at: ['A0b'] }, 'orange-cat': { innate: 'MM', at: ['A0p'] } },
    })
    expect(ranking(state).map((r) => r.population)).toEqual([3, 3])
  })

  it('C11 (4.4d): the only player with animals takes three of five tiles, two stay', () => {
    const state = scene({ tarpit: TEN.slice(0, 5), species: { 'red-dino': { at: ['T2b'] } } })
    run(state, scoreTarpit)
    expect(colour(state, 'red').fossils).toHaveLength(3)
    expect(tarpitOf(state)).toHaveLength(2)
  })
})

describe('Optional actions (4.2e, 4.2f)', () => {
  const three = { players: ['red', 'orange', 'green'], settings: { geneticDrift: true }, species: { 'red-dino': { at: ['T2b'] } } } as const

  it('C12 (4.2f): tied for most genes, Red takes one from the other leader only', () => {
    const state = scene({ ...three, genes: { red: 3, orange: 3, green: 1 } })
    const game = play(state)
    game.seat('red').chooses('drift')
    expect([colour(state, 'red').genes, colour(state, 'orange').genes, colour(state, 'green').genes]).toEqual([4, 2, 1])
  })

  it('C12 (4.2f): the richest alone cannot drift, and nobody can when there are no genes', () => {
    expect(play(scene({ ...three, genes: { red: 4, orange: 3 } })).options()).not.toContain('drift')
    expect(play(scene(three)).options()).not.toContain('drift')
    expect(play(scene({ ...three, settings: {}, genes: { orange: 3 } })).options()).not.toContain('drift')
  })

  const hunt = {
    settings: { roadrunnerAction: true },
    genes: { red: 2 },
    tiles: { T2: 'HR' },
    species: { 'red-dino': { cards: ['M41'], at: ['T2b'] }, 'orange-cat': { cards: ['M48'], at: ['T2p'] } },
  } as const

  it('C13 (4.2e): Red pays two genes and steps N; the predator that does not follow starves', () => {
    const state = scene(hunt)
    const game = play(state)
    game.seat('red').chooses('roadrunner', 'step:red-dino:N+')
    expect(state.rows[0].genes[0]).toBe(2)
    game.seat('orange').chooses('stay')
    expect(standingAt(state, 'T2p')).toEqual([])
    expect(lives(state, 'orange-cat')).toBe(false)
  })

  it('C13 (4.2e): the predator that follows stays', () => {
    const state = scene(hunt)
    const game = play(state)
    game.seat('red').chooses('roadrunner', 'step:red-dino:N+')
    game.seat('orange').chooses('step:orange-cat:N+')
    expect(standingAt(state, 'T2p')).toEqual(['orange-cat'])
    expect(dnaOf(speciesNamed(state, 'orange-cat'))).toBe('NN')
  })

  it('4.2e: with one gene the action is not offered', () => {
    expect(play(scene({ ...hunt, genes: { red: 1 } })).options()).not.toContain('roadrunner')
  })

  it('C14 (4.2): without a spare animal no expansion, no culture and no new track, but an old track may rise', () => {
    const state = scene({
      genes: { red: 1 },
      tiles: { T2: 'HR' },
      lower: ['M19', 'M40', 'M7', 'M15', 'M27'],
      species: {
        'red-dino': { cards: ['M59', 'M8'], at: ['T2b', 'T2b', 'T2b', 'T2b', 'T2b'] },
        'red-fin': { at: ['T3b'] },
        'red-bird': { at: ['T3b'] },
        'red-croc': { at: ['T3b'] },
      },
    })
    const dino = speciesNamed(state, 'red-dino')
    expect(dnaOf(dino)).toBe('NS')
    const game = play(state)
    // Natural history and language would make farmers of them.
    expect(game.options()).not.toContain('culture')
    game.seat('red').chooses('card:M19')
    expect(game.options()).not.toContain('species:red-dino')
    const again = play(scene({ ...againScene }))
    again.seat('red').chooses('card:M40')
    expect(again.options()).toContain('species:red-dino')
    expect(play(scene(aloneScene)).options()).not.toContain('expand')
  })
})

const crowded = { cards: ['M59', 'M8'], at: ['T2b', 'T2b', 'T2b', 'T2b', 'T2b'] }
const againScene = {
  genes: { red: 1 },
  tiles: { T2: 'HR' },
  lower: ['M19', 'M40', 'M7', 'M15', 'M27'],
  species: { 'red-dino': crowded },
} as const
const aloneScene = {
  tiles: { T2: 'HR' },
  species: {
    'red-dino': crowded,
    'red-fin': crowdedAs(['M40', 'M5']),
    'red-bird': crowdedAs(['M41', 'M7']),
    'red-croc': crowdedAs(['M55', 'M1']),
  },
  lower: ['M19', 'M15', 'M27', 'M9', 'M54'],
}
function crowdedAs(cards: readonly string[]) {
  return { cards, at: crowded.at }
}
