import type { Ask } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { barredOf, buttonsOf, litBy, nearestTowards } from '../table/lit.ts'

const ask = (options: Ask['options']): Ask => ({ seat: 0, kind: 'any', options, rule: '1' })
const ids = (options: readonly { id: string }[] | undefined) => options?.map((option) => option.id)

describe('what is lit', () => {
  it('lights every place that an option is about', () => {
    const lit = litBy(ask([{ id: 'a', about: ['tile:1', 'fish:1'] }, { id: 'b', about: ['tile:1'] }, { id: 'done' }]))
    expect([...lit.keys()]).toEqual(['tile:1', 'fish:1'])
    expect(ids(lit.get('tile:1'))).toEqual(['a', 'b'])
  })

  it('lights nothing when nobody is asked', () => {
    expect(litBy(undefined).size).toBe(0)
  })
})

describe('what gets a button', () => {
  it('names every answer that the rules bar, with its reason, and no thing of the board', () => {
    const poor = { about: ['option:roadrunner', 'card:M1'], key: 'few-genes', rule: '4.2e' }
    const alone = { about: ['option:drift', 'option:expand'], key: 'lazarus', rule: '16.3' }
    expect(barredOf([poor, alone]).map(({ option, reason }) => [option.id, reason.rule])).toEqual([
      ['roadrunner', '4.2e'],
      ['drift', '16.3'],
      ['expand', '16.3'],
    ])
  })

  const all = () => true

  it('gives none to an option with a place of its own', () => {
    expect(ids(buttonsOf(ask([{ id: 'a', about: ['tile:1'] }, { id: 'done' }]), all))).toEqual(['done'])
  })

  it('gives one to each of the options that share all their places', () => {
    const counts = [3, 2, 1].map((n) => ({ id: `count:${n}`, about: ['tile:1'] }))
    expect(ids(buttonsOf(ask(counts), all))).toEqual(['count:3', 'count:2', 'count:1'])
  })

  it('gives one to an option whose place nobody drew, so that no choice is out of reach', () => {
    const options = [
      { id: 'a', about: ['tile:1'] },
      { id: 'b', about: ['tile:2'] },
    ]
    expect(ids(buttonsOf(ask(options), (ref) => ref === 'tile:1'))).toEqual(['b'])
  })
})

describe('arrow keys', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 })
  const from = box(100, 100)

  it('reach the nearest piece in their direction', () => {
    const boxes = [box(140, 100), box(120, 104), box(60, 100), box(100, 60), box(100, 150)]
    expect(nearestTowards(from, boxes, 'right')).toBe(1)
    expect(nearestTowards(from, boxes, 'left')).toBe(2)
    expect(nearestTowards(from, boxes, 'up')).toBe(3)
    expect(nearestTowards(from, boxes, 'down')).toBe(4)
  })

  it('prefer what lies ahead to what is nearer but askew', () => {
    expect(nearestTowards(from, [box(112, 130), box(150, 100)], 'right')).toBe(1)
  })

  it('stay where they are at the edge', () => {
    expect(nearestTowards(from, [box(60, 100)], 'right')).toBe(-1)
  })
})
