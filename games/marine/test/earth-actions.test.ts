import { describe, expect, test } from 'vitest'
import { corner, hex, type Scene, scene, tile } from './scene.ts'

describe('Speciation', () => {
  test('A7 Speciation: around a sun two on the Reef, four on the Ocean, one on the Vent', () => {
    const table = scene().slots('speciation', 'sun').vent('1,0', 'smoker').disc('0,0', 'SE', 'sun').act('cephalopod', 'speciation-1')
    expect(table.options).toEqual([corner('0,0', 'NW'), corner('0,0', 'SE'), 'forgo'])
    table.seat('cephalopod').chooses(corner('0,0', 'SE'), 'count:2', 'count:4', 'count:1')
    expect(table.on('0,0').cephalopod).toBe(5)
    expect(table.on('0,1').cephalopod).toBe(4)
    expect(table.on('1,0').cephalopod).toBe(1)
    expect(table.of('cephalopod').genePool).toBe(24)
    table.expectNothingPending()
  })

  test('A7 Speciation: the special space works around any disc on Earth', () => {
    const table = scene().slots('speciation', 'sun').act('cephalopod', 'speciation-5')
    expect(table.options).toHaveLength(7)
  })

  test('T18 The gene pool is the limit, and a disc of two tiles fills two tiles', () => {
    const table = scene().slots('speciation', 'sun').noDiscs().disc('0,1', 'SW', 'sun').genePool('fish', 2).act('fish', 'speciation-1')
    table.seat('fish').chooses(corner('0,1', 'SW'))
    expect(table.options).toEqual(['count:2', 'count:1', 'count:0'])
    table.seat('fish').chooses('count:1')
    expect(table.options).toEqual(['count:1', 'count:0'])
    table.seat('fish').chooses('count:1')
    expect([table.on('0,1').fish, table.on('0,2').fish]).toEqual([1, 1])
    table.expectNothingPending()
  })

  test('T19 An empty slot, or a type that Earth has none of: forgone, but not on the special space', () => {
    scene().slots('speciation').act('fish', 'speciation-2').expectNothingPending()
    scene().slots('speciation', 'sun').disc('0,0', 'NW', null).act('fish', 'speciation-1').expectNothingPending()
    expect(scene().slots('speciation').act('fish', 'speciation-5').options).toContain(corner('0,0', 'NE'))
  })

  test('The numbers are those of each terrain, whoever lives there', () => {
    const most = (place: string): string | undefined => {
      const table = scene().slots('speciation', 'sun').noDiscs().bare().disc(place, 'NE', 'sun').act('fish', 'speciation-1')
      table.seat('fish').chooses(corner(place, 'NE'))
      // The tile above each of these is asked first where there is one.
      while (table.seat('fish').options.length > 0 && !isAsked(table, place)) table.seat('fish').chooses('count:0')
      return table.options[0]
    }
    const isAsked = (table: Scene, place: string): boolean => table.about().includes(tile(place))
    expect(['0,2', '1,0', '-1,1', '0,0', '-1,0', '1,-1', '0,-1', '0,3'].map(most)).toEqual([
      'count:4',
      'count:3',
      'count:3',
      'count:2',
      'count:2',
      'count:2',
      'count:1',
      'count:1',
    ])
  })
})

