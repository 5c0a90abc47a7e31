import { describe, expect, test } from 'vitest'
import { ELEMENT_IDS, type ElementId } from '../components/ids.ts'
import { dominanceValue, dominatedBy, dominates } from '../dominance.ts'
import { discsOn } from '../elements.ts'
import { bonusPoints } from '../points.ts'
import { isEndangered, isThriving } from '../species.ts'
import { hex, scene } from './scene.ts'

const REPTILE = 0
const CRUSTACEAN = 3
const element = (id: ElementId): number => ELEMENT_IDS.indexOf(id)

describe('Dominance', () => {
  test('D1 Counting elements: a Reptile begins with two suns, one sponges and nothing else', () => {
    const { state } = scene()
    const counts = Object.fromEntries(ELEMENT_IDS.map((id, e) => [id, discsOn(state, REPTILE, e)]))
    expect(counts).toEqual({ sun: 2, sponges: 1, algae: 0, gastropods: 0, worms: 0, plankton: 0 })
  })

  test('D2 What is needed to dominate: four tiles are not enough against a target of 4, five are', () => {
    const table = scene().bare().noDiscs().target('sponges', 4)
    table.disc('0,0', 'E', 'sponges').disc('0,0', 'W', 'sponges')
    // Five tiles touch these two discs: the Reef itself counts once.
    for (const place of ['0,0', '1,-1', '1,0', '-1,0']) table.species(place, { reptile: 1 })
    expect(dominanceValue(table.state, REPTILE, element('sponges'))).toBe(4)
    expect(dominates(table.state, REPTILE, element('sponges'))).toBe(false)
    table.species('-1,1', { reptile: 1 })
    expect(dominanceValue(table.state, REPTILE, element('sponges'))).toBe(5)
    expect(dominates(table.state, REPTILE, element('sponges'))).toBe(true)
  })

  test('D2 What is needed to dominate: one tile with sun is worth 2, and types that are not on the display are worth nothing', () => {
    const table = scene()
    expect(dominanceValue(table.state, REPTILE, element('sun'))).toBe(2)
    expect(dominatedBy(table.state, REPTILE)).toEqual([element('sun')])
    for (const id of ['algae', 'gastropods', 'worms', 'plankton'] as const) {
      expect(dominanceValue(table.state, REPTILE, element(id))).toBe(0)
    }
  })

  test('D3 Crustacean and worms: two worms on three tiles beat a target of 4, and another animal may dominate worms too', () => {
    const table = scene().target('worms', 4)
    for (const place of ['1,0', '0,1']) table.species(place, { crustacean: 1, fish: 1 })
    table.adds('fish', 'worms', 'worms')
    expect(dominanceValue(table.state, CRUSTACEAN, element('worms'))).toBe(6)
    expect(dominates(table.state, CRUSTACEAN, element('worms'))).toBe(true)
    expect(dominates(table.state, 2, element('worms'))).toBe(true)
  })

  test('D5+ Start state: every animal thrives on the Reef and dominates exactly its double element', () => {
    const { state } = scene()
    expect(state.animals.every((animal) => isThriving(state, animal, hex('0,0')))).toBe(true)
    expect(state.animals.map((animal) => dominatedBy(state, animal).map((e) => ELEMENT_IDS[e]))).toEqual([
      ['sun'],
      ['gastropods'],
      ['plankton'],
      ['worms'],
    ])
    expect(dominanceValue(state, REPTILE, element('sponges'))).toBe(1)
  })

  test('T33 Sun discs on two corners of the same occupied tile count once', () => {
    const table = scene().disc('0,0', 'NE', 'sun')
    expect(dominanceValue(table.state, REPTILE, element('sun'))).toBe(2)
  })
})

describe('Thriving', () => {
  test('D4 Thriving lost: without the worms on its corner the Crustaceans of the Reef are endangered, but still there', () => {
    const table = scene().disc('0,0', 'NE', null)
    expect(isThriving(table.state, CRUSTACEAN, hex('0,0'))).toBe(true)
    table.disc('0,0', 'SE', null)
    expect(isEndangered(table.state, CRUSTACEAN, hex('0,0'))).toBe(true)
    expect(table.on('0,0')).toEqual({ reptile: 3, cephalopod: 3, fish: 3, crustacean: 3 })
  })
})

test('D6+ Bonus table: 1, 3, 6, 10, 15', () => {
  expect([1, 2, 3, 4, 5].map(bonusPoints)).toEqual([1, 3, 6, 10, 15])
})
