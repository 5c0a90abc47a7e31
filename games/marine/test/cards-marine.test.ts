import { describe, expect, test } from 'vitest'
import { capacityOf } from '../actions/speciation.ts'
import { STEP } from '../agenda.ts'
import { TERRAIN_IDS } from '../components/ids.ts'
import { specialPlacements } from '../pawns.ts'
import { awards } from '../scoring.ts'
import { enters, settle, takes } from './card-scene.ts'
import { corner, hex, type Scene, scene, tile } from './scene.ts'

/** One story for Asteroid and for each card written for this project. */

const REPTILE = 0
const FISH = 2

describe('Algal Bloom', () => {
  test('while displayed, lets Speciation put one more species on Reef, Kelp and Seagrass', () => {
    const { state } = scene().row('algal-bloom')
    expect(TERRAIN_IDS.map((_, t) => capacityOf(state, FISH, t))).toEqual([1, 3, 3, 3, 3, 3, 4, 1])
    const bare = scene().state
    expect(TERRAIN_IDS.map((_, t) => capacityOf(bare, FISH, t))).toEqual([1, 2, 2, 3, 2, 3, 4, 1])
  })

  test('when taken, puts up to two algae on corners of such tiles', () => {
    const table = takes(scene(), 'fish', 'algal-bloom')
    // The Seamount is no such tile: a corner of it alone is not offered.
    expect(table.options).not.toContain(corner('-1,1', 'SW'))
    expect(table.options).toContain(corner('-1,0', 'W'))
    const algae = table.bag('algae')
    table.seat('fish').chooses(corner('-1,0', 'W'), corner('1,-1', 'E'))
    table.expectNothingPending()
    expect([table.discOn('-1,0', 'W'), table.discOn('1,-1', 'E')]).toEqual(['algae', 'algae'])
    expect(table.bag('algae')).toBe(algae - 2)
  })
})

describe('Ascendancy', () => {
  test('is a Domination action with no pawn', () => {
    const table = takes(scene(), 'reptile', 'ascendancy')
    expect(table.options).toEqual(['element:sun', 'forgo'])
    table.seat('reptile').chooses('element:sun')
    table.expectNothingPending()
    expect(table.state.controller).toContain(REPTILE)
    expect(table.of('reptile')).toMatchObject({ vp: 0, available: 4 })
  })

  test('gives 3 VP to those who decline', () => {
    const table = takes(scene(), 'reptile', 'ascendancy')
    table.seat('reptile').chooses('forgo')
    expect(table.expectNothingPending().of('reptile').vp).toBe(3)
  })
})

describe('Black Smokers', () => {
  test('while displayed, first place on a smoker pays 2 and on a geyser still 1', () => {
    const table = settle(scene().row('black-smokers'), { '0,3': { fish: 1 }, '0,-3': { fish: 1 } })
    expect(awards(table.state, hex('0,3'))).toEqual([[FISH, 2]])
    expect(awards(table.state, hex('0,-3'))).toEqual([[FISH, 1]])
  })

  test('when taken, adds up to one species to each smoker, four in all', () => {
    const table = ['0,2', '-1,3', '1,2', '0,1'].reduce((scene, place) => scene.vent(place, 'smoker'), scene())
    takes(table, 'fish', 'black-smokers')
    expect(table.options).not.toContain(tile('0,-3'))
    table.seat('fish').chooses(tile('0,3'), tile('0,2'), tile('-1,3'), tile('1,2'))
    table.expectNothingPending()
    expect(table.on('0,3')).toEqual({ fish: 1 })
    expect(table.on('0,1')).toEqual({})
  })
})

describe('Continental Drift', () => {
  test('on entering play, turns up the next tile of each stack', () => {
    const table = scene()
    const before = table.state.stacks.map((stack) => [...stack])
    enters(table, 'fish', 'continental-drift').expectNothingPending()
    expect(table.state.stacks).toEqual(before.map((stack) => [stack.at(-1), ...stack.slice(0, -1)]))
  })

  test('on entering play, leaves a stack of one tile alone', () => {
    const table = scene()
    // The stacks run low: six tiles lie on Earth.
    const places = ['-1,2', '1,1', '1,-2', '2,-2', '2,-1', '2,0']
    for (const place of places) table.state.tile[hex(place)] = table.state.terrain[hex(place)] = table.state.stacks[0]?.pop() as number
    const last = [...(table.state.stacks[0] as number[])]
    enters(table, 'fish', 'continental-drift')
    expect(last).toHaveLength(1)
    expect(table.state.stacks[0]).toEqual(last)
  })

  test('when taken, is a Wanderlust action with no pawn and no extra turn', () => {
    const table = scene().stackTop(1, 'ocean')
    takes(table, 'fish', 'continental-drift').seat('fish').chooses('stack:1', tile('1,1'), 'done')
    // Four Oceans together: 10 VP. Then everybody beside the new tile may move in: here nobody is.
    table.expectNothingPending()
    expect(table.of('fish').vp).toBe(10)
    expect(table.state.extraTurn).toBe(0)
  })

  test('gives 3 VP to those who decline', () => {
    const table = takes(scene(), 'fish', 'continental-drift')
    table.seat('fish').chooses('forgo')
    expect(table.expectNothingPending().of('fish').vp).toBe(3)
  })
})