describe('Wanderlust', () => {
  test('A8 Wanderlust: a Seamount beside another, an element, 3 VP, and moves from the top of the food chain', () => {
    const table = scene()
      .slots('wanderlust', 'algae')
      .stackTop(2, 'seamount')
      .species('-1,1', { reptile: 1, cephalopod: 3, crustacean: 4 })
      .act('crustacean', 'wanderlust-1')
    const below = table.state.stacks[1]?.at(-2)
    table.seat('crustacean').chooses('stack:2')
    expect(table.state.stacks[1]?.at(-1)).toBe(below)
    table.seat('crustacean').chooses(tile('-2,2'), 'element:algae', corner('-2,2', 'SW'))
    expect(table.of('crustacean').vp).toBe(3)
    expect(table.discOn('-2,2', 'SW')).toBe('algae')
    expect(table.asked).toBe('wanderlust.from')
    table.seat('reptile').chooses('done')
    table.seat('cephalopod').chooses('species:cephalopod@-1,1', 'count:3')
    table.seat('crustacean').chooses('species:crustacean@-1,1', 'count:4')
    expect(table.on('-2,2')).toEqual({ cephalopod: 3, crustacean: 4 })
    expect(table.on('-1,1')).toEqual({ reptile: 1 })
    table.expectNothingPending()
    expect(table.state.extraTurn).toBe(0)
  })

  test('A8 Wanderlust: the new tile lies beside Earth, on a hex that was empty', () => {
    const table = scene().act('crustacean', 'wanderlust-1')
    table.seat('crustacean').chooses('stack:1')
    expect(table.options).toContain(tile('-2,2'))
    expect(table.options).not.toContain(tile('-3,0'))
    expect(table.options).not.toContain(tile('0,0'))
  })

  test('T20 Four Oceans side by side are worth 10 VP, three and a Vent 6', () => {
    const ocean = (scene: Scene): Scene => {
      scene.slots('wanderlust').stackTop(1, 'ocean').bare().act('fish', 'wanderlust-1')
      scene.seat('fish').chooses('stack:1', tile('1,1'))
      return scene.expectNothingPending()
    }
    expect(ocean(scene()).of('fish').vp).toBe(10)
    expect(ocean(scene().vent('1,2', 'smoker')).of('fish').vp).toBe(6)
  })

  test('T21 The special space gives another turn, then comes the next animal', () => {
    const table = scene().slots('wanderlust').special('sun', 'fish').bare().turnOf('fish')
    table.seat('fish').chooses('pawn:sun', 'space:wanderlust-3', 'stack:1', tile('-2,2'))
    table.expectTurnOf('fish')
    table.seat('fish').chooses('space:tectonics-1', 'forgo')
    table.expectTurnOf('cephalopod')
  })

  test('T21 With no tile left the action is forgone, and gives no turn', () => {
    const table = scene().special('sun', 'fish')
    emptyStacks(table)
    table.turnOf('fish').seat('fish').chooses('pawn:sun', 'space:wanderlust-3')
    table.expectTurnOf('cephalopod')
  })

  test('T22 Without elements and without a like neighbour: 1 VP, and the moves', () => {
    const table = scene().slots('wanderlust').stackTop(1, 'kelp').bare().species('-1,1', { fish: 2 }).act('fish', 'wanderlust-2')
    table.seat('fish').chooses('stack:1', tile('-2,2'))
    expect(table.of('fish').vp).toBe(1)
    table.seat('fish').chooses('species:fish@-1,1', 'count:1')
    table.expectNothingPending()
    expect(table.on('-2,2')).toEqual({ fish: 1 })
  })
})

/** Lays every tile that is left, so that all stacks are empty. */
function emptyStacks(table: Scene): void {
  const { state } = table
  for (let h = 0; h < state.tile.length; h++) {
    const next = state.tile[h] === -1 ? state.stacks.find((s) => s.length > 0)?.pop() : undefined
    if (next !== undefined) state.tile[h] = state.terrain[h] = next
  }
}

