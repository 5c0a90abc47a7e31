import { describe, expect, test } from 'vitest'
import { STEP } from '../agenda.ts'
import { ANIMAL_IDS, type AnimalId, type ElementId } from '../components/ids.ts'
import { survivalHolder } from '../earth.ts'
import { putOnCorner, takeFromBag } from '../elements.ts'
import type { DiscSection } from '../state.ts'
import { type Scene, scene, tile } from './scene.ts'

const holder = (table: Scene): AnimalId | undefined => ANIMAL_IDS[survivalHolder(table.state)]

describe('Extinction', () => {
  test('All endangered species of all animals go to the box', () => {
    const table = scene().species('0,2', { reptile: 2, fish: 1 }).species('1,0', { crustacean: 1 }).run(STEP.extinction)
    table.expectNothingPending()
    expect(table.on('0,2')).toEqual({})
    expect(table.on('1,0')).toEqual({ crustacean: 1 })
    expect(table.on('0,0')).toEqual({ reptile: 3, cephalopod: 3, fish: 3, crustacean: 3 })
    expect([table.of('reptile').box, table.of('fish').box]).toEqual([2, 1])
  })
})

describe('Survival', () => {
  const vents = (): Scene => scene().vent('0,2', 'smoker')

  test('V2+ Survival: three Fish on one Vent hold the card against two Reptiles on two, and earn 1 VP', () => {
    const table = vents().species('0,3', { fish: 3, reptile: 1 }).species('0,2', { reptile: 1 })
    expect(holder(table)).toBe('fish')
    table.run(STEP.survival)
    expect([table.of('fish').vp, table.of('reptile').vp]).toEqual([1, 0])
    table.species('0,2', { reptile: 2 }).run(STEP.survival)
    expect(holder(table)).toBeUndefined()
    expect([table.of('fish').vp, table.of('reptile').vp]).toEqual([1, 0])
  })

  test('Two Vents are worth 3 VP, however many species live on each', () => {
    const table = vents().species('0,3', { fish: 2 }).species('0,2', { fish: 1 }).run(STEP.survival)
    expect(table.of('fish').vp).toBe(3)
  })

  test('T37 A tie pays nobody; as soon as one Fish leaves, the Reptile holds the card; on no Vent nobody does', () => {
    const table = scene().species('0,3', { fish: 2, reptile: 2 }).run(STEP.survival)
    expect(table.logged('survival.nobody')).toHaveLength(1)
    table.act('fish', 'migration-1').seat('fish').chooses(tile('0,3'), tile('0,2'), 'count:1')
    expect(holder(table)).toBe('reptile')
    expect(holder(scene())).toBeUndefined()
  })

  test('V3+ Extinction then Survival: the endangered holder goes first, and the card passes on before it pays', () => {
    const table = scene()
      .markers('evolution', 'reef', 'reef', 'kelp', 'sand', 'ocean')
      .row('biodiversity', 'fertile', 'blight', 'catastrophe', 'intelligence')
      .nextCards('ecodiversity')
      .species('0,3', { fish: 3, reptile: 1 })
      .disc('0,3', 'SE', 'sun')
    expect(holder(table)).toBe('fish')
    table.act('crustacean', 'evolution-1').seat('crustacean').chooses(tile('0,0'))
    table.expectNothingPending()
    expect(table.on('0,3')).toEqual({ reptile: 1 })
    expect(table.logged('survival')[0]?.params).toEqual({ animal: '@animal.reptile' })
    expect(table.of('fish').vp).toBe(2)
  })
})

/** Left-over discs in each section before a Reseed. */
const leftovers = (table: Scene, discs: Partial<Record<DiscSection, readonly ElementId[]>>): Scene => {
  const sections: DiscSection[] = ['abundance', 'autotrophs', 'depletion', 'adaptation', 'regression', 'speciation', 'wanderlust']
  for (const section of sections) table.slots(section, ...(discs[section] ?? []))
  return table
}