describe('Coral Spawning', () => {
  test('while displayed, a Speciation onto a Reef earns 1 VP', () => {
    const table = scene().row('coral-spawning').slots('speciation', 'sun').act('fish', 'speciation-1')
    // The sun lies between Land, Kelp and the Reef.
    table.seat('fish').chooses(corner('0,0', 'NW'), 'count:0', 'count:0', 'count:1')
    table.expectNothingPending()
    expect(table.on('0,0').fish).toBe(4)
    expect(table.of('fish').vp).toBe(1)
  })

  test('while displayed, a Speciation elsewhere earns nothing', () => {
    const table = scene().row('coral-spawning').slots('speciation', 'sun').act('fish', 'speciation-1')
    table.seat('fish').chooses(corner('0,0', 'NW'), 'count:1', 'count:1', 'count:0')
    expect(table.on('0,0').fish).toBe(3)
    expect(table.of('fish').vp).toBe(0)
  })

  test('when taken, scores a Reef that you occupy', () => {
    const table = settle(scene().tile('1,1', 'reef'), { '0,0': { fish: 5 } })
    // The other Reef is empty, so there is no choice.
    takes(table, 'fish', 'coral-spawning').expectNothingPending()
    expect([table.of('fish').vp, table.of('reptile').vp, table.of('cephalopod').vp, table.of('crustacean').vp]).toEqual([6, 3, 2, 0])
  })
})

describe('Geyser Field', () => {
  test('on entering play, pays every animal 1 VP for each geyser it occupies', () => {
    const table = settle(scene().vent('0,-2', 'geyser'), {
      '0,-3': { fish: 3, reptile: 1 },
      '0,-2': { fish: 1 },
      '0,3': { crustacean: 1 },
    })
    enters(table, 'crustacean', 'geyser-field').expectNothingPending()
    expect([table.of('reptile').vp, table.of('fish').vp, table.of('crustacean').vp]).toEqual([1, 2, 0])
  })

  test('when taken, pays bonus VP for your geysers, three at most, and settles one of them', () => {
    const table = ['0,-2', '-1,-2', '1,-3'].reduce((scene, place) => scene.vent(place, 'geyser'), scene())
    settle(table, { '0,-3': { fish: 1 }, '0,-2': { fish: 1 }, '-1,-2': { fish: 1 }, '1,-3': { fish: 1 } })
    takes(table, 'fish', 'geyser-field')
    expect(table.of('fish').vp).toBe(6)
    expect(table.options).not.toContain(tile('0,3'))
    table.seat('fish').chooses(tile('0,-3'), 'count:2')
    table.expectNothingPending()
    expect(table.on('0,-3')).toEqual({ fish: 3 })
  })
})

describe('Keystone Species', () => {
  test('while displayed, each Reseed pays 3 VP to whoever alone controls the most special pawns', () => {
    const table = scene()
      .row('keystone-species')
      .special('sun', 'reptile')
      .special('worms', 'reptile', 'evolution-5')
      .special('algae', 'fish')
    table.run(STEP.reseed)
    expect([table.of('reptile').vp, table.of('fish').vp]).toEqual([3, 0])
  })

  test('while displayed, a tie pays nobody', () => {
    const table = scene().row('keystone-species').special('sun', 'reptile').special('algae', 'fish').run(STEP.reseed)
    expect([table.of('reptile').vp, table.of('fish').vp]).toEqual([0, 0])
    const nobody = scene().row('keystone-species').run(STEP.reseed)
    expect(nobody.of('reptile').vp).toBe(0)
  })

  test('when taken, moves a target up to three spaces either way, never below 1, and pays 2 VP', () => {
    const table = scene().target('sun', 3)
    takes(table, 'fish', 'keystone-species').seat('fish').chooses('element:sun')
    expect(table.options).toEqual(['target:1', 'target:2', 'target:4', 'target:5', 'target:6'])
    table.seat('fish').chooses('target:6')
    table.expectNothingPending()
    expect(table.state.target.at(-1)).toBe(6)
    expect(table.of('fish').vp).toBe(2)
  })

  test('when taken, may leave all targets alone and still pays', () => {
    const table = takes(scene(), 'fish', 'keystone-species')
    table.seat('fish').chooses('done')
    expect(table.expectNothingPending().of('fish').vp).toBe(2)
  })
})

