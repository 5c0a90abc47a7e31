import { expect, it } from 'vitest'
import { ranked } from '../table/places.ts'

it('counts places as people do: after two seconds comes a fourth', () => {
  expect(ranked([[1], [0, 2], [3]])).toEqual([
    { seat: 1, place: 1 },
    { seat: 0, place: 2 },
    { seat: 2, place: 2 },
    { seat: 3, place: 4 },
  ])
})
