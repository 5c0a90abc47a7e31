import { describe, expect, test } from 'vitest'
import { isEndangered, wouldThrive } from '../species.ts'
import { corner, hex, type Scene, scene } from './scene.ts'

const REPTILE = 0
const FISH = 2
const CRUSTACEAN = 3

describe('Abundance', () => {
  test('A1 Abundance: Fish takes algae from behind the Crustacean’s pawn and puts it into deeper water', () => {
    const table = scene().slots('abundance', 'sun', 'algae', 'worms', 'sponges').pawn('crustacean', 'abundance-1').turnOf('fish')
    table.seat('fish').chooses('space:abundance-2', 'element:algae', corner('0,1', 'SW'))
    expect(corner('0,1', 'SW')).toBe('corner:-1,2/0,1/0,2')
    expect(table.in('abundance')).toEqual(['sun', 'worms', 'sponges'])
    for (const place of ['0,1', '0,2']) {
      expect(wouldThrive(table.state, FISH, hex(place))).toBe(true)
      expect(wouldThrive(table.state, CRUSTACEAN, hex(place))).toBe(true)
    }
    table.turnOf('fish')
    expect(table.options).toContain('space:abundance-3')
  })

  test('T13 Corners of one tile will do, corners of none and corners with a disc will not', () => {
    const table = scene().slots('abundance', 'algae').act('fish', 'abundance-1')
    table.seat('fish').chooses('element:algae')
    expect(table.options).toContain('corner:0,3/0,4/1,3')
    expect(table.options).not.toContain('corner:-3,0/-3,1/-2,0')
    expect(table.options).not.toContain(corner('0,0', 'NE'))
  })

  test('With nothing left in the section the action is forgone', () => {
    scene().slots('abundance').act('fish', 'abundance-1').expectNothingPending()
  })
})

describe('Autotrophs', () => {
  const geyserWithPlankton = (): Scene => scene().slots('autotrophs', 'gastropods', 'sun').disc('0,-3', 'E', 'plankton')

  test('A2 Autotrophs, swap: gastropods from the box change places with plankton beside a geyser', () => {
    const table = geyserWithPlankton()
    const inBag = table.bag('plankton')
    table.act('cephalopod', 'autotrophs-2').seat('cephalopod').chooses(corner('0,-3', 'E'), 'element:gastropods')
    expect(table.discOn('0,-3', 'E')).toBe('gastropods')
    expect(table.in('autotrophs')).toEqual(['plankton', 'sun'])
    expect(table.bag('plankton')).toBe(inBag)
    table.expectNothingPending()
  })

  test('A3 Autotrophs, removal: a sun beside a geyser goes to the bag, the sun in the box stays', () => {
    const table = geyserWithPlankton().disc('0,-3', 'W', 'sun').disc('0,3', 'SE', 'sun').act('cephalopod', 'autotrophs-2')
    expect(table.options).toEqual([corner('0,-3', 'W'), corner('0,-3', 'E'), 'forgo'])
    const inBag = table.bag('sun')
    table.seat('cephalopod').chooses(corner('0,-3', 'W'), 'remove')
    expect(table.bag('sun')).toBe(inBag + 1)
    expect(table.in('autotrophs')).toEqual(['gastropods', 'sun'])
    table.expectNothingPending()
  })

  test('A3 Autotrophs, removal: plankton may only be swapped, since the box holds none', () => {
    const table = geyserWithPlankton().act('cephalopod', 'autotrophs-2')
    table.seat('cephalopod').chooses(corner('0,-3', 'E'))
    expect(table.options).toEqual(['element:gastropods', 'element:sun'])
  })

  test('T14 A disc between a smoker and a geyser serves both spaces; an empty box serves neither', () => {
    const between = (): Scene => scene().vent('-1,0', 'geyser').vent('-1,1', 'smoker')
    for (const space of ['autotrophs-1', 'autotrophs-2']) {
      expect(between().slots('autotrophs', 'worms').act('fish', space).options).toContain(corner('0,0', 'W'))
      between().slots('autotrophs').act('fish', space).expectNothingPending()
    }
  })
})

