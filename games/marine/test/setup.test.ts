import { openingPosition, ProblemError, Runner, readSettings, type Settings } from '@deeptime/engine'
import { describe, expect, test } from 'vitest'
import { audit } from '../audit.ts'
import { ANIMAL_IDS, TERRAIN_IDS } from '../components/ids.ts'
import { marine } from '../game.ts'
import type { MarineState } from '../state.ts'
import { hex, Person } from './scene.ts'

const settle = (seats: number, settings: Settings): Settings => {
  const checked = readSettings(marine, seats, settings)
  if (!checked.ok) throw new ProblemError(checked.problem)
  return checked.value
}

const begin = (seats: number, settings: Settings = {}, seed = 'set-up'): Runner<MarineState> =>
  new Runner(marine, openingPosition(marine, seats, settle(seats, settings), seed))

/** Everybody takes the first thing offered until the first turn. */
function toFirstTurn(runner: Runner<MarineState>): Runner<MarineState> {
  for (let ask = runner.openAsk(); ask && ask.kind !== 'turn'; ask = runner.openAsk())
    runner.answer(ask, ask.options[0] as (typeof ask.options)[0])
  return runner
}

const earth = (s: MarineState, place: string): string | undefined => TERRAIN_IDS[s.terrain[hex(place)] as number]

describe('Set-up', () => {
  test('B to D: fifteen tiles, two of them under Vents, and three stacks of seven', () => {
    const { state } = begin(4)
    expect(state.tile.filter((t) => t >= 0)).toHaveLength(15)
    expect(earth(state, '0,-3')).toBe('vent')
    expect(earth(state, '0,3')).toBe('vent')
    expect([state.ventSide[hex('0,-3')], state.ventSide[hex('0,3')], state.ventsLeft]).toEqual([1, 0, 10])
    expect(state.stacks.map((stack) => stack.length)).toEqual([7, 7, 7])
    expect(TERRAIN_IDS.slice(0, 7).map((_, t) => state.tile.filter((x) => x === t).length)).toEqual([5, 1, 1, 1, 1, 1, 5])
  })

  test('E to I: six discs around the Reef, sixteen on the display, eight terrain markers, all before animals are chosen', () => {
    const runner = begin(3)
    expect(runner.openAsk()?.kind).toBe('set-up.animal')
    const { state } = runner
    expect(state.corners.filter((e) => e >= 0).sort()).toEqual([0, 1, 2, 3, 4, 5])
    expect(state.discs.filter((e) => e >= 0)).toHaveLength(16)
    expect(state.bag.reduce((a, b) => a + b, 0)).toBe(114 - 6 - 16)
    expect([...state.competition, ...state.evolution].every((t) => t >= 0)).toBe(true)
    expect(state.evolution).toEqual([...state.evolution].sort())
  })

  test('J: seats choose in order, and the last one of four takes what is left', () => {
    const runner = begin(4)
    for (const [seat, id] of [...(['fish', 'reptile', 'crustacean'] as const).entries()])
      new Person(runner, id, seat).chooses(`animal:${id}`)
    expect(runner.state.seatOf).toEqual([1, 3, 0, 2])
    expect(runner.state.animals).toEqual([0, 1, 2, 3])
  })

  test.each([
    [4, 4],
    [3, 5],
    [2, 7],
  ])('K to Q: with %i animals each has %i basic pawns, 31 cubes in the gene pool and 3 on the Reef', (seats, pawns) => {
    const { state } = toFirstTurn(begin(seats, { animals: 'random' }))
    for (const animal of state.animals) {
      expect(state.available[animal]).toBe(pawns)
      expect(state.genePool[animal]).toBe(31)
      expect(state.species[hex('0,0') * 4 + animal]).toBe(3)
      expect(state.vp[animal]).toBe(0)
    }
    expect(state.target).toEqual([1, 1, 1, 1, 1, 1])
    expect(audit(state)).toEqual([])
  })

  test('R: three traits each, one kept, all chosen before any is shown', () => {
    const runner = begin(3, { animals: 'assigned' })
    expect(runner.openAsks().map((ask) => [ask.kind, ask.options.length])).toEqual([
      ['set-up.trait', 3],
      ['set-up.trait', 3],
      ['set-up.trait', 3],
    ])
    const kept = runner.state.animals.map((animal) => {
      const seat = runner.state.seatOf[animal] as number
      const trait = runner.askOf(seat)?.options[1]?.id as string
      new Person(runner, ANIMAL_IDS[animal] as (typeof ANIMAL_IDS)[number], seat).chooses(trait)
      return trait.replace('trait:', '')
    })
    expect(runner.state.animals.map((animal) => runner.state.traits[animal])).toEqual(kept.map((trait) => [trait]))
    expect(runner.state.unseenTraits).toHaveLength(15)
  })

  test('S and T: twenty-five cards, five of them in the row, Asteroid among the last five', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const before = begin(4, {}, seed).state
      expect([before.pile.length, before.unseenCards.length]).toEqual([25, 10])
      expect(before.pile.slice(0, 5)).toContain('asteroid')
      const { state } = toFirstTurn(begin(4, {}, seed))
      expect([state.row.length, state.pile.length]).toEqual([5, 20])
    }
  })

  test.each([
    [2, ['reptile', 'fish'], 'fish'],
    [3, ['reptile', 'cephalopod', 'fish'], 'fish'],
    [4, ['reptile', 'cephalopod', 'fish', 'crustacean'], 'crustacean'],
  ])('V: with %i animals the lowest on the food chain begins', (seats, animals, first) => {
    const runner = toFirstTurn(begin(seats, { seating: animals.map((id) => [id]) }))
    expect(ANIMAL_IDS[runner.state.active]).toBe(first)
    expect(runner.openAsk()?.seat).toBe(animals.indexOf(first))
  })

  test('A seating that gives an animal twice, or to nobody, is refused', () => {
    for (const seating of [
      [['fish'], ['fish']],
      [['fish']],
      [['fish'], ['cat']],
      ['fish', 'reptile'],
      [['fish', 'reptile'], ['cephalopod']],
      7,
    ]) {
      expect(readSettings(marine, 2, { seating })).toMatchObject({ ok: false })
    }
    expect(readSettings(marine, 2, { seating: [['fish'], ['reptile']] })).toMatchObject({ ok: true })
  })
})
