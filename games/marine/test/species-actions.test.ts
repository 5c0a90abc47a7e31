import { describe, expect, test } from 'vitest'
import { isEndangered } from '../species.ts'
import { hex, scene, tile } from './scene.ts'

const REPTILE = 0
const FISH = 2

describe('Migration', () => {
  test('A11 Migration: five moves, not six, none to a hex without a tile and none twice', () => {
    const table = scene().vent('0,-1', 'geyser').disc('0,0', 'NE', null).species('0,-1', { fish: 4 }).act('fish', 'migration-3')
    expect(isEndangered(table.state, FISH, hex('0,-1'))).toBe(true)
    table.seat('fish').chooses(tile('0,0'))
    expect(table.options).toEqual(expect.arrayContaining([tile('1,0'), tile('-1,1')]))
    table.seat('fish').chooses(tile('1,0'), 'count:1', tile('0,-1'), tile('0,0'), 'count:3', tile('0,-1'))
    expect(table.options).toEqual(expect.not.arrayContaining([tile('-1,-1'), tile('2,-1')]))
    table.seat('fish').chooses(tile('-1,0'))
    table.expectNothingPending()
    expect([table.on('0,0').fish, table.on('1,0').fish, table.on('-1,0').fish, table.on('0,-1').fish]).toEqual([5, 1, 1, undefined])
  })

  test('T27 The special space moves any number, each once, and two cubes may change places', () => {
    const table = scene().bare().species('0,0', { fish: 4 }).species('0,1', { fish: 5 }).act('fish', 'migration-4')
    table.seat('fish').chooses(tile('0,0'), tile('0,1'), 'count:4', tile('0,1'), tile('0,0'), 'count:5')
    expect(table.on('0,0')).toEqual({ fish: 5 })
    expect(table.on('0,1')).toEqual({ fish: 4 })
    table.expectNothingPending()
  })

  test.each([
    ['migration-1', 3],
    ['migration-2', 4],
    ['migration-3', 5],
  ])('From %s up to %i species move, or fewer', (space, cubes) => {
    const table = scene().bare().species('0,0', { fish: 9 }).act('fish', space)
    table.seat('fish').chooses(tile('0,0'), tile('0,1'))
    expect(table.options[0]).toBe(`count:${cubes}`)
    table.seat('fish').chooses('count:1', 'done')
    expect(table.on('0,1')).toEqual({ fish: 1 })
    table.expectNothingPending()
  })
})

describe('Competition', () => {
  test('A12 Competition, special space: one Reptile in the Kelp, one in the Seagrass, whatever the markers show', () => {
    const table = scene()
      .markers('competition', 'land', 'ocean', 'vent')
      .species('-1,0', { cephalopod: 1, reptile: 2 })
      .species('1,-1', { cephalopod: 1, reptile: 1 })
      .act('cephalopod', 'competition-4')
    table.seat('cephalopod').chooses(tile('-1,0'), tile('1,-1'))
    table.expectNothingPending()
    expect(table.of('reptile').box).toBe(2)
    expect([table.on('-1,0').reptile, table.on('1,-1').reptile]).toEqual([1, undefined])
  })

  test('T28 The third space takes up to three of any opponents, where the animal is present', () => {
    const table = scene().markers('competition', 'land', 'kelp', 'reef').tile('-2,1', 'reef').species('-2,1', { reptile: 1 })
    table.act('fish', 'competition-3')
    expect(table.options).toEqual([tile('0,0'), 'forgo'])
    table.seat('fish').chooses(tile('0,0'))
    expect(table.options).toEqual(['species:reptile@0,0', 'species:cephalopod@0,0', 'species:crustacean@0,0'])
    table.seat('fish').chooses('species:reptile@0,0', 'species:crustacean@0,0', 'species:crustacean@0,0')
    table.expectNothingPending()
    expect(table.on('0,0')).toEqual({ reptile: 2, cephalopod: 3, fish: 3, crustacean: 1 })
    expect(table.of('crustacean')).toMatchObject({ box: 2, genePool: 31 })
  })

  test('T28 "Up to": it may stop after the first', () => {
    const table = scene().markers('competition', 'land', 'reef', 'kelp').act('fish', 'competition-2')
    table.seat('fish').chooses(tile('0,0'), 'species:reptile@0,0', 'done')
    table.expectNothingPending()
    expect(table.on('0,0').reptile).toBe(2)
  })

  test('T29 The special space on the same tile twice', () => {
    const table = scene().bare().species('-1,0', { fish: 1, reptile: 3 }).species('0,0', { reptile: 1 }).act('fish', 'competition-4')
    expect(table.options).toEqual([tile('-1,0'), 'forgo'])
    table.seat('fish').chooses(tile('-1,0'), tile('-1,0'))
    table.expectNothingPending()
    expect(table.on('-1,0')).toEqual({ reptile: 1, fish: 1 })
  })
})

describe('Domination', () => {
  test('E6 Domination: the sun pawn on the display changes its master, and comes back with the Reptile’s retrieval', () => {
    const table = scene()
      .adds('reptile', 'sun')
      .target('sun', 12)
      .disc('0,0', 'E', 'sun')
      .special('sun', 'fish', 'wanderlust-3')
      .pawn('fish', 'abundance-1')
    for (const place of ['-1,0', '0,-1', '1,-1', '1,0']) table.species(place, { reptile: 1 })
    table.turnOf('reptile').seat('reptile').chooses('space:domination-1', 'element:sun')
    expect(table.state.controller[5]).toBe(REPTILE)
    expect(table.state.target[5]).toBe(15)
    expect(table.state.specialSpace[5]).not.toBe(-1)
    table.turnOf('fish').seat('fish').chooses('retrieve')
    expect(table.state.specialSpace[5]).not.toBe(-1)
    table.turnOf('reptile').seat('reptile').chooses('retrieve')
    expect(table.state.specialSpace[5]).toBe(-1)
  })

  test('T32 A value equal to the target is not enough; an animal may raise the target of its own pawn', () => {
    scene().target('sun', 2).act('reptile', 'domination-1').expectNothingPending()
    const table = scene().adds('reptile', 'sun', 'sun').target('sun', 6).special('sun', 'reptile').species('-1,0', { reptile: 1 })
    table.target('sponges', 2).act('reptile', 'domination-1')
    expect(table.options).toEqual(['element:sun', 'forgo'])
    table.seat('reptile').chooses('element:sun')
    expect(table.state.target[5]).toBe(8)
    expect(table.state.controller[5]).toBe(REPTILE)
    table.expectNothingPending()
  })
})
