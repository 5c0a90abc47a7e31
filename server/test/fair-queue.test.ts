import { expect, test } from 'vitest'
import { FairQueue } from '../bot/fair-queue.ts'

const job = (owner: string, name: string, more: { quick?: boolean; idle?: boolean } = {}) => ({
  owner,
  name,
  quick: false,
  idle: false,
  ...more,
})

test('thirty questions of one owner do not keep another waiting', () => {
  const queue = new FairQueue<ReturnType<typeof job>>(() => 0)
  for (let i = 0; i < 30; i++) queue.add(job('guest', `g${i}`))
  expect(queue.take(false)?.name).toBe('g0')
  queue.spent('guest', 5000)
  queue.add(job('ana', 'a0'))
  expect(queue.take(false)?.name).toBe('a0')
  queue.spent('ana', 20)
  queue.add(job('ana', 'a1'))
  expect(queue.take(false)?.name).toBe('a1')
  expect(queue.take(false)?.name).toBe('g1')
})

test('what somebody used is forgotten in time', () => {
  let now = 0
  const queue = new FairQueue<ReturnType<typeof job>>(() => now)
  queue.spent('guest', 10_000)
  now = 1_200_000
  queue.spent('ana', 100)
  queue.add(job('ana', 'a'))
  queue.add(job('guest', 'g'))
  expect(queue.take(false)?.name).toBe('g')
})

test('a worker that is kept for short questions takes only those; what nobody waits for comes last', () => {
  const queue = new FairQueue<ReturnType<typeof job>>(() => 0)
  queue.add(job('nobody', 'bots among themselves', { quick: true, idle: true }))
  queue.add(job('ana', 'long'))
  expect(queue.take(true)?.name).toBe('bots among themselves')
  queue.add(job('nobody', 'bots again', { quick: true, idle: true }))
  queue.spent('ana', 60_000)
  expect(queue.take(false)?.name).toBe('long')
  expect(queue.take(false)?.name).toBe('bots again')
  expect(queue.take(false)).toBeUndefined()
})
