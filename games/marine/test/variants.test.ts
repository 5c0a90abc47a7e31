import { openingPosition, ProblemError, Runner, readSettings, type Settings, seedRng, Table } from '@deeptime/engine'
import { describe, expect, test } from 'vitest'
import { STEP } from '../agenda.ts'
import { ELEMENT_IDS, type ElementId } from '../components/ids.ts'
import { STANDARD_DECK } from '../components/standard-deck.ts'
import { discAt } from '../earth.ts'
import { marine } from '../game.ts'
import { result, score } from '../score.ts'
import { awards } from '../scoring.ts'
import { drawStartElements, START_CORNERS } from '../setup/earth.ts'
import { settleByMatch } from '../setup/pieces.ts'
import type { MarineState } from '../state.ts'
import { hex, type Scene, scene, tile } from './scene.ts'

const begin = (seats: number, settings: Settings, seed = 'variants'): Runner<MarineState> => {
  const checked = readSettings(marine, seats, settings)
  if (!checked.ok) throw new ProblemError(checked.problem)
  return new Runner(marine, openingPosition(marine, seats, checked.value, seed))
}

const PAIRS = [
  ['reptile', 'crustacean'],
  ['cephalopod', 'fish'],
] as const

const fourAnimals = (): Scene => scene({ seating: PAIRS, settings: { fourAnimals: true } })

describe('Two players, four animals', () => {
  test('X1 Each player counts the lower of two: 70 against 75', () => {
    const table = fourAnimals().vp('reptile', 70).vp('crustacean', 145).vp('cephalopod', 75).vp('fish', 85)
    expect(score(table.state).map((s) => s.total)).toEqual([70, 75])
    expect(result(table.state)).toMatchObject({ places: [[1], [0]], outcomes: ['lost', 'won'], reason: 'highest-vp', rule: 'Endgame 5' })
  })

  test('T58 A player’s other animal is an opponent: it can be bumped and competed with', () => {
    const bump = fourAnimals().pawn('crustacean', 'abundance-1').special('sun', 'reptile').turnOf('reptile')
    bump.seat('reptile').chooses('pawn:sun')
    expect(bump.options).toContain('space:abundance-1')
    const contest = fourAnimals().markers('competition', 'reef').act('reptile', 'competition-1')
    contest.seat('reptile').chooses(tile('0,0'))
    expect(contest.options).toContain('species:crustacean@0,0')
  })

  test('T58 A tie between players goes to the tied animal higher on the food chain', () => {
    const table = fourAnimals().vp('reptile', 60).vp('crustacean', 90).vp('cephalopod', 60).vp('fish', 61)
    expect(result(table.state)).toMatchObject({ places: [[0], [1]], reason: 'food-chain' })
  })

  test('Everything counts as with four animals: four pawns each, all Domination spaces, four cubes for a Reseed', () => {
    const table = fourAnimals().turnOf('fish')
    expect(table.of('fish').available).toBe(4)
    expect(table.options).toContain('space:domination-3')
    const runner = begin(2, { fourAnimals: true, animals: 'assigned' })
    expect(runner.openAsks().map((ask) => ask.seat)).toEqual([0, 1, 1, 0])
  })

  test('Players take animals in turn: one, then two, then the last', () => {
    const runner = begin(2, { fourAnimals: true })
    const seats: number[] = []
    for (let ask = runner.openAsk(); ask?.kind === 'set-up.animal'; ask = runner.openAsk()) {
      seats.push(ask.seat)
      runner.answer(ask, ask.options[0] as (typeof ask.options)[0])
    }
    expect(seats).toEqual([0, 1, 1])
    expect(runner.state.seatOf).toEqual([0, 1, 1, 0])
  })
})

/** Four animals with their pieces, no cube on Earth and these six discs around a Reef. */
function randomEarth(...elements: readonly ElementId[]): Scene {
  const table = scene().bare().noDiscs()
  const corners = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const
  elements.forEach((element, i) => {
    table.disc('0,0', corners[i] as (typeof corners)[number], element)
  })
  return table
}

const settled = (table: Scene): Scene => {
  settleByMatch(new Table({ rng: seedRng('x'), agenda: [], state: table.state }))
  return table.expectSound()
}

describe('Random Earth', () => {
  const X2: readonly ElementId[] = ['sun', 'sun', 'sponges', 'algae', 'worms', 'plankton']

  test('X2 Random Earth, cubes: one for each disc on the display and each like disc on Earth', () => {
    const table = settled(randomEarth(...X2))
    expect(table.on('0,0')).toEqual({ reptile: 5, cephalopod: 1, fish: 3, crustacean: 3 })
  })

  test('X4+ Random Earth, VP: the sum of the places less what the animal would score', () => {
    const table = settled(randomEarth(...X2))
    expect((['reptile', 'fish', 'crustacean', 'cephalopod'] as const).map((id) => table.of(id).vp)).toEqual([5, 8, 9, 11])
  })

  test('X5+ Redraw: six discs that leave the Reptile and the Cephalopod without a match go back', () => {
    const table = scene().bare().noDiscs()
    const { state } = table
    const drawn: ElementId[] = ['worms', 'worms', 'algae', 'plankton', 'algae', 'plankton', ...X2.slice(0, 5), 'gastropods']
    // A draw of exactly these, one after the other.
    const scripted = (): number => {
      const element = ELEMENT_IDS.indexOf(drawn.shift() as ElementId)
      return state.bag.slice(0, element).reduce((a, b) => a + b, 0)
    }
    drawStartElements(state, scripted)
    expect(START_CORNERS.map((c) => ELEMENT_IDS[discAt(state, c)])).toEqual(['sun', 'sun', 'sponges', 'algae', 'worms', 'gastropods'])
    table.expectSound()
  })

  test.each(['a', 'b', 'c', 'd'])('T59 Eight tiles are fixed, seven random, and every animal has its share (%s)', (seed) => {
    const { state } = begin(4, { randomEarth: true, animals: 'assigned' }, seed)
    expect(['0,-2', '1,-3', '-1,-2', '0,-3'].map((p) => state.tile[hex(p)])).toEqual([0, 0, 0, 0])
    expect(['0,2', '1,2', '-1,3', '0,3'].map((p) => state.tile[hex(p)])).toEqual([6, 6, 6, 6])
    expect(state.stacks.map((stack) => stack.length)).toEqual([7, 7, 7])
    expect(state.animals.every((a) => (state.species[hex('0,0') * 4 + a] as number) > 0)).toBe(true)
    const paid = new Map(awards(state, hex('0,0')))
    const totals = state.animals.map((a) => (state.vp[a] as number) + (paid.get(a) ?? 0))
    expect(new Set(totals).size).toBe(1)
  })
})

