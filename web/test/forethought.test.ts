import type { Choice } from '@deeptime/engine'
import { describe, expect, it } from 'vitest'
import { beatOf } from '../play/beat.ts'
import { Forethought, type ForethoughtOptions } from '../play/forethought.ts'

const rest = () => new Promise((resolve) => setImmediate(resolve))

/** Bots on seats 1 and 2 take turns; after so many choices the person on seat 0 is asked. */
function turns(until: number, more: Partial<ForethoughtOptions> = {}) {
  const asked: number[] = []
  const prospect = async (made: readonly Choice[]) => ({ waitingFor: [made.length < until ? 1 + (made.length % 2) : 0], root: {} as never })
  const decide = async (seat: number, _: unknown, made: number) => {
    asked.push(made)
    return `${seat} does ${made}`
  }
  return { asked, thought: new Forethought({ prospect, decide, isBot: (seat) => seat > 0, far: 24, ...more }) }
}

describe('bots think ahead', () => {
  it('of all their choices until a person is asked, while the first is shown', async () => {
    const { asked, thought } = turns(5)
    expect(await thought.next()).toEqual({ seat: 1, option: '1 does 0' })
    await rest()
    expect(asked).toEqual([0, 1, 2, 3, 4])
    expect(thought.ready).toBe(4)
    const options: unknown[] = []
    for (let next = await thought.next(); next; next = await thought.next()) options.push(next.option)
    expect(options).toEqual(['2 does 1', '1 does 2', '2 does 3', '1 does 4'])
  })

  it('but not further than they may, nor after they are told to stop', async () => {
    const { asked, thought } = turns(100, { far: 3 })
    await thought.next()
    await rest()
    expect(asked).toEqual([0, 1, 2, 3])
    await thought.next()
    thought.drop()
    await rest()
    expect(asked.length).toBeLessThan(7)
    expect(await thought.next()).toBeUndefined()
  })

  it('and what goes wrong meanwhile is told when it is waited for', async () => {
    const decide = async (_seat: number, _: unknown, made: number) => {
      if (made === 2) throw new Error('stopped')
      return `${made}`
    }
    const { thought } = turns(5, { decide })
    await thought.next()
    await rest()
    await thought.next()
    await expect(thought.next()).rejects.toThrow('stopped')
  })
})

describe('what bots do is shown', () => {
  const brisk = { pace: 450, within: 1700 }

  it('a choice for its pace, many within the time for all of them', () => {
    expect(beatOf(brisk, 0, 0)).toBe(450)
    expect(beatOf(brisk, 0, 9)).toBe(170)
    expect(beatOf(brisk, 1500, 9)).toBe(90)
    let spent = 0
    for (let more = 9; more >= 0; more--) spent += beatOf(brisk, spent, more)
    expect(spent).toBeLessThanOrEqual(1700)
  })

  it('at once, if that is wanted, and calmly without an end', () => {
    expect(beatOf({ pace: 0, within: 0 }, 0, 5)).toBe(0)
    expect(beatOf({ pace: 1100, within: Number.POSITIVE_INFINITY }, 60_000, 20)).toBe(1100)
  })
})
