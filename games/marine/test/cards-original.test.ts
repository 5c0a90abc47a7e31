import { describe, expect, test } from 'vitest'
import { ELEMENT_IDS } from '../components/ids.ts'
import { settle, takes } from './card-scene.ts'
import { corner, scene, tile } from './scene.ts'

/** One story for each card whose effect comes from the original game. On the starting Reef live three species of each animal. */

describe('Aquatic', () => {
  test('brings an element of your choice and up to four species to one Ocean tile', () => {
    const table = takes(scene(), 'fish', 'aquatic')
    // The lowest Ocean lies under a Vent.
    expect(table.options).toEqual([tile('-1,3'), tile('0,1'), tile('0,2'), tile('1,2')])
    table.seat('fish').chooses(tile('0,1'), 'element:sun')
    // Two corners of the tile are taken by plankton and worms.
    expect([...table.options].sort()).toEqual([corner('0,1', 'E'), corner('0,1', 'SE'), corner('0,1', 'SW'), corner('0,1', 'W')].sort())
    table.seat('fish').chooses(corner('0,1', 'SE'))
    expect(table.options).toEqual(['count:4', 'count:3', 'count:2', 'count:1', 'count:0'])
    table.seat('fish').chooses('count:4')
    table.expectNothingPending()
    expect(table.discOn('0,1', 'SE')).toBe('sun')
    expect(table.on('0,1')).toEqual({ fish: 4 })
    expect(table.of('fish').genePool).toBe(27)
  })
})

describe('Biodiversity', () => {
  test('gives 1 VP for each tile shared with opponents', () => {
    const table = settle(scene(), { '0,1': { reptile: 2 }, '1,0': { reptile: 1, fish: 1 }, '-1,0': { fish: 1, crustacean: 1 } })
    takes(table, 'reptile', 'biodiversity').expectNothingPending()
    expect(table.of('reptile').vp).toBe(2)
  })

  test('gives 8 VP at most', () => {
    const places = ['-1,-2', '1,-3', '0,-2', '0,-1', '-1,0', '1,-1', '-1,1', '1,0', '0,1']
    const table = settle(scene(), Object.fromEntries(places.map((p) => [p, { reptile: 1, fish: 1 }])))
    expect(takes(table, 'reptile', 'biodiversity').of('reptile').vp).toBe(8)
  })
})

describe('Biomass', () => {
  test('takes one species of your choice off every tile with more species than elements', () => {
    // The Reef has 12 species and 6 elements, the Ocean 3 and 2, the Sand 2 and 2.
    const table = settle(scene(), { '0,1': { fish: 3 }, '1,0': { crustacean: 2 } })
    takes(table, 'crustacean', 'biomass')
    // Only on the Reef there is a choice; the Ocean loses a Fish by itself, the Sand nothing.
    expect(table.options).toEqual(['species:reptile@0,0', 'species:cephalopod@0,0', 'species:fish@0,0', 'species:crustacean@0,0'])
    table.seat('crustacean').chooses('species:reptile@0,0')
    table.expectNothingPending()
    expect(table.on('0,0')).toEqual({ reptile: 2, cephalopod: 3, fish: 3, crustacean: 3 })
    expect(table.on('0,1')).toEqual({ fish: 2 })
    expect(table.on('1,0')).toEqual({ crustacean: 2 })
    expect(table.of('reptile').box + table.of('fish').box).toBe(2)
  })
})

