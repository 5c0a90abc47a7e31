import type { Settings } from '@deeptime/engine'
import { playByLot, startAt } from '@deeptime/testing'
import { describe, expect, test } from 'vitest'
import { STEP } from '../agenda.ts'
import { ANIMAL_IDS } from '../components/ids.ts'
import { marine } from '../game.ts'
import type { MarineState } from '../state.ts'
import { takes } from './card-scene.ts'
import { type Scene, scene, tile } from './scene.ts'

const PAIRS = [
  ['reptile', 'crustacean'],
  ['cephalopod', 'fish'],
] as const

const fourAnimals = (): Scene => scene({ seating: PAIRS, settings: { fourAnimals: true } })

describe('Four animals: every question says which of a seat’s two animals decides', () => {
  const tables: readonly [number, Settings][] = [
    [2, { fourAnimals: true, superheroes: true, copyTraits: true }],
    [2, { fourAnimals: true, length: 'epic' }],
    [4, {}],
  ]
  test.each(tables)('%i seats, %j', (seats, settings) => {
    const unnamed: string[] = []
    const kinds = new Set<string>()
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const session = startAt(marine, seats, settings, seed)
      playByLot(session, seed, () => {
        const { seatOf } = session.state as MarineState
        for (const { kind, seat, params } of session.pending()) {
          kinds.add(kind)
          const animal = ANIMAL_IDS.findIndex((id) => `@animal.${id}` === params?.animal)
          if (kind !== 'set-up.animal' && seatOf[animal] !== seat) unnamed.push(`${kind}: ${params?.animal} of seat ${seat}`)
        }
      })
    }
    expect([...new Set(unnamed)]).toEqual([])
    for (const kind of ['wanderlust.from', 'card.option']) expect(kinds).toContain(kind)
  })

  test('Wanderlust 5: each animal in turn is offered its own species, not those of its partner on the same tile', () => {
    const table = fourAnimals()
      .slots('wanderlust')
      .stackTop(1, 'kelp')
      .bare()
      .species('-1,1', { reptile: 1, fish: 2, cephalopod: 1, crustacean: 1 })
      .act('fish', 'wanderlust-2')
    table.seat('fish').chooses('stack:1', tile('-2,2'))
    for (const animal of ['reptile', 'cephalopod', 'fish', 'crustacean'] as const) {
      expect(table.params).toMatchObject({ animal: `@animal.${animal}` })
      expect(table.options).toEqual([`species:${animal}@-1,1`, 'done'])
      table.seat(animal).chooses('done')
    }
    table.expectNothingPending()
  })

  test('Extinction: the owner of a trait that saves species is offered those of the animal that has it', () => {
    const table = fourAnimals().trait('fish', 'torpor').noDiscs().bare().species('1,0', { fish: 2, cephalopod: 2 }).run(STEP.extinction)
    expect(table.params).toMatchObject({ animal: '@animal.fish' })
    expect(table.options).toEqual(['species:fish@1,0', 'done'])
    table.seat('fish').chooses('species:fish@1,0')
    expect(table.on('1,0')).toEqual({ fish: 1 })
  })

  test('Cards: each animal that loses an element or takes back a pawn is named, and only its things are offered', () => {
    const losing = takes(fourAnimals().adds('reptile', 'worms', 'algae').adds('crustacean', 'sun', 'sponges', 'sun'), 'fish', 'disease')
    expect([losing.asked, losing.params]).toMatchObject(['card.lose', { animal: '@animal.reptile' }])
    expect(losing.options).toEqual(['element:algae', 'element:worms'])
    losing.seat('reptile').chooses('element:worms')
    expect([losing.asked, losing.params]).toMatchObject(['card.lose', { animal: '@animal.crustacean' }])
    const returning = takes(fourAnimals().pawn('reptile', 'abundance-1').pawn('crustacean', 'abundance-2'), 'crustacean', 'intelligence')
    expect([returning.asked, returning.params]).toMatchObject(['card.pawn', { animal: '@animal.crustacean' }])
    returning.seat('crustacean').chooses('done')
    expect([returning.asked, returning.params]).toMatchObject(['card.pawn', { animal: '@animal.reptile' }])
    expect(returning.options).toEqual(['space:abundance-1', 'done'])
  })
})