describe('Tectonics', () => {
  const ocean = (): Scene => scene().species('1,2', { reptile: 1, fish: 2, cephalopod: 4 })

  test('A9 Tectonics: an Ocean at the rim becomes a smoker, one species of each animal comes back', () => {
    const table = ocean().eliminated('reptile', 2)
    const before = { fish: table.of('fish').genePool, cephalopod: table.of('cephalopod').genePool, box: table.of('fish').box }
    table.act('reptile', 'tectonics-1').seat('reptile').chooses(tile('1,2'))
    expect(table.options).toEqual(['gene-pool', 'box'])
    table.seat('reptile').chooses('box')
    expect(table.state.ventSide[hex('1,2')]).toBe(0)
    expect(table.of('reptile')).toMatchObject({ vp: 3, box: 1 })
    expect(table.on('1,2')).toEqual({ reptile: 2, fish: 1, cephalopod: 1 })
    expect(table.of('fish').genePool).toBe(before.fish + 1)
    expect(table.of('cephalopod').genePool).toBe(before.cephalopod + 3)
    expect(table.of('fish').box).toBe(before.box)
    table.expectNothingPending()
  })

  test('A10 Tectonics, not on the rim: the Kelp is for the special space only, and worth 6 VP beside two Vents', () => {
    const kelp = (): Scene => scene().vent('0,-1', 'geyser').vent('-1,1', 'smoker')
    expect(kelp().act('reptile', 'tectonics-1').options).not.toContain(tile('-1,0'))
    const table = kelp().act('reptile', 'tectonics-2')
    table.seat('reptile').chooses(tile('-1,0'))
    expect(table.of('reptile').vp).toBe(6)
    table.expectNothingPending()
  })

  test('T23 On the three middle hexes the player chooses the side; elsewhere the half of the board decides', () => {
    const sideOf = (place: string): number | undefined => {
      const table = scene().bare().genePool('reptile', 0)
      if (!['0,0', '-1,1', '0,-1'].includes(place)) table.tile(place, 'kelp')
      table.act('reptile', 'tectonics-2').seat('reptile').chooses(tile(place))
      if (table.asked === 'tectonics.side') {
        expect(table.options).toEqual(['side:smoker', 'side:geyser'])
        return undefined
      }
      return table.state.ventSide[hex(place)]
    }
    expect(['0,0', '-2,1', '2,-1'].map(sideOf)).toEqual([undefined, undefined, undefined])
    expect(['-1,1', '0,-1'].map(sideOf)).toEqual([0, 1])
  })

  test('T24 With all Vents on Earth both spaces are useless; with none left at the rim only the special one is of use', () => {
    const spent = scene()
    for (const place of ['-1,-2', '1,-3', '0,-2', '0,-1', '0,1', '0,2', '-1,3', '1,2', '1,0', '-1,1']) spent.vent(place, 'smoker')
    for (const space of ['tectonics-1', 'tectonics-2']) spent.act('fish', space).expectNothingPending()
    const rim = (): Scene => scene().vent('-1,-2', 'geyser').vent('1,-3', 'geyser').vent('-1,3', 'smoker').vent('1,2', 'smoker')
    rim().act('fish', 'tectonics-1').expectNothingPending()
    expect(rim().act('fish', 'tectonics-2').asked).toBe('tectonics.tile')
  })

  test('T25 A cube that has just gone back to the gene pool may be the one that is added', () => {
    const table = scene().bare().species('1,2', { reptile: 2 }).species('0,-2', { reptile: 32 })
    expect(table.of('reptile')).toMatchObject({ genePool: 0, box: 0 })
    table.act('reptile', 'tectonics-1').seat('reptile').chooses(tile('1,2'))
    expect(table.on('1,2')).toEqual({ reptile: 2 })
    expect(table.of('reptile').genePool).toBe(0)
  })

  test('T26 A Vent keeps the discs at its corners and is nothing but a Vent', () => {
    const table = scene().disc('1,2', 'NE', 'sun').bare().markers('evolution', 'kelp', 'kelp', 'ocean', 'ocean', 'vent')
    table.act('reptile', 'tectonics-1').seat('reptile').chooses(tile('1,2'))
    expect(table.discOn('1,2', 'NE')).toBe('sun')
    expect(table.act('fish', 'evolution-4').options).not.toContain(tile('1,2'))
    table.act('fish', 'evolution-5').seat('fish').chooses(tile('1,2'))
    expect(table.of('reptile').vp).toBe(3 + 1)
    table.slots('speciation', 'sun').act('fish', 'speciation-1').seat('fish').chooses(corner('1,2', 'NE'))
    expect(table.options).toEqual(['count:1', 'count:0'])
  })
})