describe('Reseed', () => {
  test('A6 Regression at Reseed: the Crustacean loses its sun, the Reptile’s cube saves all of its own', () => {
    const table = leftovers(scene(), { regression: ['sun'] })
      .adds('reptile', 'sun')
      .adds('crustacean', 'sun')
      .regressionCube('reptile')
    const pool = table.of('reptile').genePool
    table.run(STEP.reseed).expectNothingPending()
    expect(table.added('crustacean')).toEqual([])
    expect(table.added('reptile')).toEqual(['sun'])
    expect(table.of('reptile').genePool).toBe(pool + 1)
    expect(table.in('regression')).toEqual([])
    expect(table.logged('reseed.regression')).toHaveLength(1)
  })

  test.each([[['sun']], [['sun', 'sun']]] satisfies [ElementId[]][])(
    'A6b+ Without a cube, a box of %s takes one added sun and no fixed one',
    (box) => {
      const table = leftovers(scene(), { regression: box }).adds('reptile', 'sun', 'sun').run(STEP.reseed)
      expect(table.added('reptile')).toEqual(['sun'])
      expect(table.state.fixed.slice(0, 6)).toEqual([0, 0, 0, 0, 1, 2])
    },
  )

  test('T52 One disc of each type in the box, not one of each disc', () => {
    const table = leftovers(scene(), { regression: ['sun', 'worms'] })
      .adds('fish', 'sun', 'sun', 'worms')
      .run(STEP.reseed)
    expect(table.added('fish')).toEqual(['sun'])
  })

  test('V1+ Box flow over Reseeds: Autotrophs and Regression fill at the first, Depletion at the second', () => {
    const table = leftovers(scene(), { abundance: ['sun', 'worms'], adaptation: ['algae'] }).run(STEP.reseed)
    expect([table.in('autotrophs'), table.in('regression'), table.in('depletion')]).toEqual([['sun', 'worms'], ['algae'], []])
    table.slots('abundance', 'sponges').run(STEP.reseed)
    expect([table.in('autotrophs'), table.in('depletion')]).toEqual([['sponges'], ['sun', 'worms']])
  })

  test('T53 What is left over slides down, what lay in Depletion and Regression goes to the bag, and all pools are full', () => {
    const table = leftovers(scene(), {
      abundance: ['sun', 'sun'],
      autotrophs: ['worms'],
      depletion: ['algae'],
      adaptation: ['plankton', 'sponges', 'sponges'],
      regression: ['gastropods'],
    }).run(STEP.reseed)
    expect(table.in('autotrophs')).toEqual(['sun', 'sun'])
    expect(table.in('depletion')).toEqual(['worms'])
    expect(table.in('regression')).toEqual(['plankton', 'sponges', 'sponges'])
    for (const pool of ['abundance', 'adaptation', 'speciation', 'wanderlust'] as const) expect(table.in(pool)).toHaveLength(4)
    table.expectNothingPending()
  })

  test('T54 Ten discs in the bag fill Abundance, Adaptation and two slots of Speciation', () => {
    const table = leftovers(scene().noDiscs(), {})
    for (const id of ANIMAL_IDS) table.adds(id, 'sun', 'worms', 'algae')
    let placed = 12
    for (let corner = 0; placed < 104; corner++) {
      const element = table.state.bag.findIndex((n) => n > 0)
      takeFromBag(table.state, element)
      putOnCorner(table.state, corner, element)
      placed++
    }
    table.run(STEP.reseed)
    const filled = (['abundance', 'adaptation', 'speciation', 'wanderlust'] as const).map((pool) => table.in(pool).length)
    expect(filled).toEqual([4, 4, 2, 0])
    expect(table.state.discs.slice(20, 24).map((e) => e >= 0)).toEqual([true, true, false, false])
  })

  test('T51 A disc between three Vents goes to the bag, one between two Vents and the rim stays', () => {
    const table = scene().vent('0,2', 'smoker').vent('1,2', 'smoker').disc('0,3', 'NE', 'sun').disc('0,3', 'E', 'sun')
    table.run(STEP.reseed)
    expect(table.discOn('0,3', 'NE')).toBeUndefined()
    expect(table.discOn('0,3', 'E')).toBe('sun')
    table.expectNothingPending()
  })

  test('T55 The Cephalopod’s retrieval moves the last cube: Reseed, pawns stay, and the Reptile is next', () => {
    const table = scene()
      .retrieved('reptile', 'fish', 'crustacean')
      .pawn('fish', 'abundance-1')
      .pawn('cephalopod', 'abundance-2')
      .turnOf('cephalopod')
    table.seat('cephalopod').chooses('retrieve')
    expect(table.logged('reseed')).toHaveLength(1)
    expect(table.of('fish').available).toBe(3)
    table.expectTurnOf('reptile')
    expect(table.state.round).toBe(2)
  })

  test('T55 With three animals three cubes suffice', () => {
    const table = scene({ animals: ['reptile', 'fish', 'crustacean'] })
      .retrieved('fish', 'crustacean')
      .pawn('reptile', 'abundance-1')
    table.turnOf('reptile').seat('reptile').chooses('retrieve')
    expect(table.logged('reseed')).toHaveLength(1)
    table.expectTurnOf('crustacean')
  })

  test('All terrain markers are drawn anew: three for Competition, five for Evolution', () => {
    const table = scene().markers('competition').markers('evolution').run(STEP.reseed)
    expect([...table.state.competition, ...table.state.evolution].every((terrain) => terrain >= 0)).toBe(true)
    table.expectNothingPending()
  })
})
