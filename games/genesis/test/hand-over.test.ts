import { describe, expect, test } from 'vitest'
import { genesFor, handOver } from '../hand-over.ts'
import { scene } from './scene.ts'

describe('Hand-over', () => {
  test('a finished game hands over its macro-organisms, an unfinished one nothing', () => {
    const s = scene()
    s.macro('mars', 'red', 'seaweed', { organs: [0], circles: ['blue'] })
    expect(handOver(s.state)).toBeUndefined()
    s.state.over = true
    s.state.ending = 'deck'
    const [red, blue] = handOver(s.state)?.players ?? []
    expect(red?.macros).toMatchObject([{ id: 'macro-seaweed', face: 'marine', level: 'plant', score: 1 + 4 + 6 + 1 }])
    expect(red?.macros[0]?.bionts).toEqual([
      { colour: 'red', role: 'trophic' },
      { colour: 'blue', role: 'endosymbiont' },
    ])
    expect([red?.alive, blue?.alive]).toEqual([true, false])
  })

  test('T88: genes by catalysts left', () => {
    const s = scene({ players: ['red', 'yellow', 'green', 'blue'] })
    s.pool('red', 'rrryyyg').pool('yellow', 'rrryyyb').pool('green', 'ggg')
    s.state.over = true
    s.state.ending = 'deck'
    expect(genesFor(handOver(s.state) as never)).toEqual([5, 5, 4, 3])
  })
})
