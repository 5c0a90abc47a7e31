import { describe, expect, test } from 'vitest'
import { SPACES } from '../components/action-display.ts'
import type { AnimalId } from '../components/ids.ts'
import { basicPlacements, specialPlacements } from '../pawns.ts'
import { whyNotInTurn } from '../phases/turn.ts'
import { ALL, corner, scene } from './scene.ts'

const REPTILE = 0
const FISH = 2
const ids = (options: readonly { readonly id: string }[]): string[] => options.map((o) => o.id.replace('space:', ''))
const spacesOf = (...sections: readonly string[]): string[] => SPACES.filter((s) => sections.includes(s.section)).map((s) => s.id)
const ordinary = SPACES.filter((s) => !s.specialOnly).map((s) => s.id)
const SPECIAL_SPACES = ['adaptation-3', 'speciation-5', 'wanderlust-3', 'tectonics-2', 'migration-4', 'competition-4']

describe('Basic pawns', () => {
  test('P1 "After" rule: below competition-2 are competition-3, Evolution and Domination', () => {
    const table = scene().pawn('fish', 'competition-2')
    expect(ids(basicPlacements(table.state, FISH))).toEqual(['competition-3', ...spacesOf('evolution', 'domination')])
  })

  test('P3 Special-only: basic pawns are never offered the six special spaces', () => {
    const offered = ids(basicPlacements(scene().state, FISH))
    expect(offered.filter((id) => SPECIAL_SPACES.includes(id))).toEqual([])
    expect(SPACES.filter((s) => s.specialOnly).map((s) => s.id)).toEqual(SPECIAL_SPACES)
  })

  test.each([
    [ALL, 31, []],
    [['cephalopod', 'fish', 'crustacean'], 30, ['domination-3']],
    [['fish', 'crustacean'], 29, ['domination-2', 'domination-3']],
  ] satisfies [readonly AnimalId[], number, string[]][])('T1 Empty display: %s have %i ordinary spaces', (animals, count, missing) => {
    const offered = ids(basicPlacements(scene({ animals }).state, FISH))
    expect(offered).toHaveLength(count)
    expect(offered).toEqual(ordinary.filter((id) => !(missing as string[]).includes(id)))
  })

  test('T2 Special pawns count for the "after" rule', () => {
    const table = scene().pawn('fish', 'abundance-2').special('sun', 'fish', 'speciation-3')
    const offered = ids(basicPlacements(table.state, FISH))
    const below = ordinary.slice(ordinary.indexOf('speciation-4'))
    expect(offered).toEqual(below)
    expect(offered).toHaveLength(18)
  })

  test('T3 A special pawn placed higher up does not lift the limit', () => {
    const table = scene().pawn('fish', 'evolution-2').special('sun', 'fish', 'abundance-1')
    expect(ids(basicPlacements(table.state, FISH))).toEqual(['evolution-3', 'evolution-4', 'evolution-5', ...spacesOf('domination')])
  })
})

describe('Special pawns', () => {
  test('P2 Special placement: anywhere but on its own pawns and on special pawns', () => {
    const table = scene()
      .pawn('fish', 'migration-1')
      .pawn('reptile', 'abundance-1')
      .pawn('crustacean', 'evolution-5')
      .special('worms', 'crustacean', 'tectonics-2')
      .special('sun', 'fish')
    const offered = ids(specialPlacements(table.state, FISH))
    expect(offered).toEqual(SPACES.map((s) => s.id).filter((id) => id !== 'migration-1' && id !== 'tectonics-2'))
  })

  test('T6 No special pawn, no own basic pawn and no missing space is a target; special-only spaces are', () => {
    const table = scene({ animals: ['reptile', 'cephalopod', 'fish'] })
      .pawn('reptile', 'abundance-1')
      .special('sun', 'reptile', 'abundance-2')
      .special('algae', 'fish', 'abundance-3')
      .special('worms', 'reptile')
    const offered = ids(specialPlacements(table.state, REPTILE))
    const refused = ['abundance-1', 'abundance-2', 'abundance-3', 'domination-3']
    expect(offered).toEqual(SPACES.map((s) => s.id).filter((id) => !refused.includes(id)))
    expect(offered).toEqual(expect.arrayContaining(SPECIAL_SPACES))
  })

  test('T4 Bump: the pawn is back before the action, and its owner is free to go anywhere', () => {
    const table = scene().markers('competition', 'land', 'kelp', 'reef').pawn('fish', 'competition-3').special('sun', 'reptile')
    table.turnOf('reptile').seat('reptile').chooses('pawn:sun', 'space:competition-3')
    expect(table.asked).toBe('competition.tile')
    expect(table.of('fish').available).toBe(4)
    table.seat('reptile').chooses('forgo')
    table.expectTurnOf('crustacean')
    table.turnOf('fish')
    expect(ids(table.options.map((id) => ({ id })))).toEqual(ordinary.filter((id) => id !== 'competition-3'))
  })

  test('T7 A special pawn on the display counts for its new controller, and comes back to it', () => {
    const table = scene()
      .pawn('reptile', 'abundance-1')
      .special('sun', 'reptile', 'wanderlust-3')
      .adds('cephalopod', 'sun', 'sun')
      .turnOf('cephalopod')
    table.seat('cephalopod').chooses('space:domination-1', 'element:sun')
    expect(table.seat('reptile').options).toContain('space:autotrophs-1')
    table.seat('reptile').chooses('retrieve')
    expect(table.state.specialSpace[5]).not.toBe(-1)
    table.seat('crustacean').chooses('space:tectonics-1', 'forgo')
    table.seat('fish').chooses('space:depletion-1')
    table.seat('cephalopod').chooses('retrieve')
    expect(table.state.specialSpace[5]).toBe(-1)
    table.turnOf('cephalopod')
    expect(table.options).toContain('pawn:sun')
  })

  test('T10 A pawn in front of Fish goes over to the Reptile that dominates its element', () => {
    const table = scene().special('sun', 'fish').turnOf('reptile')
    table.seat('reptile').chooses('space:domination-1', 'element:sun')
    table.turnOf('fish')
    expect(table.options).not.toContain('pawn:sun')
    table.turnOf('reptile')
    expect(table.options).toContain('pawn:sun')
  })
})