describe('Depletion', () => {
  test('A4 Depletion: sponges leave Earth and the Reptiles of the Seagrass are endangered', () => {
    const table = scene()
      .slots('depletion', 'sponges')
      .tile('2,-1', 'seamount')
      .noDiscs()
      .disc('1,-1', 'E', 'sponges')
      .species('1,-1', { reptile: 2 })
    expect(isEndangered(table.state, REPTILE, hex('1,-1'))).toBe(false)
    const inBag = table.bag('sponges')
    table.act('crustacean', 'depletion-1').seat('crustacean').chooses(corner('1,-1', 'E'))
    expect(table.bag('sponges')).toBe(inBag + 1)
    expect(table.in('depletion')).toEqual(['sponges'])
    expect(isEndangered(table.state, REPTILE, hex('1,-1'))).toBe(true)
    expect(table.on('1,-1')).toEqual({ reptile: 2 })
    table.expectNothingPending()
  })

  test('T15 Suns in the box and none on Earth: the action is forgone', () => {
    const table = scene().slots('depletion', 'sun', 'sun').disc('0,0', 'NW', null).act('fish', 'depletion-1')
    table.expectNothingPending()
    expect(table.in('depletion')).toEqual(['sun', 'sun'])
  })
})

describe('Adaptation', () => {
  const busy = (): Scene =>
    scene()
      .slots('adaptation', 'gastropods')
      .pawn('crustacean', 'adaptation-1')
      .pawn('fish', 'adaptation-2')
      .special('plankton', 'fish')
      .adds('fish', 'worms')

  test('A5 Adaptation, three ways: on the special space the element is added …', () => {
    const table = busy().turnOf('fish')
    table.seat('fish').chooses('pawn:plankton', 'space:adaptation-3', 'element:gastropods', 'vacant-space')
    expect(table.added('fish')).toEqual(['gastropods', 'worms'])
    table.expectTurnOf('cephalopod')
  })

  test('A5 Adaptation, three ways: … or takes the place of an added one …', () => {
    const table = busy().turnOf('fish')
    const inBag = table.bag('worms')
    table.seat('fish').chooses('pawn:plankton', 'space:adaptation-3', 'element:gastropods')
    expect(table.options).toEqual(['vacant-space', 'element:worms'])
    table.seat('fish').chooses('element:worms')
    expect(table.added('fish')).toEqual(['gastropods'])
    expect(table.bag('worms')).toBe(inBag + 1)
  })

  test('A5 Adaptation, three ways: … or a basic pawn is bumped, never one’s own', () => {
    const table = busy().turnOf('fish')
    table.seat('fish').chooses('pawn:plankton')
    expect(table.options).not.toContain('space:adaptation-2')
    table.seat('fish').chooses('space:adaptation-1', 'element:gastropods')
    expect(table.added('fish')).toEqual(['gastropods', 'worms'])
    expect(table.of('crustacean').available).toBe(4)
    table.expectTurnOf('cephalopod')
  })

  test('T16 A full display takes no more, but on the special space an added disc may go', () => {
    const full = (): Scene => scene().slots('adaptation', 'sun').adds('fish', 'sun', 'worms', 'sponges')
    const ordinary = full().act('fish', 'adaptation-1').expectNothingPending()
    expect(ordinary.in('adaptation')).toEqual(['sun'])
    const special = full().act('fish', 'adaptation-3')
    const inBag = special.bag('sponges')
    special.seat('fish').chooses('element:sun')
    expect(special.options).toEqual(['element:worms', 'element:sponges', 'element:sun'])
    special.seat('fish').chooses('element:sponges')
    expect(special.added('fish')).toEqual(['worms', 'sun', 'sun'])
    expect(special.bag('sponges')).toBe(inBag + 1)
    special.expectNothingPending()
  })
})

describe('Regression', () => {
  test('A cube of the gene pool goes to a free box', () => {
    const table = scene().act('fish', 'regression-1')
    table.seat('fish').chooses('place-cube')
    expect(table.state.regression).toEqual([FISH, -1])
    expect(table.of('fish').genePool).toBe(30)
    table.expectNothingPending()
  })

  test('T17 Two cubes of Fish fill both boxes: whoever takes the space over finds none free', () => {
    const table = scene().regressionCube('fish').regressionCube('fish').act('reptile', 'regression-2')
    table.expectNothingPending()
    expect(table.state.regression).toEqual([FISH, FISH])
  })

  test('Without a cube in the gene pool the action is lost', () => {
    scene().genePool('fish', 0).act('fish', 'regression-1').expectNothingPending()
  })
})