describe('Red Tide', () => {
  test('on entering play, thins the crowded Reefs, Kelps and Seagrasses, ties included', () => {
    const table = settle(scene(), { '-1,0': { fish: 3, reptile: 2 }, '1,-1': { fish: 3, reptile: 3 }, '0,1': { fish: 9 } })
    enters(table, 'fish', 'red-tide').expectNothingPending()
    expect(table.on('0,0')).toEqual({ reptile: 2, cephalopod: 2, fish: 2, crustacean: 2 })
    // Five species are no crowd, and the Ocean does not count.
    expect(table.on('-1,0')).toEqual({ fish: 3, reptile: 2 })
    expect(table.on('1,-1')).toEqual({ fish: 2, reptile: 2 })
    expect(table.on('0,1')).toEqual({ fish: 9 })
  })

  test('when taken, removes up to two discs of one type', () => {
    const table = scene().disc('0,2', 'SE', 'sun').disc('0,2', 'SW', 'sun')
    takes(table, 'fish', 'red-tide').seat('fish').chooses(corner('0,0', 'NW'))
    expect([...table.options].sort()).toEqual([corner('0,2', 'SE'), corner('0,2', 'SW'), 'done'].sort())
    table.seat('fish').chooses(corner('0,2', 'SE'))
    table.expectNothingPending()
    expect([table.discOn('0,0', 'NW'), table.discOn('0,2', 'SE'), table.discOn('0,2', 'SW')]).toEqual([undefined, undefined, 'sun'])
  })
})

describe('Territoriality', () => {
  test('when taken, pays 1 VP for each contested tile where you alone have the most, 6 at most', () => {
    const places = ['-1,-2', '1,-3', '0,-2', '0,-1', '-1,0', '1,-1', '-1,1']
    const few = settle(scene(), { '0,1': { fish: 2, reptile: 1 }, '1,0': { fish: 1, reptile: 1 }, '0,2': { fish: 4 } })
    // On the Reef all are equal, on the Sand two are, on the second Ocean nobody else lives.
    expect(takes(few, 'fish', 'territoriality').of('fish').vp).toBe(1)
    const many = settle(scene(), Object.fromEntries(places.map((p) => [p, { fish: 2, reptile: 1 }])))
    expect(takes(many, 'fish', 'territoriality').of('fish').vp).toBe(6)
  })

  test('while displayed, forbids bumping', () => {
    const spaces = (scene: Scene): number => specialPlacements(scene.state, REPTILE).length
    expect(spaces(scene().pawn('fish', 'abundance-1'))).toBe(37)
    expect(spaces(scene().pawn('fish', 'abundance-1').row('territoriality'))).toBe(36)
  })
})

describe('Thermocline', () => {
  test('when taken, is a Migration of up to six species with no pawn', () => {
    const table = settle(scene(), { '0,1': { fish: 4 } })
    takes(table, 'fish', 'thermocline').seat('fish').chooses(tile('0,1'), tile('0,2'), 'count:4', tile('0,0'), tile('1,0'))
    // Two of the six are left for the three on the Reef.
    expect(table.options).toEqual(['count:2', 'count:1'])
    table.seat('fish').chooses('count:2')
    table.expectNothingPending()
    expect([table.on('0,2'), table.on('1,0')]).toEqual([{ fish: 4 }, { fish: 2 }])
  })
})

describe('Upwelling', () => {
  test('on entering play, the acting animal puts a random element beside an Ocean', () => {
    const table = enters(scene(), 'reptile', 'upwelling')
    const drawn = table.state.discInHand
    expect(drawn).toBeGreaterThanOrEqual(0)
    expect(table.logged('card.disc-drawn')).toHaveLength(1)
    expect(table.options).toContain(corner('0,2', 'SE'))
    expect(table.options).not.toContain(corner('-1,-2', 'W'))
    table.seat('reptile').chooses(corner('0,2', 'SE'))
    table.expectNothingPending()
    expect(table.state.corners.filter((e) => e === drawn)).toHaveLength(2)
  })

  test('when taken, pays bonus VP for the Oceans you occupy, three at most', () => {
    const two = settle(scene(), { '0,1': { fish: 1 }, '0,2': { fish: 1 }, '0,3': { fish: 1 } })
    expect(takes(two, 'fish', 'upwelling').of('fish').vp).toBe(3)
    const four = settle(scene(), { '0,1': { fish: 1 }, '0,2': { fish: 1 }, '-1,3': { fish: 1 }, '1,2': { fish: 1 } })
    expect(takes(four, 'fish', 'upwelling').of('fish').vp).toBe(6)
  })
})

describe('Asteroid', () => {
  test('makes the round under way the last', () => {
    const table = takes(scene(), 'fish', 'asteroid').expectNothingPending()
    expect(table.state.lastRound).toBe(true)
  })
})