describe('Retrieve', () => {
  test('Retrieve: an animal with no pawn on the display must place, unless the table lets it take back nothing', () => {
    const strict = scene().turnOf('fish')
    expect(strict.options).not.toContain('retrieve')
    expect(whyNotInTurn(strict.state, FISH).find(({ about }) => about.includes('retrieve'))).toMatchObject({
      key: 'nothing-out',
      rule: 'Retrieve',
    })
    const free = scene({ settings: { emptyRetrieve: true } })
      .retrieved('reptile', 'cephalopod')
      .turnOf('fish')
    expect(whyNotInTurn(free.state, FISH).some(({ about }) => about.includes('retrieve'))).toBe(false)
    free.seat('fish').chooses('retrieve')
    expect(free.state.retrieved).toEqual([true, true, true, false])
    free.expectTurnOf('cephalopod')
  })

  test('P4 Forced retrieval and Reseed', () => {
    const table = scene()
      .retrieved('reptile', 'cephalopod', 'fish')
      .pawn('crustacean', 'domination-1')
      .pawn('crustacean', 'domination-2')
      .pawn('crustacean', 'domination-3')
      .special('worms', 'crustacean', 'abundance-1')
      .pawn('fish', 'evolution-1')
      .turnOf('crustacean')
    expect(table.options).toEqual(['retrieve'])
    table.seat('crustacean').chooses('retrieve')
    expect(table.of('crustacean').available).toBe(4)
    expect(table.state.specialSpace[2]).toBe(-1)
    expect(table.logged('reseed')).toHaveLength(1)
    expect(table.state.retrieved).toEqual([false, false, false, false])
    table.expectTurnOf('fish')
  })

  test('P5+ Second retrieval: pawns come back, the cube stays, no Reseed', () => {
    const table = scene().retrieved('fish').pawn('fish', 'abundance-1').turnOf('fish')
    table.seat('fish').chooses('retrieve')
    expect(table.of('fish')).toMatchObject({ available: 4, retrieved: true })
    expect(table.logged('reseed')).toEqual([])
    table.expectTurnOf('cephalopod')
  })

  test('T8 Placement or Retrieve: with pawns on both sides both are offered', () => {
    const table = scene().pawn('fish', 'abundance-1').pawn('fish', 'abundance-2').turnOf('fish')
    expect(table.options).toContain('retrieve')
    expect(table.options).toContain('space:abundance-3')
    table.seat('fish').chooses('retrieve')
    expect(table.of('fish')).toMatchObject({ available: 4, retrieved: true })
  })

  test('T9 A special pawn with a place to go keeps Retrieval from being forced', () => {
    const table = scene()
      .pawn('fish', 'domination-1')
      .pawn('fish', 'domination-2')
      .pawn('fish', 'domination-3')
      .special('sun', 'fish')
      .turnOf('fish')
    expect(table.options).toEqual(['pawn:sun', 'retrieve'])
  })

  test('T12 An animal without species takes its turns like any other', () => {
    const table = scene().species('0,0', { reptile: 0 }).genePool('reptile', 0).turnOf('reptile')
    expect(table.options).toHaveLength(31)
    expect(table.options).not.toContain('retrieve')
  })
})

describe('Actions', () => {
  test('T11 A pawn may be placed only to block: the action is forgone and nothing else changes', () => {
    const table = scene().turnOf('fish')
    const before = JSON.stringify(table.state.species)
    table.seat('fish').chooses('space:tectonics-1', 'forgo')
    expect(JSON.stringify(table.state.species)).toBe(before)
    expect(table.state.ventsLeft).toBe(10)
    expect(table.seat('cephalopod').options).not.toContain('space:tectonics-1')
    table.expectTurnOf('cephalopod')
  })

  test('T5 A bumped pawn leaves what it did: the Regression cube still protects', () => {
    const table = scene().slots('regression', 'algae').adds('cephalopod', 'algae').turnOf('cephalopod')
    table.seat('cephalopod').chooses('space:regression-1', 'place-cube')
    table.special('sun', 'reptile').turnOf('reptile')
    table.seat('reptile').chooses('pawn:sun', 'space:regression-1', 'forgo')
    expect(table.of('cephalopod').available).toBe(4)
    expect(table.state.regression).toContain(1)
    table.retrieved('reptile', 'fish', 'crustacean').pawn('cephalopod', 'abundance-1').turnOf('cephalopod')
    table.seat('cephalopod').chooses('retrieve')
    expect(table.added('cephalopod')).toEqual(['algae'])
    expect(table.of('cephalopod').genePool).toBe(31)
  })

  test('A turn is a basic pawn, its action, and then the next animal up the food chain', () => {
    const table = scene().slots('abundance', 'algae').turnOf('crustacean')
    table.seat('crustacean').chooses('space:abundance-1', 'element:algae', corner('0,2', 'E'))
    table.expectTurnOf('fish')
  })
})
