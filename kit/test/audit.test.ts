import { expect, test } from 'vitest'
import { Audit, countOf, sum, tally } from '../index.ts'

test('an audit says what is wrong, how much there is and how much there should be', () => {
  const audit = new Audit()
  audit.count('discs of sun', 3, 3)
  audit.count('discs of algae', 3, 4)
  audit.atLeast('genes of red', -1, 0)
  audit.atMost('size of red-dino', 7, 6)
  audit.never(false, 'nothing')
  audit.never(true, 'T4 is flipped without a tile')
  expect(audit.faults).toEqual([
    'discs of algae: 3 instead of 4',
    'genes of red: -1, below 0',
    'size of red-dino: 7, above 6',
    'T4 is flipped without a tile',
  ])
})

test('everything is somewhere exactly once, by name; strangers are named too', () => {
  const audit = new Audit()
  audit.eachOnce('card', [2, 0, 1], [0, 1, 2])
  expect(audit.faults).toEqual([])
  audit.eachOnce('card', [0, 0, 9], [0, 1], (i) => `M${i}`)
  expect(audit.faults).toEqual(['card M9 does not belong here', 'card M0 is there 2 times', 'card M1 is there 0 times'])
})

test('counting leaves out what is below 0', () => {
  const counts = [1, 0, 0]
  tally(counts, [2, -1, 2, 0])
  expect(counts).toEqual([2, 0, 2])
  expect(countOf([4, 5, 4], 4)).toBe(2)
  expect(sum([1, 2, 3])).toBe(6)
})