describe('Blight', () => {
  test('strips a tile down to the one element you leave', () => {
    const table = scene().disc('0,2', 'SE', 'sun')
    takes(table, 'reptile', 'blight')
    // A tile with a single element can't be chosen.
    expect(table.options).not.toContain(tile('0,2'))
    table.seat('reptile').chooses(tile('0,0'), corner('0,0', 'E'))
    table.expectNothingPending()
    expect((['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const).map((c) => table.discOn('0,0', c))).toEqual([
      'gastropods',
      ...new Array(5).fill(undefined),
    ])
  })
})

describe('Catastrophe', () => {
  test('leaves one species on a tile and takes one from each neighbour', () => {
    const table = settle(scene(), { '0,1': { fish: 1, crustacean: 1 }, '1,0': { fish: 2 }, '0,2': { fish: 1 } })
    takes(table, 'cephalopod', 'catastrophe').seat('cephalopod').chooses(tile('0,0'), 'species:cephalopod@0,0')
    // Of the neighbours only the Ocean leaves a choice.
    expect(table.options).toEqual(['species:fish@0,1', 'species:crustacean@0,1'])
    table.seat('cephalopod').chooses('species:fish@0,1')
    table.expectNothingPending()
    expect(table.on('0,0')).toEqual({ cephalopod: 1 })
    expect(table.on('0,1')).toEqual({ crustacean: 1 })
    expect(table.on('1,0')).toEqual({ fish: 1 })
    expect(table.on('0,2')).toEqual({ fish: 1 })
    expect(table.of('crustacean').box).toBe(3)
  })
})

describe('Competitive Exclusion', () => {
  test('replaces one species of each of two opponents with yours', () => {
    const table = settle(scene(), { '0,1': { fish: 1 } })
    takes(table, 'cephalopod', 'competitive-exclusion').seat('cephalopod').chooses('species:fish@0,1')
    // The same opponent can't be struck twice.
    expect(table.options).toEqual(['species:reptile@0,0', 'species:crustacean@0,0', 'done'])
    table.seat('cephalopod').chooses('species:reptile@0,0')
    table.expectNothingPending()
    expect(table.on('0,1')).toEqual({ cephalopod: 1 })
    expect(table.on('0,0')).toEqual({ reptile: 2, cephalopod: 4, fish: 3, crustacean: 3 })
    expect(table.of('fish').box).toBe(1)
    expect(table.of('cephalopod').genePool).toBe(29)
  })

  test('does nothing with an empty gene pool', () => {
    takes(scene().genePool('cephalopod', 0), 'cephalopod', 'competitive-exclusion').expectNothingPending()
  })
})

describe('Disease', () => {
  test('costs each opponent with more elements one of its own choice', () => {
    const table = scene().adds('fish', 'sun', 'worms').adds('crustacean', 'sun').adds('reptile', 'algae')
    takes(table, 'reptile', 'disease')
    // Fish have five elements against four; Crustaceans have four as well.
    expect(table.seat('fish').options).toEqual(['element:worms', 'element:sun'])
    table.seat('fish').chooses('element:sun')
    table.expectNothingPending()
    expect(table.added('fish')).toEqual(['worms'])
    expect(table.added('crustacean')).toEqual(['sun'])
    expect(table.of('reptile').vp).toBe(0)
  })

  test('gives 3 VP if nobody has more', () => {
    const table = takes(scene().adds('reptile', 'algae'), 'reptile', 'disease').expectNothingPending()
    expect(table.of('reptile').vp).toBe(3)
  })

  test('gives 3 VP if the only sick one has a Hard Shell', () => {
    const table = scene().adds('fish', 'sun').trait('fish', 'hard-shell')
    takes(table, 'reptile', 'disease').expectNothingPending()
    expect(table.added('fish')).toEqual(['sun'])
    expect(table.of('reptile').vp).toBe(3)
  })
})

describe('Ecodiversity', () => {
  test('gives 1 VP for each disc on Earth of a type you have, however often you have it', () => {
    const table = scene().disc('0,2', 'SE', 'plankton').adds('fish', 'worms')
    // Plankton twice, algae, worms.
    expect(takes(table, 'fish', 'ecodiversity').of('fish').vp).toBe(4)
  })

  test('gives 6 VP at most', () => {
    const table = scene()
    for (const c of ['E', 'SE', 'SW', 'W'] as const) table.disc('0,2', c, 'plankton')
    table.disc('-1,-2', 'W', 'algae')
    expect(takes(table, 'fish', 'ecodiversity').of('fish').vp).toBe(6)
  })
})

describe('Fecundity', () => {
  test('adds a species to each tile you occupy, as far as you like', () => {
    const table = settle(scene(), { '0,1': { fish: 1 }, '1,0': { fish: 2 }, '0,2': { reptile: 1 } })
    takes(table, 'fish', 'fecundity')
    expect([...table.options].sort()).toEqual([tile('0,0'), tile('0,1'), tile('1,0'), 'done'].sort())
    table.seat('fish').chooses(tile('0,1'))
    // Each tile once.
    expect(table.options).not.toContain(tile('0,1'))
    table.seat('fish').chooses(tile('0,0'), 'done')
    table.expectNothingPending()
    expect(table.on('0,1')).toEqual({ fish: 2 })
    expect(table.on('0,0').fish).toBe(4)
    expect(table.on('1,0')).toEqual({ fish: 2 })
  })

  test('stops at eight', () => {
    const places = ['-1,-2', '1,-3', '0,-2', '0,-1', '-1,0', '1,-1', '-1,1', '1,0', '0,1']
    const table = settle(scene(), Object.fromEntries(places.map((p) => [p, { fish: 1 }])))
    takes(table, 'fish', 'fecundity')
      .seat('fish')
      .chooses(...places.slice(0, 8).map(tile))
    table.expectNothingPending()
    expect(table.of('fish').genePool).toBe(31 - 9 - 8)
  })
})

describe('Fertile', () => {
  test('gives 1 VP for each species on a tile you occupy, 6 at most', () => {
    const crowded = settle(scene(), { '0,1': { fish: 1, reptile: 2 }, '1,0': { reptile: 1 } })
    takes(crowded, 'fish', 'fertile')
    expect(crowded.options).toEqual([tile('0,0'), tile('0,1')])
    crowded.seat('fish').chooses(tile('0,0'))
    expect(crowded.of('fish').vp).toBe(6)
    const quiet = settle(scene(), { '0,1': { fish: 1, reptile: 2 } })
    takes(quiet, 'fish', 'fertile').seat('fish').chooses(tile('0,1'))
    expect(quiet.of('fish').vp).toBe(3)
  })
})

describe('Habitat', () => {
  test('puts two elements of your choice on free corners', () => {
    const table = takes(scene(), 'crustacean', 'habitat')
    table.seat('crustacean').chooses('element:worms', corner('0,2', 'SE'), 'element:algae')
    expect(table.options).not.toContain(corner('0,2', 'SE'))
    expect(table.options).not.toContain(corner('0,0', 'E'))
    table.seat('crustacean').chooses(corner('0,2', 'SW'))
    table.expectNothingPending()
    expect([table.discOn('0,2', 'SE'), table.discOn('0,2', 'SW')]).toEqual(['worms', 'algae'])
  })
})

describe('Hibernation', () => {
  test('brings back eliminated species first, then takes from the gene pool', () => {
    const table = scene().eliminated('crustacean', 2)
    takes(table, 'crustacean', 'hibernation').seat('crustacean').chooses(tile('1,2'), 'count:3')
    table.expectNothingPending()
    expect(table.on('1,2')).toEqual({ crustacean: 3 })
    expect(table.of('crustacean')).toMatchObject({ box: 0, genePool: 28 })
  })

  test('works with an empty gene pool', () => {
    const table = scene().genePool('crustacean', 0)
    takes(table, 'crustacean', 'hibernation').seat('crustacean').chooses(tile('1,2'), 'count:4')
    expect(table.of('crustacean')).toMatchObject({ box: 27, genePool: 0 })
  })
})

describe('Instinct', () => {
  test('gives another turn in which a basic pawn may go anywhere', () => {
    const table = scene().row('instinct').markers('evolution', 'reef', 'ocean').turnOf('fish')
    table.seat('fish').chooses('space:evolution-1', tile('0,0'))
    table.expectTurnOf('fish')
    expect(table.options).toContain('space:abundance-1')
    expect(table.options).not.toContain('space:migration-4')
    table.seat('fish').chooses('space:abundance-1', 'forgo')
    table.expectTurnOf('cephalopod')
  })
})

describe('Intelligence', () => {
  test('takes back two of your pawns; then those above you may take back one', () => {
    const table = scene()
      .pawn('cephalopod', 'abundance-1')
      .pawn('cephalopod', 'migration-1')
      .special('sun', 'cephalopod', 'evolution-5')
      .pawn('reptile', 'competition-1')
      .pawn('fish', 'depletion-1')
    takes(table, 'cephalopod', 'intelligence').seat('cephalopod').chooses('space:evolution-5', 'space:abundance-1')
    expect(table.seat('reptile').options).toEqual(['space:competition-1', 'done'])
    table.seat('reptile').chooses('space:competition-1')
    table.expectNothingPending()
    expect(table.of('cephalopod')).toMatchObject({ available: 3, retrieved: false })
    expect(table.state.specialSpace[ELEMENT_IDS.indexOf('sun')]).toBe(-1)
    // Fish stand below: their pawn stays.
    expect(table.of('fish').available).toBe(3)
  })
})

describe('Invasive Species', () => {
  test('makes each opponent lose an element, two species or 3 VP, from the top of the food chain', () => {
    const table = scene().vp('cephalopod', 5).adds('cephalopod', 'sun', 'worms').vp('fish', 5).vp('crustacean', 4)
    takes(table, 'reptile', 'invasive-species')
    expect(table.seat('cephalopod').options).toEqual(['option:1', 'option:2', 'option:3'])
    table.seat('cephalopod').chooses('option:1', 'element:worms')
    // Fish have no added element to lose.
    expect(table.seat('fish').options).toEqual(['option:2', 'option:3'])
    table.seat('fish').chooses('option:2')
    table.seat('crustacean').chooses('option:3')
    table.expectNothingPending()
    expect(table.added('cephalopod')).toEqual(['sun'])
    expect(table.on('0,0')).toEqual({ reptile: 3, cephalopod: 3, fish: 1, crustacean: 3 })
    expect(table.of('crustacean').vp).toBe(1)
    expect(table.of('reptile').vp).toBe(0)
  })
})

describe('Mass Exodus', () => {
  test('empties a tile, each animal split as the actor likes', () => {
    const table = settle(scene(), { '0,2': { fish: 3, reptile: 1 } })
    takes(table, 'crustacean', 'mass-exodus').seat('crustacean').chooses(tile('0,2'))
    // Earth around it: three Oceans and a Vent; empty hexes are no way out.
    expect([...table.options].sort()).toEqual([tile('0,1'), tile('0,3'), tile('-1,3'), tile('1,2')].sort())
    table.seat('crustacean').chooses(tile('0,1'), tile('0,3'), 'count:2', tile('0,1'))
    table.expectNothingPending()
    expect(table.on('0,2')).toEqual({})
    expect(table.on('0,1')).toEqual({ reptile: 1, fish: 1 })
    expect(table.on('0,3')).toEqual({ fish: 2 })
  })
})

describe('Metamorphosis', () => {
  test('adds an element of your choice', () => {
    const table = takes(scene(), 'fish', 'metamorphosis')
    // With nothing added there is nothing to exchange, so only one way is left.
    table.seat('fish').chooses('element:sun')
    table.expectNothingPending()
    expect(table.added('fish')).toEqual(['sun'])
  })

  test('or exchanges up to two added ones', () => {
    const table = scene().adds('fish', 'sun', 'worms')
    takes(table, 'fish', 'metamorphosis')
    expect(table.options).toEqual(['option:1', 'option:2'])
    table.seat('fish').chooses('option:2', 'element:sun', 'element:algae')
    // What came in is not sent out again.
    expect(table.options).toEqual(['element:worms', 'done'])
    table.seat('fish').chooses('element:worms', 'element:sponges')
    table.expectNothingPending()
    expect(table.added('fish')).toEqual(['algae', 'sponges'])
  })

  test('can only exchange with a full display, and never the protected element', () => {
    const table = scene().adds('fish', 'sun', 'worms', 'algae')
    table.state.protectedDiscs[2 * 6 + ELEMENT_IDS.indexOf('worms')] = 1
    takes(table, 'fish', 'metamorphosis')
    expect(table.asked).toBe('card.swap-out')
    expect(table.options).toEqual(['element:algae', 'element:sun', 'done'])
  })
})

describe('Niche Biomes', () => {
  test('costs opponents with more VP the first-place value of the scored tile', () => {
    const table = scene().vp('reptile', 10).vp('fish', 4).vp('crustacean', 4).vp('cephalopod', 1)
    // Sand pays 3 for the first place.
    takes(table, 'crustacean', 'niche-biomes', '1,0').expectNothingPending()
    expect([table.of('reptile').vp, table.of('fish').vp, table.of('cephalopod').vp, table.of('crustacean').vp]).toEqual([7, 4, 1, 4])
  })
})

describe('Omnivore', () => {
  test('gives one more basic pawn for the rest of the game', () => {
    const table = takes(scene(), 'fish', 'omnivore').expectNothingPending()
    expect(table.of('fish')).toMatchObject({ available: 5, vp: 0 })
  })

  test('gives 3 VP to an animal with all eight', () => {
    const table = scene()
    table.state.basicPawns[2] = 8
    table.state.available[2] = 8
    takes(table, 'fish', 'omnivore').expectNothingPending()
    expect(table.of('fish')).toMatchObject({ available: 8, vp: 3 })
  })
})

describe('Predator', () => {
  test('eliminates one opposing species on every tile where you thrive', () => {
    // Fish thrive on the Ocean (plankton) and not on the Sand (worms, gastropods).
    const table = settle(scene(), { '0,1': { fish: 1, reptile: 2 }, '1,0': { fish: 1, reptile: 2 } })
    takes(table, 'fish', 'predator')
    expect(table.options).toEqual(['species:reptile@0,0', 'species:cephalopod@0,0', 'species:crustacean@0,0'])
    table.seat('fish').chooses('species:crustacean@0,0')
    table.expectNothingPending()
    expect(table.on('0,1')).toEqual({ reptile: 1, fish: 1 })
    expect(table.on('1,0')).toEqual({ reptile: 2, fish: 1 })
    expect(table.on('0,0').crustacean).toBe(2)
  })
})

describe('Seafloor Spreading', () => {
  test('is a Tectonics action on any tile, with no pawn', () => {
    const table = takes(scene(), 'reptile', 'seafloor-spreading')
    expect(table.options).toContain(tile('0,0'))
    // No neighbour of the Kelp is a Vent: a count of one.
    table.seat('reptile').chooses(tile('-1,0'))
    table.expectNothingPending()
    expect(table.on('-1,0')).toEqual({ reptile: 1 })
    expect(table.of('reptile')).toMatchObject({ vp: 1, available: 4 })
  })

  test('gives 3 VP instead to those who decline, or when no Vent is left', () => {
    const declined = takes(scene(), 'reptile', 'seafloor-spreading')
    declined.seat('reptile').chooses('forgo')
    expect(declined.of('reptile').vp).toBe(3)
    const places = ['-1,-2', '1,-3', '0,-2', '0,-1', '-1,0', '1,-1', '-1,1', '1,0', '0,1', '0,2']
    const full = places.reduce((table, p) => table.vent(p, 'geyser'), scene())
    expect(takes(full, 'reptile', 'seafloor-spreading').expectNothingPending().of('reptile').vp).toBe(3)
  })
})

describe('Symbiotic', () => {
  test('gives a random element to you and to every opponent with fewer', () => {
    const table = scene().adds('fish', 'sun').adds('crustacean', 'sun', 'worms')
    takes(table, 'fish', 'symbiotic').expectNothingPending()
    expect(
      [table.added('reptile'), table.added('cephalopod'), table.added('fish'), table.added('crustacean')].map((e) => e.length),
    ).toEqual([1, 1, 2, 2])
  })

  test('draws nothing for a full display', () => {
    const table = scene().adds('fish', 'sun', 'sun', 'worms')
    const drawn = (): number => ELEMENT_IDS.reduce((sum, e) => sum + table.bag(e), 0)
    const before = drawn()
    takes(table, 'fish', 'symbiotic').expectNothingPending()
    expect(table.added('fish')).toEqual(['worms', 'sun', 'sun'])
    expect(before - drawn()).toBe(3)
  })
})

describe('Toxic Plume', () => {
  test('costs every opponent one species on each Vent it occupies', () => {
    const table = settle(scene(), { '0,3': { fish: 2, reptile: 1 }, '0,-3': { fish: 1, crustacean: 1 } })
    takes(table, 'crustacean', 'toxic-plume').expectNothingPending()
    expect(table.on('0,3')).toEqual({ fish: 1 })
    expect(table.on('0,-3')).toEqual({ crustacean: 1 })
    expect(table.on('0,0').fish).toBe(3)
  })
})