describe('Alternate animals', () => {
  test('X3 Alternate display, triple: three equal discs bring three cubes for each match', () => {
    const table = randomEarth('worms', 'worms', 'sun', 'sun', 'sun', 'sun')
    table.state.fixed.fill(0, 18, 24)
    table.adds('crustacean', 'worms', 'worms', 'worms')
    settleByMatch(new Table({ rng: seedRng('x'), agenda: [], state: table.state }))
    expect(table.on('0,0').crustacean).toBe(6)
  })

  test('T59 Three random discs each, none of them fixed, and Regression can take the last', () => {
    const { state } = begin(4, { alternateAnimals: true, animals: 'assigned' })
    expect(state.fixed.every((n) => n === 0)).toBe(true)
    for (const animal of state.animals) expect(state.added.slice(animal * 6, animal * 6 + 6).reduce((a, b) => a + b, 0)).toBe(3)
    const table = scene({ settings: { alternateAnimals: true } })
    table.strip('fish').adds('fish', 'sun').slots('regression', 'sun').run(STEP.reseed)
    expect(table.added('fish')).toEqual([])
    table.expectNothingPending()
  })
})

describe('Superheroes', () => {
  test('T60 Two of three traits are kept, and none that copies is dealt', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const runner = begin(4, { superheroes: true, animals: 'assigned' }, seed)
      expect(runner.state.dealt.flat()).not.toContain('exaptation')
      for (let ask = runner.openAsk(); ask?.kind === 'set-up.trait-away'; ask = runner.openAsk()) {
        runner.answer(ask, ask.options[0] as (typeof ask.options)[0])
      }
      expect(runner.state.traits.map((list) => list.length)).toEqual([2, 2, 2, 2])
    }
  })

  test('Superheroes: the rulebook only recommends leaving out the traits that copy; a table may deal them', () => {
    const dealt = (settings: Settings) =>
      Array.from({ length: 40 }, (_, i) =>
        begin(4, { superheroes: true, animals: 'assigned', ...settings }, `${i}`).state.dealt.flat(),
      ).flat()
    expect(dealt({})).not.toContain('exaptation')
    expect(dealt({ copyTraits: true })).toContain('exaptation')
  })

  test('Superheroes: a copied trait is active beside the two that are kept', () => {
    const table = scene({ settings: { superheroes: true, copyTraits: true } })
      .trait('crustacean', 'exaptation', 'amphibious')
      .trait('reptile', 'schooling', 'torpor')
      .run(STEP.traitCopies({ when: 'traitsRevealed' }))
    table.seat('crustacean').chooses('trait:schooling')
    expect(table.state.copied[3]).toBe('schooling')
    table.markers('evolution', 'land').species('0,-2', { crustacean: 3, cephalopod: 4 }).emptyRow()
    table.act('fish', 'evolution-1').seat('fish').chooses(tile('0,-2'))
    expect([table.of('crustacean').vp, table.of('cephalopod').vp]).toEqual([8, 4])
  })

  test('T60 Both are active: Schooling makes a tie on Land that Amphibious wins', () => {
    const table = scene({ settings: { superheroes: true } })
      .trait('crustacean', 'schooling', 'amphibious')
      .markers('evolution', 'land')
      .species('0,-2', { crustacean: 3, reptile: 4 })
      .emptyRow()
    table.act('fish', 'evolution-1').seat('fish').chooses(tile('0,-2'))
    expect([table.of('crustacean').vp, table.of('reptile').vp]).toEqual([8, 4])
  })
})

describe('Length', () => {
  test.each([
    ['short', 20],
    ['standard', 25],
    ['long', 30],
    ['epic', 35],
  ])('X6+ Deck sizes: a %s game has %i cards, Asteroid among the bottom five (T60)', (length, cards) => {
    const { state } = begin(3, { length })
    expect(state.pile).toHaveLength(cards)
    expect(state.pile.indexOf('asteroid')).toBeLessThan(5)
  })
})

describe('A deck of one’s own', () => {
  test('is played instead of the standard one', () => {
    const evolution = STANDARD_DECK.evolution.map((card) => (card.id === 'fertile' ? { ...card, id: 'lush' } : card))
    const { state } = begin(2, { deck: { ...STANDARD_DECK, evolution } as never, length: 'epic' })
    expect(state.pile).toContain('lush')
    expect(state.pile).not.toContain('fertile')
  })

  test('is refused with a reason if it cannot be played', () => {
    expect(readSettings(marine, 2, { deck: { cards: [] } })).toMatchObject({ ok: false })
  })
})
